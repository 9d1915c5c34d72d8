import Foundation

/// A complex number.
struct Complex {
    var real, imaginary: Double
    init(_ real: Double, _ imaginary: Double) { (self.real, self.imaginary) = (real, imaginary) }

    var conjugate: Complex { Complex(real, -imaginary) }
    static func + (a: Complex, b: Complex) -> Complex { Complex(a.real + b.real, a.imaginary + b.imaginary) }
    static func - (a: Complex, b: Complex) -> Complex { Complex(a.real - b.real, a.imaginary - b.imaginary) }
    static func * (a: Complex, b: Complex) -> Complex {
        Complex(a.real * b.real - a.imaginary * b.imaginary, a.real * b.imaginary + a.imaginary * b.real)
    }
}

/// The transform of Cooley and Tukey for powers of two, without the division by the number of elements.
final class FourierTransform: Sendable {
    /// The roots of unity for the greatest number of elements: e^(-2πik/N).
    private let roots: [Complex]

    init(log2n: Int) {
        let count = 1 << log2n
        roots = (0..<max(1, count / 2)).map { index in
            let angle = -2 * Double.pi * Double(index) / Double(count)
            return Complex(cos(angle), sin(angle))
        }
    }

    static func of(_ setup: FFTSetup) -> FourierTransform {
        Unmanaged<FourierTransform>.fromOpaque(UnsafeRawPointer(setup)).takeUnretainedValue()
    }

    func apply(to numbers: inout [Complex], isForward: Bool) {
        let count = numbers.count
        precondition(count <= 2 * roots.count, "the transform is prepared for that many elements")
        reverseBits(&numbers)
        var half = 1
        while half < count {
            let step = 2 * roots.count / (2 * half)
            for start in stride(from: 0, to: count, by: 2 * half) {
                for offset in 0..<half {
                    let root = isForward ? roots[offset * step] : roots[offset * step].conjugate
                    let (a, b) = (numbers[start + offset], numbers[start + offset + half] * root)
                    (numbers[start + offset], numbers[start + offset + half]) = (a + b, a - b)
                }
            }
            half *= 2
        }
    }

    private func reverseBits(_ numbers: inout [Complex]) {
        var other = 0
        for index in numbers.indices.dropLast() {
            if index < other { numbers.swapAt(index, other) }
            var bit = numbers.count / 2
            while bit > 0, other & bit != 0 {
                other ^= bit
                bit /= 2
            }
            other |= bit
        }
    }

    /// The frequencies of real numbers that are packed in pairs, doubled, with the last one in the first's imaginary
    /// part.
    func frequencies(_ packed: [Complex]) -> [Complex] {
        var numbers = packed.flatMap { [Complex($0.real, 0), Complex($0.imaginary, 0)] }
        apply(to: &numbers, isForward: true)
        var found = numbers.prefix(packed.count).map { Complex(2 * $0.real, 2 * $0.imaginary) }
        found[0].imaginary = 2 * numbers[packed.count].real
        return found
    }

    /// The real numbers, packed in pairs, of frequencies with the last one in the first's imaginary part.
    func times(_ packed: [Complex]) -> [Complex] {
        let ends = [Complex(packed[0].real, 0)]
        let middle = [Complex(packed[0].imaginary, 0)]
        var numbers = ends + packed.dropFirst() + middle + packed.dropFirst().reversed().map(\.conjugate)
        apply(to: &numbers, isForward: false)
        return packed.indices.map { Complex(numbers[2 * $0].real, numbers[2 * $0 + 1].real) }
    }
}
