/// Changes to a document, each of which can be undone and made again, to the byte and without a limit.
///
/// Saving does not end a session: what was saved can be undone as well.
public struct EditSession: Sendable {
    /// A change that was made.
    struct Step: Sendable {
        /// The message that made the change; nil for changes of the file outside of the session that were taken over.
        let message: SessionMessage?
        let change: ByteChange
    }

    /// The document as it is now.
    public private(set) var document: InterfaceDocument
    /// The document in the file: as it was read, saved, or changed by others.
    private(set) var saved: InterfaceDocument
    private(set) var done: [Step] = []
    /// The changes that were undone, the last one at the end.
    private(set) var undone: [Step] = []

    /// A step of the document after the edits that records frames, for example.
    public typealias Completion = (_ before: InterfaceDocument, _ after: InterfaceDocument) -> InterfaceDocument

    /// Starts a session with a document as its file has it.
    public init(_ document: InterfaceDocument) { (self.document, saved) = (document, document) }

    /// Whether the document differs from the one in the file.
    public var isChanged: Bool { document.tree.source != saved.tree.source }
    /// Whether there is something to undo.
    public var canUndo: Bool { !done.isEmpty }
    /// Whether there is something to make again.
    public var canRedo: Bool { !undone.isEmpty }

    /// Makes a change. Nothing changes if it cannot be made, and an undo or redo without a change does nothing.
    ///
    /// - Parameter completion: A step that is undone together with the edits.
    /// - Returns: Whether the document is another one now.
    /// - Throws: The reason why an edit cannot be made.
    @discardableResult
    public mutating func apply(
        _ message: SessionMessage, completing completion: Completion = { $1 }
    ) throws(DocumentEditError) -> Bool {
        switch message {
        case .edit(let edits):
            let edited = try document.applying(edits)
            return replaceDocument(by: completion(document, edited), message)
        case .undo: return undo()
        case .redo: return redo()
        }
    }

    /// Notes that the file has the document now.
    public mutating func markSaved() { saved = document }

    private mutating func replaceDocument(by new: InterfaceDocument, _ message: SessionMessage?) -> Bool {
        let change = ByteChange(from: document.tree.source, to: new.tree.source)
        guard !change.old.isEmpty || !change.new.isEmpty else { return false }
        done.append(Step(message: message, change: change))
        undone = []
        document = new
        return true
    }

    private mutating func undo() -> Bool {
        guard let step = done.popLast() else { return false }
        undone.append(step)
        document = Self.document(step.change.undone(in: document.tree.source))
        return true
    }

    private mutating func redo() -> Bool {
        guard let step = undone.popLast() else { return false }
        done.append(step)
        document = Self.document(step.change.redone(in: document.tree.source))
        return true
    }

    /// A document of bytes that were one before.
    private static func document(_ bytes: [UInt8]) -> InterfaceDocument {
        do throws(InterfaceDocumentError) { return try InterfaceDocument(bytes: bytes) } catch {
            preconditionFailure("a document is none any more: \(error.diagnostic.message)")
        }
    }
}

extension EditSession {
    /// The treatment of a document that was changed in its file and in the session.
    public enum Resolution: Hashable, Sendable {
        /// Both changes are merged, if that needs no decision.
        case merge
        /// The session's document stays.
        case keepOwn
        /// The file's document is taken.
        case takeTheirs
    }

    /// Takes over changes of the file that others made: as they are if the session has none of its own that are not
    /// saved, and else merged. This can be undone.
    ///
    /// - Parameters:
    ///   - outside: The document that the file has now.
    ///   - solving: The text of a merge, where frames are to be recorded anew.
    /// - Returns: The decisions that a person has to make; nothing is changed if there are any.
    /// - Throws: A reason why the merged text is no document.
    public mutating func takeOver(
        _ outside: InterfaceDocument, _ resolution: Resolution = .merge,
        solving: (DocumentMerge) throws(InterfaceDocumentError) -> [UInt8] = { $0.bytes }
    ) throws(InterfaceDocumentError) -> [MergeDecision] {
        switch resolution {
        case .keepOwn: break
        case .takeTheirs: _ = replaceDocument(by: outside, nil)
        case .merge where isChanged:
            let merge = DocumentMerge(base: saved, ours: document, theirs: outside)
            guard merge.decisions.isEmpty else { return merge.decisions }
            _ = replaceDocument(by: try InterfaceDocument(bytes: try solving(merge)), nil)
        case .merge: _ = replaceDocument(by: outside, nil)
        }
        saved = outside
        return []
    }
}
