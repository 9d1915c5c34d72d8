/// Properties that few views set. They are stored in a separate object, so that other views need no memory for them.
final class RareValues {
    var showsLargeContentViewer: Bool?
    var largeContentTitle: String?
    var largeContentImage: UIImage?
    var scalesLargeContentImage: Bool?
    var largeContentImageInsets: UIEdgeInsets?
    var motionEffects: [UIMotionEffect] = []
    var minimumContentSizeCategory: UIContentSizeCategory?
    var maximumContentSizeCategory: UIContentSizeCategory?
    var focusEffect: UIFocusEffect?
    var focusGroupPriority: UIFocusGroupPriority?
    var focusGroupIdentifier: String?
    var cornerConfiguration: UICornerConfiguration?
    /// The shortcuts bar's items above a tablet's keyboard; `AnyObject`, because a higher floor declares the type.
    var inputAssistantItem: AnyObject?
    /// The interaction that opens a control's context menu; `AnyObject`, because a higher floor declares the type.
    var menuInteraction: AnyObject?
    /// The style of a pointer or a pencil above the view; `AnyObject`, because a higher floor declares the type.
    var hoverStyle: AnyObject?
    /// The settings of a text view or text field for drags, drops and pasting; `Any`, because a higher floor declares
    /// the type.
    var textDragging: Any?
    /// The constraints of a prescribed frame that were named so far.
    var prescribedConstraints: [NSLayoutConstraint] = []
    /// The size, in points, that a bar gave the view by its constraints and content.
    var sizeInBar: CGSize?
    var accessibilityCustomRotors: [UIAccessibilityCustomRotor]?
}

extension UIView {
    func changeRareValues(_ change: (inout RareValues) -> Void) {
        var values = rareValues ?? RareValues()
        change(&values)
        rareValues = values
    }
}
