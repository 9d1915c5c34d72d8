/// Values that hold points, sizes and rectangles.
///
/// - Source: developer.apple.com/documentation/foundation/nsvalue
extension NSValue {
    /// A value that holds a rectangle.
    public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }

    /// The rectangle the value holds.
    public var cgRectValue: CGRect { rectValue }

    /// A value that holds a point.
    public convenience init(cgPoint point: CGPoint) { self.init(point: point) }

    /// The point the value holds.
    public var cgPointValue: CGPoint { pointValue }

    /// A value that holds a size.
    public convenience init(cgSize size: CGSize) { self.init(size: size) }

    /// The size the value holds.
    public var cgSizeValue: CGSize { sizeValue }
}
