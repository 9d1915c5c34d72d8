import InterfaceBuilderCanvas
import InterfaceBuilderDocument

/// A fault of a document, with the variants of the canvas in which it shows.
public struct LintFinding: Hashable, Sendable {
    /// The id of the rule that found it.
    public let rule: String
    /// How bad it is.
    public let severity: DocumentDiagnostic.Severity
    /// The id of the scene it is in.
    public let scene: String
    /// The fault in words, as it is in the first variant that shows it.
    public let message: String
    /// The names of the views around the first object, from the outermost one below the root view on; nil where that
    /// object is no view or lies in the root view.
    public let path: String?
    /// Where in the document.
    public let position: SourcePosition
    /// The ids of the objects concerned.
    public let items: [String]
    /// The names of the variants that show it, in the order of the matrix; empty where all do.
    public internal(set) var variants: [String]
    /// The widths of the root view at which the fault shows on the first variant, in points; empty where widths were
    /// not searched, and for faults that do not depend on them.
    public internal(set) var widths: [ClosedRange<Double>] = []
    /// The widths that were searched.
    var searchedWidths: ClosedRange<Double>?

    /// The finding as a diagnostic of the document, with the variants in words.
    public var diagnostic: DocumentDiagnostic {
        DocumentDiagnostic(
            id: rule, severity: severity, message: message + places + placesOfWidths + (path.map { "; in \($0)" } ?? ""),
            position: position, items: items)
    }

    /// At which widths the fault shows; nothing where all that were searched show it.
    private var placesOfWidths: String {
        guard !widths.isEmpty, widths != [searchedWidths] else { return "" }
        let ranges = widths.map { range in
            let (low, high) = (range.lowerBound.shortText, range.upperBound.shortText)
            return low == high ? "\(low)" : "from \(low) to \(high)"
        }
        return "; at widths \(ranges.joined(separator: " and ")) points of the root view"
    }

    /// On which variants the fault shows; nothing where the document's own canvas shows it.
    private var places: String {
        guard let first = variants.first else { return "" }
        return variants.count == 1 ? "; only on \(first)" : "; on \(first) and in \(variants.count - 1) more of the variants"
    }
}
