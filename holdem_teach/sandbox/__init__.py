"""Where does foreign code run? In a process of its own that gives plain answers."""
