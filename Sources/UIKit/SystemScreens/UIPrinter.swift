/// A printer, identified by its URL. The simulated device has no printer, so that its properties are unknown and it is
/// never reached.
///
/// - Source: developer.apple.com/documentation/uikit/uiprinter
@preconcurrency @MainActor
open class UIPrinter: NSObject {
    /// The kinds of jobs that a printer supports.
    ///
    /// - Source: developer.apple.com/documentation/uikit/uiprinter/jobtypes
    public struct JobTypes: OptionSet, Sendable {
        /// Bit mask of the contained types.
        public let rawValue: Int
        /// Makes a set from a bit mask.
        public init(rawValue: Int) { self.rawValue = rawValue }

        /// Unknown.
        public static let unknown = JobTypes([])
        /// Office documents.
        public static let document = JobTypes(rawValue: 1 << 0)
        /// Envelopes.
        public static let envelope = JobTypes(rawValue: 1 << 1)
        /// Labels.
        public static let label = JobTypes(rawValue: 1 << 2)
        /// Photographs.
        public static let photo = JobTypes(rawValue: 1 << 3)
        /// Receipts.
        public static let receipt = JobTypes(rawValue: 1 << 4)
        /// Rolls of paper.
        public static let roll = JobTypes(rawValue: 1 << 5)
        /// Sheets larger than A4.
        public static let largeFormat = JobTypes(rawValue: 1 << 6)
        /// Postcards.
        public static let postcard = JobTypes(rawValue: 1 << 7)
    }

    /// The URL of the printer.
    open private(set) var url: URL
    /// The display name of the printer: the host of its URL.
    open var displayName: String { url.host ?? url.absoluteString }
    /// The physical location of the printer; nil, since it was never reached.
    open var displayLocation: String? { nil }
    /// The manufacturer and model; nil, since it was never reached.
    open var makeAndModel: String? { nil }
    /// The supported kinds of jobs; unknown.
    open var supportedJobTypes: UIPrinter.JobTypes { .unknown }
    /// Whether the printer supports colour; false, since it was never reached.
    open var supportsColor: Bool { false }
    /// Whether the printer supports duplex printing; false, since it was never reached.
    open var supportsDuplex: Bool { false }

    /// Makes a printer with a URL.
    public init(url: URL) {
        self.url = url
        super.init()
    }

    /// Contacts the printer.
    ///
    /// - Parameter completionHandler: Called in a later turn of the main queue with false: no printer can be reached.
    open func contactPrinter(_ completionHandler: ((Bool) -> Void)? = nil) {
        Task { @MainActor in completionHandler?(false) }
    }
}
