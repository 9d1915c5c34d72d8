import InterfaceBuilderDocument

/// A document that programs load from, and the place it came from.
@MainActor
final class DocumentFile {
    let document: InterfaceDocument
    /// The file's name, for messages.
    let name: String
    /// The bundle that pictures and further documents are looked for in.
    let bundle: Bundle
    /// The images and colours of the bundle.
    let pictures: DocumentPictures

    init(_ document: InterfaceDocument, name: String, bundle: Bundle) {
        self.document = document
        self.name = name
        self.bundle = bundle
        pictures = DocumentPictures(ofProgramIn: bundle.resourcePath ?? bundle.bundlePath)
    }

    /// Reads a file.
    ///
    /// - Throws: What reading the file throws, or `InterfaceDocumentError`.
    convenience init(path: String, bundle: Bundle) throws {
        let bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
        self.init(try InterfaceDocument(bytes: bytes), name: (path as NSString).lastPathComponent, bundle: bundle)
    }

    /// Where an element stands, as compilers write it: `Main.storyboard:12:30`.
    func place(of element: MarkupElement) -> String { "\(name):\(element.position)" }

    /// Tells of something about an element.
    func warn(_ text: String, at element: MarkupElement) { LoadingLog.write(text, place: place(of: element)) }

    /// What surrounds the views that a program loads.
    func environment() -> CanvasEnvironment {
        var environment = CanvasEnvironment()
        environment.isCanvas = false
        environment.traits = UIScreen.main.traitCollection.values
        environment.toolsVersion = Self.currentToolsVersion
        environment.pictures = pictures
        return environment
    }

    /// Programs look as the newest system whose metrics are known makes them, whatever version saved the document.
    private static let currentToolsVersion = 22000.0

    /// The size classes by which variations are chosen.
    static var traits: CanvasTraits {
        let traits = UIScreen.main.traitCollection
        return CanvasTraits(width: sizeClass(traits.horizontalSizeClass), height: sizeClass(traits.verticalSizeClass))
    }

    private static func sizeClass(_ sizeClass: UIUserInterfaceSizeClass) -> CanvasTraits.SizeClass? {
        switch sizeClass {
        case .compact: .compact
        case .regular: .regular
        default: nil
        }
    }
}

/// What loading documents tells the program's author, where layout's warnings go.
@MainActor
enum LoadingLog {
    static func write(_ text: String, place: String? = nil) {
        LayoutWarning.sink("[UIKit] " + (place.map { "\($0): " } ?? "") + text)
    }
}
