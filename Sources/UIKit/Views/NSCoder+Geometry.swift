extension NSCoder {
    /// Points, as they were encoded; zero where the key is absent.
    public func decodeCGRect(forKey key: String) -> CGRect { isArchive ? decodeRect(forKey: key) : .zero }
    /// Points, as they were encoded; zero where the key is absent.
    public func decodeCGPoint(forKey key: String) -> CGPoint { isArchive ? decodePoint(forKey: key) : .zero }
    /// Points, as they were encoded; zero where the key is absent.
    public func decodeCGSize(forKey key: String) -> CGSize { isArchive ? decodeSize(forKey: key) : .zero }

    /// Encodes insets, in points, as text, `{top, left, bottom, right}`.
    public func encode(_ insets: UIEdgeInsets, forKey key: String) {
        let numbers = [insets.top, insets.left, insets.bottom, insets.right].map { "\($0)" }
        encode("{\(numbers.joined(separator: ", "))}" as NSString, forKey: key)
    }

    /// Insets as `encode(_:forKey:)` writes them; zero where the key is absent or holds something else.
    public func decodeUIEdgeInsets(forKey key: String) -> UIEdgeInsets {
        guard containsValue(forKey: key) else { return .zero }
        let text = (decodeObject(forKey: key) as? NSString).map { "\($0)" } ?? ""
        let numbers = text.trimmingCharacters(in: ["{", "}"]).split(separator: ",").compactMap {
            Double($0.trimmingCharacters(in: .whitespaces))
        }
        guard numbers.count == 4 else { return .zero }
        let values = numbers.map { CGFloat($0) }
        return UIEdgeInsets(top: values[0], left: values[1], bottom: values[2], right: values[3])
    }

    /// The views of an array, none where the key is absent.
    func decodeViews(forKey key: String) -> [UIView] {
        containsValue(forKey: key) ? decodeObject(forKey: key) as? [UIView] ?? [] : []
    }
}
