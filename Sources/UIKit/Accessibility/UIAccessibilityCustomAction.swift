/// A custom action that assistive technologies offer for an element.
///
/// - Source: developer.apple.com/documentation/uikit/uiaccessibilitycustomaction
@preconcurrency @MainActor
open class UIAccessibilityCustomAction: NSObject {
    /// A closure that performs the action and returns whether it succeeded.
    public typealias Handler = (UIAccessibilityCustomAction) -> Bool

    /// The name of the action.
    open var name: String {
        get { attributedName.string }
        set { attributedName = NSAttributedString(string: newValue) }
    }
    /// The name of the action, with speech attributes.
    open var attributedName: NSAttributedString
    /// The category of the action, such as ``UIAccessibilityCustomActionCategoryEdit``; nil for none. Assistive
    /// technologies group actions by category.
    open var category: String?
    /// The image of the action.
    open var image: UIImage?
    /// The object whose method performs the action. Held weakly.
    open weak var target: AnyObject?
    /// The selector of the method.
    open var selector: Selector
    /// The closure that performs the action, in preference to the method.
    open var actionHandler: Handler?

    /// Makes an action that calls a method of an object.
    public init(name: String, image: UIImage? = nil, target: Any?, selector: Selector) {
        (attributedName, self.image, self.selector) = (NSAttributedString(string: name), image, selector)
        self.target = target.map { $0 as AnyObject }
        super.init()
    }

    /// Makes an action that calls a method of an object, with speech attributes of its name.
    public init(attributedName: NSAttributedString, image: UIImage? = nil, target: Any?, selector: Selector) {
        (self.attributedName, self.image, self.selector) = (attributedName, image, selector)
        self.target = target.map { $0 as AnyObject }
        super.init()
    }

    /// Makes an action that calls a closure.
    public init(name: String, image: UIImage? = nil, actionHandler: Handler?) {
        (attributedName, self.image, self.actionHandler) = (NSAttributedString(string: name), image, actionHandler)
        selector = Selector("")
        super.init()
    }

    /// Makes an action that calls a closure, with speech attributes of its name.
    public init(attributedName: NSAttributedString, image: UIImage? = nil, actionHandler: Handler?) {
        (self.attributedName, self.image, self.actionHandler) = (attributedName, image, actionHandler)
        selector = Selector("")
        super.init()
    }

    /// Performs the action. Returns whether it succeeded.
    package func perform() -> Bool {
        if let actionHandler { return actionHandler(self) }
        guard let target else { return false }
        return ActionDispatch.send(selector, to: target, from: self, nil)
    }
}

/// The category of editing actions.
///
/// - Source: developer.apple.com/documentation/uikit/uiaccessibilitycustomactioncategoryedit
public let UIAccessibilityCustomActionCategoryEdit = "UIAccessibilityCustomActionCategoryEdit"
