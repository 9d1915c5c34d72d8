/// A change of an edit session: a line of a script, or a message of a page.
public enum SessionMessage: Hashable, Sendable {
    /// Edits that are made together or not at all, and undone together.
    case edit([DocumentEdit])
    /// Undoes the last change that is not undone.
    case undo
    /// Makes the last change again that was undone.
    case redo

    /// The forms of messages, a line each.
    public static let forms = DocumentEdit.forms + ["EDIT ; EDIT...", "undo", "redo"]

    /// Parses a message in the syntax of ``forms``: edits, between which ` ; ` stands, or `undo` or `redo`.
    public init(parsing text: String) throws(DocumentEdit.ParsingError) {
        self = try Self.parse(text).message
    }

    /// Parses a message.
    ///
    /// - Returns: The message, and the columns of its edits, from 1.
    package static func parse(_ text: String) throws(DocumentEdit.ParsingError) -> (message: SessionMessage, columns: [Int]) {
        var words = try EditWords(text)
        if let verb = words.peek, let message = ["undo": Self.undo, "redo": .redo][verb] {
            let column = words.column
            _ = try words.next("")
            try words.checkEnd()
            return (message, [column])
        }
        var edits: [DocumentEdit] = []
        var columns: [Int] = []
        repeat {
            columns.append(words.column)
            edits.append(try DocumentEdit(&words))
        } while words.nextEdit()
        try words.checkEnd()
        return (.edit(edits), columns)
    }
}

extension SessionMessage: CustomStringConvertible {
    /// The message as ``init(parsing:)`` reads it.
    public var description: String {
        switch self {
        case .edit(let edits): edits.map(\.description).joined(separator: " ; ")
        case .undo: "undo"
        case .redo: "redo"
        }
    }
}
