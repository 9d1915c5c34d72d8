/// The closures that were set on a view; most views have none.
@MainActor
final class AccessibilityBlocks {
    nonisolated init() {}

    var label: (() -> String?)?
    var hint: (() -> String?)?
    var value: (() -> String?)?
    var identifier: (() -> String?)?
    var traits: (() -> UIAccessibilityTraits)?
    var isElement: (() -> Bool)?
    var elements: (() -> [Any]?)?
    var customActions: (() -> [UIAccessibilityCustomAction]?)?
    var activate: (() -> Bool)?
    var performEscape: (() -> Bool)?
    var magicTap: (() -> Bool)?
    var increment: (() -> Void)?
    var decrement: (() -> Void)?
}

/// Gives a text.
public typealias AXStringReturnBlock = () -> String?
/// Tells whether something is so.
public typealias AXBoolReturnBlock = () -> Bool
/// Does something.
public typealias AXVoidReturnBlock = () -> Void
/// Gives several objects.
public typealias AXArrayReturnBlock = () -> [Any]?
/// Gives traits.
public typealias AXTraitsReturnBlock = () -> UIAccessibilityTraits
/// Gives actions.
public typealias AXCustomActionsReturnBlock = () -> [UIAccessibilityCustomAction]?

/// Closures that are asked when an assistive technology asks the view; they go before what was set, unless a subclass overrides the property.
///
/// - Source: developer.apple.com/documentation/objectivec/nsobject/accessibilitylabelblock and its siblings
extension UIView {
    private func setBlock<Value>(_ member: ReferenceWritableKeyPath<AccessibilityBlocks, Value?>, _ value: Value?) {
        if accessibility?.blocks == nil {
            guard value != nil else { return }
            setAccessibility(\.blocks, to: AccessibilityBlocks())
        }
        accessibility?.blocks?[keyPath: member] = value
    }

    /// Gives what the view is called; nil for none.
    public var accessibilityLabelBlock: AXStringReturnBlock? {
        get { accessibility?.blocks?.label }
        set { setBlock(\.label, newValue) }
    }
    /// Gives what an action on the view does; nil for none.
    public var accessibilityHintBlock: AXStringReturnBlock? {
        get { accessibility?.blocks?.hint }
        set { setBlock(\.hint, newValue) }
    }
    /// Gives the value that the view shows; nil for none.
    public var accessibilityValueBlock: AXStringReturnBlock? {
        get { accessibility?.blocks?.value }
        set { setBlock(\.value, newValue) }
    }
    /// Gives the name for tests; nil for none.
    public var accessibilityIdentifierBlock: AXStringReturnBlock? {
        get { accessibility?.blocks?.identifier }
        set { setBlock(\.identifier, newValue) }
    }
    /// Gives how the view behaves; nil for none.
    public var accessibilityTraitsBlock: AXTraitsReturnBlock? {
        get { accessibility?.blocks?.traits }
        set { setBlock(\.traits, newValue) }
    }
    /// Gives whether assistive technologies see the view; nil for none.
    public var isAccessibilityElementBlock: AXBoolReturnBlock? {
        get { accessibility?.blocks?.isElement }
        set { setBlock(\.isElement, newValue) }
    }
    /// Gives the elements in the view; nil for none.
    public var accessibilityElementsBlock: AXArrayReturnBlock? {
        get { accessibility?.blocks?.elements }
        set { setBlock(\.elements, newValue) }
    }
    /// Gives the actions that assistive technologies offer; nil for none.
    public var accessibilityCustomActionsBlock: AXCustomActionsReturnBlock? {
        get { accessibility?.blocks?.customActions }
        set { setBlock(\.customActions, newValue) }
    }
    /// Activates the view, and tells whether it could; nil for none.
    public var accessibilityActivateBlock: AXBoolReturnBlock? {
        get { accessibility?.blocks?.activate }
        set { setBlock(\.activate, newValue) }
    }
    /// Leaves what is shown, and tells whether it could; nil for none.
    public var accessibilityPerformEscapeBlock: AXBoolReturnBlock? {
        get { accessibility?.blocks?.performEscape }
        set { setBlock(\.performEscape, newValue) }
    }
    /// Does the most important action, and tells whether it could; nil for none.
    public var accessibilityMagicTapBlock: AXBoolReturnBlock? {
        get { accessibility?.blocks?.magicTap }
        set { setBlock(\.magicTap, newValue) }
    }
    /// Makes the value greater; nil for none.
    public var accessibilityIncrementBlock: AXVoidReturnBlock? {
        get { accessibility?.blocks?.increment }
        set { setBlock(\.increment, newValue) }
    }
    /// Makes the value less; nil for none.
    public var accessibilityDecrementBlock: AXVoidReturnBlock? {
        get { accessibility?.blocks?.decrement }
        set { setBlock(\.decrement, newValue) }
    }
}
