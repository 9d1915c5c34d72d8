/// The scrolling properties of the scroll view of a section's groups.
///
/// - Source: developer.apple.com/documentation/uikit/uicollectionlayoutsectionorthogonalscrollingproperties
@preconcurrency @MainActor
open class UICollectionLayoutSectionOrthogonalScrollingProperties: NSObject {
    /// Whether the groups can be pulled beyond their ends.
    ///
    /// - Source:
    ///   developer.apple.com/documentation/uikit/uicollectionlayoutsectionorthogonalscrollingproperties/bounce-swift.enum
    public enum Bounce: Int, Sendable {
        case automatic = 0
        case always, never
    }

    /// The rate at which the groups decelerate. It reads back what was set; the behaviour decides.
    open var decelerationRate = UIScrollView.DecelerationRate.normal
    /// Whether the groups can be pulled beyond their ends. It reads back what was set; pulling always works.
    open var bounce = Bounce.automatic

    nonisolated override init() { super.init() }

    func take(_ other: UICollectionLayoutSectionOrthogonalScrollingProperties) {
        (decelerationRate, bounce) = (other.decelerationRate, other.bounce)
    }
}
