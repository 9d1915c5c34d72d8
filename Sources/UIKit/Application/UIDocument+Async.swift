/// Asynchronous variants of opening and saving, which return whether they succeeded.
///
/// - Source: developer.apple.com/documentation/uikit/uidocument
extension UIDocument {
    /// Reads the file.
    @discardableResult
    public func open() async -> Bool {
        await withCheckedContinuation { done in open { done.resume(returning: $0) } }
    }

    /// Writes the file.
    @discardableResult
    public func save(to url: URL, for saveOperation: UIDocument.SaveOperation) async -> Bool {
        await withCheckedContinuation { done in save(to: url, for: saveOperation) { done.resume(returning: $0) } }
    }

    /// Saves the document if it has unsaved changes.
    @discardableResult
    public func autosave() async -> Bool {
        await withCheckedContinuation { done in autosave { done.resume(returning: $0) } }
    }

    /// Saves the document if it has unsaved changes, and closes it.
    @discardableResult
    public func close() async -> Bool {
        await withCheckedContinuation { done in close { done.resume(returning: $0) } }
    }

    /// Reads the document from another file.
    @discardableResult
    public func revert(toContentsOf url: URL) async -> Bool {
        await withCheckedContinuation { done in revert(toContentsOf: url) { done.resume(returning: $0) } }
    }
}
