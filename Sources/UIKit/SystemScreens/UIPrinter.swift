/// A printer, known by its address. There is none on the simulated device, so that nothing is known of it and it is never reached.
///
/// - Source: developer.apple.com/documentation/uikit/uiprinter
@preconcurrency @MainActor
open class UIPrinter: NSObject {
    /// What a printer can print.
    ///
    /// - Source: developer.apple.com/documentation/uikit/uiprinter/jobtypes
    public struct JobTypes: OptionSet, Sendable {
        /// Bit mask of the contained types.
        public let rawValue: Int
        /// Makes a set from a bit mask.
        public init(rawValue: Int) { self.rawValue = rawValue }

        /// It is not known what.
        public static let unknown = JobTypes([])
        /// Office documents.
        public static let document = JobTypes(rawValue: 1 << 0)
        /// Envelopes.
        public static let envelope = JobTypes(rawValue: 1 << 1)
        /// Labels that are cut off.
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

    /// Where the printer is.
    open private(set) var url: URL
    /// The printer's name for people: the last part of its address.
    open var displayName: String { url.host ?? url.absoluteString }
    /// Where the printer stands; nil, for it was never reached.
    open var displayLocation: String? { nil }
    /// Who made the printer; nil, for it was never reached.
    open var makeAndModel: String? { nil }
    /// What the printer can print; nothing is known.
    open var supportedJobTypes: UIPrinter.JobTypes { .unknown }
    /// Whether the printer prints colours; false, for it was never reached.
    open var supportsColor: Bool { false }
    /// Whether the printer prints on both sides; false, for it was never reached.
    open var supportsDuplex: Bool { false }

    /// Makes a printer of an address.
    public init(url: URL) {
        self.url = url
        super.init()
    }

    /// Asks the printer whether it is there.
    ///
    /// - Parameter completionHandler: Called in a later turn of the main queue with false: no printer is reached from here.
    open func contactPrinter(_ completionHandler: ((Bool) -> Void)? = nil) {
        Task { @MainActor in completionHandler?(false) }
    }
}
