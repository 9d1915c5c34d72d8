@_exported public import Foundation

/// A number of elements.
public typealias vDSP_Length = UInt
/// The steps from one element to the next.
public typealias vDSP_Stride = Int

/// Functions of vectors. They compute what they do on a device, without the machine's vector units.
///
/// - Source: developer.apple.com/documentation/accelerate/vdsp-swift.enum
public enum vDSP {
    /// Sums of the elements of two vectors.
    public static func add<T: FloatingPoint>(_ vectorA: [T], _ vectorB: [T]) -> [T] { zip(vectorA, vectorB).map(+) }
    /// Sums of a number and the elements of a vector.
    public static func add<T: FloatingPoint>(_ scalar: T, _ vector: [T]) -> [T] { vector.map { scalar + $0 } }
    /// Differences of the elements of two vectors.
    public static func subtract<T: FloatingPoint>(_ vectorA: [T], _ vectorB: [T]) -> [T] { zip(vectorA, vectorB).map(-) }
    /// Products of the elements of two vectors.
    public static func multiply<T: FloatingPoint>(_ vectorA: [T], _ vectorB: [T]) -> [T] { zip(vectorA, vectorB).map(*) }
    /// Products of a number and the elements of a vector.
    public static func multiply<T: FloatingPoint>(_ scalar: T, _ vector: [T]) -> [T] { vector.map { scalar * $0 } }
    /// Quotients of the elements of two vectors.
    public static func divide<T: FloatingPoint>(_ vectorA: [T], _ vectorB: [T]) -> [T] { zip(vectorA, vectorB).map(/) }
    /// Quotients of the elements of a vector and a number.
    public static func divide<T: FloatingPoint>(_ vector: [T], _ scalar: T) -> [T] { vector.map { $0 / scalar } }
    /// The sum of the products of the elements of two vectors.
    public static func dot<T: FloatingPoint>(_ vectorA: [T], _ vectorB: [T]) -> T {
        zip(vectorA, vectorB).reduce(0) { $0 + $1.0 * $1.1 }
    }
    /// The sum of the elements.
    public static func sum<T: FloatingPoint>(_ vector: [T]) -> T { vector.reduce(0, +) }
    /// The mean of the elements.
    public static func mean<T: FloatingPoint>(_ vector: [T]) -> T { sum(vector) / T(vector.count) }
    /// The mean of the absolute values.
    public static func meanMagnitude<T: FloatingPoint>(_ vector: [T]) -> T { mean(vector.map(\.magnitude)) }
    /// The mean of the squares.
    public static func meanSquare<T: FloatingPoint>(_ vector: [T]) -> T { dot(vector, vector) / T(vector.count) }
    /// The root of the mean of the squares.
    public static func rootMeanSquare<T: FloatingPoint>(_ vector: [T]) -> T { meanSquare(vector).squareRoot() }
    /// The sum of the squares.
    public static func sumOfSquares<T: FloatingPoint>(_ vector: [T]) -> T { dot(vector, vector) }
    /// The greatest element; minus infinity if there is none.
    public static func maximum<T: FloatingPoint>(_ vector: [T]) -> T { vector.max() ?? -.infinity }
    /// The least element; infinity if there is none.
    public static func minimum<T: FloatingPoint>(_ vector: [T]) -> T { vector.min() ?? .infinity }
    /// The greatest absolute value.
    public static func maximumMagnitude<T: FloatingPoint>(_ vector: [T]) -> T { vector.map(\.magnitude).max() ?? 0 }
    /// The greatest element with its index.
    public static func indexOfMaximum<T: FloatingPoint>(_ vector: [T]) -> (UInt, T) {
        let index = vector.indices.max { vector[$0] < vector[$1] } ?? 0
        return (UInt(index), vector[index])
    }
    /// The absolute values.
    public static func absolute<T: FloatingPoint>(_ vector: [T]) -> [T] { vector.map(\.magnitude) }
    /// The negative values.
    public static func negative<T: FloatingPoint>(_ vector: [T]) -> [T] { vector.map { -$0 } }
    /// The squares.
    public static func square<T: FloatingPoint>(_ vector: [T]) -> [T] { vector.map { $0 * $0 } }
    /// The elements, none below or above bounds.
    public static func clip<T: FloatingPoint>(_ vector: [T], to bounds: ClosedRange<T>) -> [T] {
        vector.map { min(max($0, bounds.lowerBound), bounds.upperBound) }
    }
    /// As many numbers as wanted from one to another, in equal steps.
    public static func ramp<T: FloatingPoint>(in range: ClosedRange<T>, count: Int) -> [T] {
        let step = count > 1 ? (range.upperBound - range.lowerBound) / T(count - 1) : 0
        return (0..<count).map { range.lowerBound + T($0) * step }
    }
}

// MARK: Functions of pointers

/// C = A + B.
public func vDSP_vadd(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>, _ __IB: vDSP_Stride,
    _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
    for n in 0..<Int(__N) { __C[n * __IC] = __A[n * __IA] + __B[n * __IB] }
}

/// C = A - B; B comes first.
public func vDSP_vsub(
    _ __B: UnsafePointer<Float>, _ __IB: vDSP_Stride, _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride,
    _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
    for n in 0..<Int(__N) { __C[n * __IC] = __A[n * __IA] - __B[n * __IB] }
}

/// C = A · B.
public func vDSP_vmul(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>, _ __IB: vDSP_Stride,
    _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
    for n in 0..<Int(__N) { __C[n * __IC] = __A[n * __IA] * __B[n * __IB] }
}

/// C = A · a number.
public func vDSP_vsmul(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>, _ __C: UnsafeMutablePointer<Float>,
    _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
    for n in 0..<Int(__N) { __C[n * __IC] = __A[n * __IA] * __B.pointee }
}

/// C = A + a number.
public func vDSP_vsadd(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>, _ __C: UnsafeMutablePointer<Float>,
    _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
    for n in 0..<Int(__N) { __C[n * __IC] = __A[n * __IA] + __B.pointee }
}

/// C = A / a number.
public func vDSP_vsdiv(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>, _ __C: UnsafeMutablePointer<Float>,
    _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
    for n in 0..<Int(__N) { __C[n * __IC] = __A[n * __IA] / __B.pointee }
}

/// C = |A|.
public func vDSP_vabs(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
    for n in 0..<Int(__N) { __C[n * __IC] = abs(__A[n * __IA]) }
}

/// D = A, none below B or above C.
public func vDSP_vclip(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>, _ __C: UnsafePointer<Float>,
    _ __D: UnsafeMutablePointer<Float>, _ __ID: vDSP_Stride, _ __N: vDSP_Length
) {
    for n in 0..<Int(__N) { __D[n * __ID] = min(max(__A[n * __IA], __B.pointee), __C.pointee) }
}

/// C = decibels of A against a number, for amplitudes with the flag 1 and for powers with 0.
public func vDSP_vdbcon(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>, _ __C: UnsafeMutablePointer<Float>,
    _ __IC: vDSP_Stride, _ __N: vDSP_Length, _ __F: UInt32
) {
    for n in 0..<Int(__N) { __C[n * __IC] = (__F == 1 ? 20 : 10) * log10f(__A[n * __IA] / __B.pointee) }
}

/// Floating-point numbers of whole ones of 16 bits.
public func vDSP_vflt16(
    _ __A: UnsafePointer<Int16>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
    for n in 0..<Int(__N) { __C[n * __IC] = Float(__A[n * __IA]) }
}

/// Means of windows: the products of a filter's numbers with the elements of each window, a window for each step.
public func vDSP_desamp(
    _ __A: UnsafePointer<Float>, _ __DF: vDSP_Stride, _ __F: UnsafePointer<Float>, _ __C: UnsafeMutablePointer<Float>,
    _ __N: vDSP_Length, _ __P: vDSP_Length
) {
    for n in 0..<Int(__N) { __C[n] = (0..<Int(__P)).reduce(0) { $0 + __A[n * __DF + $1] * __F[$1] } }
}

private func values(_ start: UnsafePointer<Float>, _ stride: vDSP_Stride, _ count: vDSP_Length) -> [Float] {
    (0..<Int(count)).map { start[$0 * stride] }
}

/// The sum.
public func vDSP_sve(_ __A: UnsafePointer<Float>, _ __I: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __N: vDSP_Length) {
    __C.pointee = vDSP.sum(values(__A, __I, __N))
}
/// The mean.
public func vDSP_meanv(_ __A: UnsafePointer<Float>, _ __I: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __N: vDSP_Length) {
    __C.pointee = vDSP.mean(values(__A, __I, __N))
}
/// The mean of the absolute values.
public func vDSP_meamgv(_ __A: UnsafePointer<Float>, _ __I: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __N: vDSP_Length) {
    __C.pointee = vDSP.meanMagnitude(values(__A, __I, __N))
}
/// The root of the mean of the squares.
public func vDSP_rmsqv(_ __A: UnsafePointer<Float>, _ __I: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __N: vDSP_Length) {
    __C.pointee = vDSP.rootMeanSquare(values(__A, __I, __N))
}
/// The greatest element.
public func vDSP_maxv(_ __A: UnsafePointer<Float>, _ __I: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __N: vDSP_Length) {
    __C.pointee = vDSP.maximum(values(__A, __I, __N))
}
/// The greatest absolute value.
public func vDSP_maxmgv(_ __A: UnsafePointer<Float>, _ __I: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __N: vDSP_Length) {
    __C.pointee = vDSP.maximumMagnitude(values(__A, __I, __N))
}
/// The least element.
public func vDSP_minv(_ __A: UnsafePointer<Float>, _ __I: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __N: vDSP_Length) {
    __C.pointee = vDSP.minimum(values(__A, __I, __N))
}
/// The sum of the products.
public func vDSP_dotpr(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>, _ __IB: vDSP_Stride,
    _ __C: UnsafeMutablePointer<Float>, _ __N: vDSP_Length
) {
    __C.pointee = vDSP.dot(values(__A, __IA, __N), values(__B, __IB, __N))
}
