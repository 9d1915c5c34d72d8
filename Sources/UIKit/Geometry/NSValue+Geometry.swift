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

    /// A value that holds distances from edges.
    public convenience init(uiEdgeInsets insets: UIEdgeInsets) {
        self.init(edgeInsets: NSEdgeInsets(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right))
    }

    /// The distances the value holds.
    public var uiEdgeInsetsValue: UIEdgeInsets {
        let insets = edgeInsetsValue
        return UIEdgeInsets(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
    }

    /// A value that holds a shift.
    public convenience init(uiOffset insets: UIOffset) {
        self.init(point: CGPoint(x: insets.horizontal, y: insets.vertical))
    }

    /// The shift the value holds.
    public var uiOffsetValue: UIOffset { UIOffset(horizontal: pointValue.x, vertical: pointValue.y) }

    /// A value that holds a vector.
    public convenience init(cgVector vector: CGVector) { self.init(point: CGPoint(x: vector.dx, y: vector.dy)) }

    /// The vector the value holds.
    public var cgVectorValue: CGVector { CGVector(dx: pointValue.x, dy: pointValue.y) }

    /// A value that holds a transform.
    public convenience init(cgAffineTransform transform: CGAffineTransform) {
        self.init(numbers: [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty])
    }

    /// The transform the value holds.
    public var cgAffineTransformValue: CGAffineTransform { affineTransform }
}
