import LayoutEngine

/// What the names in a visual format stand for.
@MainActor
struct VisualFormatNames {
    var metrics: [String: Any]
    var views: [String: Any]

    /// The view or layout guide with a name; nil when the name is unknown or stands for something else.
    func item(_ name: String) -> (any LayoutItem)? { views[name] as? any LayoutItem }

    /// The number with a name.
    ///
    /// - Throws: The reason, when there is no metric of the name or it is no finite number.
    func number(_ name: String) throws(VisualFormatError.Reason) -> Double {
        guard let metric = metrics[name] else { throw .unknownMetric(name) }
        guard let number = Self.double(metric), number.isFinite else { throw .metricIsNoNumber(name) }
        return number
    }

    private static func double(_ value: Any) -> Double? {
        switch value {
        case let value as any BinaryFloatingPoint: Double(value)
        case let value as any BinaryInteger: Double(value)
        case let value as NSNumber: value.doubleValue
        case let value as UILayoutPriority: Double(value.rawValue)
        default: nil
        }
    }
}
