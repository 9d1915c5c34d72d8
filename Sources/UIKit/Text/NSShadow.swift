/// The shadow of text.
///
/// - Source: developer.apple.com/documentation/uikit/nsshadow
open class NSShadow: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    private let mark = FoundationTypeMark()

    /// The offset in points, to the right and down.
    open var shadowOffset: CGSize = .zero
    /// The blur radius in points; 0 for a sharp edge.
    open var shadowBlurRadius: CGFloat = 0
    /// A `UIColor`; nil for no shadow.
    open var shadowColor: Any? = UIColor(white: 0, alpha: 1.0 / 3)

    public override init() { super.init() }

    /// Whether secure coding is supported: true.
    open class var supportsSecureCoding: Bool { true }

    /// Encodes offset, radius and colour.
    open func encode(with coder: NSCoder) {
        coder.encodeNumbers([shadowOffset.width, shadowOffset.height, shadowBlurRadius], forKey: Key.lengths)
        if let color = shadowColor as? UIColor { coder.encode(color, forKey: Key.color) }
    }

    /// Makes a shadow from an archive; nil if it contains none.
    public required init?(coder: NSCoder) {
        guard let lengths = coder.decodeNumbers(forKey: Key.lengths), lengths.count == 3 else { return nil }
        super.init()
        shadowOffset = CGSize(width: lengths[0], height: lengths[1])
        shadowBlurRadius = lengths[2]
        shadowColor = coder.decodeValue(of: [UIColor.self], forKey: Key.color) as UIColor?
    }

    private enum Key {
        static let lengths = "NSShadowLengths"
        static let color = "NSShadowColor"
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSShadow else { return false }
        return shadowOffset == other.shadowOffset && shadowBlurRadius == other.shadowBlurRadius
            && shadowColor as? UIColor == other.shadowColor as? UIColor
    }
    open override var hash: Int { shadowBlurRadius.hashValue ^ shadowOffset.width.hashValue }

    /// Returns a shadow with the same values.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSShadow()
        copy.shadowOffset = shadowOffset
        copy.shadowBlurRadius = shadowBlurRadius
        copy.shadowColor = shadowColor
        return copy
    }
}
