/// The placement and scaling of a layer's contents in its bounds.
public struct CALayerContentsGravity: Hashable, RawRepresentable, Sendable {
    /// The name of the mode.
    public let rawValue: String

    /// Creates a mode with a name; an unknown one is drawn as ``center``.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Unscaled, in the middle of the bounds.
    public static let center = CALayerContentsGravity(rawValue: "center")
    /// Unscaled, in the middle of the top edge (smallest y).
    public static let top = CALayerContentsGravity(rawValue: "top")
    /// Unscaled, in the middle of the bottom edge (largest y).
    public static let bottom = CALayerContentsGravity(rawValue: "bottom")
    /// Unscaled, in the middle of the left edge.
    public static let left = CALayerContentsGravity(rawValue: "left")
    /// Unscaled, in the middle of the right edge.
    public static let right = CALayerContentsGravity(rawValue: "right")
    /// Unscaled, at the top left (smallest x and y).
    public static let topLeft = CALayerContentsGravity(rawValue: "topLeft")
    /// Unscaled, at the top right.
    public static let topRight = CALayerContentsGravity(rawValue: "topRight")
    /// Unscaled, at the bottom left.
    public static let bottomLeft = CALayerContentsGravity(rawValue: "bottomLeft")
    /// Unscaled, at the bottom right (largest x and y).
    public static let bottomRight = CALayerContentsGravity(rawValue: "bottomRight")
    /// Stretched to the bounds in both directions.
    public static let resize = CALayerContentsGravity(rawValue: "resize")
    /// Scaled to fit into the bounds with the aspect ratio kept, centred.
    public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
    /// Scaled to fill the bounds with the aspect ratio kept, centred; the excess is outside of the bounds.
    public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")
}

/// The filter for scaled contents.
public struct CALayerContentsFilter: Hashable, RawRepresentable, Sendable {
    /// The name of the filter.
    public let rawValue: String

    /// Creates a filter with a name; every filter but ``nearest`` is linear.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Repeats the nearest pixel.
    public static let nearest = CALayerContentsFilter(rawValue: "nearest")
    /// Interpolates between neighbouring pixels.
    public static let linear = CALayerContentsFilter(rawValue: "linear")
    /// Equal to ``linear``: there are no mipmaps.
    public static let trilinear = CALayerContentsFilter(rawValue: "trilinear")
}

/// A set of rounded corners.
public struct CACornerMask: OptionSet, Sendable {
    /// Bit mask of the corners.
    public let rawValue: UInt

    /// Creates a set from a raw bit mask; unknown bits have no effect.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// The top left corner.
    public static let layerMinXMinYCorner = CACornerMask(rawValue: 1 << 0)
    /// The top right corner.
    public static let layerMaxXMinYCorner = CACornerMask(rawValue: 1 << 1)
    /// The bottom left corner.
    public static let layerMinXMaxYCorner = CACornerMask(rawValue: 1 << 2)
    /// The bottom right corner.
    public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 1 << 3)
}

/// The shape of rounded corners.
public struct CALayerCornerCurve: Hashable, RawRepresentable, Sendable {
    /// The name of the curve.
    public let rawValue: String

    /// Creates a curve with a name; every curve is drawn as quarter circles.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Quarter circles.
    public static let circular = CALayerCornerCurve(rawValue: "circular")
    /// Drawn as quarter circles here, too.
    public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}
