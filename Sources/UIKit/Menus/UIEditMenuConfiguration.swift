/// The direction of an edit menu's arrow, from the menu to its source.
///
/// - Source: developer.apple.com/documentation/uikit/uieditmenuarrowdirection
public enum UIEditMenuArrowDirection: Int, Sendable {
    case automatic = 0
    case up, down, left, right
}

/// The requested position of an edit menu.
///
/// - Source: developer.apple.com/documentation/uikit/uieditmenuconfiguration
@preconcurrency @MainActor
open class UIEditMenuConfiguration: NSObject {
    /// Identifies the menu.
    public let identifier: AnyHashable
    /// In the coordinates of the interaction's view.
    public let sourcePoint: CGPoint
    /// The direction of the arrow, which decides the side of the menu; by default it is above the source if there is
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
