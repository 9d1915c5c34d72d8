extension NSCoder {
    /// Points, as they were encoded; zero where the key is absent.
    public func decodeCGRect(forKey key: String) -> CGRect { isArchive ? decodeRect(forKey: key) : .zero }
    /// Points, as they were encoded; zero where the key is absent.
    public func decodeCGPoint(forKey key: String) -> CGPoint { isArchive ? decodePoint(forKey: key) : .zero }
    /// Points, as they were encoded; zero where the key is absent.
    public func decodeCGSize(forKey key: String) -> CGSize { isArchive ? decodeSize(forKey: key) : .zero }

    /// Encodes insets, in points, as text, `{top, left, bottom, right}`.
    public func encode(_ insets: UIEdgeInsets, forKey key: String) {
        encode(NSCoder.string(for: insets) as NSString, forKey: key)
    }

    /// Insets as `encode(_:forKey:)` writes them; zero where the key is absent or holds something else.
    public func decodeUIEdgeInsets(forKey key: String) -> UIEdgeInsets {
        guard containsValue(forKey: key) else { return .zero }
        return (decodeObject(forKey: key) as? NSString).map { NSCoder.uiEdgeInsets(for: "\($0)") } ?? .zero
    }

    /// The views of an array, none where the key is absent.
    func decodeViews(forKey key: String) -> [UIView] {
        containsValue(forKey: key) ? decodeObject(forKey: key) as? [UIView] ?? [] : []
    }
}
