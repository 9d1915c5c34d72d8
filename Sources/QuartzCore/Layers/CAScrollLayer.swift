/// The directions in which a scroll layer scrolls.
///
/// - Source: developer.apple.com/documentation/quartzcore/cascrolllayerscrollmode
public struct CAScrollLayerScrollMode: RawRepresentable, Hashable, Sendable {
    /// Apple's name of the mode.
    public let rawValue: String
    /// Creates a mode of a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// No scrolling.
    public static let none = CAScrollLayerScrollMode(rawValue: "none")
    /// Vertical scrolling.
    public static let vertically = CAScrollLayerScrollMode(rawValue: "vertically")
    /// Horizontal scrolling.
    public static let horizontally = CAScrollLayerScrollMode(rawValue: "horizontally")
    /// Scrolling in both directions.
    public static let both = CAScrollLayerScrollMode(rawValue: "both")
}

/// A layer that scrolls its content.
///
/// - Source: developer.apple.com/documentation/quartzcore/cascrolllayer
open class CAScrollLayer: CALayer {
    /// The directions in which the layer scrolls.
    open var scrollMode = CAScrollLayerScrollMode.both

    /// Scrolls a point, in the layer's coordinates, to the layer's top left, as far as the mode allows.
    open func scroll(to p: CGPoint) {
        var origin = bounds.origin
        if scrollMode == .both || scrollMode == .horizontally { origin.x = p.x }
        if scrollMode == .both || scrollMode == .vertically { origin.y = p.y }
        bounds.origin = origin
    }

    /// Scrolls by the smallest distance that makes a rectangle visible, in the layer's coordinates.
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
    /// Scrolls the nearest ancestor that is a scroll layer to a point, in this layer's coordinates.
    public func scroll(_ p: CGPoint) { if let layer = scrollLayer { layer.scroll(to: convert(p, to: layer)) } }
    /// Scrolls the nearest ancestor that is a scroll layer to a rectangle, in this layer's coordinates.
    public func scrollRectToVisible(_ r: CGRect) { if let layer = scrollLayer { layer.scroll(to: convert(r, to: layer)) } }
    /// The part of the layer that the nearest ancestor scroll layer shows, in its own coordinates; all of it without
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
