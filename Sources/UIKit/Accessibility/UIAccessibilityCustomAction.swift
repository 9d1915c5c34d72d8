/// Something that assistive technologies offer for an element, beside activating it.
///
/// - Source: developer.apple.com/documentation/uikit/uiaccessibilitycustomaction
@preconcurrency @MainActor
open class UIAccessibilityCustomAction: NSObject {
    /// A closure that does the action and returns whether it could.
    public typealias Handler = (UIAccessibilityCustomAction) -> Bool

    /// What the action is called.
    open var name: String {
        get { attributedName.string }
        set { attributedName = NSAttributedString(string: newValue) }
    }
    /// What the action is called, with how it is spoken.
    open var attributedName: NSAttributedString
    /// The kind of the action, such as ``UIAccessibilityCustomActionCategoryEdit``; nil for none. Assistive technologies list a kind together.
    open var category: String?
    /// A picture of the action.
    open var image: UIImage?
    /// The object whose method does the action. Held weakly.
    open weak var target: AnyObject?
    /// The name of the method.
    open var selector: Selector
    /// Does the action, before a method is called.
    open var actionHandler: Handler?

    /// Makes an action that calls a method of an object.
    public init(name: String, image: UIImage? = nil, target: Any?, selector: Selector) {
        (attributedName, self.image, self.selector) = (NSAttributedString(string: name), image, selector)
        self.target = target.map { $0 as AnyObject }
        super.init()
    }

    /// Makes an action that calls a method of an object, with how its name is spoken.
    public init(attributedName: NSAttributedString, image: UIImage? = nil, target: Any?, selector: Selector) {
        (self.attributedName, self.image, self.selector) = (attributedName, image, selector)
        self.target = target.map { $0 as AnyObject }
        super.init()
    }

    /// Makes an action that runs a closure.
    public init(name: String, image: UIImage? = nil, actionHandler: Handler?) {
        (attributedName, self.image, self.actionHandler) = (NSAttributedString(string: name), image, actionHandler)
        selector = Selector("")
        super.init()
    }

    /// Makes an action that runs a closure, with how its name is spoken.
    public init(attributedName: NSAttributedString, image: UIImage? = nil, actionHandler: Handler?) {
        (self.attributedName, self.image, self.actionHandler) = (attributedName, image, actionHandler)
        selector = Selector("")
        super.init()
    }

    /// Does the action. Returns whether it was done.
    package func perform() -> Bool {
        if let actionHandler { return actionHandler(self) }
        guard let target else { return false }
        return ActionDispatch.send(selector, to: target, from: self, nil)
    }
}

/// The kind of actions that edit.
///
/// - Source: developer.apple.com/documentation/uikit/uiaccessibilitycustomactioncategoryedit
public let UIAccessibilityCustomActionCategoryEdit = "UIAccessibilityCustomActionCategoryEdit"
