/// The decomposition of a transform, so that rotations are interpolated as rotations.
///
/// Apart from perspective, the transform is a scale, a skew, a rotation and a translation, in this order. Transforms
/// that flatten space to a point have a scale of zero and no rotation.
///
/// - Source: the decomposition of CSS Transforms Level 2, sections "Decomposing a 3D matrix" and "Interpolation of
///   decomposed 3D matrix values"
struct TransformParts {
    typealias Vector = SIMD3<Double>

    var scale = Vector(1, 1, 1)
    /// The skew of x and y, x and z, y and z.
    var skew = Vector.zero
    /// A unit quaternion: three components of the axis, then the cosine of half the angle.
    var rotation = SIMD4<Double>(0, 0, 0, 1)
    var translation = Vector.zero
    /// The last column.
    var perspective = SIMD4<Double>(0, 0, 0, 1)

    init(_ transform: CATransform3D) {
        let t = transform
        translation = Vector(t.m41, t.m42, t.m43)
        perspective = SIMD4(t.m14, t.m24, t.m34, t.m44)
        var rows = [Vector(t.m11, t.m12, t.m13), Vector(t.m21, t.m22, t.m23), Vector(t.m31, t.m32, t.m33)]
        takeScaleAndSkew(from: &rows)
        if Self.dot(rows[0], Self.cross(rows[1], rows[2])) < 0 { mirror(&rows) }
        rotation = Self.quaternion(of: rows)
    }

    private mutating func takeScaleAndSkew(from rows: inout [Vector]) {
        scale.x = Self.normalize(&rows[0])
        skew.x = Self.dot(rows[0], rows[1])
        rows[1] -= rows[0] * skew.x
        scale.y = Self.normalize(&rows[1])
        if scale.y != 0 { skew.x /= scale.y }
        skew.y = Self.dot(rows[0], rows[2])
        rows[2] -= rows[0] * skew.y
        skew.z = Self.dot(rows[1], rows[2])
        rows[2] -= rows[1] * skew.z
        scale.z = Self.normalize(&rows[2])
        if scale.z != 0 { (skew.y, skew.z) = (skew.y / scale.z, skew.z / scale.z) }
        if scale.x == 0 || scale.y == 0 || scale.z == 0 { Self.complete(&rows) }
    }

    /// Turns a planar reflection into a negative scale of the planar axis with the smaller rotation.
    private mutating func mirror(_ rows: inout [Vector]) {
        let axis = rows[2].z < 0 ? 2 : rows[0].x < rows[1].y ? 0 : 1
        scale[axis] = -scale[axis]
        rows[axis] = -rows[axis]
        // A skew multiplies the scaled axis.
        if axis == 0 { (skew.x, skew.y) = (-skew.x, -skew.y) }
        if axis == 1 { (skew.x, skew.z) = (-skew.x, -skew.z) }
        if axis == 2 { (skew.y, skew.z) = (-skew.y, -skew.z) }
    }

    /// Replaces axes that a scale of zero lost.
    private static func complete(_ rows: inout [Vector]) {
        let lost = (0..<3).filter { dot(rows[$0], rows[$0]) == 0 }
        if lost.count == 1 {
            let others = [(1, 2), (2, 0), (0, 1)][lost[0]]
            rows[lost[0]] = cross(rows[others.0], rows[others.1])
        } else {
            rows = [Vector(1, 0, 0), Vector(0, 1, 0), Vector(0, 0, 1)]
        }
    }

    // MARK: Composition

    var transform: CATransform3D {
        let turn = rotationRows
        let first = turn[0] * scale.x
        let second = (turn[1] + turn[0] * skew.x) * scale.y
        let third = (turn[2] + turn[0] * skew.y + turn[1] * skew.z) * scale.z
        return CATransform3D(numbers: [
            first.x, first.y, first.z, perspective.x, second.x, second.y, second.z, perspective.y, third.x, third.y, third.z,
            perspective.z, translation.x, translation.y, translation.z, perspective.w,
        ])
    }

    private var rotationRows: [Vector] {
        let (x, y, z, w) = (rotation.x, rotation.y, rotation.z, rotation.w)
        return [
            Vector(1 - 2 * (y * y + z * z), 2 * (x * y + z * w), 2 * (x * z - y * w)),
            Vector(2 * (x * y - z * w), 1 - 2 * (x * x + z * z), 2 * (y * z + x * w)),
            Vector(2 * (x * z + y * w), 2 * (y * z - x * w), 1 - 2 * (x * x + y * y)),
        ]
    }

    func blended(with other: TransformParts, _ progress: Double) -> TransformParts {
        var parts = self
        parts.scale += (other.scale - scale) * progress
        parts.skew += (other.skew - skew) * progress
        parts.translation += (other.translation - translation) * progress
        parts.perspective += (other.perspective - perspective) * progress
        parts.rotation = Self.turn(from: rotation, to: other.rotation, progress)
        return parts
    }

    /// The rotation between two, interpolated along the shorter way.
    private static func turn(from a: SIMD4<Double>, to b: SIMD4<Double>, _ progress: Double) -> SIMD4<Double> {
        var cosine = (a * b).sum()
        let b = cosine < 0 ? -b : b
        cosine = min(abs(cosine), 1)
        guard cosine < 1 - 1e-12 else { return a }
        let angle = acos(cosine)
        return (a * sin((1 - progress) * angle) + b * sin(progress * angle)) / sin(angle)
    }

    // MARK: Angles

    /// The angles around x, y and z, in radians, applied in this order.
    var angles: Vector {
        get {
            let rows = rotationRows
            let y = asin(min(max(-rows[0].z, -1), 1))
            if abs(rows[0].z) > 1 - 1e-12 { return Vector(0, y, atan2(-rows[1].x, rows[1].y)) }
            return Vector(atan2(rows[1].z, rows[2].z), y, atan2(rows[0].y, rows[0].x))
        }
        set {
            let half = newValue / 2
            let (cx, cy, cz) = (cos(half.x), cos(half.y), cos(half.z))
            let (sx, sy, sz) = (sin(half.x), sin(half.y), sin(half.z))
            rotation = SIMD4(
                sx * cy * cz - cx * sy * sz, cx * sy * cz + sx * cy * sz, cx * cy * sz - sx * sy * cz, cx * cy * cz + sx * sy * sz
            )
        }
    }

    // MARK: Vectors

    private static func dot(_ a: Vector, _ b: Vector) -> Double { (a * b).sum() }
    private static func cross(_ a: Vector, _ b: Vector) -> Vector {
        Vector(a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x)
    }
    private static func normalize(_ vector: inout Vector) -> Double {
        let length = dot(vector, vector).squareRoot()
        if length > 0 { vector /= length }
        return length
    }

    private static func quaternion(of rows: [Vector]) -> SIMD4<Double> {
        let (a, b, c) = (rows[0], rows[1], rows[2])
        var result = SIMD4(
            max(1 + a.x - b.y - c.z, 0).squareRoot() / 2, max(1 - a.x + b.y - c.z, 0).squareRoot() / 2,
            max(1 - a.x - b.y + c.z, 0).squareRoot() / 2, max(1 + a.x + b.y + c.z, 0).squareRoot() / 2)
        // The components' signs, relative to the largest one.
        if result.w >= max(result.x, result.y, result.z) {
            result.x = copysign(result.x, b.z - c.y)
            result.y = copysign(result.y, c.x - a.z)
            result.z = copysign(result.z, a.y - b.x)
        } else if result.x >= max(result.y, result.z) {
            result.w = copysign(result.w, b.z - c.y)
            result.y = copysign(result.y, a.y + b.x)
            result.z = copysign(result.z, c.x + a.z)
        } else if result.y >= result.z {
            result.w = copysign(result.w, c.x - a.z)
            result.x = copysign(result.x, a.y + b.x)
            result.z = copysign(result.z, b.z + c.y)
        } else {
            result.w = copysign(result.w, a.y - b.x)
            result.x = copysign(result.x, c.x + a.z)
            result.y = copysign(result.y, b.z + c.y)
        }
        return result
    }
}
