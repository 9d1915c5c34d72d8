import InterfaceBuilderDocument

/// Widths of root views, written as `320-1366`.
struct WidthRange {
    /// Points.
    let widths: ClosedRange<Double>

    /// Nil for other texts, and for widths beyond ``largest``.
    init?(_ text: String) {
        let numbers = text.split(separator: "-", omittingEmptySubsequences: false).map { DocumentNumber.parseLength(String($0)) }
        guard numbers.count == 2, let low = numbers[0], let high = numbers[1], low > 0, low <= high, high <= Self.largest else {
            return nil
        }
        widths = low...high
    }

    /// Points; a search takes time in proportion to its range.
    private static let largest = 10000.0
}
