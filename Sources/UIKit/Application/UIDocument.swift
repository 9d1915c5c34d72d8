/// A user's document in a file, which is read and written as a whole.
///
/// Files are read and written on the main actor, and completion handlers are called in a later turn of the main queue.
/// No other program and no iCloud can change a file at the same time. Foundation has no `FileWrapper` here, so
/// documents are single files.
///
/// - Source: developer.apple.com/documentation/uikit/uidocument
@preconcurrency @MainActor
open class UIDocument: NSObject {
    /// The state of a document.
    ///
    /// - Source: developer.apple.com/documentation/uikit/uidocument/state
    public struct State: OptionSet, Sendable {
        /// Bit mask of the contained states.
        public let rawValue: UInt
        /// Makes a set from a bit mask.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// The document is open and can be edited.
        public static let normal = State([])
        /// The document was not opened yet, or was closed.
        public static let closed = State(rawValue: 1 << 0)
        /// There are conflicting versions of the file; never here.
        public static let inConflict = State(rawValue: 1 << 1)
        /// The document could not be saved.
        public static let savingError = State(rawValue: 1 << 2)
        /// Editing is disabled at present.
        public static let editingDisabled = State(rawValue: 1 << 3)
        /// A transfer whose progress is ``UIDocument/progress`` is running; never here.
        public static let progressAvailable = State(rawValue: 1 << 4)
    }

    /// The reason for which a document is saved.
    ///
    /// - Source: developer.apple.com/documentation/uikit/uidocument/saveoperation
    public enum SaveOperation: Int, Sendable {
        /// The file is new.
        case forCreating = 0
        /// The file is overwritten.
        case forOverwriting
    }

    /// A change of the number of unsaved changes.
    ///
    /// - Source: developer.apple.com/documentation/uikit/uidocument/changekind
    public enum ChangeKind: Int, Sendable {
        /// A change was made, undone or redone, or all changes are cleared.
        case done = 0
        case undone, redone, cleared
    }

    /// Posted after ``documentState`` changed; the object is the document.
    nonisolated public static let stateChangedNotification = NSNotification.Name("UIDocumentStateChangedNotification")

    /// The URL of the file.
    open private(set) var fileURL: URL
    /// The file name without its extension.
    open var localizedName: String { fileURL.deletingPathExtension().lastPathComponent }
    /// The uniform type identifier for the file's extension, or a dynamic one derived from the extension; nil without
    /// an extension.
    open var fileType: String? {
        let name = fileURL.pathExtension.lowercased()
        return name.isEmpty ? nil : Self.typeNames[name] ?? "dyn.\(name)"
    }
    private static let typeNames = [
        "txt": "public.plain-text", "text": "public.plain-text", "rtf": "public.rtf", "html": "public.html",
        "json": "public.json", "xml": "public.xml", "png": "public.png", "jpg": "public.jpeg", "jpeg": "public.jpeg",
        "pdf": "com.adobe.pdf",
        "plist": "com.apple.property-list", "zip": "public.zip-archive", "csv": "public.comma-separated-values-text",
        "md": "net.daringfireball.markdown",
    ]
    /// The modification date of the file when it was last read or written; nil before.
    open var fileModificationDate: Date?
    /// The state of the document.
    open private(set) var documentState = State.closed {
        didSet {
            guard documentState != oldValue else { return }
            NotificationCenter.default.post(name: Self.stateChangedNotification, object: self)
        }
    }
    /// The progress of a transfer; files are read at once.
    open var progress: Progress { Progress(totalUnitCount: 1) }
    /// The undo manager of the document. Undo and redo change the number of unsaved changes; registering an undo action
    /// does not, so call ``updateChangeCount(_:)`` for it.
    open var undoManager: UndoManager! = UndoManager() {
        didSet { watchUndoing() }
    }
    nonisolated(unsafe) private var undoTokens: [any NSObjectProtocol] = []
    private var changeCount = 0
    /// Whether there are unsaved changes.
    open var hasUnsavedChanges: Bool { changeCount != 0 }
    /// The type of the saved file; nil for ``fileType``.
    open var savingFileType: String? { fileType }

    /// The user activity of the document; nil for none. Setting it adds the document's URL to its user info.
    open var userActivity: NSUserActivity? {
        didSet { if let userActivity { updateUserActivityState(userActivity) } }
    }

    /// Makes the document of a file, which is not read yet and need not exist.
    public init(fileURL url: URL) {
        fileURL = url
        super.init()
        watchUndoing()
    }

    deinit {
        for token in undoTokens { NotificationCenter.default.removeObserver(token) }
    }

    // MARK: Methods for subclasses

    /// Returns the content to write, which must be `Data`. Raises `NSInternalInconsistencyException` unless overridden.
    open func contents(forType typeName: String) throws -> Any {
        raise(
            "NSInternalInconsistencyException",
            "You must override -[\(type(of: self)) contentsForType:error:] or -[\(type(of: self)) writeContents:andAttributes:"
                + "safelyToURL:forSaveOperation:error:]")
    }
    /// Loads the document from the `Data` that were read. Raises `NSInternalInconsistencyException` unless overridden.
    open func load(fromContents contents: Any, ofType typeName: String?) throws {
        raise(
            "NSInternalInconsistencyException",
            "You must override either -[\(type(of: self)) loadFromContents:ofType:error:] or -[\(type(of: self)) readFromURL:error:]"
        )
    }
    /// Reads the file and loads the document from it.
    open func read(from url: URL) throws {
        try load(fromContents: try Data(contentsOf: url), ofType: fileType)
    }
    /// Replaces the file by new contents.
    open func writeContents(
        _ contents: Any, andAttributes additionalFileAttributes: [AnyHashable: Any]?, safelyTo url: URL,
        for saveOperation: UIDocument.SaveOperation
    ) throws {
        try writeContents(contents, to: url, for: saveOperation, originalContentsURL: fileURL)
    }
    /// Writes contents to a file.
    open func writeContents(
        _ contents: Any, to url: URL, for saveOperation: UIDocument.SaveOperation, originalContentsURL: URL?
    ) throws {
        guard let data = contents as? Data else {
            raise(
                "NSInternalInconsistencyException",
                "The default implementation of -[UIDocument writeContents:toURL:forSaveOperation:originalContentsURL:error:] only "
                    + "understands contents of type NSFileWrapper or NSData, not \(type(of: contents))")
        }
        try data.write(to: url, options: .atomic)
    }
    /// The attributes of the written file. Not used: files have default attributes.
    open func fileAttributesToWrite(to url: URL, for saveOperation: UIDocument.SaveOperation) throws -> [AnyHashable: Any] { [:] }
    /// Called when reading or writing failed; calls ``finishedHandlingError(_:recovered:)``.
    open func handleError(_ error: any Error, userInteractionPermitted: Bool) {
        finishedHandlingError(error, recovered: false)
    }
    /// Called after an error was handled.
    open func finishedHandlingError(_ error: any Error, recovered: Bool) {}
    /// The extension of the file name for a type; the present one unless overridden.
    open func fileNameExtension(forType typeName: String?, saveOperation: UIDocument.SaveOperation) -> String {
        fileURL.pathExtension
    }
    /// Called when the user can no longer be asked about an error, because the program leaves the foreground. Does
    /// nothing unless overridden; nothing calls it.
    open func userInteractionNoLongerPermitted(forError error: any Error) {}
    /// A token of the changes so far, for ``updateChangeCount(withToken:for:)``.
    open func changeCountToken(for saveOperation: UIDocument.SaveOperation) -> Any { changeCount }
    /// Subtracts the changes of a token from the unsaved ones, after they were saved.
    open func updateChangeCount(withToken changeCountToken: Any, for saveOperation: UIDocument.SaveOperation) {
        changeCount -= changeCountToken as? Int ?? 0
    }
    /// Calls a closure for work on the file in a later turn of the main queue, in the order of the calls.
    open func performAsynchronousFileAccess(_ block: @escaping @Sendable () -> Void) { DispatchQueue.main.async(execute: block) }
    /// Disables editing.
    open func disableEditing() { documentState.insert(.editingDisabled) }
    /// Enables editing.
    open func enableEditing() { documentState.remove(.editingDisabled) }

    /// Updates an activity: adds the document's URL to its user info.
    open func updateUserActivityState(_ userActivity: NSUserActivity) {
        userActivity.addUserInfoEntries(from: [Self.userActivityURLKey: fileURL])
    }
    /// Restores the state that an activity describes. Does nothing unless overridden.
    open func restoreUserActivityState(_ userActivity: NSUserActivity) {}

    // MARK: Opening and saving

    /// Reads the file.
    ///
    /// - Parameter completionHandler: Called with whether the file was read.
    open func open(completionHandler: ((Bool) -> Void)? = nil) {
        let isOpened = attempt { try read(from: fileURL) }
        if isOpened {
            noteDate()
            changeCount = 0
            documentState.remove(.closed)
        }
        finish(completionHandler, isOpened)
    }

    /// Writes the file.
    ///
    /// - Parameter completionHandler: Called with whether the file was written.
    open func save(
        to url: URL, for saveOperation: UIDocument.SaveOperation, completionHandler: ((Bool) -> Void)? = nil
    ) {
        let isSaved = attempt {
            let contents = try contents(forType: savingFileType ?? "")
            let attributes = try fileAttributesToWrite(to: url, for: saveOperation)
            try writeContents(contents, andAttributes: attributes, safelyTo: url, for: saveOperation)
        }
        if isSaved {
            fileURL = url
            noteDate()
            changeCount = 0
            documentState.subtract([.closed, .savingError])
        } else {
            documentState.insert(.savingError)
        }
        finish(completionHandler, isSaved)
    }

    /// Saves the document if it has unsaved changes.
    open func autosave(completionHandler: ((Bool) -> Void)? = nil) {
        guard hasUnsavedChanges else { return finish(completionHandler, true) }
        save(to: fileURL, for: .forOverwriting, completionHandler: completionHandler)
    }

    /// Saves the document if it has unsaved changes, and closes it.
    open func close(completionHandler: ((Bool) -> Void)? = nil) {
        autosave { [self] isSaved in
            if isSaved { documentState.insert(.closed) }
            completionHandler?(isSaved)
        }
    }

    /// Reads the document from another file.
    open func revert(toContentsOf url: URL, completionHandler: ((Bool) -> Void)? = nil) {
        let isRead = attempt { try read(from: url) }
        if isRead { changeCount = 0 }
        finish(completionHandler, isRead)
    }

    /// Counts a change. Closing saves the document; it is not saved automatically before.
    open func updateChangeCount(_ change: UIDocument.ChangeKind) {
        switch change {
        case .done, .redone: changeCount += 1
        case .undone: changeCount -= 1
        case .cleared: changeCount = 0
        }
    }

    private func attempt(_ work: () throws -> Void) -> Bool {
        do {
            try work()
            return true
        } catch {
            handleError(error, userInteractionPermitted: true)
            return false
        }
    }

    private func finish(_ completion: ((Bool) -> Void)?, _ result: Bool) {
        if let completion { Task { @MainActor in completion(result) } }
    }

    private func noteDate() {
        fileModificationDate = (try? FileManager.default.attributesOfItem(atPath: fileURL.path))?[.modificationDate] as? Date
    }

    private func watchUndoing() {
        for token in undoTokens { NotificationCenter.default.removeObserver(token) }
        undoTokens = []
        guard let undoManager else { return }
        let kinds: [(NSNotification.Name, ChangeKind)] = [
            (.NSUndoManagerDidUndoChange, .undone), (.NSUndoManagerDidRedoChange, .redone),
        ]
        undoTokens = kinds.map { name, kind in
            NotificationCenter.default.addObserver(forName: name, object: undoManager, queue: nil) { [weak self] _ in
                MainActor.assumeIsolated { self?.updateChangeCount(kind) }
            }
        }
    }
}
