import CoreGraphics
import Foundation

/// A colour in sRGB.
///
/// - Source: developer.apple.com/documentation/coreimage/cicolor
open class CIColor: NSObject, @unchecked Sendable {
    /// The red component in sRGB, not premultiplied; values outside 0...1 are colours outside the gamut.
    public let red: CGFloat
    /// The green component in sRGB, not premultiplied; 0...1.
    public let green: CGFloat
    /// The blue component in sRGB, not premultiplied; 0...1.
    public let blue: CGFloat
    /// The alpha component; 0...1.
    public let alpha: CGFloat
    /// The colour space of the components: sRGB.
    public let colorSpace: CGColorSpace

    private static let space = CGColorSpace(name: CGColorSpace.sRGB) ?? CGColorSpaceCreateDeviceRGB()

    /// Creates a colour.
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        (self.red, self.green, self.blue, self.alpha, colorSpace) = (red, green, blue, alpha, Self.space)
    }

    /// Creates an opaque colour.
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat) {
        self.init(red: red, green: green, blue: blue, alpha: 1)
    }

    /// Creates a colour from another one, converted to sRGB; one that cannot be converted becomes black.
    public convenience init(cgColor: CGColor) {
        let parts = cgColor.converted(to: Self.space, intent: .defaultIntent, options: nil)?.components ?? []
        let isKnown = parts.count == 4
        self.init(
            red: isKnown ? parts[0] : 0, green: isKnown ? parts[1] : 0, blue: isKnown ? parts[2] : 0, alpha: cgColor.alpha)
    }

    /// Parses red, green, blue and alpha from a string such as `0.5 0.7 0.3 1.0`; missing components are 0, and alpha
    /// 1.
    public convenience init(string representation: String) {
        let parts = representation.split(separator: " ").map { CGFloat(Double($0) ?? 0) }
        func part(_ index: Int, _ missing: CGFloat) -> CGFloat { index < parts.count ? parts[index] : missing }
        self.init(red: part(0, 0), green: part(1, 0), blue: part(2, 0), alpha: part(3, 1))
    }

    /// Red, green, blue and alpha.
    open var components: [CGFloat] { [red, green, blue, alpha] }
    /// The number of components: 4.
    open var numberOfComponents: Int { 4 }
    /// The components, separated by spaces.
    open var stringRepresentation: String { components.map { "\($0)" }.joined(separator: " ") }

    /// Opaque black.
    public static let black = CIColor(red: 0, green: 0, blue: 0)
    /// Opaque white.
    public static let white = CIColor(red: 1, green: 1, blue: 1)
    /// Opaque gray.
    public static let gray = CIColor(red: 0.5, green: 0.5, blue: 0.5)
    /// Opaque red.
    public static let red = CIColor(red: 1, green: 0, blue: 0)
    /// Opaque green.
    public static let green = CIColor(red: 0, green: 1, blue: 0)
    /// Opaque blue.
    public static let blue = CIColor(red: 0, green: 0, blue: 1)
    /// Opaque cyan.
    public static let cyan = CIColor(red: 0, green: 1, blue: 1)
    /// Opaque magenta.
    public static let magenta = CIColor(red: 1, green: 0, blue: 1)
    /// Opaque yellow.
    public static let yellow = CIColor(red: 1, green: 1, blue: 0)
    /// Transparent black.
    public static let clear = CIColor(red: 0, green: 0, blue: 0, alpha: 0)

    open override func isEqual(_ object: Any?) -> Bool { (object as? CIColor)?.components == components }
    open override var hash: Int { components.hashValue }

    var premultiplied: SIMD4<Float> {
        SIMD4(Float(red * alpha), Float(green * alpha), Float(blue * alpha), Float(alpha))
    }
}

/// A vector of numbers, used as a filter's input.
///
/// - Source: developer.apple.com/documentation/coreimage/civector
open class CIVector: NSObject, @unchecked Sendable {
    private let values: [CGFloat]

    /// Creates a vector of numbers in memory.
    public init(values: UnsafePointer<CGFloat>, count: Int) {
        self.values = Array(UnsafeBufferPointer(start: values, count: count))
    }

    private init(_ values: [CGFloat]) { self.values = values }

    /// Creates a vector of numbers.
    public convenience init(x: CGFloat) { self.init([x]) }
    /// Creates a vector of numbers.
    public convenience init(x: CGFloat, y: CGFloat) { self.init([x, y]) }
    /// Creates a vector of numbers.
    public convenience init(x: CGFloat, y: CGFloat, z: CGFloat) { self.init([x, y, z]) }
    /// Creates a vector of numbers.
    public convenience init(x: CGFloat, y: CGFloat, z: CGFloat, w: CGFloat) { self.init([x, y, z, w]) }
    /// Creates a vector of a point's coordinates.
    public convenience init(cgPoint: CGPoint) { self.init([cgPoint.x, cgPoint.y]) }
    /// Creates a vector of a rectangle's origin and size.
    public convenience init(cgRect: CGRect) { self.init([cgRect.minX, cgRect.minY, cgRect.width, cgRect.height]) }

    /// The number at an index; 0 if it is out of range.
    open func value(at index: Int) -> CGFloat { values.indices.contains(index) ? values[index] : 0 }
    open var count: Int { values.count }
    open var x: CGFloat { value(at: 0) }
    open var y: CGFloat { value(at: 1) }
    open var z: CGFloat { value(at: 2) }
    open var w: CGFloat { value(at: 3) }
    open var cgPointValue: CGPoint { CGPoint(x: x, y: y) }
    open var cgRectValue: CGRect { CGRect(x: x, y: y, width: z, height: w) }
}
