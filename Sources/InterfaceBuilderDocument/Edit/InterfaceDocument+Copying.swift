extension InterfaceDocument {
    /// The elements of some objects, as ``DocumentEdit/paste(markup:at:)`` takes them: in document order, without those
    /// inside of others, each from the start of a line.
    ///
    /// - Returns: An empty text if the document has none of the objects.
    public func markup(of ids: [String]) -> String {
        let elements = Set(ids).compactMap { elementsByID[$0] }.sorted { $0.ordinal < $1.ordinal }
        let outer = elements.filter { element in !elements.contains { $0.contains(element) } }
        let layout = MarkupIndentation(lineEnd: "\n", start: "", unit: "    ")
        return outer.map { $0.text(at: layout) }.joined(separator: "\n").replacing("\r\n", with: "\n")
    }

    /// The elements of a copied text.
    ///
    /// - Throws: A reason why the text cannot be read.
    static func elements(ofMarkup text: String) throws(DocumentEditError) -> [MarkupElement] {
        let whole = #"<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="iOS.CocoaTouch"><objects>"#
        do throws(InterfaceDocumentError) {
            let document = try InterfaceDocument(bytes: Array("\(whole)\n\(text)\n</objects></document>".utf8))
            return document.root.children(in: "objects")
        } catch {
            throw DocumentEditError(.unusableMarkup(error.diagnostic.message))
        }
    }
}
