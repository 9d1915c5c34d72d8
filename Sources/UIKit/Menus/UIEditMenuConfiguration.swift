/// Where the arrow of an edit menu points, from the menu to what it is about.
///
/// - Source: developer.apple.com/documentation/uikit/uieditmenuarrowdirection
public enum UIEditMenuArrowDirection: Int, Sendable {
    case automatic = 0
    case up, down, left, right
}

/// Where an edit menu is wanted.
///
/// - Source: developer.apple.com/documentation/uikit/uieditmenuconfiguration
@preconcurrency @MainActor
open class UIEditMenuConfiguration: NSObject {
    /// Tells menus apart.
    public let identifier: AnyHashable
    /// In the coordinates of the interaction's view.
    public let sourcePoint: CGPoint
    /// Where the arrow points, which says on which side of the point the menu is; by default it is above where there is
    /// room.
    open var preferredArrowDirection = UIEditMenuArrowDirection.automatic

    /// Creates a configuration.
    ///
    /// - Parameter identifier: nil makes a unique one.
    public init(identifier: AnyHashable?, sourcePoint: CGPoint) {
        self.identifier = identifier ?? AnyHashable(UUID())
        self.sourcePoint = sourcePoint
        super.init()
    }
}
