import Foundation

/// A rotation in space, as a unit quaternion.
struct Rotation {
    var x = 0.0, y = 0.0, z = 0.0, w = 1.0

    init() {}
    init(x: Double, y: Double, z: Double, w: Double) { (self.x, self.y, self.z, self.w) = (x, y, z, w) }

    /// A rotation around an axis; none around an axis without length.
    init(angle: Float, axis: SCNVector3) {
        let (x, y, z) = (Double(axis.x), Double(axis.y), Double(axis.z))
        let length = (x * x + y * y + z * z).squareRoot()
        guard length > 0 else {
            self.init()
            return
        }
        let factor = sin(Double(angle) / 2) / length
        self.init(x: x * factor, y: y * factor, z: z * factor, w: cos(Double(angle) / 2))
    }

    /// A rotation by angles: first around the z-axis, then around the y-axis, then around the x-axis.
    init(eulerAngles: SCNVector3) {
        let turns = [
            Rotation(angle: eulerAngles.x, axis: SCNVector3(1, 0, 0)), Rotation(angle: eulerAngles.y, axis: SCNVector3(0, 1, 0)),
            Rotation(angle: eulerAngles.z, axis: SCNVector3(0, 0, 1)),
        ]
        self = turns.reduce(Rotation()) { $0 * $1 }
    }

    /// The rotation of a matrix whose rows have the length 1.
    init(matrix m: SCNMatrix4) {
        let (a, b, c) = (Double(m.m11), Double(m.m22), Double(m.m33))
        func root(_ square: Double) -> Double { max(0, square).squareRoot() / 2 }
        w = root(1 + a + b + c)
        x = copysign(root(1 + a - b - c), Double(m.m23 - m.m32))
        y = copysign(root(1 - a + b - c), Double(m.m31 - m.m13))
        z = copysign(root(1 - a - b + c), Double(m.m12 - m.m21))
    }

    /// The rotation that does what the second one does, and then what the first one does.
    static func * (a: Rotation, b: Rotation) -> Rotation {
        Rotation(
            x: a.w * b.x + a.x * b.w + a.y * b.z - a.z * b.y, y: a.w * b.y - a.x * b.z + a.y * b.w + a.z * b.x,
            z: a.w * b.z + a.x * b.y - a.y * b.x + a.z * b.w, w: a.w * b.w - a.x * b.x - a.y * b.y - a.z * b.z)
    }

    var matrix: SCNMatrix4 {
        SCNMatrix4(
            [
                1 - 2 * (y * y + z * z), 2 * (x * y + w * z), 2 * (x * z - w * y), 0,
                2 * (x * y - w * z), 1 - 2 * (x * x + z * z), 2 * (y * z + w * x), 0,
                2 * (x * z + w * y), 2 * (y * z - w * x), 1 - 2 * (x * x + y * y), 0,
                0, 0, 0, 1,
            ].map { Float($0) })
    }

    var eulerAngles: SCNVector3 {
        let m = matrix
        return SCNVector3(
            atan2(-Double(m.m32), Double(m.m33)), asin(min(max(Double(m.m31), -1), 1)), atan2(-Double(m.m21), Double(m.m11)))
    }

    /// The axis, and the angle in radians.
    var axisAndAngle: SCNVector4 {
        let length = (x * x + y * y + z * z).squareRoot()
        guard length > 0 else { return SCNVector4() }
        return SCNVector4(x / length, y / length, z / length, 2 * atan2(length, w))
    }

    var quaternion: SCNQuaternion { SCNQuaternion(x, y, z, w) }
}
