"""How strong is a hand against what one cannot see?"""
