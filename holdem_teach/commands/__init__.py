"""The subcommands of ``holdem-teach``, by who asks for them."""
