// lexicographic Cassowary
