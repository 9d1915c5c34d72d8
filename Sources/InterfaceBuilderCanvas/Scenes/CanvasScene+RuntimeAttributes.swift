import InterfaceBuilderDocument
import UIKit

extension CanvasScene {
    /// Shows the corners and borders that runtime attributes give a view's layer, by the layer's key path or by a
    /// property of the view's class with the same name; on a device also what they set of UIKit's own properties. Other
    /// attributes belong to classes that only the program knows.
    func applyRuntimeAttributes(of element: MarkupElement, to made: UIView, _ builder: SceneBuilder) {
        for attribute in RuntimeAttribute.all(of: element) {
            let name = attribute.path.hasPrefix("layer.") ? String(attribute.path.dropFirst("layer.".count)) : attribute.path
            guard let value = attribute.value(builder.reader(attribute.element)) else { continue }
            if environment.presenter.isDevice,
                AttributeTable.of(made).set(value.content, forKey: attribute.path, of: made) == true
            {
                continue
            }
            guard let key = Self.layerKeys[name] else { continue }
            let content = (value.content as? Double).map { max(0, $0) } ?? value.content
            made.traitCollection.performAsCurrent { _ = AttributeTable.layer.set(content, forKey: key, of: made.layer) }
        }
    }

    private static let layerKeys = [
        "cornerRadius": "cornerRadius", "borderWidth": "borderWidth", "borderColor": "borderColor",
        "masksToBounds": "masksToBounds", "clipsToBounds": "masksToBounds",
    ]
}
