import InterfaceBuilderDocument
import UIKit

/// How far a leaf's measured content can be trusted to be what Interface Builder had.
enum ContentTrust {
    /// A text in the system's font on one line, or an image whose size the document records, in a view of UIKit's own.
    case exact
    /// The same on lines whose breaks may be others: only what is recorded larger counts.
    case leastLength
    /// A text in a field, which may be higher by its class.
    case leastWidth
    /// A class of the program's own or a font that is not there, which may add to the content.
    case rough
    /// Content without a length that could be compared: only that nothing decides it counts.
    case none

    /// Nil for a view that is no leaf with a content of its own.
    @MainActor
    init?(_ made: UIView, _ element: MarkupElement, _ resources: DocumentResources) {
        let font = element.child(key: "fontDescription", named: "fontDescription")
        let isOwn = element["customClass"] == nil && font?["name"] == nil
        switch made {
        case let label as UILabel:
            guard !label.hasAttributedText, !(label.text ?? "").isEmpty else { return nil }
            self = !isOwn ? .rough : label.numberOfLines == 1 ? .exact : .leastLength
        case let button as UIButton:
            guard button.configuration == nil, !(button.currentTitle ?? "").isEmpty else { return nil }
            self = isOwn && button.currentImage == nil ? .exact : .rough
        case let view as UIImageView:
            let isKnown = view.image != nil && element["image"].map { resources.images[$0]?.isSymbol == false } ?? false
            self = !isKnown ? .none : isOwn ? .exact : .rough
        case is UITextField: self = .leastWidth
        case is UISlider, is UISearchBar, is UIToolbar: self = .none
        default: return nil
        }
    }

    /// Whether a recorded length cannot be the content's.
    func refuses(_ lengths: LeafLengths) -> Bool {
        let (recorded, content) = (lengths.recorded, lengths.content)
        switch self {
        case .exact: return abs(recorded - content) > max(8, recorded * 0.12)
        case .leastLength: return recorded - content > max(8, recorded * 0.12)
        case .leastWidth: return lengths.isWidth && recorded - content > max(8, recorded * 0.12)
        case .rough: return recorded > 1.4 * content + 24
        case .none: return false
        }
    }
}
