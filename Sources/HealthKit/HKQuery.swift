public import Foundation

/// A query of health data. No store runs one here: its handler is told an error.
///
/// - Source: developer.apple.com/documentation/healthkit/hkquery
open class HKQuery: NSObject, @unchecked Sendable {
    /// The type of the data.
    public let objectType: HKObjectType?
    /// Which data.
    public let predicate: NSPredicate?
    private let failed: @Sendable (HKQuery, any Error) -> Void

    init(_ type: HKObjectType?, _ predicate: NSPredicate?, failed: @escaping @Sendable (HKQuery, any Error) -> Void) {
        (objectType, self.predicate, self.failed) = (type, predicate, failed)
    }

    func fail(_ error: any Error) { failed(self, error) }

    /// A predicate of samples between two dates.
    open class func predicateForSamples(withStart startDate: Date?, end endDate: Date?, options: HKQueryOptions = [])
        -> NSPredicate
    {
        NSPredicate { sample, _ in
            guard let sample = sample as? HKSample else { return false }
            let begins =
                startDate.map { options.contains(.strictStartDate) ? sample.startDate >= $0 : sample.endDate > $0 } ?? true
            let ends = endDate.map { options.contains(.strictEndDate) ? sample.endDate <= $0 : sample.startDate < $0 } ?? true
            return begins && ends
        }
    }
}

/// Whether samples lie within dates or only reach into them.
public struct HKQueryOptions: OptionSet, Sendable {
    /// The raw value.
    public let rawValue: UInt
    /// Creates options from their raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Samples begin within the dates.
    public static let strictStartDate = HKQueryOptions(rawValue: 1)
    /// Samples end within the dates.
    public static let strictEndDate = HKQueryOptions(rawValue: 2)
}

/// The limit that is none.
public let HKObjectQueryNoLimit = 0
/// The key by which samples are sorted by their first moment.
public let HKSampleSortIdentifierStartDate = "startDate"
/// The key by which samples are sorted by their last moment.
public let HKSampleSortIdentifierEndDate = "endDate"

/// A query of samples.
///
/// - Source: developer.apple.com/documentation/healthkit/hksamplequery
open class HKSampleQuery: HKQuery, @unchecked Sendable {
    /// Creates a query.
    public init(
        sampleType: HKSampleType, predicate: NSPredicate?, limit: Int, sortDescriptors: [NSSortDescriptor]?,
        resultsHandler: @escaping @Sendable (HKSampleQuery, [HKSample]?, (any Error)?) -> Void
    ) {
        super.init(sampleType, predicate) { query, error in
            if let query = query as? HKSampleQuery { resultsHandler(query, nil, error) }
        }
    }
}

/// A query of what was added and deleted since an earlier one.
///
/// - Source: developer.apple.com/documentation/healthkit/hkanchoredobjectquery
open class HKAnchoredObjectQuery: HKQuery, @unchecked Sendable {
    /// Called with later changes; never here.
    open var updateHandler:
        (
            @Sendable (HKAnchoredObjectQuery, [HKSample]?, [HKDeletedObject]?, HKQueryAnchor?, (any Error)?) -> Void
        )?

    /// Creates a query.
    public init(
        type: HKSampleType, predicate: NSPredicate?, anchor: HKQueryAnchor?, limit: Int,
        resultsHandler handler:
            @escaping @Sendable (HKAnchoredObjectQuery, [HKSample]?, [HKDeletedObject]?, HKQueryAnchor?, (any Error)?) -> Void
    ) {
        super.init(type, predicate) { query, error in
            if let query = query as? HKAnchoredObjectQuery { handler(query, nil, nil, nil, error) }
        }
    }
}

/// The place in the changes up to which a query has told them. None is made here.
open class HKQueryAnchor: NSObject, @unchecked Sendable {
    override init() { super.init() }
}

/// An object that was deleted. None is found here.
open class HKDeletedObject: NSObject, @unchecked Sendable {
    override init() { super.init() }
    /// The identifier.
    public let uuid = UUID()
}

/// A query of sums and means.
///
/// - Source: developer.apple.com/documentation/healthkit/hkstatisticsquery
open class HKStatisticsQuery: HKQuery, @unchecked Sendable {
    /// Creates a query.
    public init(
        quantityType: HKQuantityType, quantitySamplePredicate: NSPredicate?, options: HKStatisticsOptions = [],
        completionHandler handler: @escaping @Sendable (HKStatisticsQuery, HKStatistics?, (any Error)?) -> Void
    ) {
        super.init(quantityType, quantitySamplePredicate) { query, error in
            if let query = query as? HKStatisticsQuery { handler(query, nil, error) }
        }
    }
}

/// A query of sums and means in intervals.
///
/// - Source: developer.apple.com/documentation/healthkit/hkstatisticscollectionquery
open class HKStatisticsCollectionQuery: HKQuery, @unchecked Sendable {
    /// Called with the first results.
    open var initialResultsHandler: (@Sendable (HKStatisticsCollectionQuery, HKStatisticsCollection?, (any Error)?) -> Void)?
    /// Called with later results; never here.
    open var statisticsUpdateHandler:
        (@Sendable (HKStatisticsCollectionQuery, HKStatistics?, HKStatisticsCollection?, (any Error)?) -> Void)?

    /// Creates a query.
    public init(
        quantityType: HKQuantityType, quantitySamplePredicate: NSPredicate?, options: HKStatisticsOptions = [], anchorDate: Date,
        intervalComponents: DateComponents
    ) {
        super.init(quantityType, quantitySamplePredicate) { query, error in
            if let query = query as? HKStatisticsCollectionQuery { query.initialResultsHandler?(query, nil, error) }
        }
    }
}

/// A query that tells of changes.
///
/// - Source: developer.apple.com/documentation/healthkit/hkobserverquery
open class HKObserverQuery: HKQuery, @unchecked Sendable {
    /// Creates a query.
    public init(
        sampleType: HKSampleType, predicate: NSPredicate?,
        updateHandler: @escaping @Sendable (HKObserverQuery, @escaping HKObserverQueryCompletionHandler, (any Error)?) -> Void
    ) {
        super.init(sampleType, predicate) { query, error in
            if let query = query as? HKObserverQuery { updateHandler(query, {}, error) }
        }
    }
}

/// Called when the program has dealt with a change.
public typealias HKObserverQueryCompletionHandler = @Sendable () -> Void

/// The sums and means that a query computes.
public struct HKStatisticsOptions: OptionSet, Sendable {
    /// The raw value.
    public let rawValue: UInt
    /// Creates options from their raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// By sources.
    public static let separateBySource = HKStatisticsOptions(rawValue: 1)
    /// Means.
    public static let discreteAverage = HKStatisticsOptions(rawValue: 2)
    /// Minima.
    public static let discreteMin = HKStatisticsOptions(rawValue: 4)
    /// Maxima.
    public static let discreteMax = HKStatisticsOptions(rawValue: 8)
    /// Sums.
    public static let cumulativeSum = HKStatisticsOptions(rawValue: 16)
    /// The last values.
    public static let mostRecent = HKStatisticsOptions(rawValue: 32)
    /// Durations.
    public static let duration = HKStatisticsOptions(rawValue: 64)
}

/// Sums and means. No query returns any here.
///
/// - Source: developer.apple.com/documentation/healthkit/hkstatistics
open class HKStatistics: NSObject, @unchecked Sendable {
    override init() { super.init() }
    /// The first moment.
    open var startDate: Date { .distantPast }
    /// The last moment.
    open var endDate: Date { .distantPast }
    /// The sum.
    open func sumQuantity() -> HKQuantity? { nil }
    /// The mean.
    open func averageQuantity() -> HKQuantity? { nil }
    /// The minimum.
    open func minimumQuantity() -> HKQuantity? { nil }
    /// The maximum.
    open func maximumQuantity() -> HKQuantity? { nil }
    /// The last value.
    open func mostRecentQuantity() -> HKQuantity? { nil }
}

/// Sums and means in intervals. No query returns any here.
open class HKStatisticsCollection: NSObject, @unchecked Sendable {
    override init() { super.init() }
    /// The intervals.
    open func statistics() -> [HKStatistics] { [] }
    /// The interval that a date lies in.
    open func statistics(for date: Date) -> HKStatistics? { nil }
    /// Goes through the intervals between two dates.
    open func enumerateStatistics(
        from startDate: Date, to endDate: Date, with block: (HKStatistics, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {}
}
