// Deliberately empty: see Package.swift.
