extension ViewNode {
    /// Tells the node and those below it whether they are on the screen; those below first.
    func appearanceChanged(_ appeared: Bool) {
        children.forEach { $0.appearanceChanged(appeared) }
        (self as? any AppearingNode)?.tellAppearance(appeared)
    }

    /// Compares the preferences of the views below with those of the update before, the innermost first.
    func settlePreferences() {
        children.forEach { $0.settlePreferences() }
        (self as? any PreferenceReader)?.readPreference()
    }

    /// The value of a preference of the node and those below it; nil where none of them sets it.
    func preference<Key: PreferenceKey>(_ key: Key.Type) -> Key.Value? {
        if let own = (self as? any PreferenceSource)?.preference(key, below: preferenceBelow(key)) { return own }
        return preferenceBelow(key)
    }

    /// The value that the nodes below set, one after the other.
    private func preferenceBelow<Key: PreferenceKey>(_ key: Key.Type) -> Key.Value? {
        children.reduce(nil) { value, child in
            guard let next = child.preference(key) else { return value }
            guard var value else { return next }
            Key.reduce(value: &value) { next }
            return value
        }
    }
}

/// A node that is told whether it is on the screen.
@MainActor
protocol AppearingNode: ViewNode {
    func tellAppearance(_ appeared: Bool)
}

/// A node that sets a preference.
@MainActor
protocol PreferenceSource: ViewNode {
    /// The value of a preference that the node sets, given that of the nodes below; nil for another preference.
    func preference<Key: PreferenceKey>(_ key: Key.Type, below: Key.Value?) -> Key.Value?
}

/// A node that tells of changes of a preference.
@MainActor
protocol PreferenceReader: ViewNode {
    func readPreference()
}
