import Foundation
import InterfaceBuilderDocument
import LayoutInspection

/// The edit sessions of the documents that a worker changes: each change is saved at once.
@MainActor
final class DocumentEditing {
    /// A document with its file and its session.
    private struct Edited {
        var file: EditedFile
        var session: EditSession
        let recorder = FrameRecorder()
        /// Why the last save failed; nil if the file has the document.
        var fault: EditedFileFault?
    }

    private let folder: String
    private let store: SceneStore
    private var edited: [String: Edited] = [:]

    init(folder: String, _ store: SceneStore) { (self.folder, self.store) = (folder, store) }

    /// Makes a change to a document, after changes of its file by others were taken over.
    ///
    /// - Parameters:
    ///   - text: A message as ``SessionMessage`` reads it; empty to look only whether others changed the file.
    ///   - resolution: What is done where both changed the document.
    /// - Throws: Where the message cannot be read or made.
    func apply(_ text: String, to path: String, _ resolution: EditSession.Resolution) throws -> EditAnswer {
        let message = try text.isEmpty ? nil : SessionMessage(studio: text)
        var entry = try entry(path)
        let before = entry.session.document.tree.source
        let decisions = try takeOver(&entry, path, resolution)
        if decisions.isEmpty, let message {
            do throws(DocumentEditError) {
                let recorder = entry.recorder
                try entry.session.apply(message) { recorder.recording(in: $1, changedSince: $0) }
            } catch {
                edited[path] = entry
                throw StudioRefusal(error.description)
            }
        }
        if decisions.isEmpty { save(&entry) }
        edited[path] = entry
        let isChanged = entry.session.document.tree.source != before
        if isChanged { try store.put(entry.session.document, at: path, isSaved: entry.fault == nil) }
        return EditAnswer(
            canUndo: entry.session.canUndo, canRedo: entry.session.canRedo, isChanged: isChanged,
            isSaved: !entry.session.isChanged, fault: entry.fault.map { "\($0)" }, decisions: decisions.map(\.message))
    }

    /// The document with edits that are not made: what a drag would do.
    func rehearsed(_ text: String, in path: String) throws -> InterfaceDocument {
        let document = try document(path)
        guard case .edit(let edits) = try SessionMessage(studio: text) else { return document }
        do throws(DocumentEditError) { return try document.applying(edits) } catch { throw StudioRefusal(error.description) }
    }

    /// The document as its session has it, or its file.
    func document(_ path: String) throws -> InterfaceDocument {
        try edited[path]?.session.document ?? store.document(path).0
    }

    private func entry(_ path: String) throws -> Edited {
        if let known = edited[path] { return known }
        let name = try ProjectPath.file(path, in: folder)
        guard path.hasSuffix(".storyboard") || path.hasSuffix(".xib") else { throw StudioRefusal("\(path) is no document") }
        do throws(EditedFileFault) {
            let file = try EditedFile(name)
            return Edited(file: file, session: EditSession(try Self.document(file.bytes)))
        } catch {
            throw StudioRefusal("\(path): \(error)")
        }
    }

    private static func document(_ bytes: [UInt8]) throws(EditedFileFault) -> InterfaceDocument {
        do throws(InterfaceDocumentError) { return try InterfaceDocument(bytes: bytes) } catch {
            throw .unreadable(error.diagnostic.message)
        }
    }

    /// Takes over what others did to the file.
    ///
    /// - Returns: The decisions that a person has to make.
    private func takeOver(
        _ entry: inout Edited, _ path: String, _ resolution: EditSession.Resolution
    ) throws -> [MergeDecision] {
        do throws(EditedFileFault) {
            guard case .changed(let bytes) = try entry.file.state() else { return [] }
            let outside = try Self.document(bytes)
            let decisions: [MergeDecision]
            do throws(InterfaceDocumentError) {
                decisions = try entry.session.takeOver(outside, resolution) { merge throws(InterfaceDocumentError) in
                    try merge.solvedBytes()
                }
            } catch {
                throw EditedFileFault.unreadable(error.diagnostic.message)
            }
            if decisions.isEmpty { entry.file.take(bytes) }
            return decisions
        } catch {
            throw StudioRefusal("\(path) was changed by another program: \(error)")
        }
    }

    private func save(_ entry: inout Edited) {
        guard entry.session.isChanged || entry.fault != nil else { return }
        do throws(EditedFileFault) {
            try entry.file.save(entry.session.document.tree.source)
            entry.session.markSaved()
            entry.fault = nil
        } catch {
            entry.fault = error
        }
    }
}

extension SessionMessage {
    /// Reads a message of a page.
    init(studio text: String) throws {
        do throws(DocumentEdit.ParsingError) { try self.init(parsing: text) } catch {
            throw StudioRefusal("column \(error.column): \(error.description)")
        }
    }
}
