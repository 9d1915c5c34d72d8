import Foundation

/// Four numbers: an axis with an angle in radians, or a quaternion.
public struct SCNVector4: Sendable {
    /// The numbers.
    public var x, y, z, w: Float
    /// Creates a vector of zeros.
    public init() { (x, y, z, w) = (0, 0, 0, 0) }
    /// Creates a vector.
    public init(x: Float, y: Float, z: Float, w: Float) { (self.x, self.y, self.z, self.w) = (x, y, z, w) }
    /// Creates a vector.
    public init(_ x: Float, _ y: Float, _ z: Float, _ w: Float) { self.init(x: x, y: y, z: z, w: w) }
    /// Creates a vector.
    public init(_ x: Double, _ y: Double, _ z: Double, _ w: Double) { self.init(Float(x), Float(y), Float(z), Float(w)) }
}

/// Creates a vector.
public func SCNVector4Make(_ x: Float, _ y: Float, _ z: Float, _ w: Float) -> SCNVector4 { SCNVector4(x, y, z, w) }

/// A quaternion.
public typealias SCNQuaternion = SCNVector4

/// A matrix of four rows. Vectors are rows before it: its last row is where it moves them.
///
/// - Source: developer.apple.com/documentation/scenekit/scnmatrix4
public struct SCNMatrix4: Sendable {
    /// The numbers by row and column.
    public var m11, m12, m13, m14, m21, m22, m23, m24, m31, m32, m33, m34, m41, m42, m43, m44: Float

    /// Creates a matrix of zeros.
    public init() { self.init(Array(repeating: 0, count: 16)) }
    /// Creates a matrix.
    public init(
        m11: Float, m12: Float, m13: Float, m14: Float, m21: Float, m22: Float, m23: Float, m24: Float, m31: Float, m32: Float,
        m33: Float, m34: Float, m41: Float, m42: Float, m43: Float, m44: Float
    ) {
        self.init([m11, m12, m13, m14, m21, m22, m23, m24, m31, m32, m33, m34, m41, m42, m43, m44])
    }
    /// Creates a matrix whose rows are the columns of another one.
    public init(_ m: simd_float4x4) { self.init((0..<16).map { m[$0 / 4, $0 % 4] }) }

    init(_ n: [Float]) {
        (m11, m12, m13, m14) = (n[0], n[1], n[2], n[3])
        (m21, m22, m23, m24) = (n[4], n[5], n[6], n[7])
        (m31, m32, m33, m34) = (n[8], n[9], n[10], n[11])
        (m41, m42, m43, m44) = (n[12], n[13], n[14], n[15])
    }

    /// The numbers, row by row.
    var numbers: [Float] { [m11, m12, m13, m14, m21, m22, m23, m24, m31, m32, m33, m34, m41, m42, m43, m44] }
    /// The matrix whose columns are the rows.
    var simd: simd_float4x4 {
        let n = numbers
        return simd_float4x4(
            simd_float4(n[0], n[1], n[2], n[3]), simd_float4(n[4], n[5], n[6], n[7]), simd_float4(n[8], n[9], n[10], n[11]),
            simd_float4(n[12], n[13], n[14], n[15]))
    }
}

extension simd_float4x4 {
    /// Creates a matrix whose columns are the rows of another one.
    public init(_ m: SCNMatrix4) { self = m.simd }
}

/// The matrix that changes nothing.
public let SCNMatrix4Identity = SCNMatrix4MakeScale(1, 1, 1)

/// Creates a matrix that moves.
public func SCNMatrix4MakeTranslation(_ tx: Float, _ ty: Float, _ tz: Float) -> SCNMatrix4 {
    SCNMatrix4([1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, tx, ty, tz, 1])
}

/// Creates a matrix that scales.
public func SCNMatrix4MakeScale(_ sx: Float, _ sy: Float, _ sz: Float) -> SCNMatrix4 {
    SCNMatrix4([sx, 0, 0, 0, 0, sy, 0, 0, 0, 0, sz, 0, 0, 0, 0, 1])
}

/// Creates a matrix that turns around an axis, by an angle in radians.
public func SCNMatrix4MakeRotation(_ angle: Float, _ x: Float, _ y: Float, _ z: Float) -> SCNMatrix4 {
    Rotation(angle: angle, axis: SCNVector3(x, y, z)).matrix
}

/// Creates a matrix that does what one does, and then what another one does.
public func SCNMatrix4Mult(_ a: SCNMatrix4, _ b: SCNMatrix4) -> SCNMatrix4 {
    let (left, right) = (a.numbers, b.numbers)
    return SCNMatrix4(
        (0..<16).map { place in (0..<4).reduce(0) { $0 + left[place / 4 * 4 + $1] * right[$1 * 4 + place % 4] } })
}

/// Creates a matrix that does what another one does, and then moves.
public func SCNMatrix4Translate(_ m: SCNMatrix4, _ tx: Float, _ ty: Float, _ tz: Float) -> SCNMatrix4 {
    SCNMatrix4Mult(m, SCNMatrix4MakeTranslation(tx, ty, tz))
}

/// Creates a matrix that does what another one does, and then scales.
public func SCNMatrix4Scale(_ m: SCNMatrix4, _ sx: Float, _ sy: Float, _ sz: Float) -> SCNMatrix4 {
    SCNMatrix4Mult(m, SCNMatrix4MakeScale(sx, sy, sz))
}

/// Creates a matrix that does what another one does, and then turns.
public func SCNMatrix4Rotate(_ m: SCNMatrix4, _ angle: Float, _ x: Float, _ y: Float, _ z: Float) -> SCNMatrix4 {
    SCNMatrix4Mult(m, SCNMatrix4MakeRotation(angle, x, y, z))
}

/// Creates the matrix that undoes what another one does; not a number where there is none.
public func SCNMatrix4Invert(_ m: SCNMatrix4) -> SCNMatrix4 {
    // Gauss and Jordan, with the largest number of a column as the pivot.
    var rows = (0..<4).map { row in
        (0..<4).map { Double(m.numbers[row * 4 + $0]) } + (0..<4).map { row == $0 ? 1.0 : 0 }
    }
    for column in 0..<4 {
        let pivot = (column..<4).max { abs(rows[$0][column]) < abs(rows[$1][column]) } ?? column
        rows.swapAt(column, pivot)
        let factor = rows[column][column]
        rows[column] = rows[column].map { $0 / factor }
        for row in 0..<4 where row != column {
            let share = rows[row][column]
            rows[row] = zip(rows[row], rows[column]).map { $0 - share * $1 }
        }
    }
    return SCNMatrix4(rows.flatMap { $0.dropFirst(4).map { Float($0) } })
}

/// Whether two matrices are one.
public func SCNMatrix4EqualToMatrix4(_ a: SCNMatrix4, _ b: SCNMatrix4) -> Bool { a.numbers == b.numbers }
/// Whether a matrix changes nothing.
public func SCNMatrix4IsIdentity(_ m: SCNMatrix4) -> Bool { SCNMatrix4EqualToMatrix4(m, SCNMatrix4Identity) }
