/// Lets the parts of a program read and write files in turns. Other programs take no part here.
///
/// A presenter that was added hears before others read or write what it presents, and after.
///
/// - Source: developer.apple.com/documentation/foundation/nsfilecoordinator
open class NSFileCoordinator: NSObject, @unchecked Sendable {
    private let presenter: (any NSFilePresenter)?
    private let lock = NSLock()
    private var isCancelled = false
    /// Tells the coordinator's program or part apart from others.
    open var purposeIdentifier = UUID().uuidString

    /// Creates a coordinator.
    ///
    /// - Parameter filePresenter: The presenter that reads or writes itself, which does not hear of it; nil for none.
    public init(filePresenter filePresenterOrNil: (any NSFilePresenter)? = nil) {
        presenter = filePresenterOrNil
        super.init()
    }

    // MARK: Presenters

    private static let presenters = FilePresenters()
    /// The presenters that hear of reading and writing.
    open class var filePresenters: [any NSFilePresenter] { presenters.all }
    /// Lets a presenter hear of reading and writing. It is held until it is removed.
    open class func addFilePresenter(_ filePresenter: any NSFilePresenter) { presenters.add(filePresenter) }
    /// Lets a presenter hear no more.
    open class func removeFilePresenter(_ filePresenter: any NSFilePresenter) { presenters.remove(filePresenter) }

    // MARK: Reading and writing

    /// Reads a file or folder when nobody writes it.
    ///
    /// - Parameters:
    ///   - outError: Set where nothing was read.
    ///   - reader: Gets the place where the file is; called before the method returns.
    open func coordinate(
        readingItemAt url: URL, options: ReadingOptions = [], error outError: NSErrorPointer,
        byAccessor reader: (URL) -> Void
    ) {
        let place = options.contains(.resolvesSymbolicLink) ? url.resolvingSymlinksInPath() : url
        access([place], isWriting: false, savesFirst: !options.contains(.withoutChanges), outError) { reader(place) }
    }

    /// Writes a file or folder when nobody else reads or writes it.
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

    /// Reads or writes several files later, on a queue.
    open func coordinate(
        with intents: [NSFileAccessIntent], queue: OperationQueue, byAccessor accessor: @escaping @Sendable ((any Error)?) -> Void
    ) {
        queue.addOperation { [self] in
            var problem: NSError?
            access(intents.map(\.url), isWriting: intents.contains { $0.isWriting }, savesFirst: true, &problem) { accessor(nil) }
            if let problem { accessor(problem) }
        }
    }

    /// Says that a file moves; its presenters hear of it from ``item(at:didMoveTo:)``.
    open func item(at oldURL: URL, willMoveTo newURL: URL) {}
    /// Tells the presenters of a file that it is somewhere else now.
    open func item(at oldURL: URL, didMoveTo newURL: URL) {
        for listener in listeners(of: [oldURL]) { listener.presentedItemDidMove(to: newURL) }
    }

    /// Lets nothing be read or written any more that has not begun.
    open func cancel() { lock.withLock { isCancelled = true } }

    /// One access at a time; an access within another of the same thread takes place at once.
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

    /// Asks presenters to let the file go. Returns what they want done when they get it back.
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

    /// What reading asks of those who write.
    ///
    /// - Source: developer.apple.com/documentation/foundation/nsfilecoordinator/readingoptions
    public struct ReadingOptions: OptionSet, Sendable {
        /// The raw value.
        public let rawValue: UInt
        /// Creates a value from its raw value.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Presenters do not save first.
        public static let withoutChanges = ReadingOptions(rawValue: 1 << 0)
        /// The place that the accessor gets is that of the file that a link names.
        public static let resolvesSymbolicLink = ReadingOptions(rawValue: 1 << 1)
        /// Only what the file system tells of the file is read.
        public static let immediatelyAvailableMetadataOnly = ReadingOptions(rawValue: 1 << 2)
        /// The file is sent somewhere.
        public static let forUploading = ReadingOptions(rawValue: 1 << 3)
    }

    /// What writing does with the file.
    ///
    /// - Source: developer.apple.com/documentation/foundation/nsfilecoordinator/writingoptions
    public struct WritingOptions: OptionSet, Sendable {
        /// The raw value.
        public let rawValue: UInt
        /// Creates a value from its raw value.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// The file is deleted.
        public static let forDeleting = WritingOptions(rawValue: 1 << 0)
        /// The file is moved.
        public static let forMoving = WritingOptions(rawValue: 1 << 1)
        /// Others that change the file save first.
        public static let forMerging = WritingOptions(rawValue: 1 << 2)
        /// The file becomes another.
        public static let forReplacing = WritingOptions(rawValue: 1 << 3)
        /// Only the file's date or tags change.
        public static let contentIndependentMetadataOnly = WritingOptions(rawValue: 1 << 4)
    }
}

/// The presenters of the program, in the order in which they were added.
private final class FilePresenters: @unchecked Sendable {
    private let lock = NSLock()
    private var list: [any NSFilePresenter] = []

    var all: [any NSFilePresenter] { lock.withLock { list } }
    func add(_ presenter: any NSFilePresenter) {
        lock.withLock { if !list.contains(where: { $0 === presenter }) { list.append(presenter) } }
    }
    func remove(_ presenter: any NSFilePresenter) { lock.withLock { list.removeAll { $0 === presenter } } }
}

/// A file that is to be read or written with others.
///
/// - Source: developer.apple.com/documentation/foundation/nsfileaccessintent
open class NSFileAccessIntent: NSObject, @unchecked Sendable {
    /// Where the file is.
    public let url: URL
    let isWriting: Bool

    private init(_ url: URL, isWriting: Bool) { (self.url, self.isWriting) = (url, isWriting) }

    /// A file that is to be read.
    open class func readingIntent(with url: URL, options: NSFileCoordinator.ReadingOptions = []) -> NSFileAccessIntent {
        NSFileAccessIntent(url, isWriting: false)
    }
    /// A file that is to be written.
    open class func writingIntent(with url: URL, options: NSFileCoordinator.WritingOptions = []) -> NSFileAccessIntent {
        NSFileAccessIntent(url, isWriting: true)
    }
}

/// What shows a file and hears of what others do with it. The optional methods have default implementations, which do
/// nothing.
///
/// - Source: developer.apple.com/documentation/foundation/nsfilepresenter
public protocol NSFilePresenter: NSObjectProtocol {
    /// The file; nil for none.
    var presentedItemURL: URL? { get }
    /// Where the presenter wants to be called. The methods are called at once, on the thread that reads or writes.
    var presentedItemOperationQueue: OperationQueue { get }
    /// Others want the file; the presenter calls the closure when they may have it.
    func relinquishPresentedItem(toReader reader: @escaping ((() -> Void)?) -> Void)
    /// Others want to write the file; the presenter calls the closure when they may.
    func relinquishPresentedItem(toWriter writer: @escaping ((() -> Void)?) -> Void)
    /// Others want to read the file as it is to be: what is not written yet is to be written.
    func savePresentedItemChanges(completionHandler: @escaping ((any Error)?) -> Void)
    /// Others wrote the file.
    func presentedItemDidChange()
    /// The file is somewhere else now.
    func presentedItemDidMove(to newURL: URL)
}

extension NSFilePresenter {
    /// Lets others have the file.
    public func relinquishPresentedItem(toReader reader: @escaping ((() -> Void)?) -> Void) { reader(nil) }
    /// Lets others have the file.
    public func relinquishPresentedItem(toWriter writer: @escaping ((() -> Void)?) -> Void) { writer(nil) }
    /// Writes nothing.
    public func savePresentedItemChanges(completionHandler: @escaping ((any Error)?) -> Void) { completionHandler(nil) }
    /// Does nothing.
    public func presentedItemDidChange() {}
    /// Does nothing.
    public func presentedItemDidMove(to newURL: URL) {}
}
