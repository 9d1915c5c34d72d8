import InterfaceBuilderDocument

/// The sums of a comparison of many documents.
package struct FrameTally: Codable, Sendable {
    /// The views of one class.
    package struct Row: Codable, Sendable {
        package var views = 0
        /// Views with the same frames.
        package var exact = 0
        /// Views within the tolerance, those with the same frames included.
        package var within = 0
        /// Views that are apart for a reason the document does not give.
        package var different = 0

        fileprivate mutating func add(_ other: Row) {
            views += other.views
            exact += other.exact
            within += other.within
            different += other.different
        }
    }

    /// Pixels.
    package let tolerance: Double
    package var documents = 0
    /// Documents that could not be read or laid out.
    package var unreadable = 0
    /// Documents for other platforms, which are left out.
    package var otherPlatforms = 0
    package var scenes = 0
    /// Scenes with a view that differs for no reason of the document.
    package var differentScenes = 0
    package private(set) var total = Row()
    /// By the causes' names.
    private var causes: [String: Int] = [:]
    private var classes: [String: Row] = [:]

    package init(tolerance: Double) { self.tolerance = tolerance }

    /// From the worst to the least.
    package static let allSeverities: [DocumentDiagnostic.Severity] = [.error, .warning, .note]

    /// The findings, by the names of their severities.
    private var severities: [String: Int] = [:]

    /// How many findings of a severity there are.
    package func findings(_ severity: DocumentDiagnostic.Severity) -> Int { severities[severity.rawValue] ?? 0 }

    /// Views that differ, by cause, in the order of the causes.
    package var differencesByCause: [(cause: FrameCause, views: Int)] {
        FrameCause.allCases.map { ($0, causes[$0.rawValue] ?? 0) }
    }

    /// The classes' names with their views: those with the most differences first, then by number and name.
    package var rows: [(className: String, row: Row)] {
        let all = classes.keys.sorted().map { (className: $0, row: classes[$0]!) }
        return all.sorted {
            ($1.row.different, $1.row.views, $0.className) < ($0.row.different, $0.row.views, $1.className)
        }
    }

    package mutating func add(_ comparison: FrameComparison) {
        scenes += 1
        if comparison.views.contains(where: \.differsForNoReasonOfDocument) { differentScenes += 1 }
        for finding in comparison.findings { severities[finding.severity.rawValue, default: 0] += 1 }
        for view in comparison.views {
            var row = Row()
            row.views = 1
            row.exact = view.isExact ? 1 : 0
            row.within = view.judgement == nil ? 1 : 0
            row.different = view.differsForNoReasonOfDocument ? 1 : 0
            total.add(row)
            classes[view.className, default: Row()].add(row)
            if let cause = view.judgement?.cause { causes[cause.rawValue, default: 0] += 1 }
        }
    }

    package mutating func add(_ other: FrameTally) {
        documents += other.documents
        unreadable += other.unreadable
        otherPlatforms += other.otherPlatforms
        scenes += other.scenes
        differentScenes += other.differentScenes
        total.add(other.total)
        for (className, row) in other.rows { classes[className, default: Row()].add(row) }
        for (cause, views) in other.differencesByCause { causes[cause.rawValue, default: 0] += views }
        for severity in Self.allSeverities { severities[severity.rawValue, default: 0] += other.findings(severity) }
    }
}

extension FrameComparison.View {
    fileprivate var differsForNoReasonOfDocument: Bool { judgement.map { !$0.isDocuments } ?? false }
}
