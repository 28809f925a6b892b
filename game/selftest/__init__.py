"""Prove that an installed or built program is whole: everything it needs is there, reads, plays and draws."""
