"""Train the policy by self-play; a development extra (numpy), which the program itself never imports."""
