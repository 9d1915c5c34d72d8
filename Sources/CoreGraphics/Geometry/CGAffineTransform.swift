/// A 2D affine map: `x' = a·x + c·y + tx`, `y' = b·x + d·y + ty`.
///
/// - Source: developer.apple.com/documentation/coregraphics/cgaffinetransform
public struct CGAffineTransform: Equatable, Hashable, Codable, Sendable {
    /// Factor of the old x in the new x.
    public var a: CGFloat
    /// Factor of the old x in the new y.
    public var b: CGFloat
    /// Factor of the old y in the new x.
    public var c: CGFloat
    /// Factor of the old y in the new y.
    public var d: CGFloat
    /// Points along x.
    public var tx: CGFloat
    /// Points along y.
    public var ty: CGFloat

    /// The map that leaves every point where it is.
    public static let identity = CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

    /// The map that sends every point to the origin: all members 0.
    public init() {
        self.init(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0)
    }

    /// Creates a map of its six numbers; translation in points, the other four unitless.
    public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
        (self.a, self.b, self.c, self.d, self.tx, self.ty) = (a, b, c, d, tx, ty)
    }

    /// Creates a map of its six numbers in the order a, b, c, d, tx, ty.
    public init(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, _ tx: CGFloat, _ ty: CGFloat) {
        self.init(a: a, b: b, c: c, d: d, tx: tx, ty: ty)
    }

    /// Creates a map that moves every point by a distance in points.
    public init(translationX tx: CGFloat, y ty: CGFloat) {
        self.init(a: 1, b: 0, c: 0, d: 1, tx: tx, ty: ty)
    }

    /// Creates a map that multiplies coordinates with unitless factors; negative ones mirror.
    public init(scaleX sx: CGFloat, y sy: CGFloat) {
        self.init(a: sx, b: 0, c: 0, d: sy, tx: 0, ty: 0)
    }

    /// Turns the x axis towards the y axis.
    /// - Parameter angle: Radians.
    public init(rotationAngle angle: CGFloat) {
        let (sine, cosine) = (sin(angle), cos(angle))
        self.init(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
    }

    /// Whether the map leaves every point where it is.
    public var isIdentity: Bool { self == .identity }

    /// The map that translates first and then does what this one does.
    public func translatedBy(x tx: CGFloat, y ty: CGFloat) -> CGAffineTransform {
        CGAffineTransform(translationX: tx, y: ty).concatenating(self)
    }

    /// The map that scales first and then does what this one does.
    public func scaledBy(x sx: CGFloat, y sy: CGFloat) -> CGAffineTransform {
        CGAffineTransform(scaleX: sx, y: sy).concatenating(self)
    }

    /// The map that rotates first and then does what this one does.
    /// - Parameter angle: Radians.
    public func rotated(by angle: CGFloat) -> CGAffineTransform {
        CGAffineTransform(rotationAngle: angle).concatenating(self)
    }

    /// The map that does what this one does first and then what `t2` does.
    public func concatenating(_ t2: CGAffineTransform) -> CGAffineTransform {
        CGAffineTransform(matrix.concatenating(t2.matrix))
    }

    /// The inverse map, or this map itself where it has no inverse.
    public func inverted() -> CGAffineTransform {
        matrix.inverse.map(CGAffineTransform.init) ?? self
    }
}

extension CGPoint {
    /// The point this one is mapped to.
    public func applying(_ t: CGAffineTransform) -> CGPoint {
        t.matrix.apply(self)
    }
}

extension CGSize {
    /// The size mapped without the translation.
    public func applying(_ t: CGAffineTransform) -> CGSize {
        CGSize(width: t.a * width + t.c * height, height: t.b * width + t.d * height)
    }
}

extension CGRect {
    /// The smallest upright rectangle around the mapped one; null and infinite rectangles stay as they are.
    public func applying(_ t: CGAffineTransform) -> CGRect {
        t.matrix.apply(self)
    }
}
