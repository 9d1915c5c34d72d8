/// Something wrong with a document, or worth knowing about it.
public struct DocumentDiagnostic: Hashable, Sendable {
    /// How bad it is, from notes to errors.
    public enum Severity: String, Hashable, Sendable, Comparable {
        /// Something to know, which is no fault of the document.
        case note
        /// A fault that leaves the document usable; what is meant had to be guessed or was passed over.
        case warning
        /// A fault that leaves something out or wrong.
        case error

        private var rank: Int { self == .note ? 0 : self == .warning ? 1 : 2 }
        /// Whether a severity is less than another one: notes are least, errors most.
        public static func < (a: Self, b: Self) -> Bool { a.rank < b.rank }
    }

    /// A stable word for the kind of finding, such as `duplicate-id`.
    public let id: String
    /// How bad it is.
    public let severity: Severity
    /// What was found, in words, without its place.
    public let message: String
    /// Where in the document; nil when the finding has no place of its own.
    public let position: SourcePosition?
    /// The ids of the objects concerned.
    public let items: [String]

    /// A finding.
    public init(id: String, severity: Severity, message: String, position: SourcePosition?, items: [String] = []) {
        self.id = id
        self.severity = severity
        self.message = message
        self.position = position
        self.items = items
    }

    /// The line shown to people: `path:line:column: severity: text [id]`.
    public func line(path: String) -> String {
        let place = position.map { ":\($0)" } ?? ""
        return "\(path)\(place): \(severity.rawValue): \(message) [\(id)]"
    }
}

extension DocumentDiagnostic {
    static func duplicateID(_ id: String, at attribute: MarkupAttribute, first: SourcePosition) -> Self {
        Self(
            id: "duplicate-id", severity: .error, message: "the id \(id) is used already, on line \(first.line)",
            position: attribute.position, items: [id])
    }

    /// A number that cannot be read; a warning where layout does not depend on it.
    package static func invalidNumber(
        _ attribute: MarkupAttribute, of element: MarkupElement, severity: Severity = .error
    ) -> Self {
        Self(
            id: "invalid-number", severity: severity,
            message: "\(attribute.name)=\"\(attribute.value)\" of \(element.name) is not a finite number in range; it is ignored",
            position: attribute.position, items: element.nearestID.map { [$0] } ?? [])
    }

    static func danglingReference(_ id: String, at attribute: MarkupAttribute, of element: MarkupElement) -> Self {
        Self(
            id: "dangling-reference", severity: .error,
            message: "\(attribute.name) of \(element.name) refers to \(id), which is not in the document",
            position: attribute.position, items: [element.id, id].compactMap { $0 })
    }

    static func foreignReference(_ id: String, at attribute: MarkupAttribute, of element: MarkupElement) -> Self {
        Self(
            id: "foreign-reference", severity: .error,
            message: "\(attribute.name) of \(element.name) refers to \(id), which is outside the scene's views",
            position: attribute.position, items: [element.id, id].compactMap { $0 })
    }

    static func unknownAttribute(_ text: String, at attribute: MarkupAttribute, of element: MarkupElement) -> Self {
        Self(
            id: "unknown-value", severity: .error, message: "\(attribute.name)=\"\(text)\" of \(element.name) is not known",
            position: attribute.position, items: element.nearestID.map { [$0] } ?? [])
    }

    static func incompleteConstraint(_ element: MarkupElement, missing name: String) -> Self {
        Self(
            id: "incomplete-constraint", severity: .error, message: "the constraint has no \(name)", position: element.position,
            items: element.nearestID.map { [$0] } ?? [])
    }

    static func missingFrame(of element: MarkupElement, id: String) -> Self {
        Self(
            id: "missing-frame", severity: .warning, message: "\(element.name) has no recorded frame", position: element.position,
            items: [id])
    }
}

extension MarkupElement {
    /// The id of the element, or of the nearest around it that has one.
    package var nearestID: String? {
        var element: MarkupElement? = self
        while let this = element {
            if let id = this.id { return id }
            element = this.parent
        }
        return nil
    }
}
