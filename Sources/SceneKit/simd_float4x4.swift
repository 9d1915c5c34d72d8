/// A vector of three numbers.
public typealias simd_float3 = SIMD3<Float>
/// A vector of four numbers.
public typealias simd_float4 = SIMD4<Float>
/// A matrix of four columns of four numbers.
public typealias float4x4 = simd_float4x4
/// A matrix of four columns of four numbers.
public typealias matrix_float4x4 = simd_float4x4

/// A matrix of four columns of four numbers.
///
/// - Source: developer.apple.com/documentation/simd/simd_float4x4
public struct simd_float4x4: Equatable, Sendable {
    /// The columns.
    public var columns: (simd_float4, simd_float4, simd_float4, simd_float4)

    /// Creates a matrix of zeros.
    public init() { self.init(diagonal: simd_float4()) }
    /// Creates a matrix of columns.
    public init(columns: (simd_float4, simd_float4, simd_float4, simd_float4)) { self.columns = columns }
    /// Creates a matrix of columns.
    public init(_ col0: simd_float4, _ col1: simd_float4, _ col2: simd_float4, _ col3: simd_float4) {
        columns = (col0, col1, col2, col3)
    }
    /// Creates a matrix with one number in the diagonal.
    public init(_ scalar: Float) { self.init(diagonal: simd_float4(repeating: scalar)) }
    /// Creates a matrix of the diagonal.
    public init(diagonal: simd_float4) {
        columns = (
            simd_float4(diagonal.x, 0, 0, 0), simd_float4(0, diagonal.y, 0, 0), simd_float4(0, 0, diagonal.z, 0),
            simd_float4(0, 0, 0, diagonal.w)
        )
    }

    /// A column.
    public subscript(column: Int) -> simd_float4 {
        get { [columns.0, columns.1, columns.2, columns.3][column] }
        set {
            var all = [columns.0, columns.1, columns.2, columns.3]
            all[column] = newValue
            columns = (all[0], all[1], all[2], all[3])
        }
    }
    /// A number.
    public subscript(column: Int, row: Int) -> Float {
        get { self[column][row] }
        set { self[column][row] = newValue }
    }

    /// The matrix with rows for columns.
    public var transpose: simd_float4x4 {
        var result = self
        for column in 0..<4 { for row in 0..<4 { result[row, column] = self[column, row] } }
        return result
    }

    /// The matrix whose product with this one has the diagonal 1; not a number where there is none.
    public var inverse: simd_float4x4 { SCNMatrix4Invert(SCNMatrix4(self)).simd }

    /// Whether all numbers are equal.
    public static func == (a: simd_float4x4, b: simd_float4x4) -> Bool { a.columns == b.columns }
    /// The product of two matrices.
    public static func * (a: simd_float4x4, b: simd_float4x4) -> simd_float4x4 {
        simd_float4x4(a * b.columns.0, a * b.columns.1, a * b.columns.2, a * b.columns.3)
    }
    /// The product of a matrix and a vector.
    public static func * (a: simd_float4x4, b: simd_float4) -> simd_float4 {
        let left = a.columns.0 * b.x + a.columns.1 * b.y
        return left + a.columns.2 * b.z + a.columns.3 * b.w
    }
}

/// The matrix that changes nothing.
public let matrix_identity_float4x4 = simd_float4x4(1)

/// The product of two matrices.
public func simd_mul(_ x: simd_float4x4, _ y: simd_float4x4) -> simd_float4x4 { x * y }
/// The product of a matrix and a vector.
public func simd_mul(_ x: simd_float4x4, _ y: simd_float4) -> simd_float4 { x * y }
/// The length of a vector.
public func simd_length(_ x: simd_float3) -> Float { (x * x).sum().squareRoot() }
/// The distance of two places.
public func simd_distance(_ x: simd_float3, _ y: simd_float3) -> Float { simd_length(x - y) }
/// The sum of the products of the numbers of two vectors.
public func simd_dot(_ x: simd_float3, _ y: simd_float3) -> Float { (x * y).sum() }
/// A vector of length 1 in the direction of another one.
public func simd_normalize(_ x: simd_float3) -> simd_float3 { x / simd_length(x) }
