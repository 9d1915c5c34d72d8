/// The actions of an edit menu. Responders may implement them; UIKit sends them along the responder chain to the first that can perform them.
///
/// - Source: developer.apple.com/documentation/uikit/uiresponderstandardeditactions
@preconcurrency @MainActor
public protocol UIResponderStandardEditActions: NSObjectProtocol {
    /// Removes the selection and puts it on the pasteboard.
    func cut(_ sender: Any?)
    /// Puts the selection on the pasteboard.
    func copy(_ sender: Any?)
    /// Replaces the selection by what is on the pasteboard.
    func paste(_ sender: Any?)
    /// Replaces the selection by the text on the pasteboard, in the look of what is around it.
    func pasteAndMatchStyle(_ sender: Any?)
    /// Selects what is touched.
    func select(_ sender: Any?)
    /// Selects all.
    func selectAll(_ sender: Any?)
    /// Removes the selection.
    func delete(_ sender: Any?)
    /// Has the selected text begin at the left.
    func makeTextWritingDirectionLeftToRight(_ sender: Any?)
    /// Has the selected text begin at the right.
    func makeTextWritingDirectionRightToLeft(_ sender: Any?)
    /// Makes the selected text bold, or not.
    func toggleBoldface(_ sender: Any?)
    /// Makes the selected text italic, or not.
    func toggleItalics(_ sender: Any?)
    /// Underlines the selected text, or not.
    func toggleUnderline(_ sender: Any?)
    /// Makes the selected text larger.
    func increaseSize(_ sender: Any?)
    /// Makes the selected text smaller.
    func decreaseSize(_ sender: Any?)
}

/// The actions of an edit menu by the names of their methods. UIKit's own methods cannot be found by name among the program's symbols.
enum StandardEditAction: String, CaseIterable {
    case cut, copy, paste, pasteAndMatchStyle, select, selectAll, delete, makeTextWritingDirectionLeftToRight
    case makeTextWritingDirectionRightToLeft, toggleBoldface, toggleItalics, toggleUnderline, increaseSize, decreaseSize

    var selector: Selector { Selector(rawValue + ":") }

    init?(_ selector: Selector) {
        guard selector.description.hasSuffix(":") else { return nil }
        self.init(rawValue: String(selector.description.dropLast()))
    }

    /// What an edit menu calls the action; nil for one that it does not offer.
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
