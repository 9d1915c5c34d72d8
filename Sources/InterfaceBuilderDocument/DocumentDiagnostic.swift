/// A finding about a document.
public struct DocumentDiagnostic: Hashable, Sendable {
    /// The severity of a finding, from notes to errors.
    public enum Severity: String, Hashable, Sendable, Comparable {
        /// Information that is no fault of the document.
        case note
        /// A fault that leaves the document usable; its meaning had to be guessed, or it was ignored.
        case warning
        /// A fault that leaves part of the document out or wrong.
        case error

        private var rank: Int { self == .note ? 0 : self == .warning ? 1 : 2 }
        /// Whether a severity is lower than another one.
        public static func < (a: Self, b: Self) -> Bool { a.rank < b.rank }
    }

    /// A stable identifier of the kind of finding, such as `duplicate-id`.
    public let id: String
    /// The severity.
    public let severity: Severity
    /// A description of the finding, without its position.
    public let message: String
    /// The position in the document; nil if the finding has none.
    public let position: SourcePosition?
    /// The ids of the objects concerned.
    public let items: [String]

    /// Creates a finding.
    public init(id: String, severity: Severity, message: String, position: SourcePosition?, items: [String] = []) {
        self.id = id
        self.severity = severity
        self.message = message
        self.position = position
        self.items = items
    }

    /// The line printed for users: `path:line:column: severity: text [id]`.
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

    /// A malformed number; a warning if layout does not depend on it.
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
    /// The id of the element, or of its nearest ancestor that has one.
    package var nearestID: String? {
        var element: MarkupElement? = self
        while let this = element {
            if let id = this.id { return id }
            element = this.parent
        }
        return nil
    }
}
