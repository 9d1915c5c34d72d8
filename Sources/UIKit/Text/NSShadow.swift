/// The shadow of text.
///
/// - Source: developer.apple.com/documentation/uikit/nsshadow
open class NSShadow: NSObject, NSCopying, @unchecked Sendable {
    private let mark = FoundationTypeMark()

    /// Points, right and down.
    open var shadowOffset: CGSize = .zero
    /// Points over which the edge fades; 0 for a sharp one.
    open var shadowBlurRadius: CGFloat = 0
    /// A `UIColor`; nil for no shadow.
    open var shadowColor: Any? = UIColor(white: 0, alpha: 1.0 / 3)

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
