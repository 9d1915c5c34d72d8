/// The actions of an edit menu. UIKit sends them along the responder chain to the first responder that can perform
/// them.
///
/// - Source: developer.apple.com/documentation/uikit/uiresponderstandardeditactions
@preconcurrency @MainActor
public protocol UIResponderStandardEditActions: NSObjectProtocol {
    /// Moves the selection to the pasteboard.
    func cut(_ sender: Any?)
    /// Copies the selection to the pasteboard.
    func copy(_ sender: Any?)
    /// Replaces the selection by the pasteboard's content.
    func paste(_ sender: Any?)
    /// Replaces the selection by the pasteboard's text, with the attributes of the text around it.
    func pasteAndMatchStyle(_ sender: Any?)
    /// Selects the object at the touch.
    func select(_ sender: Any?)
    /// Selects all.
    func selectAll(_ sender: Any?)
    /// Deletes the selection.
    func delete(_ sender: Any?)
    /// Sets the writing direction of the selected text to left-to-right.
    func makeTextWritingDirectionLeftToRight(_ sender: Any?)
    /// Sets the writing direction of the selected text to right-to-left.
    func makeTextWritingDirectionRightToLeft(_ sender: Any?)
    /// Toggles bold type of the selected text.
    func toggleBoldface(_ sender: Any?)
    /// Toggles italic type of the selected text.
    func toggleItalics(_ sender: Any?)
    /// Toggles the underline of the selected text.
    func toggleUnderline(_ sender: Any?)
    /// Increases the size of the selected text.
    func increaseSize(_ sender: Any?)
    /// Decreases the size of the selected text.
    func decreaseSize(_ sender: Any?)
}

/// The actions of an edit menu by their method names. UIKit's own methods cannot be found by name among the program's
/// symbols.
enum StandardEditAction: String, CaseIterable {
    case cut, copy, paste, pasteAndMatchStyle, select, selectAll, delete, makeTextWritingDirectionLeftToRight
    case makeTextWritingDirectionRightToLeft, toggleBoldface, toggleItalics, toggleUnderline, increaseSize, decreaseSize

    var selector: Selector { Selector(rawValue + ":") }

    init?(_ selector: Selector) {
        guard selector.description.hasSuffix(":") else { return nil }
        self.init(rawValue: String(selector.description.dropLast()))
    }

    /// The title of the action in an edit menu; nil for an action that the menu does not offer.
    var title: String? {
        switch self {
        case .cut: "Cut"
        case .copy: "Copy"
        case .paste: "Paste"
        case .select: "Select"
        case .selectAll: "Select All"
        case .delete: "Delete"
        default: nil
        }
    }

    @MainActor
    func send(to responder: UIResponder, _ sender: Any?) {
        let method =
            switch self {
            case .cut: responder.cut
            case .copy: responder.copy(_:)
            case .paste: responder.paste(_:)
            case .pasteAndMatchStyle: responder.pasteAndMatchStyle
            case .select: responder.select
            case .selectAll: responder.selectAll
            case .delete: responder.delete
            case .makeTextWritingDirectionLeftToRight: responder.makeTextWritingDirectionLeftToRight
            case .makeTextWritingDirectionRightToLeft: responder.makeTextWritingDirectionRightToLeft
            case .toggleBoldface: responder.toggleBoldface
            case .toggleItalics: responder.toggleItalics
            case .toggleUnderline: responder.toggleUnderline
            case .increaseSize: responder.increaseSize
            case .decreaseSize: responder.decreaseSize
            }
        method(sender)
    }
}
