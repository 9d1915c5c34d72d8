/// What is set on few views; it stands apart, so that the others need no room for it.
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
    /// The bars above a tablet's keyboard, kept for a higher floor.
    var inputAssistantItem: AnyObject?
    /// What opens the context menu of a control, kept for a higher floor.
    var menuInteraction: AnyObject?
    /// The style of a pointer or a pencil above the view, kept for a higher floor.
    var hoverStyle: AnyObject?
    /// What was set on a text about drags, drops and pasting, kept for a higher floor.
    var textDragging: Any?
    var accessibilityCustomRotors: [UIAccessibilityCustomRotor]?
}

extension UIView {
    func changeRareValues(_ change: (inout RareValues) -> Void) {
        var values = rareValues ?? RareValues()
        change(&values)
        rareValues = values
    }
}
