/// A view that stands above the tabs of a tab bar controller.
///
/// - Source: developer.apple.com/documentation/uikit/uitabaccessory
@preconcurrency @MainActor
open class UITabAccessory: NSObject {
    /// The view that is shown.
    public let contentView: UIView

    /// Makes an accessory that shows a view.
    public init(contentView: UIView) {
        self.contentView = contentView
        super.init()
    }

    // Apple documents no numbers for the place of an accessory: these are our choice.
    static let sideRoom: CGFloat = 16
    static let leastHeight: CGFloat = 44
    static let gap: CGFloat = 8
}
