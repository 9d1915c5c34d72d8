/// An entry of a menu that does something: an action or a command.
///
/// - Source: developer.apple.com/documentation/uikit/uimenuleaf
@preconcurrency @MainActor
public protocol UIMenuLeaf: UIMenuElement {
    /// The entry's text.
    var title: String { get set }
    /// A longer title that explains the entry.
    var discoverabilityTitle: String? { get set }
    /// The entry's picture.
    var image: UIImage? { get set }
    /// The appearance of the entry in a menu.
    var attributes: UIMenuElement.Attributes { get set }
    /// Whether a menu marks the entry.
    var state: UIMenuElement.State { get set }
    /// The object that shows the menu, while the entry is performed.
    var sender: Any? { get }
    /// Does what the entry stands for.
    func performWithSender(_ sender: Any?, target: Any?)
}
