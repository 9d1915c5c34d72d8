/// A document of the user's in a file, which is read and written as a whole.
///
/// Files are read and written where the main actor's code runs, and completions are called in a later turn of the main queue. There is no other program and no
/// iCloud that could change a file at the same time. Foundation has no `FileWrapper` here, so documents are single files.
///
/// - Source: developer.apple.com/documentation/uikit/uidocument
@preconcurrency @MainActor
open class UIDocument: NSObject {
    /// What can be done with a document.
    ///
    /// - Source: developer.apple.com/documentation/uikit/uidocument/state
    public struct State: OptionSet, Sendable {
        /// Bit mask of the contained states.
        public let rawValue: UInt
        /// Makes a set from a bit mask.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// The document is open and can be changed.
        public static let normal = State([])
        /// The document was not opened yet, or was closed.
        public static let closed = State(rawValue: 1 << 0)
        /// Versions of the file contradict each other; never here.
        public static let inConflict = State(rawValue: 1 << 1)
        /// The document could not be saved.
        public static let savingError = State(rawValue: 1 << 2)
        /// The user may not change the document now.
        public static let editingDisabled = State(rawValue: 1 << 3)
        /// Something is loaded that ``UIDocument/progress`` tells of; never here.
        public static let progressAvailable = State(rawValue: 1 << 4)
    }

    /// Why a document is saved.
    ///
    /// - Source: developer.apple.com/documentation/uikit/uidocument/saveoperation
    public enum SaveOperation: Int, Sendable {
        /// The file is new.
        case forCreating = 0
        /// The file is replaced.
        case forOverwriting
    }

    /// How the number of changes changed.
    ///
    /// - Source: developer.apple.com/documentation/uikit/uidocument/changekind
    public enum ChangeKind: Int, Sendable {
        /// There was a change, one was undone or done again, or all are forgotten.
        case done = 0
        case undone, redone, cleared
    }

    /// Posted after ``documentState`` changed; the object is the document.
    nonisolated public static let stateChangedNotification = NSNotification.Name("UIDocumentStateChangedNotification")

    /// The file.
    open private(set) var fileURL: URL
    /// The name of the file without its extension.
    open var localizedName: String { fileURL.deletingPathExtension().lastPathComponent }
    /// The uniform type identifier that the extension of the file stands for, or one made of the extension; nil without one.
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
    /// When the file was changed, as it was read or written last; nil before.
    open var fileModificationDate: Date?
    /// What can be done with the document.
    open private(set) var documentState = State.closed {
        didSet {
            guard documentState != oldValue else { return }
            NotificationCenter.default.post(name: Self.stateChangedNotification, object: self)
        }
    }
    /// How much of the file is loaded; files are read at once.
    open var progress: Progress { Progress(totalUnitCount: 1) }
    /// Undoes changes. What it undoes and does again counts as changes; what is registered with it does not, so tell of it by
    /// ``updateChangeCount(_:)``.
    open var undoManager: UndoManager! = UndoManager() {
        didSet { watchUndoing() }
    }
    nonisolated(unsafe) private var undoTokens: [any NSObjectProtocol] = []
    private var changeCount = 0
    /// Whether there are changes that were not saved.
    open var hasUnsavedChanges: Bool { changeCount != 0 }
    /// The type that a saved file gets; nil for ``fileType``.
    open var savingFileType: String? { fileType }

    /// What the user does with the document; nil for nothing special. Its information gets the document's address when it is set.
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

    // MARK: What subclasses give and take

    /// What is written, which has to be `Data`. Raises `NSInternalInconsistencyException` unless overridden.
    open func contents(forType typeName: String) throws -> Any {
        raise(
            "NSInternalInconsistencyException",
            "You must override -[\(type(of: self)) contentsForType:error:] or -[\(type(of: self)) writeContents:andAttributes:"
                + "safelyToURL:forSaveOperation:error:]")
    }
    /// Takes the `Data` that was read. Raises `NSInternalInconsistencyException` unless overridden.
    open func load(fromContents contents: Any, ofType typeName: String?) throws {
        raise(
            "NSInternalInconsistencyException",
            "You must override either -[\(type(of: self)) loadFromContents:ofType:error:] or -[\(type(of: self)) readFromURL:error:]"
        )
    }
    /// Reads the file and has it loaded.
    open func read(from url: URL) throws {
        try load(fromContents: try Data(contentsOf: url), ofType: fileType)
    }
    /// Writes contents in place of the file.
    open func writeContents(
        _ contents: Any, andAttributes additionalFileAttributes: [AnyHashable: Any]?, safelyTo url: URL,
        for saveOperation: UIDocument.SaveOperation
    ) throws {
        try writeContents(contents, to: url, for: saveOperation, originalContentsURL: fileURL)
    }
    /// Writes contents.
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
    /// Attributes of the file that is written. Not used: files get the usual ones.
    open func fileAttributesToWrite(to url: URL, for saveOperation: UIDocument.SaveOperation) throws -> [AnyHashable: Any] { [:] }
    /// The document could not be read or written: it tells that it handled the error.
    open func handleError(_ error: any Error, userInteractionPermitted: Bool) {
        finishedHandlingError(error, recovered: false)
    }
    /// The error was handled.
    open func finishedHandlingError(_ error: any Error, recovered: Bool) {}
    /// The end of the file's name for a type; the present one unless overridden.
    open func fileNameExtension(forType typeName: String?, saveOperation: UIDocument.SaveOperation) -> String {
        fileURL.pathExtension
    }
    /// The user cannot be asked about an error any more, as the program leaves the foreground. Does nothing unless overridden; nothing calls it.
    open func userInteractionNoLongerPermitted(forError error: any Error) {}
    /// A mark of the changes so far, for ``updateChangeCount(withToken:for:)``.
    open func changeCountToken(for saveOperation: UIDocument.SaveOperation) -> Any { changeCount }
    /// Forgets the changes that a mark stands for, once they were saved.
    open func updateChangeCount(withToken changeCountToken: Any, for saveOperation: UIDocument.SaveOperation) {
        changeCount -= changeCountToken as? Int ?? 0
    }
    /// Does work on the file. It is done in a later turn of the main queue, in the order of the calls.
    open func performAsynchronousFileAccess(_ block: @escaping @Sendable () -> Void) { DispatchQueue.main.async(execute: block) }
    /// The user may not change the document now.
    open func disableEditing() { documentState.insert(.editingDisabled) }
    /// The user may change the document again.
    open func enableEditing() { documentState.remove(.editingDisabled) }

    /// Brings an activity up to date: its information gets the document's address.
    open func updateUserActivityState(_ userActivity: NSUserActivity) {
        userActivity.addUserInfoEntries(from: [Self.userActivityURLKey: fileURL])
    }
    /// Brings back what an activity describes. Does nothing unless overridden.
    open func restoreUserActivityState(_ userActivity: NSUserActivity) {}

    // MARK: Opening and saving

    /// Reads the file.
    ///
    /// - Parameter completionHandler: Called with whether it was read.
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
    /// - Parameter completionHandler: Called with whether it was written.
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

    /// Saves the document where there are unsaved changes.
    open func autosave(completionHandler: ((Bool) -> Void)? = nil) {
        guard hasUnsavedChanges else { return finish(completionHandler, true) }
        save(to: fileURL, for: .forOverwriting, completionHandler: completionHandler)
    }

    /// Saves the document where there are unsaved changes, and closes it.
    open func close(completionHandler: ((Bool) -> Void)? = nil) {
        autosave { [self] isSaved in
            if isSaved { documentState.insert(.closed) }
            completionHandler?(isSaved)
        }
    }

    /// Reads the file again from another place.
    open func revert(toContentsOf url: URL, completionHandler: ((Bool) -> Void)? = nil) {
        let isRead = attempt { try read(from: url) }
        if isRead { changeCount = 0 }
        finish(completionHandler, isRead)
    }

    /// Counts a change. The document is saved when it is closed, and not by itself in between.
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
