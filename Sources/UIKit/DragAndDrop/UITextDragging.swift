/// A text whose parts can be dragged. Texts have no drags of their own here: what is set is kept.
///
/// - Source: developer.apple.com/documentation/uikit/uitextdraggable
@preconcurrency @MainActor
public protocol UITextDraggable: UITextInput {
    /// Decides about drags.
    var textDragDelegate: (any UITextDragDelegate)? { get set }
    /// Whether drags show whole lines or what they have of them.
    var textDragOptions: UITextDragOptions { get set }
    /// Whether a drag of the text goes on: never.
    var isTextDragActive: Bool { get }
}

/// What drags of text show.
///
/// - Source: developer.apple.com/documentation/uikit/uitextdragoptions
public struct UITextDragOptions: OptionSet, Sendable {
    /// Bit mask of the contained options.
    public let rawValue: Int
    /// Makes a set from a bit mask.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Text loses its colours.
    public static let stripTextColorFromPreviews = UITextDragOptions(rawValue: 1 << 0)
}

/// Decides about drags of a text. Nothing calls it: texts have no drags of their own here.
///
/// - Source: developer.apple.com/documentation/uikit/uitextdragdelegate
@preconcurrency @MainActor
public protocol UITextDragDelegate: NSObjectProtocol {
    /// What a drag of the text takes along; none ends it.
    func textDraggableView(_ textDraggableView: UIView & UITextDraggable, itemsForDrag dragRequest: any UITextDragRequest)
        -> [UIDragItem]
    /// What is shown of an item as it is lifted; nil for what the text shows by itself.
    func textDraggableView(
        _ textDraggableView: UIView & UITextDraggable, dragPreviewForLiftingItem item: UIDragItem, session: any UIDragSession
    ) -> UITargetedDragPreview?
    /// The items are about to be lifted.
    func textDraggableView(
        _ textDraggableView: UIView & UITextDraggable, willAnimateLiftWith animator: any UIDragAnimating,
        session: any UIDragSession)
    /// A drag is about to begin.
    func textDraggableView(_ textDraggableView: UIView & UITextDraggable, dragSessionWillBegin session: any UIDragSession)
    /// A drag ended.
    func textDraggableView(
        _ textDraggableView: UIView & UITextDraggable, dragSessionDidEnd session: any UIDragSession,
        with operation: UIDropOperation)
}

/// A drag of a text that is asked about.
///
/// - Source: developer.apple.com/documentation/uikit/uitextdragrequest
@preconcurrency @MainActor
public protocol UITextDragRequest: NSObjectProtocol {
    /// The characters that are dragged.
    var dragRange: UITextRange { get }
    /// What the text would take along by itself.
    var suggestedItems: [UIDragItem] { get }
    /// What the drag has already.
    var existingItems: [UIDragItem] { get }
    /// Whether the characters are the selected ones.
    var isSelected: Bool { get }
    /// The drag.
    var dragSession: any UIDragSession { get }
}

extension UITextDragDelegate {
    /// Returns what the text would take along by itself.
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

/// A text that takes drops. Texts take none by themselves here: what is set is kept.
///
/// - Source: developer.apple.com/documentation/uikit/uitextdroppable
@preconcurrency @MainActor
public protocol UITextDroppable: UITextInput {
    /// Decides about drops.
    var textDropDelegate: (any UITextDropDelegate)? { get set }
    /// Whether a drop on the text goes on: never.
    var isTextDropActive: Bool { get }
}

/// Decides about drops on a text. Nothing calls it: texts take no drops by themselves here.
///
/// - Source: developer.apple.com/documentation/uikit/uitextdropdelegate
@preconcurrency @MainActor
public protocol UITextDropDelegate: NSObjectProtocol {
    /// Whether a text that cannot be edited takes a drop all the same.
    func textDroppableView(
        _ textDroppableView: UIView & UITextDroppable, willBecomeEditableForDrop drop: any UITextDropRequest
    ) -> UITextDropEditability
    /// How the text would take a drop.
    func textDroppableView(_ textDroppableView: UIView & UITextDroppable, proposalForDrop drop: any UITextDropRequest)
        -> UITextDropProposal
    /// A drag came over the text.
    func textDroppableView(_ textDroppableView: UIView & UITextDroppable, dropSessionDidEnter session: any UIDropSession)
    /// A drag left the text.
    func textDroppableView(_ textDroppableView: UIView & UITextDroppable, dropSessionDidExit session: any UIDropSession)
    /// A drag that came over the text ended.
    func textDroppableView(_ textDroppableView: UIView & UITextDroppable, dropSessionDidEnd session: any UIDropSession)
}

/// A drop on a text that is asked about.
///
/// - Source: developer.apple.com/documentation/uikit/uitextdroprequest
@preconcurrency @MainActor
public protocol UITextDropRequest: NSObjectProtocol {
    /// Where the drop would be.
    var dropPosition: UITextPosition { get }
    /// How the text would take it by itself.
    var suggestedProposal: UITextDropProposal { get }
    /// Whether the drag began in the same text.
    var isSameView: Bool { get }
    /// The drag.
    var dropSession: any UIDropSession { get }
}

/// Who takes what is dropped on a text.
///
/// - Source: developer.apple.com/documentation/uikit/uitextdropperformer
public enum UITextDropPerformer: UInt, Sendable {
    /// The text.
    case view = 0
    case delegate
}

/// How a text would take a drop.
///
/// - Source: developer.apple.com/documentation/uikit/uitextdropproposal
@preconcurrency @MainActor
open class UITextDropProposal: UIDropProposal {
    /// What a drop does to the text.
    ///
    /// - Source: developer.apple.com/documentation/uikit/uitextdropaction
    public enum Action: UInt, Sendable {
        case insert = 0
        case replaceSelection, replaceAll
    }
    /// Who shows how a drop goes on.
    ///
    /// - Source: developer.apple.com/documentation/uikit/uitextdropprogressmode
    public enum ProgressMode: UInt, Sendable {
        case system = 0
        case custom
    }
    /// Who shows how a drop goes on. Stored.
    open var dropProgressMode = ProgressMode.system
    /// Who takes what is dropped. Stored.
    open var dropPerformer = UITextDropPerformer.view
    /// What a drop does to the text.
    open var dropAction = Action.insert
    /// Whether the drop is done without pasting.
    open var useFastSameViewOperations = true
}

/// Whether a text that cannot be edited takes a drop.
///
/// - Source: developer.apple.com/documentation/uikit/uitextdropeditability
public enum UITextDropEditability: UInt, Sendable {
    case no = 0
    /// For the drop alone.
    case temporary
    /// From the drop on.
    case yes
}

extension UITextDropDelegate {
    /// Returns no.
    public func textDroppableView(
        _ textDroppableView: UIView & UITextDroppable, willBecomeEditableForDrop drop: any UITextDropRequest
    ) -> UITextDropEditability { .no }
    /// Returns what the text would do by itself.
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

/// A text that hears of pasting.
///
/// - Source: developer.apple.com/documentation/uikit/uitextpasteconfigurationsupporting
@preconcurrency @MainActor
public protocol UITextPasteConfigurationSupporting: UIPasteConfigurationSupporting {
    /// Changes what is pasted.
    var pasteDelegate: (any UITextPasteDelegate)? { get set }
}

/// Changes what is pasted into a text. Nothing calls it: texts paste plain text.
///
/// - Source: developer.apple.com/documentation/uikit/uitextpastedelegate
@preconcurrency @MainActor
public protocol UITextPasteDelegate: NSObjectProtocol {
    /// An item is pasted; the delegate sets its result.
    func textPasteConfigurationSupporting(
        _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting, transform item: any UITextPasteItem)
    /// Joins the texts of several items.
    func textPasteConfigurationSupporting(
        _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
        combineItemAttributedStrings itemStrings: [NSAttributedString], for textRange: UITextRange
    ) -> NSAttributedString
    /// Asks whether the change is animated.
    func textPasteConfigurationSupporting(
        _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
        shouldAnimatePasteOf attributedString: NSAttributedString, to textRange: UITextRange
    ) -> Bool
}

extension UITextPasteDelegate {
    /// Takes the item as it is.
    public func textPasteConfigurationSupporting(
        _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting, transform item: any UITextPasteItem
    ) { item.setDefaultResult() }
    /// Returns one text behind the other.
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

/// One item that is pasted into a text.
///
/// - Source: developer.apple.com/documentation/uikit/uitextpasteitem
@preconcurrency @MainActor
public protocol UITextPasteItem: NSObjectProtocol {
    /// Offers the item's content.
    var itemProvider: NSItemProvider { get }
    /// Anything that the program knows the item by.
    var localObject: Any? { get }
    /// The attributes that pasted text gets.
    var defaultAttributes: [NSAttributedString.Key: Any] { get }
    /// Takes a text in the item's place.
    func setResult(string: String)
    /// Takes a text with attributes in the item's place.
    func setResult(attributedString string: NSAttributedString)
    /// Takes a picture in the item's place.
    func setResult(attachment textAttachment: NSTextAttachment)
    /// Takes nothing.
    func setNoResult()
    /// Takes the item as it is.
    func setDefaultResult()
}

/// What was set on a text about drags, drops and pasting.
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
    /// Decides about drags. Kept; texts have no drags of their own here.
    public var textDragDelegate: (any UITextDragDelegate)? {
        get { textDragging.dragDelegate }
        set { textDragging.dragDelegate = newValue }
    }
    /// What drags of the text show. Kept.
    public var textDragOptions: UITextDragOptions {
        get { textDragging.options }
        set { textDragging.options = newValue }
    }
    /// Whether a drag of the text goes on: never.
    public var isTextDragActive: Bool { false }
    /// The interaction by which the text is dragged; nil, for there is none here.
    public var textDragInteraction: UIDragInteraction? { nil }
    /// Decides about drops. Kept; texts take no drops by themselves here.
    public var textDropDelegate: (any UITextDropDelegate)? {
        get { textDragging.dropDelegate }
        set { textDragging.dropDelegate = newValue }
    }
    /// Whether a drop on the text goes on: never.
    public var isTextDropActive: Bool { false }
    /// The interaction by which the text takes drops; nil, for there is none here.
    public var textDropInteraction: UIDropInteraction? { nil }
    /// Changes what is pasted. Kept; texts paste plain text.
    public var pasteDelegate: (any UITextPasteDelegate)? {
        get { textDragging.pasteDelegate }
        set { textDragging.pasteDelegate = newValue }
    }
}

extension UITextView: UITextDraggable, UITextDroppable, UITextPasteConfigurationSupporting {
    /// Decides about drags. Kept; texts have no drags of their own here.
    public var textDragDelegate: (any UITextDragDelegate)? {
        get { textDragging.dragDelegate }
        set { textDragging.dragDelegate = newValue }
    }
    /// What drags of the text show. Kept.
    public var textDragOptions: UITextDragOptions {
        get { textDragging.options }
        set { textDragging.options = newValue }
    }
    /// Whether a drag of the text goes on: never.
    public var isTextDragActive: Bool { false }
    /// The interaction by which the text is dragged; nil, for there is none here.
    public var textDragInteraction: UIDragInteraction? { nil }
    /// Decides about drops. Kept; texts take no drops by themselves here.
    public var textDropDelegate: (any UITextDropDelegate)? {
        get { textDragging.dropDelegate }
        set { textDragging.dropDelegate = newValue }
    }
    /// Whether a drop on the text goes on: never.
    public var isTextDropActive: Bool { false }
    /// The interaction by which the text takes drops; nil, for there is none here.
    public var textDropInteraction: UIDropInteraction? { nil }
    /// Changes what is pasted. Kept; texts paste plain text.
    public var pasteDelegate: (any UITextPasteDelegate)? {
        get { textDragging.pasteDelegate }
        set { textDragging.pasteDelegate = newValue }
    }
}
