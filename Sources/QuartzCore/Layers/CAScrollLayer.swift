/// Which ways a scroll layer scrolls.
///
/// - Source: developer.apple.com/documentation/quartzcore/cascrolllayerscrollmode
public struct CAScrollLayerScrollMode: RawRepresentable, Hashable, Sendable {
    /// Apple's name of the mode.
    public let rawValue: String
    /// Creates a mode of a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Not at all.
    public static let none = CAScrollLayerScrollMode(rawValue: "none")
    /// Up and down.
    public static let vertically = CAScrollLayerScrollMode(rawValue: "vertically")
    /// To the left and the right.
    public static let horizontally = CAScrollLayerScrollMode(rawValue: "horizontally")
    /// All ways.
    public static let both = CAScrollLayerScrollMode(rawValue: "both")
}

/// A layer that shows a part of what is in it.
///
/// - Source: developer.apple.com/documentation/quartzcore/cascrolllayer
open class CAScrollLayer: CALayer {
    /// The ways in which the layer scrolls.
    open var scrollMode = CAScrollLayerScrollMode.both

    /// Brings a point, in the layer's coordinates, to the layer's top left, as far as the mode allows.
    open func scroll(to p: CGPoint) {
        var origin = bounds.origin
        if scrollMode == .both || scrollMode == .horizontally { origin.x = p.x }
        if scrollMode == .both || scrollMode == .vertically { origin.y = p.y }
        bounds.origin = origin
    }

    /// Scrolls as little as needed to show a rectangle, in the layer's coordinates.
    open func scroll(to r: CGRect) {
        func place(_ least: CGFloat, _ most: CGFloat, _ start: CGFloat, _ length: CGFloat) -> CGFloat {
            least < start || most - least > length ? least : max(start, most - length)
        }
        scroll(
            to: CGPoint(
                x: place(r.minX, r.maxX, bounds.minX, bounds.width), y: place(r.minY, r.maxY, bounds.minY, bounds.height)))
    }
}

extension CALayer {
    /// Scrolls the nearest scroll layer around this one to a point, in this layer's coordinates.
    public func scroll(_ p: CGPoint) { if let layer = scrollLayer { layer.scroll(to: convert(p, to: layer)) } }
    /// Scrolls the nearest scroll layer around this one to a rectangle, in this layer's coordinates.
    public func scrollRectToVisible(_ r: CGRect) { if let layer = scrollLayer { layer.scroll(to: convert(r, to: layer)) } }
    /// The part of the layer that the nearest scroll layer around it shows, in its own coordinates; all of it without
    /// one.
    public var visibleRect: CGRect { scrollLayer.map { convert($0.bounds, from: $0).intersection(bounds) } ?? bounds }

    private var scrollLayer: CAScrollLayer? {
        var layer: CALayer? = self
        while let here = layer {
            if let found = here as? CAScrollLayer { return found }
            layer = here.superlayer
        }
        return nil
    }
}
