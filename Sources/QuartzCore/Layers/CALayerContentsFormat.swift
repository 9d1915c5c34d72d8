/// The pixel format of a layer's own drawing.
///
/// - Source: developer.apple.com/documentation/quartzcore/calayercontentsformat
public struct CALayerContentsFormat: Hashable, RawRepresentable, Sendable {
    /// The name of the format.
    public let rawValue: String
    /// Creates a format with a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Eight bits for each of red, green, blue and alpha.
    public static let RGBA8Uint = CALayerContentsFormat(rawValue: "RGBA8")
    /// A half-precision number for each of red, green, blue and alpha.
    public static let RGBA16Float = CALayerContentsFormat(rawValue: "RGBAh")
    /// Eight bits of grey.
    public static let gray8Uint = CALayerContentsFormat(rawValue: "Gray8")
    /// The format that the system chooses.
    public static let automatic = CALayerContentsFormat(rawValue: "Automatic")
}

/// The antialiased edges of a layer.
///
/// - Source: developer.apple.com/documentation/quartzcore/caedgeantialiasingmask
public struct CAEdgeAntialiasingMask: OptionSet, Sendable {
    /// Bit mask of the edges.
    public let rawValue: UInt32
    /// Creates a set of edges from a bit mask.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The left edge.
    public static let layerLeftEdge = CAEdgeAntialiasingMask(rawValue: 1 << 0)
    /// The right edge.
    public static let layerRightEdge = CAEdgeAntialiasingMask(rawValue: 1 << 1)
    /// The bottom edge.
    public static let layerBottomEdge = CAEdgeAntialiasingMask(rawValue: 1 << 2)
    /// The top edge.
    public static let layerTopEdge = CAEdgeAntialiasingMask(rawValue: 1 << 3)
}
