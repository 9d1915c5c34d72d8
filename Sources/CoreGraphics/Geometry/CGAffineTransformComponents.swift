/// An affine map taken apart into scale, shear, rotation and translation, which apply in this order.
///
/// - Source: developer.apple.com/documentation/corefoundation/cgaffinetransformcomponents
public struct CGAffineTransformComponents: Equatable, Sendable {
    /// Factors along both axes; the height carries the sign of a mirrored map.
    public var scale: CGSize
    /// How far x moves with y, unitless.
    public var horizontalShear: CGFloat
    /// Radians.
    public var rotation: CGFloat
    public var translation: CGVector

    public init() {
        self.init(scale: .zero, horizontalShear: 0, rotation: 0, translation: .zero)
    }

    public init(scale: CGSize, horizontalShear: CGFloat, rotation: CGFloat, translation: CGVector) {
        self.scale = scale
        self.horizontalShear = horizontalShear
        self.rotation = rotation
        self.translation = translation
    }
}

extension CGAffineTransform {
    /// Puts a map together again.
    public init(_ components: CGAffineTransformComponents) {
        let scale = CGAffineTransform(scaleX: components.scale.width, y: components.scale.height)
        let shear = CGAffineTransform(a: 1, b: 0, c: components.horizontalShear, d: 1, tx: 0, ty: 0)
        self =
            scale.concatenating(shear).concatenating(CGAffineTransform(rotationAngle: components.rotation))
            .concatenating(CGAffineTransform(translationX: components.translation.dx, y: components.translation.dy))
    }

    /// Takes the map apart; building it from the result gives the map back, up to rounding.
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
