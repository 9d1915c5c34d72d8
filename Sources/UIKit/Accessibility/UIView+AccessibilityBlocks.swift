/// The accessibility closures of a view; most views have none.
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

/// Returns a text.
public typealias AXStringReturnBlock = () -> String?
/// Returns a Boolean.
public typealias AXBoolReturnBlock = () -> Bool
/// Performs an action.
public typealias AXVoidReturnBlock = () -> Void
/// Returns an array of objects.
public typealias AXArrayReturnBlock = () -> [Any]?
/// Returns traits.
public typealias AXTraitsReturnBlock = () -> UIAccessibilityTraits
/// Returns custom actions.
public typealias AXCustomActionsReturnBlock = () -> [UIAccessibilityCustomAction]?

/// Closures that are called when the value of an accessibility property is read; they have precedence over the values
/// that were set, unless a subclass overrides the property.
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

    /// Returns the name of the view; nil for none.
    public var accessibilityLabelBlock: AXStringReturnBlock? {
        get { accessibility?.blocks?.label }
        set { setBlock(\.label, newValue) }
    }
    /// Returns the description of the view's effect; nil for none.
    public var accessibilityHintBlock: AXStringReturnBlock? {
        get { accessibility?.blocks?.hint }
        set { setBlock(\.hint, newValue) }
    }
    /// Returns the value of the view; nil for none.
    public var accessibilityValueBlock: AXStringReturnBlock? {
        get { accessibility?.blocks?.value }
        set { setBlock(\.value, newValue) }
    }
    /// Returns the identifier for tests; nil for none.
    public var accessibilityIdentifierBlock: AXStringReturnBlock? {
        get { accessibility?.blocks?.identifier }
        set { setBlock(\.identifier, newValue) }
    }
    /// Returns the traits of the view; nil for none.
    public var accessibilityTraitsBlock: AXTraitsReturnBlock? {
        get { accessibility?.blocks?.traits }
        set { setBlock(\.traits, newValue) }
    }
    /// Returns whether the view is an accessibility element; nil for none.
    public var isAccessibilityElementBlock: AXBoolReturnBlock? {
        get { accessibility?.blocks?.isElement }
        set { setBlock(\.isElement, newValue) }
    }
    /// Returns the elements of the view; nil for none.
    public var accessibilityElementsBlock: AXArrayReturnBlock? {
        get { accessibility?.blocks?.elements }
        set { setBlock(\.elements, newValue) }
    }
    /// Returns the custom actions; nil for none.
    public var accessibilityCustomActionsBlock: AXCustomActionsReturnBlock? {
        get { accessibility?.blocks?.customActions }
        set { setBlock(\.customActions, newValue) }
    }
    /// Activates the view, and returns whether it did; nil for none.
    public var accessibilityActivateBlock: AXBoolReturnBlock? {
        get { accessibility?.blocks?.activate }
        set { setBlock(\.activate, newValue) }
    }
    /// Dismisses the view, and returns whether it did; nil for none.
    public var accessibilityPerformEscapeBlock: AXBoolReturnBlock? {
        get { accessibility?.blocks?.performEscape }
        set { setBlock(\.performEscape, newValue) }
    }
    /// Performs the main action, and returns whether it did; nil for none.
    public var accessibilityMagicTapBlock: AXBoolReturnBlock? {
        get { accessibility?.blocks?.magicTap }
        set { setBlock(\.magicTap, newValue) }
    }
    /// Increments the value; nil for none.
    public var accessibilityIncrementBlock: AXVoidReturnBlock? {
        get { accessibility?.blocks?.increment }
        set { setBlock(\.increment, newValue) }
    }
    /// Decrements the value; nil for none.
    public var accessibilityDecrementBlock: AXVoidReturnBlock? {
        get { accessibility?.blocks?.decrement }
        set { setBlock(\.decrement, newValue) }
    }
}
