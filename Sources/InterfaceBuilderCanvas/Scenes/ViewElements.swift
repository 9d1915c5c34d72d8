import InterfaceBuilderDocument
import UIKit

/// Makes views for elements of documents.
///
/// An element whose own class UIKit does not have is made as the nearest class that it has.
@MainActor
enum ViewElements {
    /// A view for an element; nil for elements that are not known.
    static func makeView(_ element: MarkupElement) -> UIView? {
        AttributeTable.named(element.name)?.makeObject() as? UIView
    }
}
