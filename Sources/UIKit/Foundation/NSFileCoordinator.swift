/// Coordinates reading and writing of files between the parts of a program. Other processes are not coordinated here.
///
/// Registered presenters are notified before and after others read or write their files.
///
/// - Source: developer.apple.com/documentation/foundation/nsfilecoordinator
open class NSFileCoordinator: NSObject, @unchecked Sendable {
    private let presenter: (any NSFilePresenter)?
    private let lock = NSLock()
    private var isCancelled = false
    /// Identifies the purpose of the coordinator, to distinguish it from others.
    open var purposeIdentifier = UUID().uuidString

    /// Creates a coordinator.
    ///
    /// - Parameter filePresenter: The presenter that reads or writes itself and is not notified; nil for none.
    public init(filePresenter filePresenterOrNil: (any NSFilePresenter)? = nil) {
        presenter = filePresenterOrNil
        super.init()
    }

    // MARK: Presenters

    private static let presenters = FilePresenters()
    /// The registered presenters.
    open class var filePresenters: [any NSFilePresenter] { presenters.all }
    /// Registers a presenter. It is held strongly until it is removed.
    open class func addFilePresenter(_ filePresenter: any NSFilePresenter) { presenters.add(filePresenter) }
    /// Removes a presenter.
    open class func removeFilePresenter(_ filePresenter: any NSFilePresenter) { presenters.remove(filePresenter) }

    // MARK: Reading and writing

    /// Reads a file or folder while it is not written.
    ///
    /// - Parameters:
    ///   - outError: Set if nothing was read.
    ///   - reader: Receives the URL of the file; called before the method returns.
    open func coordinate(
        readingItemAt url: URL, options: ReadingOptions = [], error outError: NSErrorPointer,
        byAccessor reader: (URL) -> Void
    ) {
        let place = options.contains(.resolvesSymbolicLink) ? url.resolvingSymlinksInPath() : url
        access([place], isWriting: false, savesFirst: !options.contains(.withoutChanges), outError) { reader(place) }
    }

    /// Writes a file or folder while nobody else reads or writes it.
    open func coordinate(
        writingItemAt url: URL, options: WritingOptions = [], error outError: NSErrorPointer,
        byAccessor writer: (URL) -> Void
    ) { access([url], isWriting: true, savesFirst: options.contains(.forMerging), outError) { writer(url) } }

    /// Reads one file and writes another.
    open func coordinate(
        readingItemAt readingURL: URL, options readingOptions: ReadingOptions = [], writingItemAt writingURL: URL,
        options writingOptions: WritingOptions = [], error outError: NSErrorPointer,
        byAccessor readerWriter: (URL, URL) -> Void
    ) { access([readingURL, writingURL], isWriting: true, savesFirst: true, outError) { readerWriter(readingURL, writingURL) } }

    /// Writes two files.
    open func coordinate(
        writingItemAt url1: URL, options options1: WritingOptions = [], writingItemAt url2: URL,
        options options2: WritingOptions = [], error outError: NSErrorPointer,
        byAccessor writer: (URL, URL) -> Void
    ) { access([url1, url2], isWriting: true, savesFirst: false, outError) { writer(url1, url2) } }

    /// Reads or writes several files asynchronously, on a queue.
    open func coordinate(
        with intents: [NSFileAccessIntent], queue: OperationQueue, byAccessor accessor: @escaping @Sendable ((any Error)?) -> Void
    ) {
        queue.addOperation { [self] in
            var problem: NSError?
            access(intents.map(\.url), isWriting: intents.contains { $0.isWriting }, savesFirst: true, &problem) { accessor(nil) }
            if let problem { accessor(problem) }
        }
    }

    /// Announces that a file moves; its presenters are notified by ``item(at:didMoveTo:)``.
    open func item(at oldURL: URL, willMoveTo newURL: URL) {}
    /// Notifies the presenters of a file that it moved.
    open func item(at oldURL: URL, didMoveTo newURL: URL) {
        for listener in listeners(of: [oldURL]) { listener.presentedItemDidMove(to: newURL) }
    }

    /// Cancels accesses that have not begun.
    open func cancel() { lock.withLock { isCancelled = true } }

    /// Serializes accesses; a nested access on the same thread is made at once.
    private static let turns = NSRecursiveLock()

    private func access(
        _ urls: [URL], isWriting: Bool, savesFirst: Bool, _ error: NSErrorPointer, _ body: () -> Void
    ) {
        guard !lock.withLock({ isCancelled }) else {
            error?.pointee = NSError(domain: NSCocoaErrorDomain, code: CocoaError.Code.userCancelled.rawValue)
            return
        }
        Self.turns.withLock {
            let listeners = listeners(of: urls)
            let reacquirers = ask(listeners, isWriting: isWriting, saving: savesFirst)
            body()
            for reacquirer in reacquirers { reacquirer() }
            if isWriting { for listener in listeners { listener.presentedItemDidChange() } }
        }
    }

    /// Asks presenters to relinquish the file. Returns their closures to be called afterwards.
    private func ask(_ listeners: [any NSFilePresenter], isWriting: Bool, saving: Bool) -> [() -> Void] {
        var reacquirers: [() -> Void] = []
        for listener in listeners {
            let keep: ((() -> Void)?) -> Void = { if let reacquirer = $0 { reacquirers.append(reacquirer) } }
            if isWriting {
                listener.relinquishPresentedItem(toWriter: keep)
            } else {
                listener.relinquishPresentedItem(toReader: keep)
            }
            if saving { listener.savePresentedItemChanges { _ in } }
        }
        return reacquirers
    }

    private func listeners(of urls: [URL]) -> [any NSFilePresenter] {
        let places = urls.map(\.standardizedFileURL)
        return Self.filePresenters.filter { listener in
            listener !== presenter && listener.presentedItemURL.map { places.contains($0.standardizedFileURL) } ?? false
        }
    }

    /// Options of reading.
    ///
    /// - Source: developer.apple.com/documentation/foundation/nsfilecoordinator/readingoptions
    public struct ReadingOptions: OptionSet, Sendable {
        /// The raw value.
        public let rawValue: UInt
        /// Creates a value from its raw value.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Does not make presenters save first.
        public static let withoutChanges = ReadingOptions(rawValue: 1 << 0)
        /// Resolves a symbolic link before the URL is passed to the accessor.
        public static let resolvesSymbolicLink = ReadingOptions(rawValue: 1 << 1)
        /// Reads only metadata that is available at once.
        public static let immediatelyAvailableMetadataOnly = ReadingOptions(rawValue: 1 << 2)
        /// Reads the file for an upload.
        public static let forUploading = ReadingOptions(rawValue: 1 << 3)
    }

    /// Options of writing.
    ///
    /// - Source: developer.apple.com/documentation/foundation/nsfilecoordinator/writingoptions
    public struct WritingOptions: OptionSet, Sendable {
        /// The raw value.
        public let rawValue: UInt
        /// Creates a value from its raw value.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// The file will be deleted.
        public static let forDeleting = WritingOptions(rawValue: 1 << 0)
        /// The file will be moved.
        public static let forMoving = WritingOptions(rawValue: 1 << 1)
        /// The file will be merged, so that presenters save first.
        public static let forMerging = WritingOptions(rawValue: 1 << 2)
        /// The file will be replaced.
        public static let forReplacing = WritingOptions(rawValue: 1 << 3)
        /// Only metadata independent of the content will change.
        public static let contentIndependentMetadataOnly = WritingOptions(rawValue: 1 << 4)
    }
}

/// The registered presenters, in the order in which they were added.
private final class FilePresenters: @unchecked Sendable {
    private let lock = NSLock()
    private var list: [any NSFilePresenter] = []

    var all: [any NSFilePresenter] { lock.withLock { list } }
    func add(_ presenter: any NSFilePresenter) {
        lock.withLock { if !list.contains(where: { $0 === presenter }) { list.append(presenter) } }
    }
    func remove(_ presenter: any NSFilePresenter) { lock.withLock { list.removeAll { $0 === presenter } } }
}

/// An intent to read or write a file together with others.
///
/// - Source: developer.apple.com/documentation/foundation/nsfileaccessintent
open class NSFileAccessIntent: NSObject, @unchecked Sendable {
    /// The URL of the file.
    public let url: URL
    let isWriting: Bool

    private init(_ url: URL, isWriting: Bool) { (self.url, self.isWriting) = (url, isWriting) }

    /// Creates an intent to read a file.
    open class func readingIntent(with url: URL, options: NSFileCoordinator.ReadingOptions = []) -> NSFileAccessIntent {
        NSFileAccessIntent(url, isWriting: false)
    }
    /// Creates an intent to write a file.
    open class func writingIntent(with url: URL, options: NSFileCoordinator.WritingOptions = []) -> NSFileAccessIntent {
        NSFileAccessIntent(url, isWriting: true)
    }
}

/// An object that presents a file and is notified of accesses by others. The optional methods have default
/// implementations, which do nothing.
///
/// - Source: developer.apple.com/documentation/foundation/nsfilepresenter
public protocol NSFilePresenter: NSObjectProtocol {
    /// The file; nil for none.
    var presentedItemURL: URL? { get }
    /// The queue on which the presenter is to be called. Here the methods are called at once, on the thread that reads
    /// or writes.
    var presentedItemOperationQueue: OperationQueue { get }
    /// Others want to read the file; the presenter calls the closure when they may.
    func relinquishPresentedItem(toReader reader: @escaping ((() -> Void)?) -> Void)
    /// Others want to write the file; the presenter calls the closure when they may.
    func relinquishPresentedItem(toWriter writer: @escaping ((() -> Void)?) -> Void)
    /// Others want to read the file in its current state: unsaved changes must be saved.
    func savePresentedItemChanges(completionHandler: @escaping ((any Error)?) -> Void)
    /// The file was written by others.
    func presentedItemDidChange()
    /// The file moved.
    func presentedItemDidMove(to newURL: URL)
}

extension NSFilePresenter {
    /// Default implementation; lets others read the file.
    public func relinquishPresentedItem(toReader reader: @escaping ((() -> Void)?) -> Void) { reader(nil) }
    /// Default implementation; lets others write the file.
    public func relinquishPresentedItem(toWriter writer: @escaping ((() -> Void)?) -> Void) { writer(nil) }
    /// Default implementation; saves nothing.
    public func savePresentedItemChanges(completionHandler: @escaping ((any Error)?) -> Void) { completionHandler(nil) }
    /// Does nothing.
    public func presentedItemDidChange() {}
    /// Does nothing.
    public func presentedItemDidMove(to newURL: URL) {}
}
