/// Values of points, sizes, rectangles and other geometry.
///
/// - Source: developer.apple.com/documentation/foundation/nsvalue
extension NSValue {
    /// Creates a value of a rectangle.
    public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }

    /// The rectangle of the value.
    public var cgRectValue: CGRect { rectValue }

    /// Creates a value of a point.
    public convenience init(cgPoint point: CGPoint) { self.init(point: point) }

    /// The point of the value.
    public var cgPointValue: CGPoint { pointValue }

    /// Creates a value of a size.
    public convenience init(cgSize size: CGSize) { self.init(size: size) }

    /// The size of the value.
    public var cgSizeValue: CGSize { sizeValue }

    /// Creates a value of insets.
    public convenience init(uiEdgeInsets insets: UIEdgeInsets) {
        self.init(edgeInsets: NSEdgeInsets(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right))
    }

    /// The insets of the value.
    public var uiEdgeInsetsValue: UIEdgeInsets {
        let insets = edgeInsetsValue
        return UIEdgeInsets(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
    }

    /// Creates a value of directional insets.
    public convenience init(directionalEdgeInsets insets: NSDirectionalEdgeInsets) {
        self.init(numbers: [insets.top, insets.leading, insets.bottom, insets.trailing])
    }

    /// The directional insets of the value; zero if it holds something else.
    public var directionalEdgeInsetsValue: NSDirectionalEdgeInsets { NSDirectionalEdgeInsets(valueObject: self) ?? .zero }

    /// Creates a value of an offset.
    public convenience init(uiOffset insets: UIOffset) { self.init(numbers: [insets.horizontal, insets.vertical]) }

    /// The offset of the value; zero if it holds something else.
    public var uiOffsetValue: UIOffset { UIOffset(valueObject: self) ?? .zero }

    /// Creates a value of a vector.
    public convenience init(cgVector vector: CGVector) { self.init(numbers: [vector.dx, vector.dy]) }

    /// The vector of the value; zero if it holds something else.
    public var cgVectorValue: CGVector { CGVector(valueObject: self) ?? .zero }

    /// Creates a value of a transform.
    public convenience init(cgAffineTransform transform: CGAffineTransform) {
        self.init(numbers: [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty])
    }

    /// The transform of the value; zeros if it holds something else.
    public var cgAffineTransformValue: CGAffineTransform {
        CGAffineTransform(valueObject: self) ?? CGAffineTransform(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0)
    }
}

// MARK: Structures as objects

extension UIEdgeInsets: BridgedAsValue {
    package var valueObject: NSValue { NSValue(uiEdgeInsets: self) }
    package init?(valueObject: NSValue) {
        guard valueObject.holdsStructure(of: UIEdgeInsets.zero.valueObject) else { return nil }
        self = valueObject.uiEdgeInsetsValue
    }
}

extension NSDirectionalEdgeInsets: BridgedAsValue {
    package var valueObject: NSValue { NSValue(directionalEdgeInsets: self) }
    package init?(valueObject: NSValue) {
        guard let numbers = valueObject.numbers(4) else { return nil }
        self.init(top: numbers[0], leading: numbers[1], bottom: numbers[2], trailing: numbers[3])
    }
}

extension UIOffset: BridgedAsValue {
    package var valueObject: NSValue { NSValue(uiOffset: self) }
    package init?(valueObject: NSValue) {
        guard let numbers = valueObject.numbers(2) else { return nil }
        self.init(horizontal: numbers[0], vertical: numbers[1])
    }
}
