/// A view above the tab bar of a tab bar controller.
///
/// - Source: developer.apple.com/documentation/uikit/uitabaccessory
@preconcurrency @MainActor
open class UITabAccessory: NSObject {
    /// The view.
    public let contentView: UIView

    /// Makes an accessory with a view.
    public init(contentView: UIView) {
        self.contentView = contentView
        super.init()
    }

    // Apple documents no lengths for the position of an accessory: these are our choice.
    static let sideRoom: CGFloat = 16
    static let leastHeight: CGFloat = 44
    static let gap: CGFloat = 8
}
