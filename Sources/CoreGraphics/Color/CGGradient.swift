import Rasterizer

/// Colour stops along a line, each at a fraction of the line's length.
///
/// - Source: developer.apple.com/documentation/coregraphics/cggradient
public final class CGGradient {
    package let stops: [Gradient.Stop]

    private init?(colors: [CGColor], locations: UnsafePointer<CGFloat>?) {
        guard !colors.isEmpty else { return nil }
        let last = max(colors.count - 1, 1)
        let places = colors.indices.map { locations?[$0] ?? CGFloat($0) / CGFloat(last) }
        let stops = zip(places, colors).map {
            Gradient.Stop(location: $0.isNaN ? 0 : min(max($0, 0), 1), color: $1.paintColor)
        }
        self.stops = Self.sortedStably(stops)
    }

    private static func sortedStably(_ stops: [Gradient.Stop]) -> [Gradient.Stop] {
        stops.enumerated().sorted { ($0.element.location, $0.offset) < ($1.element.location, $1.offset) }.map(\.element)
    }

    /// Creates a gradient of ``CGColor``s.
    ///
    /// - Parameters:
    ///   - space: Has no effect: colours blend in sRGB.
    ///   - colors: `CGColor`s; nil is returned if the array is empty or has other elements.
    ///   - locations: One for each colour, 0...1; nil distributes the colours evenly.
    public convenience init?(colorsSpace space: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?) {
        guard let colors = colors as? [CGColor] else { return nil }
        self.init(colors: colors, locations: locations)
    }

    /// Creates a gradient of components.
    ///
    /// - Parameters:
    ///   - colorComponents: For each colour the space's components, then alpha.
    ///   - locations: One for each colour, 0...1; nil distributes the colours evenly.
    public convenience init?(
        colorSpace space: CGColorSpace, colorComponents: UnsafePointer<CGFloat>, locations: UnsafePointer<CGFloat>?, count: Int
    ) {
        let stride = space.numberOfComponents + 1
        let colors = (0..<max(count, 0)).compactMap { CGColor(colorSpace: space, components: colorComponents + $0 * stride) }
        self.init(colors: colors, locations: locations)
    }
}

/// Whether a gradient's end colours continue beyond its ends.
public struct CGGradientDrawingOptions: OptionSet, Sendable {
    /// Bit mask of the contained options.
    public let rawValue: UInt32

    /// Creates a set from a raw bit mask; unknown bits are kept and have no effect.
    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// The first colour also fills the area before the start point or the start circle.
    public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1 << 0)
    /// The last colour also fills the area beyond the end point or the end circle.
    public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 1 << 1)
}
