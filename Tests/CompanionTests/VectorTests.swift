import Accelerate
import Foundation
import Testing

/// Vectors of every kind of memory, and transforms of Fourier.
@Suite struct VectorTests {
    @Test func vectorsAreOfAnyMemory() {
        let numbers: [Float] = [1, 2, 3, 4, 5]
        #expect(vDSP.add(numbers[1...3], [1, 1, 1] as [Float]) == [3, 4, 5] && vDSP.sum(numbers[2...]) == 12)
        var result = [Double](repeating: 0, count: 2)
        vDSP.multiply(2, [1.5, 2] as ContiguousArray<Double>, result: &result)
        #expect(result == [3, 4])
        numbers.withUnsafeBufferPointer { #expect(vDSP.maximum($0) == 5 && vDSP.indexOfMinimum($0).0 == 0) }
        var decibels = [Float](repeating: 0, count: 2)
        vDSP.convert(amplitude: [10, 100] as [Float], toDecibels: &decibels, zeroReference: 1)
        #expect(decibels == [20, 40] && vDSP.indexOfMaximum(numbers) == (4, 5))
    }

    /// Four real numbers: X[k] = Σ x[n] e^(-2πikn/4). Forward is doubled, and X[2] is beside X[0].
    @Test func frequenciesAreThoseOfTheDefinition() throws {
        let setup = try #require(vDSP_create_fftsetup(2, FFTRadix(kFFTRadix2)))
        defer { vDSP_destroy_fftsetup(setup) }
        let signal: [Float] = [1, 2, 3, 5]
        var (real, imaginary) = ([Float](repeating: 0, count: 2), [Float](repeating: 0, count: 2))
        let times = real.withUnsafeMutableBufferPointer { realp in
            imaginary.withUnsafeMutableBufferPointer { imagp in
                guard let realp = realp.baseAddress, let imagp = imagp.baseAddress else { return [Float]() }
                var split = DSPSplitComplex(realp: realp, imagp: imagp)
                signal.withUnsafeBytes { bytes in
                    guard let start = bytes.bindMemory(to: DSPComplex.self).baseAddress else { return }
                    vDSP_ctoz(start, 2, &split, 1, 2)
                }
                vDSP_fft_zrip(setup, &split, 1, 2, FFTDirection(FFT_FORWARD))
                // X = [11, -2+3i, -3, …]
                #expect(realp[0] == 22 && imagp[0] == -6)
                #expect(abs(realp[1] + 4) < 1e-5 && abs(imagp[1] - 6) < 1e-5)
                var sizes = [Float](repeating: 0, count: 2)
                vDSP_zvmags(&split, 1, &sizes, 1, 2)
                #expect(abs(sizes[1] - 52) < 1e-4)
                vDSP_fft_zrip(setup, &split, 1, 2, FFTDirection(FFT_INVERSE))
                return [realp[0], imagp[0], realp[1], imagp[1]]
            }
        }
        // There and back is 2N times the signal.
        #expect(times.map { ($0 / 8).rounded() } == signal)
    }

    /// A cosine with three periods in 64 numbers has all of its size at the third frequency.
    @Test func aToneIsFound() throws {
        let count = 64
        let transform = try #require(vDSP.FFT(log2n: 6, radix: .radix2, ofType: DSPSplitComplex.self))
        let signal = (0..<count).map { cos(Float($0) * 2 * .pi * 3 / Float(count)) }
        var (real, imaginary) = (
            signal.indices.filter { $0 % 2 == 0 }.map { signal[$0] }, signal.indices.filter { $0 % 2 == 1 }.map { signal[$0] }
        )
        var sizes = [Float](repeating: 0, count: count / 2)
        real.withUnsafeMutableBufferPointer { realp in
            imaginary.withUnsafeMutableBufferPointer { imagp in
                guard let realp = realp.baseAddress, let imagp = imagp.baseAddress else { return }
                var split = DSPSplitComplex(realp: realp, imagp: imagp)
                transform.forward(input: split, output: &split)
                vDSP_zvabs(&split, 1, &sizes, 1, vDSP_Length(count / 2))
            }
        }
        #expect(vDSP.indexOfMaximum(sizes).0 == 3 && abs(sizes[3] - 64) < 1e-3 && sizes[4] < 1e-3)
    }

    @Test func windowsHaveTheirForm() {
        var window = [Float](repeating: 0, count: 4)
        vDSP_hann_window(&window, 4, Int32(vDSP_HANN_DENORM))
        #expect(window == [0, 0.5, 1, 0.5])
        vDSP_hann_window(&window, 4, Int32(vDSP_HANN_NORM))
        #expect(abs(vDSP.meanSquare(window) - 1) < 1e-6)
        vDSP_hamm_window(&window, 4, 0)
        #expect(abs(window[0] - 0.08) < 1e-6)
    }
}
