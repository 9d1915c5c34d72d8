/// A text input whose text can be dragged. Texts do not support drags here: the properties are only stored.
///
/// - Source: developer.apple.com/documentation/uikit/uitextdraggable
@preconcurrency @MainActor
public protocol UITextDraggable: UITextInput {
    /// The delegate for drags.
    var textDragDelegate: (any UITextDragDelegate)? { get set }
    /// The options of drag previews.
    var textDragOptions: UITextDragOptions { get set }
    /// Whether a drag of the text is in progress: never.
    var isTextDragActive: Bool { get }
}

/// The options of text drag previews.
///
/// - Source: developer.apple.com/documentation/uikit/uitextdragoptions
public struct UITextDragOptions: OptionSet, Sendable {
    /// Bit mask of the contained options.
    public let rawValue: Int
    /// Makes a set from a bit mask.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Previews do not show the text's colours.
    public static let stripTextColorFromPreviews = UITextDragOptions(rawValue: 1 << 0)
}

/// The delegate for drags of a text. Nothing calls it: texts do not support drags here.
///
/// - Source: developer.apple.com/documentation/uikit/uitextdragdelegate
@preconcurrency @MainActor
public protocol UITextDragDelegate: NSObjectProtocol {
    /// The items of a drag of the text; empty for no drag.
    func textDraggableView(_ textDraggableView: UIView & UITextDraggable, itemsForDrag dragRequest: any UITextDragRequest)
        -> [UIDragItem]
    /// The preview of an item that is lifted; nil for the default one.
    func textDraggableView(
        _ textDraggableView: UIView & UITextDraggable, dragPreviewForLiftingItem item: UIDragItem, session: any UIDragSession
    ) -> UITargetedDragPreview?
    /// Called before the items are lifted.
    func textDraggableView(
        _ textDraggableView: UIView & UITextDraggable, willAnimateLiftWith animator: any UIDragAnimating,
        session: any UIDragSession)
    /// Called before a drag begins.
    func textDraggableView(_ textDraggableView: UIView & UITextDraggable, dragSessionWillBegin session: any UIDragSession)
    /// Called after a drag ended.
    func textDraggableView(
        _ textDraggableView: UIView & UITextDraggable, dragSessionDidEnd session: any UIDragSession,
        with operation: UIDropOperation)
}

/// A request for the items of a text drag.
///
/// - Source: developer.apple.com/documentation/uikit/uitextdragrequest
@preconcurrency @MainActor
public protocol UITextDragRequest: NSObjectProtocol {
    /// The range of the dragged text.
    var dragRange: UITextRange { get }
    /// The default items.
    var suggestedItems: [UIDragItem] { get }
    /// The items that the drag already has.
    var existingItems: [UIDragItem] { get }
    /// Whether the range is the selection.
    var isSelected: Bool { get }
    /// The drag session.
    var dragSession: any UIDragSession { get }
}

extension UITextDragDelegate {
    /// Returns the default items.
    public func textDraggableView(_ textDraggableView: UIView & UITextDraggable, itemsForDrag dragRequest: any UITextDragRequest)
        -> [UIDragItem]
    { dragRequest.suggestedItems }
    /// Returns nil.
    public func textDraggableView(
        _ textDraggableView: UIView & UITextDraggable, dragPreviewForLiftingItem item: UIDragItem, session: any UIDragSession
    ) -> UITargetedDragPreview? { nil }
    /// Does nothing.
    public func textDraggableView(
        _ textDraggableView: UIView & UITextDraggable, willAnimateLiftWith animator: any UIDragAnimating,
        session: any UIDragSession
    ) {}
    /// Does nothing.
    public func textDraggableView(_ textDraggableView: UIView & UITextDraggable, dragSessionWillBegin session: any UIDragSession)
    {}
    /// Does nothing.
    public func textDraggableView(
        _ textDraggableView: UIView & UITextDraggable, dragSessionDidEnd session: any UIDragSession,
        with operation: UIDropOperation
    ) {}
}

/// A text input that accepts drops. Texts do not accept drops by themselves here: the properties are only stored.
///
/// - Source: developer.apple.com/documentation/uikit/uitextdroppable
@preconcurrency @MainActor
public protocol UITextDroppable: UITextInput {
    /// The delegate for drops.
    var textDropDelegate: (any UITextDropDelegate)? { get set }
    /// Whether a drop on the text is in progress: never.
    var isTextDropActive: Bool { get }
}

/// The delegate for drops on a text. Nothing calls it: texts do not accept drops by themselves here.
///
/// - Source: developer.apple.com/documentation/uikit/uitextdropdelegate
@preconcurrency @MainActor
public protocol UITextDropDelegate: NSObjectProtocol {
    /// Whether a text that is not editable accepts a drop.
    func textDroppableView(
        _ textDroppableView: UIView & UITextDroppable, willBecomeEditableForDrop drop: any UITextDropRequest
    ) -> UITextDropEditability
    /// The proposal for a drop.
    func textDroppableView(_ textDroppableView: UIView & UITextDroppable, proposalForDrop drop: any UITextDropRequest)
        -> UITextDropProposal
    /// Called when a drag entered the text.
    func textDroppableView(_ textDroppableView: UIView & UITextDroppable, dropSessionDidEnter session: any UIDropSession)
    /// Called when a drag left the text.
    func textDroppableView(_ textDroppableView: UIView & UITextDroppable, dropSessionDidExit session: any UIDropSession)
    /// Called after a drag that entered the text ended.
    func textDroppableView(_ textDroppableView: UIView & UITextDroppable, dropSessionDidEnd session: any UIDropSession)
}

/// A request for the proposal of a drop on a text.
///
/// - Source: developer.apple.com/documentation/uikit/uitextdroprequest
@preconcurrency @MainActor
public protocol UITextDropRequest: NSObjectProtocol {
    /// The position of the drop in the text.
    var dropPosition: UITextPosition { get }
    /// The default proposal.
    var suggestedProposal: UITextDropProposal { get }
    /// Whether the drag began in the same text.
    var isSameView: Bool { get }
    /// The drop session.
    var dropSession: any UIDropSession { get }
}

/// The object that performs a drop on a text.
///
/// - Source: developer.apple.com/documentation/uikit/uitextdropperformer
public enum UITextDropPerformer: UInt, Sendable {
    /// The text view.
    case view = 0
    case delegate
}

/// A proposal for a drop on a text.
///
/// - Source: developer.apple.com/documentation/uikit/uitextdropproposal
@preconcurrency @MainActor
open class UITextDropProposal: UIDropProposal {
    /// The action of a drop on the text.
    ///
    /// - Source: developer.apple.com/documentation/uikit/uitextdropaction
    public enum Action: UInt, Sendable {
        case insert = 0
        case replaceSelection, replaceAll
    }
    /// The object that shows the progress of a drop.
    ///
    /// - Source: developer.apple.com/documentation/uikit/uitextdropprogressmode
    public enum ProgressMode: UInt, Sendable {
        case system = 0
        case custom
    }
    /// The object that shows the progress of the drop. It reads back what was set; nothing here depends on it.
    open var dropProgressMode = ProgressMode.system
    /// The object that performs the drop. It reads back what was set; nothing here depends on it.
    open var dropPerformer = UITextDropPerformer.view
    /// The action of the drop on the text.
    open var dropAction = Action.insert
    /// Whether a drop within the same text skips pasting.
    open var useFastSameViewOperations = true
}

/// Whether a text that is not editable accepts a drop.
///
/// - Source: developer.apple.com/documentation/uikit/uitextdropeditability
public enum UITextDropEditability: UInt, Sendable {
    case no = 0
    /// Only for the drop.
    case temporary
    /// From the drop on.
    case yes
}

extension UITextDropDelegate {
    /// Returns no.
    public func textDroppableView(
        _ textDroppableView: UIView & UITextDroppable, willBecomeEditableForDrop drop: any UITextDropRequest
    ) -> UITextDropEditability { .no }
    /// Returns the default proposal.
    public func textDroppableView(_ textDroppableView: UIView & UITextDroppable, proposalForDrop drop: any UITextDropRequest)
        -> UITextDropProposal
    { drop.suggestedProposal }
    /// Does nothing.
    public func textDroppableView(_ textDroppableView: UIView & UITextDroppable, dropSessionDidEnter session: any UIDropSession) {
    }
    /// Does nothing.
    public func textDroppableView(_ textDroppableView: UIView & UITextDroppable, dropSessionDidExit session: any UIDropSession) {}
    /// Does nothing.
    public func textDroppableView(_ textDroppableView: UIView & UITextDroppable, dropSessionDidEnd session: any UIDropSession) {}
}

/// A text input with a delegate for pasting.
///
/// - Source: developer.apple.com/documentation/uikit/uitextpasteconfigurationsupporting
@preconcurrency @MainActor
public protocol UITextPasteConfigurationSupporting: UIPasteConfigurationSupporting {
    /// The delegate that changes pasted content.
    var pasteDelegate: (any UITextPasteDelegate)? { get set }
}

/// The delegate that changes content pasted into a text. Nothing calls it: texts paste plain text.
///
/// - Source: developer.apple.com/documentation/uikit/uitextpastedelegate
@preconcurrency @MainActor
public protocol UITextPasteDelegate: NSObjectProtocol {
    /// Transforms a pasted item; the delegate sets its result.
    func textPasteConfigurationSupporting(
        _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting, transform item: any UITextPasteItem)
    /// Combines the texts of several items.
    func textPasteConfigurationSupporting(
        _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
        combineItemAttributedStrings itemStrings: [NSAttributedString], for textRange: UITextRange
    ) -> NSAttributedString
    /// Whether the change of the text is animated.
    func textPasteConfigurationSupporting(
        _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
        shouldAnimatePasteOf attributedString: NSAttributedString, to textRange: UITextRange
    ) -> Bool
}

extension UITextPasteDelegate {
    /// Sets the item's default result.
    public func textPasteConfigurationSupporting(
        _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting, transform item: any UITextPasteItem
    ) { item.setDefaultResult() }
    /// Returns the concatenated texts.
    public func textPasteConfigurationSupporting(
        _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
        combineItemAttributedStrings itemStrings: [NSAttributedString], for textRange: UITextRange
    ) -> NSAttributedString {
        let text = NSMutableAttributedString()
        for string in itemStrings { text.append(string) }
        return text
    }
    /// Returns true.
    public func textPasteConfigurationSupporting(
        _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
        shouldAnimatePasteOf attributedString: NSAttributedString, to textRange: UITextRange
    ) -> Bool { true }
}

/// An item that is pasted into a text.
///
/// - Source: developer.apple.com/documentation/uikit/uitextpasteitem
@preconcurrency @MainActor
public protocol UITextPasteItem: NSObjectProtocol {
    /// The provider of the item's content.
    var itemProvider: NSItemProvider { get }
    /// Any object of the program.
    var localObject: Any? { get }
    /// The default attributes of pasted text.
    var defaultAttributes: [NSAttributedString.Key: Any] { get }
    /// Sets a text as the result.
    func setResult(string: String)
    /// Sets a text with attributes as the result.
    func setResult(attributedString string: NSAttributedString)
    /// Sets an attachment as the result.
    func setResult(attachment textAttachment: NSTextAttachment)
    /// Sets an empty result.
    func setNoResult()
    /// Sets the default result.
    func setDefaultResult()
}

/// The settings of a text for drags, drops and pasting.
@MainActor
struct TextDragging {
    weak var dragDelegate: (any UITextDragDelegate)?
    weak var dropDelegate: (any UITextDropDelegate)?
    weak var pasteDelegate: (any UITextPasteDelegate)?
    var options: UITextDragOptions = []
}

extension UIView {
    fileprivate var textDragging: TextDragging {
        get { rareValues?.textDragging as? TextDragging ?? TextDragging() }
        set { changeRareValues { $0.textDragging = newValue } }
    }
}

extension UITextField: UITextDraggable, UITextDroppable, UITextPasteConfigurationSupporting {
    /// The delegate for drags. It reads back what was set; texts do not support drags here.
    public var textDragDelegate: (any UITextDragDelegate)? {
        get { textDragging.dragDelegate }
        set { textDragging.dragDelegate = newValue }
    }
    /// The options of drag previews. It reads back what was set; nothing here depends on it.
    public var textDragOptions: UITextDragOptions {
        get { textDragging.options }
        set { textDragging.options = newValue }
    }
    /// Whether a drag of the text is in progress: never.
    public var isTextDragActive: Bool { false }
    /// The drag interaction of the text; nil, since there is none here.
    public var textDragInteraction: UIDragInteraction? { nil }
    /// The delegate for drops. It reads back what was set; texts do not accept drops by themselves here.
    public var textDropDelegate: (any UITextDropDelegate)? {
        get { textDragging.dropDelegate }
        set { textDragging.dropDelegate = newValue }
    }
    /// Whether a drop on the text is in progress: never.
    public var isTextDropActive: Bool { false }
    /// The drop interaction of the text; nil, since there is none here.
    public var textDropInteraction: UIDropInteraction? { nil }
    /// The delegate that changes pasted content. It reads back what was set; texts paste plain text.
    public var pasteDelegate: (any UITextPasteDelegate)? {
        get { textDragging.pasteDelegate }
        set { textDragging.pasteDelegate = newValue }
    }
}

extension UITextView: UITextDraggable, UITextDroppable, UITextPasteConfigurationSupporting {
    /// The delegate for drags. It reads back what was set; texts do not support drags here.
    public var textDragDelegate: (any UITextDragDelegate)? {
        get { textDragging.dragDelegate }
        set { textDragging.dragDelegate = newValue }
    }
    /// The options of drag previews. It reads back what was set; nothing here depends on it.
    public var textDragOptions: UITextDragOptions {
        get { textDragging.options }
        set { textDragging.options = newValue }
    }
    /// Whether a drag of the text is in progress: never.
    public var isTextDragActive: Bool { false }
    /// The drag interaction of the text; nil, since there is none here.
    public var textDragInteraction: UIDragInteraction? { nil }
    /// The delegate for drops. It reads back what was set; texts do not accept drops by themselves here.
    public var textDropDelegate: (any UITextDropDelegate)? {
        get { textDragging.dropDelegate }
        set { textDragging.dropDelegate = newValue }
    }
    /// Whether a drop on the text is in progress: never.
    public var isTextDropActive: Bool { false }
    /// The drop interaction of the text; nil, since there is none here.
    public var textDropInteraction: UIDropInteraction? { nil }
    /// The delegate that changes pasted content. It reads back what was set; texts paste plain text.
    public var pasteDelegate: (any UITextPasteDelegate)? {
        get { textDragging.pasteDelegate }
        set { textDragging.pasteDelegate = newValue }
    }
}
