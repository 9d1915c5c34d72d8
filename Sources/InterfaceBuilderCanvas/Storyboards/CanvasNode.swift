import InterfaceBuilderDocument
import UIKit

/// An item on a storyboard's canvas: a scene, a container without a scene of its own, or a reference to another
/// storyboard.
@MainActor
package struct CanvasNode {
    enum Content {
        case scene(CanvasScene)
        /// A navigation, tab bar, split view or page controller.
        case container(MarkupElement)
        case reference(MarkupElement)
    }

    /// The object id of the controller or view.
    let id: String
    /// The caption above it.
    let title: String
    let content: Content
    /// The rectangle on the canvas, in points. Its origin is the document's place, or arbitrary for nodes without a
    /// place.
    var frame: CGRect
    /// Whether the document says where the node is.
    let hasPlace: Bool

    /// The nodes of a document in document order.
    ///
    /// - Parameters:
    ///   - scenes: The scenes to show.
    ///   - isWhole: Whether these are all, so that containers and references are shown too.
    ///   - screen: The size, in points, of the screen that containers fill.
    package static func all(in document: InterfaceDocument, showing scenes: [CanvasScene], isWhole: Bool, screen: CGSize)
        -> [CanvasNode]
    {
        guard document.isStoryboard, isWhole else { return scenes.map { node(of: $0, document, screen) } }
        var known: [String: CanvasScene] = [:]
        for scene in scenes where known[scene.scene.id] == nil { known[scene.scene.id] = scene }
        let objects =
            document.root.children(in: "scenes").flatMap { $0.children(in: "objects") }
        return objects.compactMap { object in
            guard let id = object.id else { return nil }
            if let scene = known[id] { return node(of: scene, document, screen) }
            return node(withoutScene: object, id, document, screen)
        }
    }

    private static func node(of scene: CanvasScene, _ document: InterfaceDocument, _ screen: CGSize) -> CanvasNode {
        let element = scene.scene.element
        var place = place(of: element, document, screen)
        // Views beside a controller have the controller's place, and are shown below it.
        if scene.scene.kind == .extra { place?.y += screen.height + CanvasPlacement.gap + CanvasPlacement.captionHeight }
        return CanvasNode(
            id: scene.scene.id, title: title(of: element), content: .scene(scene),
            frame: CGRect(origin: place ?? .zero, size: scene.root.bounds.size), hasPlace: place != nil)
    }

    /// The node of a container controller or of a reference to a storyboard; nil for objects that the canvas does not
    /// show.
    private static func node(withoutScene object: MarkupElement, _ id: String, _ document: InterfaceDocument, _ screen: CGSize)
        -> CanvasNode?
    {
        let isReference = object.name == "viewControllerPlaceholder"
        guard isReference || object.name.hasSuffix("Controller") && !helpers.contains(object.name) else { return nil }
        let place = place(of: object, document, screen)
        let size = isReference ? CGSize(width: 220, height: 56) : object.size("freeformSize") ?? screen
        return CanvasNode(
            id: id, title: isReference ? "" : title(of: object), content: isReference ? .reference(object) : .container(object),
            frame: CGRect(origin: place ?? .zero, size: size), hasPlace: place != nil)
    }

    /// The elements of controllers that Interface Builder shows beside a scene and not as a scene.
    private static let helpers: Set = ["searchDisplayController"]

    /// The largest coordinate, in points, that is read as a position; a place with a larger one is ignored.
    private static let furthest = 30_000.0

    /// The caption of a controller or view.
    package static func title(of element: MarkupElement) -> String {
        element["userLabel"] ?? element["title"] ?? element.child(key: "navigationItem")?["title"] ?? element[
            "storyboardIdentifier"]
            ?? element["customClass"] ?? kind(of: element)
    }

    /// The class that an element stands for, in words.
    static func kind(of element: MarkupElement) -> String { words(ElementClass.name(of: element.name) ?? "UIView") }

    /// The name of a class in words, as Interface Builder has it: `UITabBarController` as "Tab Bar Controller".
    static func words(_ className: String) -> String {
        let name = className.hasPrefix("UI") ? className.dropFirst(2) : className[...]
        return name.reduce(into: "") { words, letter in
            if letter.isUppercase, words.last?.isLowercase ?? false { words += " " }
            words.append(letter)
        }
    }

    /// The position that the document records for an object.
    ///
    /// Documents with a device record places in units of which the screen is 600 wide and high, the size of the canvas
    /// of Xcode 5 to 7.
    ///
    /// - Source: of 1,076 scenes in 271 storyboards, 6 pairs overlap when read so, and 195 pairs when the places are
    ///   read as points.
    private static func place(of object: MarkupElement, _ document: InterfaceDocument, _ screen: CGSize) -> CGPoint? {
        let holder = document.isStoryboard ? object.parent?.parent : object
        guard let point = holder?.child(key: "canvasLocation"),
            let x = point["x"].flatMap({ DocumentNumber.parse($0) }), let y = point["y"].flatMap({ DocumentNumber.parse($0) }),
            max(abs(x), abs(y)) < furthest
        else { return nil }
        guard document.device != nil else { return CGPoint(x: x, y: y) }
        return CGPoint(x: CGFloat(x) * screen.width / 600, y: CGFloat(y) * screen.height / 600)
    }
}
