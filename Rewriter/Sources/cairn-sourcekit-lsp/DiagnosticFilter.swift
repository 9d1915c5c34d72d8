/// An error or a warning about a file.
struct Diagnostic {
    struct Place: Equatable { let line, character: Int? }

    let text: JSONText
    let message: String
    /// Where it begins.
    let place: Place

    init(_ text: JSONText) {
        let start = text["range"]?["start"]
        self.text = text
        message = text["message"]?.string ?? ""
        place = Place(line: start?["line"]?.number, character: start?["character"]?.number)
    }
}

/// Takes false errors out of what the language server says of files that are built with the SDK, and keeps the rest
/// byte for byte.
struct DiagnosticFilter {
    /// Whether the file of a URI is built with the SDK.
    let isBuiltWithSDK: (String) -> Bool

    /// A message that tells of errors without being asked.
    func filterNotification(_ message: Message, _ text: JSONText) -> Message {
        guard let parameters = text["params"], let uri = parameters["uri"]?.string else { return message }
        return removing(edits(of: parameters["diagnostics"], uri), from: message)
    }

    /// The answer to a question for the errors of a file, which may bring along those of others.
    func filterAnswer(_ message: Message, _ text: JSONText, uri: String) -> Message {
        guard let report = text["result"] else { return message }
        let related = (report["relatedDocuments"]?.members ?? []).flatMap { edits(of: $0.value["items"], $0.name) }
        return removing(edits(of: report["items"], uri) + related, from: message)
    }

    private typealias Edit = (range: Range<Int>, text: [UInt8])

    private func removing(_ edits: [Edit], from message: Message) -> Message {
        edits.isEmpty ? message : message.replacing(edits)
    }

    /// The change of an array of diagnostics; none where it has no false ones.
    private func edits(of list: JSONText?, _ uri: String) -> [Edit] {
        guard let list, let items = list.elements, isBuiltWithSDK(uri) else { return [] }
        let kept = FalseErrors.removed(from: items.map(Diagnostic.init))
        guard kept.count < items.count else { return [] }
        let text = [UInt8(ascii: "[")] + kept.map(\.text.bytes).joined(separator: [UInt8(ascii: ",")]) + [UInt8(ascii: "]")]
        return [(list.bytes.indices, text)]
    }
}
