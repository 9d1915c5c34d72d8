import Foundation

extension DocumentScene {
    /// Whether a number that layout starts from is no whole number of points: a frame the document decides, a constant, and, where they
    /// count, the sizes of leaves.
    package func hasFractionalGivens(withLeafSizes: Bool) -> Bool {
        views.contains { $0.hasFractionalFrame(withLeafSizes: withLeafSizes) }
    }
}

extension DocumentView {
    fileprivate func hasFractionalFrame(withLeafSizes: Bool) -> Bool {
        guard let frame = element.recordedFrame else { return false }
        let numbers =
            isPlacedByLayout
            ? (withLeafSizes ? [frame.width, frame.height] : []) : [frame.minX, frame.minY, frame.width, frame.height]
        return numbers.contains { $0 != $0.rounded() }
    }
}
