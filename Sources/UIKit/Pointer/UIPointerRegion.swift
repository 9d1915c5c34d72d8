/// A region of a view with a uniform pointer style.
///
/// - Source: developer.apple.com/documentation/uikit/uipointerregion
@preconcurrency @MainActor
open class UIPointerRegion: NSObject {
    /// The region in the view's coordinates, in points.
    public let rect: CGRect
    /// The program's identifier of the region; nil for none.
    public let identifier: AnyHashable?
    /// The axes along which the pointer sticks to the region. It reads back what was set; nothing here depends on it.
    open var latchingAxes: UIAxis = []

    /// Creates a region of a view.
    public init(rect: CGRect, identifier: AnyHashable? = nil) {
        (self.rect, self.identifier) = (rect, identifier)
        super.init()
    }

    /// Regions are equal if their rectangles and identifiers are.
    open override nonisolated func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIPointerRegion else { return false }
        return MainActor.assumeIsolated { other.rect == rect && other.identifier == identifier }
    }
    open override nonisolated var hash: Int {
        MainActor.assumeIsolated { identifier?.hashValue ?? Int(exactly: rect.minX.rounded()) ?? 0 }
    }
}

/// The pointer's location, passed to an interaction's delegate.
///
/// - Source: developer.apple.com/documentation/uikit/uipointerregionrequest
@preconcurrency @MainActor
open class UIPointerRegionRequest: NSObject {
    /// In the view's coordinates, in points.
    public let location: CGPoint
    /// The pressed modifier keys.
    public let modifiers: UIKeyModifierFlags = []

    init(_ location: CGPoint) {
        self.location = location
        super.init()
    }
}
