/// A `.storyboard` or `.xib` of iOS: its text, and what it says about itself.
///
/// Reading is lossless: the tree keeps every byte, and what this model does not know stays in it.
public struct InterfaceDocument: Sendable {
    /// The text, element by element. Changes are made to it with ``MarkupEdits``.
    public let tree: MarkupTree
    /// The elements by their ids; of several with one id, the first.
    public let elementsByID: [String: MarkupElement]
    /// What is wrong with single elements, in document order.
    public let diagnostics: [DocumentDiagnostic]
    package let resources: DocumentResources

    /// Reads a document. O(length).
    ///
    /// - Parameter bytes: The file's, in UTF-8: at most 256 MiB, with elements nested at most 512 deep.
    /// - Throws: ``InterfaceDocumentError`` when the bytes are no XML or no document of iOS. Whatever else is wrong is
    ///   among ``diagnostics``.
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
    }

    /// The most bytes that a document may have.
    package static let maximumSize = MarkupParser.Limits().size

    /// What compiled documents begin with.
    private static let compiledStarts = ["NIBArchive", "bplist00"]

    /// The `document` element.
    public var root: MarkupElement { tree.root }

    /// Whether the document is a storyboard, rather than a xib.
    public var isStoryboard: Bool { root.child("scenes") != nil }

    /// The version of Interface Builder that saved the document; ``ToolsVersion/unknown`` when it does not say.
    public var toolsVersion: ToolsVersion { ToolsVersion(attribute: root["toolsVersion"]) }

    /// Whether constraints of the document count.
    public var usesAutoLayout: Bool { root.flag("useAutolayout") ?? false }

    /// Whether reading ended at the declaration that property lists begin with.
    private static func isPropertyList(_ bytes: [UInt8], _ error: MarkupError) -> Bool {
        error.reason == .documentTypeDeclaration && bytes[error.offset...].starts(with: "<!DOCTYPE plist".utf8)
    }

    /// Refuses documents of other platforms and of formats before Xcode 5.
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
