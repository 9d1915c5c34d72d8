import Foundation

/// The parts of complex numbers, in two places.
///
/// - Source: developer.apple.com/documentation/accelerate/dspsplitcomplex
public struct DSPSplitComplex: @unchecked Sendable {
    /// The real parts.
    public var realp: UnsafeMutablePointer<Float>
    /// The imaginary parts.
    public var imagp: UnsafeMutablePointer<Float>
    /// Creates a value of two places.
    public init(realp: UnsafeMutablePointer<Float>, imagp: UnsafeMutablePointer<Float>) {
        (self.realp, self.imagp) = (realp, imagp)
    }
}

/// A complex number.
public struct DSPComplex: Sendable {
    /// The parts.
    public var real, imag: Float
    /// Creates zero.
    public init() { (real, imag) = (0, 0) }
    /// Creates a number.
    public init(real: Float, imag: Float) { (self.real, self.imag) = (real, imag) }
}

/// The prepared numbers of Fourier transforms.
public typealias FFTSetup = OpaquePointer
/// The direction of a transform.
public typealias FFTDirection = Int32
/// The factor by which transforms are divided.
public typealias FFTRadix = Int32
/// From times to frequencies.
public let kFFTDirection_Forward = 1
/// From frequencies to times.
public let kFFTDirection_Inverse = -1
/// From times to frequencies.
public let FFT_FORWARD = kFFTDirection_Forward
/// From frequencies to times.
public let FFT_INVERSE = kFFTDirection_Inverse
/// Transforms are divided by two.
public let kFFTRadix2 = 0
/// Transforms are divided by two.
public let FFT_RADIX2 = kFFTRadix2

/// Prepares transforms of up to 2ⁿ numbers.
///
/// - Source: developer.apple.com/documentation/accelerate/vdsp_create_fftsetup(_:_:)
public func vDSP_create_fftsetup(_ __Log2n: vDSP_Length, _ __Radix: FFTRadix) -> FFTSetup? {
    OpaquePointer(Unmanaged.passRetained(FourierTransform(log2n: Int(__Log2n))).toOpaque())
}

/// Frees what ``vDSP_create_fftsetup(_:_:)`` made.
public func vDSP_destroy_fftsetup(_ __setup: FFTSetup?) {
    __setup.map { Unmanaged<FourierTransform>.fromOpaque(UnsafeRawPointer($0)).release() }
}

/// Transforms complex numbers in their place. The inverse transform is not divided by the number of them.
///
/// - Source: developer.apple.com/documentation/accelerate/vdsp_fft_zip(_:_:_:_:_:)
public func vDSP_fft_zip(
    _ __Setup: FFTSetup, _ __C: UnsafePointer<DSPSplitComplex>, _ __IC: vDSP_Stride, _ __Log2N: vDSP_Length,
    _ __Direction: FFTDirection
) {
    let (place, count) = (__C.pointee, 1 << Int(__Log2N))
    var numbers = (0..<count).map { Complex(Double(place.realp[$0 * __IC]), Double(place.imagp[$0 * __IC])) }
    FourierTransform.of(__Setup).apply(to: &numbers, isForward: __Direction == kFFTDirection_Forward)
    for (n, number) in numbers.enumerated() {
        (place.realp[n * __IC], place.imagp[n * __IC]) = (Float(number.real), Float(number.imaginary))
    }
}

/// Transforms real numbers in their place: the even ones are in the real parts, the odd ones in the imaginary parts,
/// and of the frequencies the last one is in the first imaginary part. What is transformed forward is doubled; the
/// inverse transform is not divided by the number of them.
///
/// - Source: developer.apple.com/documentation/accelerate/vdsp_fft_zrip(_:_:_:_:_:)
public func vDSP_fft_zrip(
    _ __Setup: FFTSetup, _ __C: UnsafePointer<DSPSplitComplex>, _ __IC: vDSP_Stride, _ __Log2N: vDSP_Length,
    _ __Direction: FFTDirection
) {
    vDSP_fft_zrop(__Setup, __C, __IC, __C, __IC, __Log2N, __Direction)
}

/// Transforms real numbers into another place. See ``vDSP_fft_zrip(_:_:_:_:_:)``.
///
/// - Source: developer.apple.com/documentation/accelerate/vdsp_fft_zrop(_:_:_:_:_:_:_:)
public func vDSP_fft_zrop(
    _ __Setup: FFTSetup, _ __A: UnsafePointer<DSPSplitComplex>, _ __IA: vDSP_Stride, _ __C: UnsafePointer<DSPSplitComplex>,
    _ __IC: vDSP_Stride, _ __Log2N: vDSP_Length, _ __Direction: FFTDirection
) {
    let (from, to, half) = (__A.pointee, __C.pointee, (1 << Int(__Log2N)) / 2)
    let packed = (0..<half).map { Complex(Double(from.realp[$0 * __IA]), Double(from.imagp[$0 * __IA])) }
    let transform = FourierTransform.of(__Setup)
    let result = __Direction == kFFTDirection_Forward ? transform.frequencies(packed) : transform.times(packed)
    for (n, number) in result.enumerated() {
        (to.realp[n * __IC], to.imagp[n * __IC]) = (Float(number.real), Float(number.imaginary))
    }
}

/// Puts the parts of complex numbers in two places. The step of the numbers counts parts: 2 for numbers beside each
/// other.
public func vDSP_ctoz(
    _ __C: UnsafePointer<DSPComplex>, _ __IC: vDSP_Stride, _ __Z: UnsafePointer<DSPSplitComplex>, _ __IZ: vDSP_Stride,
    _ __N: vDSP_Length
) {
    for n in 0..<Int(__N) {
        let number = __C[n * __IC / 2]
        (__Z.pointee.realp[n * __IZ], __Z.pointee.imagp[n * __IZ]) = (number.real, number.imag)
    }
}

/// Puts the parts of complex numbers beside each other. See ``vDSP_ctoz(_:_:_:_:_:)``.
public func vDSP_ztoc(
    _ __Z: UnsafePointer<DSPSplitComplex>, _ __IZ: vDSP_Stride, _ __C: UnsafeMutablePointer<DSPComplex>, _ __IC: vDSP_Stride,
    _ __N: vDSP_Length
) {
    for n in 0..<Int(__N) {
        __C[n * __IC / 2] = DSPComplex(real: __Z.pointee.realp[n * __IZ], imag: __Z.pointee.imagp[n * __IZ])
    }
}

/// The squares of the sizes of complex numbers.
public func vDSP_zvmags(
    _ __A: UnsafePointer<DSPSplitComplex>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride,
    _ __N: vDSP_Length
) {
    for n in 0..<Int(__N) {
        let (real, imaginary) = (__A.pointee.realp[n * __IA], __A.pointee.imagp[n * __IA])
        __C[n * __IC] = real * real + imaginary * imaginary
    }
}

/// The sizes of complex numbers.
public func vDSP_zvabs(
    _ __A: UnsafePointer<DSPSplitComplex>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride,
    _ __N: vDSP_Length
) {
    vDSP_zvmags(__A, __IA, __C, __IC, __N)
    for n in 0..<Int(__N) { __C[n * __IC] = __C[n * __IC].squareRoot() }
}

extension vDSP {
    /// The factor by which transforms are divided.
    public enum Radix: Sendable {
        /// Two.
        case radix2
    }

    /// Fourier transforms of real numbers. See ``vDSP_fft_zrip(_:_:_:_:_:)``.
    ///
    /// - Source: developer.apple.com/documentation/accelerate/vdsp/fft
    public class FFT<T: vDSP_FourierTransformable>: @unchecked Sendable {
        private let setup: FFTSetup
        private let log2n: vDSP_Length
        /// Prepares transforms of 2ⁿ numbers.
        public init?(log2n: vDSP_Length, radix: Radix, ofType: T.Type) {
            guard let setup = vDSP_create_fftsetup(log2n, FFTRadix(kFFTRadix2)) else { return nil }
            (self.setup, self.log2n) = (setup, log2n)
        }
        deinit { vDSP_destroy_fftsetup(setup) }

        fileprivate func transform(_ input: DSPSplitComplex, _ output: DSPSplitComplex, _ direction: Int) {
            var (input, output) = (input, output)
            vDSP_fft_zrop(setup, &input, 1, &output, 1, log2n, FFTDirection(direction))
        }
    }
}

extension vDSP.FFT where T == DSPSplitComplex {
    /// Transforms times into frequencies.
    public func forward(input: DSPSplitComplex, output: inout DSPSplitComplex) {
        transform(input, output, kFFTDirection_Forward)
    }
    /// Transforms frequencies into times.
    public func inverse(input: DSPSplitComplex, output: inout DSPSplitComplex) {
        transform(input, output, kFFTDirection_Inverse)
    }
}

/// A type of numbers that are transformed.
public protocol vDSP_FourierTransformable {}
extension DSPSplitComplex: vDSP_FourierTransformable {}

// MARK: Windows

/// Windows are written as a whole.
public let vDSP_HANN_DENORM = 0
/// The first half of a window is written.
public let vDSP_HALF_WINDOW = 1
/// The mean of a Hann window's squares is 1.
public let vDSP_HANN_NORM = 2

/// Writes a Hann window: W · (1 - cos(2πn/N)), where W is ½, or √⅔ with ``vDSP_HANN_NORM``.
///
/// - Source: developer.apple.com/documentation/accelerate/vdsp_hann_window(_:_:_:)
public func vDSP_hann_window(_ __C: UnsafeMutablePointer<Float>, _ __N: vDSP_Length, _ __Flag: Int32) {
    let factor = Int(__Flag) & vDSP_HANN_NORM == 0 ? 0.5 : (2.0 / 3).squareRoot()
    window(__C, __N, __Flag) { factor * (1 - cos($0)) }
}

/// Writes a Hamming window: 0.54 - 0.46 cos(2πn/N).
public func vDSP_hamm_window(_ __C: UnsafeMutablePointer<Float>, _ __N: vDSP_Length, _ __Flag: Int32) {
    window(__C, __N, __Flag) { 0.54 - 0.46 * cos($0) }
}

/// Writes a Blackman window: 0.42 - 0.5 cos(2πn/N) + 0.08 cos(4πn/N).
public func vDSP_blkman_window(_ __C: UnsafeMutablePointer<Float>, _ __N: vDSP_Length, _ __Flag: Int32) {
    window(__C, __N, __Flag) { 0.42 - 0.5 * cos($0) + 0.08 * cos(2 * $0) }
}

private func window(_ place: UnsafeMutablePointer<Float>, _ count: vDSP_Length, _ flag: Int32, _ value: (Double) -> Double) {
    let written = Int(flag) & vDSP_HALF_WINDOW == 0 ? Int(count) : (Int(count) + 1) / 2
    for n in 0..<written { place[n] = Float(value(2 * .pi * Double(n) / Double(count))) }
}
