extension NSCoder {
    /// Decodes a rectangle in points; zero if the key is absent.
    public func decodeCGRect(forKey key: String) -> CGRect { isArchive ? decodeRect(forKey: key) : .zero }
    /// Decodes a point; zero if the key is absent.
    public func decodeCGPoint(forKey key: String) -> CGPoint { isArchive ? decodePoint(forKey: key) : .zero }
    /// Decodes a size in points; zero if the key is absent.
    public func decodeCGSize(forKey key: String) -> CGSize { isArchive ? decodeSize(forKey: key) : .zero }

    /// Encodes insets, in points, as text, `{top, left, bottom, right}`.
    public func encode(_ insets: UIEdgeInsets, forKey key: String) {
        encode(NSCoder.string(for: insets) as NSString, forKey: key)
    }

    /// Decodes insets as `encode(_:forKey:)` writes them; zero if the key is absent or its value has another type.
    public func decodeUIEdgeInsets(forKey key: String) -> UIEdgeInsets {
        guard containsValue(forKey: key) else { return .zero }
        return (decodeObject(forKey: key) as? NSString).map { NSCoder.uiEdgeInsets(for: "\($0)") } ?? .zero
    }

    /// Decodes an array of views; empty if the key is absent.
    func decodeViews(forKey key: String) -> [UIView] {
        containsValue(forKey: key) ? decodeObject(forKey: key) as? [UIView] ?? [] : []
    }
    /// Encodes a transform as text: six numbers, separated by spaces.
    public func encode(_ transform: CGAffineTransform, forKey key: String) {
        let numbers = [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty]
        encode(numbers.map { "\($0)" }.joined(separator: " ") as NSString, forKey: key)
    }
    /// Decodes a transform; the identity if the key is absent or its value is invalid.
    public func decodeCGAffineTransform(forKey key: String) -> CGAffineTransform {
        let text = decodeObject(of: NSString.self, forKey: key) as String?
        let numbers = (text ?? "").split(separator: " ").compactMap { Double($0) }.map { CGFloat($0) }
        guard numbers.count == 6 else { return .identity }
        return CGAffineTransform(a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3], tx: numbers[4], ty: numbers[5])
    }
}
