import UIKit

/// The user's answers to the options of printing.
extension UIPrintInteractionController {
    /// Prints into a PDF document.
    ///
    /// - Parameters:
    ///   - paper: The size of a sheet in points, held upright; A4 by default.
    ///   - margin: Points at each edge that are not printed on.
    /// - Returns: The document.
    @discardableResult
    public func printDocument(
        paper: CGSize = CGSize(width: 595, height: 842), margin: CGFloat = 18
    ) -> Data { print(paper: paper, margin: margin) }
}
