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
    public static func add<A: AccelerateBuffer, B: AccelerateBuffer>(_ vectorA: A, _ vectorB: B) -> [A.Element]
    where A.Element == B.Element, A.Element: FloatingPoint { joined(vectorA, vectorB, +) }
    /// Sums of the elements of two vectors, written into a third one.
    public static func add<A: AccelerateBuffer, B: AccelerateBuffer, Result: AccelerateMutableBuffer>(
        _ vectorA: A, _ vectorB: B, result: inout Result
    ) where A.Element == B.Element, A.Element: FloatingPoint, Result.Element == A.Element {
        write(joined(vectorA, vectorB, +), into: &result)
    }
    /// Differences of the elements of two vectors.
    public static func subtract<A: AccelerateBuffer, B: AccelerateBuffer>(_ vectorA: A, _ vectorB: B) -> [A.Element]
    where A.Element == B.Element, A.Element: FloatingPoint { joined(vectorA, vectorB, -) }
    /// Differences of the elements of two vectors, written into a third one.
    public static func subtract<A: AccelerateBuffer, B: AccelerateBuffer, Result: AccelerateMutableBuffer>(
        _ vectorA: A, _ vectorB: B, result: inout Result
    ) where A.Element == B.Element, A.Element: FloatingPoint, Result.Element == A.Element {
        write(joined(vectorA, vectorB, -), into: &result)
    }
    /// Products of the elements of two vectors.
    public static func multiply<A: AccelerateBuffer, B: AccelerateBuffer>(_ vectorA: A, _ vectorB: B) -> [A.Element]
    where A.Element == B.Element, A.Element: FloatingPoint { joined(vectorA, vectorB, *) }
    /// Products of the elements of two vectors, written into a third one.
    public static func multiply<A: AccelerateBuffer, B: AccelerateBuffer, Result: AccelerateMutableBuffer>(
        _ vectorA: A, _ vectorB: B, result: inout Result
    ) where A.Element == B.Element, A.Element: FloatingPoint, Result.Element == A.Element {
        write(joined(vectorA, vectorB, *), into: &result)
    }
    /// Quotients of the elements of two vectors.
    public static func divide<A: AccelerateBuffer, B: AccelerateBuffer>(_ vectorA: A, _ vectorB: B) -> [A.Element]
    where A.Element == B.Element, A.Element: FloatingPoint { joined(vectorA, vectorB, /) }
    /// Quotients of the elements of two vectors, written into a third one.
    public static func divide<A: AccelerateBuffer, B: AccelerateBuffer, Result: AccelerateMutableBuffer>(
        _ vectorA: A, _ vectorB: B, result: inout Result
    ) where A.Element == B.Element, A.Element: FloatingPoint, Result.Element == A.Element {
        write(joined(vectorA, vectorB, /), into: &result)
    }
    /// Sums of a number and the elements of a vector.
    public static func add<V: AccelerateBuffer>(_ scalar: V.Element, _ vector: V) -> [V.Element] where V.Element: FloatingPoint {
        vector.elements.map { scalar + $0 }
    }
    /// Sums of a number and the elements of a vector, written into another vector.
    public static func add<V: AccelerateBuffer, Result: AccelerateMutableBuffer>(
        _ scalar: V.Element, _ vector: V, result: inout Result
    ) where V.Element: FloatingPoint, Result.Element == V.Element { write(add(scalar, vector), into: &result) }
    /// Products of a number and the elements of a vector.
    public static func multiply<V: AccelerateBuffer>(_ scalar: V.Element, _ vector: V) -> [V.Element]
    where V.Element: FloatingPoint {
        vector.elements.map { scalar * $0 }
    }
    /// Products of a number and the elements of a vector, written into another vector.
    public static func multiply<V: AccelerateBuffer, Result: AccelerateMutableBuffer>(
        _ scalar: V.Element, _ vector: V, result: inout Result
    ) where V.Element: FloatingPoint, Result.Element == V.Element { write(multiply(scalar, vector), into: &result) }
    /// Quotients of a number and the elements of a vector.
    public static func divide<V: AccelerateBuffer>(_ scalar: V.Element, _ vector: V) -> [V.Element]
    where V.Element: FloatingPoint {
        vector.elements.map { scalar / $0 }
    }
    /// Quotients of a number and the elements of a vector, written into another vector.
    public static func divide<V: AccelerateBuffer, Result: AccelerateMutableBuffer>(
        _ scalar: V.Element, _ vector: V, result: inout Result
    ) where V.Element: FloatingPoint, Result.Element == V.Element { write(divide(scalar, vector), into: &result) }
    /// Quotients of the elements of a vector and a number.
    public static func divide<V: AccelerateBuffer>(_ vector: V, _ scalar: V.Element) -> [V.Element]
    where V.Element: FloatingPoint {
        vector.elements.map { $0 / scalar }
    }
    /// Quotients of the elements of a vector and a number, written into another vector.
    public static func divide<V: AccelerateBuffer, Result: AccelerateMutableBuffer>(
        _ vector: V, _ scalar: V.Element, result: inout Result
    ) where V.Element: FloatingPoint, Result.Element == V.Element { write(divide(vector, scalar), into: &result) }
    /// The absolute values.
    public static func absolute<V: AccelerateBuffer>(_ vector: V) -> [V.Element] where V.Element: FloatingPoint {
        vector.elements.map { $0.magnitude }
    }
    /// The absolute values, written into another vector.
    public static func absolute<V: AccelerateBuffer, Result: AccelerateMutableBuffer>(_ vector: V, result: inout Result)
    where V.Element: FloatingPoint, Result.Element == V.Element { write(absolute(vector), into: &result) }
    /// The negative values.
    public static func negative<V: AccelerateBuffer>(_ vector: V) -> [V.Element] where V.Element: FloatingPoint {
        vector.elements.map { -$0 }
    }
    /// The negative values, written into another vector.
    public static func negative<V: AccelerateBuffer, Result: AccelerateMutableBuffer>(_ vector: V, result: inout Result)
    where V.Element: FloatingPoint, Result.Element == V.Element { write(negative(vector), into: &result) }
    /// The squares.
    public static func square<V: AccelerateBuffer>(_ vector: V) -> [V.Element] where V.Element: FloatingPoint {
        vector.elements.map { $0 * $0 }
    }
    /// The squares, written into another vector.
    public static func square<V: AccelerateBuffer, Result: AccelerateMutableBuffer>(_ vector: V, result: inout Result)
    where V.Element: FloatingPoint, Result.Element == V.Element { write(square(vector), into: &result) }
    /// The sum of the products of the elements of two vectors.
    public static func dot<A: AccelerateBuffer, B: AccelerateBuffer>(_ vectorA: A, _ vectorB: B) -> A.Element
    where A.Element == B.Element, A.Element: FloatingPoint { joined(vectorA, vectorB, *).reduce(0, +) }
    /// The sum of the elements.
    public static func sum<V: AccelerateBuffer>(_ vector: V) -> V.Element where V.Element: FloatingPoint {
        vector.elements.reduce(0, +)
    }
    /// The mean of the elements.
    public static func mean<V: AccelerateBuffer>(_ vector: V) -> V.Element where V.Element: FloatingPoint {
        sum(vector) / V.Element(vector.count)
    }
    /// The mean of the absolute values.
    public static func meanMagnitude<V: AccelerateBuffer>(_ vector: V) -> V.Element where V.Element: FloatingPoint {
        mean(absolute(vector))
    }
    /// The mean of the squares.
    public static func meanSquare<V: AccelerateBuffer>(_ vector: V) -> V.Element where V.Element: FloatingPoint {
        sumOfSquares(vector) / V.Element(vector.count)
    }
    /// The root of the mean of the squares.
    public static func rootMeanSquare<V: AccelerateBuffer>(_ vector: V) -> V.Element where V.Element: FloatingPoint {
        meanSquare(vector).squareRoot()
    }
    /// The sum of the squares.
    public static func sumOfSquares<V: AccelerateBuffer>(_ vector: V) -> V.Element where V.Element: FloatingPoint {
        dot(vector, vector)
    }
    /// The greatest element; minus infinity if there is none.
    public static func maximum<V: AccelerateBuffer>(_ vector: V) -> V.Element where V.Element: FloatingPoint {
        vector.elements.max() ?? -.infinity
    }
    /// The least element; infinity if there is none.
    public static func minimum<V: AccelerateBuffer>(_ vector: V) -> V.Element where V.Element: FloatingPoint {
        vector.elements.min() ?? .infinity
    }
    /// The greatest absolute value; 0 if there is none.
    public static func maximumMagnitude<V: AccelerateBuffer>(_ vector: V) -> V.Element where V.Element: FloatingPoint {
        absolute(vector).max() ?? 0
    }
    /// The greatest element with its index; minus infinity if there is none.
    public static func indexOfMaximum<V: AccelerateBuffer>(_ vector: V) -> (UInt, V.Element) where V.Element: FloatingPoint {
        place(in: vector) { $0 > $1 } ?? (0, -.infinity)
    }
    /// The least element with its index; infinity if there is none.
    public static func indexOfMinimum<V: AccelerateBuffer>(_ vector: V) -> (UInt, V.Element) where V.Element: FloatingPoint {
        place(in: vector) { $0 < $1 } ?? (0, .infinity)
    }
    /// The elements, none below or above bounds.
    public static func clip<V: AccelerateBuffer>(_ vector: V, to bounds: ClosedRange<V.Element>) -> [V.Element]
    where V.Element: FloatingPoint { vector.elements.map { min(max($0, bounds.lowerBound), bounds.upperBound) } }
    /// The elements, none below or above bounds, written into another vector.
    public static func clip<V: AccelerateBuffer, Result: AccelerateMutableBuffer>(
        _ vector: V, to bounds: ClosedRange<V.Element>, result: inout Result
    ) where V.Element: FloatingPoint, Result.Element == V.Element { write(clip(vector, to: bounds), into: &result) }
    /// As many numbers as wanted from one to another, in equal steps.
    public static func ramp<T: FloatingPoint>(in range: ClosedRange<T>, count: Int) -> [T] {
        let step = count > 1 ? (range.upperBound - range.lowerBound) / T(count - 1) : 0
        return ramp(withInitialValue: range.lowerBound, increment: step, count: count)
    }
    /// As many numbers as wanted from one on, in steps.
    public static func ramp<T: FloatingPoint>(withInitialValue initialValue: T, increment: T, count: Int) -> [T] {
        (0..<count).map { initialValue + T($0) * increment }
    }
    /// Gives all elements a value.
    public static func fill<V: AccelerateMutableBuffer>(_ vector: inout V, with value: V.Element)
    where V.Element: FloatingPoint { vector.withUnsafeMutableBufferPointer { $0.update(repeating: value) } }
    /// Decibels of amplitudes against one, written into another vector.
    public static func convert<V: AccelerateBuffer, Result: AccelerateMutableBuffer>(
        amplitude: V, toDecibels decibels: inout Result, zeroReference: Float
    ) where V.Element == Float, Result.Element == Float {
        write(amplitude.elements.map { 20 * log10f($0 / zeroReference) }, into: &decibels)
    }
    /// Decibels of powers against one, written into another vector.
    public static func convert<V: AccelerateBuffer, Result: AccelerateMutableBuffer>(
        power: V, toDecibels decibels: inout Result, zeroReference: Float
    ) where V.Element == Float, Result.Element == Float {
        write(power.elements.map { 10 * log10f($0 / zeroReference) }, into: &decibels)
    }

    // MARK: What they share

    private static func joined<A: AccelerateBuffer, B: AccelerateBuffer>(
        _ a: A, _ b: B, _ operation: (A.Element, A.Element) -> A.Element
    ) -> [A.Element] where A.Element == B.Element {
        precondition(a.count == b.count, "the vectors have as many elements")
        return zip(a.elements, b.elements).map(operation)
    }

    private static func write<Result: AccelerateMutableBuffer>(_ elements: [Result.Element], into result: inout Result) {
        precondition(result.count == elements.count, "the result has as many elements as the vectors")
        result.withUnsafeMutableBufferPointer { _ = $0.update(from: elements) }
    }

    /// The first element before which none comes in an order.
    private static func place<V: AccelerateBuffer>(
        in vector: V, _ comesBefore: (V.Element, V.Element) -> Bool
    ) -> (UInt, V.Element)? {
        let elements = vector.elements
        let index = elements.indices.min { comesBefore(elements[$0], elements[$1]) }
        return index.map { (UInt($0), elements[$0]) }
    }
}

extension AccelerateBuffer {
    fileprivate var elements: [Element] { withUnsafeBufferPointer { Array($0) } }
}
