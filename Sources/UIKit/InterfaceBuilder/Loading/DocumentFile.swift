import InterfaceBuilderDocument

/// A document loaded by a program, with its location.
@MainActor
final class DocumentFile {
    let document: InterfaceDocument
    /// The file's name, for messages.
    let name: String
    /// The bundle searched for images and further documents.
    let bundle: Bundle
    /// The images and colours of the bundle.
    let pictures: DocumentPictures
    /// The localized texts of the document.
    private let strings: [String: String]

    init(_ document: InterfaceDocument, name: String, bundle: Bundle, strings: [String: String] = [:]) {
        self.document = document
        self.name = name
        self.bundle = bundle
        self.strings = strings
        pictures = DocumentPictures(ofProgramIn: bundle.resourcePath ?? bundle.bundlePath)
    }

    /// Reads a file.
    ///
    /// - Throws: The error of reading the file, or `InterfaceDocumentError`.
    convenience init(path: String, bundle: Bundle) throws {
        let bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
        self.init(
            try InterfaceDocument(bytes: bytes), name: (path as NSString).lastPathComponent, bundle: bundle,
            strings: DocumentStrings.find(forDocumentAt: path))
    }

    /// The position of an element in the format of compilers: `Main.storyboard:12:30`.
    func place(of element: MarkupElement) -> String { "\(name):\(element.position)" }

    /// Logs a warning about an element.
    func warn(_ text: String, at element: MarkupElement) { LoadingLog.write(text, place: place(of: element)) }

    /// Whether an outlet's destination is the object with an id.
    func isConnected(_ id: String) -> Bool { connected.contains(id) }

    private lazy var connected = Set(
        document.root.descendants.filter { $0.name == "outlet" || $0.name == "outletCollection" }.compactMap { $0["destination"] }
    )

    /// Whether anything varies by size class.
    private(set) lazy var hasVariations = document.root.descendants.contains { $0.name == "variation" && $0["key"] != "default" }

    // MARK: Controllers

    /// The element of the controller with an id; nil if there is none, or it is not a controller.
    func controller(_ id: String) -> MarkupElement? {
        document.elementsByID[id].flatMap { $0.parent?.name == "objects" && !$0.isView ? $0 : nil }
    }

    /// The destination of a segue; nil, with a warning in the log, if there is none.
    func destination(of segue: MarkupElement) -> MarkupElement? {
        let id = segue["destination"] ?? "nothing"
        if let found = controller(id) { return found }
        let lack = document.elementsByID[id] == nil ? "is not in the document" : "is no view controller"
        warn("The segue leads to \(id), which \(lack).", at: segue)
        return nil
    }

    // MARK: Surroundings

    /// Reads the attributes of an element that is not a view: a controller, a bar item, a runtime attribute.
    /// Diagnostics are reported afterwards.
    ///
    /// - Parameter objects: The owner of the objects created for the attributes.
    func read<Result>(_ element: MarkupElement, for objects: DocumentObjects? = nil, _ body: (AttributeReader) -> Result)
        -> Result
    {
        let findings = DocumentFindings()
        defer { report(findings) }
        let context = AttributeContext(
            document: document, sizeClasses: Self.traits, environment: environment(), findings: findings,
            rules: ProgramRules(objects))
        return body(AttributeReader(element, context))
    }

    /// Applies the document's attributes to an object that is not a view.
    func applyAttributes(of element: MarkupElement, to object: AnyObject, for objects: DocumentObjects? = nil) {
        read(element, for: objects) { AttributeTable.find(type(of: object))?.apply($0, to: object) }
    }

    /// Writes warnings and errors to the log.
    func report(_ findings: DocumentFindings) {
        for diagnostic in findings.diagnostics where diagnostic.severity >= .warning {
            LoadingLog.write(diagnostic.line(path: name))
        }
    }

    /// The environment of the views that a program loads.
    func environment() -> SceneEnvironment {
        var environment = SceneEnvironment()
        environment.traits = UIScreen.main.traitCollection.values
        environment.pictures = pictures
        environment.strings = strings
        return environment
    }

    /// The size classes that select variations.
    static var traits: SizeClasses { traits(of: UIScreen.main.traitCollection) }

    static func traits(of traits: UITraitCollection) -> SizeClasses {
        SizeClasses(width: sizeClass(traits.horizontalSizeClass), height: sizeClass(traits.verticalSizeClass))
    }

    private static func sizeClass(_ sizeClass: UIUserInterfaceSizeClass) -> SizeClasses.SizeClass? {
        switch sizeClass {
        case .compact: .compact
        case .regular: .regular
        default: nil
        }
    }
}
