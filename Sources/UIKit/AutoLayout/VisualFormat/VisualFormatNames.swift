import LayoutEngine

/// The objects and numbers that the names of a visual format mean, each looked up once.
///
/// Views are not retained: the dictionary of views must outlive this.
@MainActor
struct VisualFormatNames {
    @MainActor
    private struct Meaning {
        /// The view or layout guide; none until it is needed.
        var item = UncountedItem.none
        var number: Double?
    }

    private let format: VisualFormatText
    /// By the names' indices.
    private var meanings: [Meaning]

    /// Looks the names up in the order of the text, so that the first fault is the one reported.
    ///
    /// - Throws: The first fault of a name or of the text.
    init(_ format: VisualFormatText, metrics: [String: Any], views: [String: Any]) throws(VisualFormatError) {
        self.format = format
        meanings = Array(repeating: Meaning(), count: format.line.names.count)
        for use in format.line.uses {
            do { try lookUp(use, metrics, views) } catch { throw format.fail(error, at: use.end) }
        }
        if let fault = format.line.fault { throw format.fail(fault.reason, at: fault.position) }
    }

    /// The view or layout guide of a name.
    func item(_ name: Int) -> UncountedItem { meanings[name].item }

    /// A written number, or the number of a name; nil for a name that only means a view.
    func number(_ value: VisualFormat.Value) -> Double? {
        switch value {
        case .written(let number): number
        case .named(let name): meanings[name].number
        }
    }

    // MARK: Looking up

    private mutating func lookUp(
        _ use: VisualFormat.Use, _ metrics: [String: Any], _ views: [String: Any]
    ) throws(VisualFormatError.Reason) {
        switch use.meaning {
        case .view: try lookUpView(use.name, views)
        case .size:
            let name = format.line.names[use.name]
            if metrics.isEmpty || metrics[name] == nil, findView(use.name, views) { return }
            try lookUpNumber(use.name, metrics)
        case .distance: try lookUpNumber(use.name, metrics)
        case .priority:
            let priority = try lookUpNumber(use.name, metrics)
            guard VisualFormat.isPriority(priority) else { throw .illegalPriority }
        }
    }

    private mutating func lookUpView(_ name: Int, _ views: [String: Any]) throws(VisualFormatError.Reason) {
        guard !findView(name, views) else { return }
        let text = format.line.names[name]
        throw views[text] == nil ? .unknownView(text) : .notAView(text)
    }

    /// Looks up the view or layout guide of a name.
    ///
    /// - Returns: Whether there is one.
    private mutating func findView(_ name: Int, _ views: [String: Any]) -> Bool {
        if !meanings[name].item.isThere, let value = views[format.line.names[name]] {
            meanings[name].item = UncountedItem(named: value)
        }
        return meanings[name].item.isThere
    }

    @discardableResult
    private mutating func lookUpNumber(_ name: Int, _ metrics: [String: Any]) throws(VisualFormatError.Reason) -> Double {
        if let known = meanings[name].number { return known }
        let text = format.line.names[name]
        guard let metric = metrics[text] else { throw .unknownMetric(text) }
        guard let number = Self.double(metric), number.isFinite else { throw .metricIsNoNumber(text) }
        meanings[name].number = number
        return number
    }

    /// The number of a value. The usual types are tried first, because casts to protocols are slow.
    private static func double(_ value: Any) -> Double? {
        switch value {
        case let value as Double: value
        case let value as CGFloat: Double(value)
        case let value as Int: Double(value)
        case let value as any BinaryFloatingPoint: Double(value)
        case let value as any BinaryInteger: Double(value)
        case let value as NSNumber: value.doubleValue
        case let value as UILayoutPriority: Double(value.rawValue)
        default: nil
        }
    }
}
