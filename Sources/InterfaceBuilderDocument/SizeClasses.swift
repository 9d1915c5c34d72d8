/// The size classes for which a document's variations are chosen; nil means "Any", as in Xcode 5 to 7.
package struct SizeClasses: Hashable, Sendable {
    package enum SizeClass: String, Hashable, Sendable { case compact, regular }

    package var width: SizeClass?
    package var height: SizeClass?

    package init(width: SizeClass? = nil, height: SizeClass? = nil) {
        self.width = width
        self.height = height
    }

    /// The number of size classes in a variation's key, or nil if it does not apply to these size classes.
    func specificity(of key: String) -> Int? {
        if key == "default" { return 0 }
        var count = 0
        for part in key.split(separator: "-") {
            let pair = part.split(separator: "=", maxSplits: 1)
            guard pair.count == 2, value(named: pair[0])?.rawValue == String(pair[1]) else { return nil }
            count += 1
        }
        return count
    }

    private func value(named name: Substring) -> SizeClass? {
        name == "widthClass" ? width : name == "heightClass" ? height : nil
    }
}
