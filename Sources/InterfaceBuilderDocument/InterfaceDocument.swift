/// A `.storyboard` or `.xib` of iOS, and its properties.
///
/// Parsing is lossless: the tree keeps every byte, including elements and attributes that this model does not know.
public struct InterfaceDocument: Sendable {
    /// The parsed XML. Use ``MarkupEdits`` to change it.
    public let tree: MarkupTree
    /// The elements by their ids; of several with the same id, the first.
    public let elementsByID: [String: MarkupElement]
    /// The findings about single elements, in document order.
    public let diagnostics: [DocumentDiagnostic]
    package let resources: DocumentResources
    /// The keys of all elements.
    private let keys: Set<String>
    let readScenes = ReadScenes()

    /// Parses a document. O(length).
    ///
    /// - Parameter bytes: The file's bytes in UTF-8: at most 256 MiB, with elements nested at most 512 deep.
    /// - Throws: ``InterfaceDocumentError`` if the bytes are not XML or not a document of iOS. Other faults are in
    ///   ``diagnostics``.
    public init(bytes: [UInt8]) throws(InterfaceDocumentError) {
        if Self.compiledStarts.contains(where: { bytes.starts(with: $0.utf8) }) { throw .compiled }
        do throws(MarkupError) {
            tree = try MarkupParser.tree(of: bytes)
        } catch {
            throw Self.isPropertyList(bytes, error) ? .notInterfaceBuilder("plist") : .malformed(error)
        }
        try Self.checkKind(tree.root)
        var validation = DocumentValidation(tree)
        validation.run()
        elementsByID = validation.elementsByID
        diagnostics = validation.diagnostics
        resources = DocumentResources(tree.root)
        keys = Set(tree.root.descendants.compactMap { $0["key"] })
    }

    /// Whether an element of the document may have an attribute of a name, or a child with it as its key. O(1).
    package func mayState(_ name: String) -> Bool { tree.nameID(name) != nil || keys.contains(name) }

    /// The largest size of a document in bytes.
    package static let maximumSize = MarkupParser.Limits().size

    /// The first bytes of compiled documents.
    private static let compiledStarts = ["NIBArchive", "bplist00"]

    /// The `document` element.
    public var root: MarkupElement { tree.root }

    /// Whether the document is a storyboard, rather than a xib.
    public var isStoryboard: Bool { root.child("scenes") != nil }

    /// The version of Interface Builder that saved the document; ``ToolsVersion/unknown`` if it is missing.
    public var toolsVersion: ToolsVersion { ToolsVersion(attribute: root["toolsVersion"]) }

    /// Whether the document uses Auto Layout.
    public var usesAutoLayout: Bool { root.flag("useAutolayout") ?? false }

    /// Whether parsing failed at the document type declaration of a property list.
    private static func isPropertyList(_ bytes: [UInt8], _ error: MarkupError) -> Bool {
        error.reason == .documentTypeDeclaration && bytes[error.offset...].starts(with: "<!DOCTYPE plist".utf8)
    }

    /// Throws for documents of other platforms and of formats before Xcode 5.
    private static func checkKind(_ root: MarkupElement) throws(InterfaceDocumentError) {
        guard root.name == "document" || root.name == "archive" else { throw .notInterfaceBuilder(root.name) }
        let type = root["type"] ?? ""
        let isOfMac = type.contains("InterfaceBuilder3.Cocoa.")
        if root.name == "archive" && !isOfMac { throw .legacyArchive }
        let runtime = root["targetRuntime"]
        let isIOS = runtime.map { $0.hasPrefix("iOS.CocoaTouch") } ?? type.contains("CocoaTouch")
        guard isIOS else { throw .otherPlatform(runtime ?? (isOfMac ? "MacOSX.Cocoa" : "unknown")) }
    }
}
