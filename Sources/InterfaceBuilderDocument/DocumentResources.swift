import Foundation

/// The assets that a document records in its resources.
package struct DocumentResources: Sendable {
    /// An image resource: its size in points, and whether it is a system symbol.
    package struct Image: Hashable, Sendable {
        package let name: String
        package let size: CGSize
        package let isSymbol: Bool
    }

    /// The images by name.
    package private(set) var images: [String: Image] = [:]
    /// The colours of asset catalogues, by name.
    package private(set) var namedColors: [String: DocumentColor] = [:]
    /// The system colours with the canvas's values, by name.
    package private(set) var systemColors: [String: DocumentColor] = [:]
    /// The intrinsic content sizes, in points, of designable views, by object id.
    package private(set) var designableSizes: [String: CGSize] = [:]

    init(_ root: MarkupElement) {
        if let resources = root.child("resources") { resources.children.forEach { add($0) } }
        for designable in root.child("designables")?.children("designable") ?? [] {
            if let id = designable["name"], let size = designable.size("intrinsicContentSize") { designableSizes[id] = size }
        }
    }

    private mutating func add(_ element: MarkupElement) {
        guard let name = element["name"] else { return }
        switch element.name {
        case "image":
            let size = CGSize(width: element.length("width") ?? 0, height: element.length("height") ?? 0)
            images[name] = Image(name: name, size: size, isSymbol: element["catalog"] == "system")
        case "namedColor": namedColors[name] = element.child("color").flatMap(DocumentColor.init)
        case "systemColor": systemColors[name] = element.child("color").flatMap(DocumentColor.init)
        default: break
        }
    }
}
