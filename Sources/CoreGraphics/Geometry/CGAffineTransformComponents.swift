/// The decomposition of an affine transform into scale, shear, rotation and translation, which apply in this order.
///
/// - Source: developer.apple.com/documentation/corefoundation/cgaffinetransformcomponents
public struct CGAffineTransformComponents: Equatable, Sendable {
    /// The factors along both axes; the height is negative for a mirroring transform.
    public var scale: CGSize
    /// The change of x with y, unitless.
    public var horizontalShear: CGFloat
    /// The rotation in radians.
    public var rotation: CGFloat
    /// The translation in points, applied last.
    public var translation: CGVector

    /// Creates components that are all 0, which is not the identity, since the scale is 0.
    public init() {
        self.init(scale: .zero, horizontalShear: 0, rotation: 0, translation: .zero)
    }

    /// Creates components from their values; see the properties for units.
    public init(scale: CGSize, horizontalShear: CGFloat, rotation: CGFloat, translation: CGVector) {
        self.scale = scale
        self.horizontalShear = horizontalShear
        self.rotation = rotation
        self.translation = translation
    }
}

extension CGAffineTransform {
    /// Creates the transform that scales, shears, rotates and translates as given, in this order.
    public init(_ components: CGAffineTransformComponents) {
        let scale = CGAffineTransform(scaleX: components.scale.width, y: components.scale.height)
        let shear = CGAffineTransform(a: 1, b: 0, c: components.horizontalShear, d: 1, tx: 0, ty: 0)
        self =
            scale.concatenating(shear).concatenating(CGAffineTransform(rotationAngle: components.rotation))
            .concatenating(CGAffineTransform(translationX: components.translation.dx, y: components.translation.dy))
    }

    /// Decomposes the transform; composing the result gives the transform back, apart from rounding.
    public func decomposed() -> CGAffineTransformComponents {
        let width = hypot(a, b)
        let rotation = atan2(b, a)
        let height = width == 0 ? hypot(c, d) : (a * d - b * c) / width
        let along = cos(rotation) * c + sin(rotation) * d
        return CGAffineTransformComponents(
            scale: CGSize(width: width, height: height), horizontalShear: height == 0 ? 0 : along / height, rotation: rotation,
            translation: CGVector(dx: tx, dy: ty))
    }
}
