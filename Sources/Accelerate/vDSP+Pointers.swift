import Foundation

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

/// C = A².
public func vDSP_vsq(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
    for n in 0..<Int(__N) { __C[n * __IC] = __A[n * __IA] * __A[n * __IA] }
}

/// C = 0.
public func vDSP_vclr(_ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride, _ __N: vDSP_Length) {
    for n in 0..<Int(__N) { __C[n * __IC] = 0 }
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
/// The mean of the squares.
public func vDSP_measqv(_ __A: UnsafePointer<Float>, _ __I: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __N: vDSP_Length) {
    __C.pointee = vDSP.meanSquare(values(__A, __I, __N))
}
/// The sum of the squares.
public func vDSP_svesq(_ __A: UnsafePointer<Float>, _ __I: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __N: vDSP_Length) {
    __C.pointee = vDSP.sumOfSquares(values(__A, __I, __N))
}
/// The greatest element with its index, times the step.
public func vDSP_maxvi(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>,
    _ __I: UnsafeMutablePointer<vDSP_Length>, _ __N: vDSP_Length
) {
    let (index, value) = vDSP.indexOfMaximum(values(__A, __IA, __N))
    (__C.pointee, __I.pointee) = (value, index * vDSP_Length(__IA))
}

// MARK: vForce

/// Roots.
public func vvsqrtf(_ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>) {
    for index in 0..<Int(n.pointee) { y[index] = x[index].squareRoot() }
}

/// Logarithms to the base of 10.
public func vvlog10f(_ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>) {
    for index in 0..<Int(n.pointee) { y[index] = log10f(x[index]) }
}
