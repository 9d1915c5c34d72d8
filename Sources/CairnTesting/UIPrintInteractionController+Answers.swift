import UIKit

/// The user's answers to the print options.
extension UIPrintInteractionController {
    /// Prints into a PDF document.
    ///
    /// - Parameters:
    ///   - paper: The size of a sheet in points, in portrait; A4 by default.
    ///   - margin: The margin at each edge that cannot be printed on, in points.
    /// - Returns: The document.
    @discardableResult
    public func printDocument(
        paper: CGSize = CGSize(width: 595, height: 842), margin: CGFloat = 18
    ) -> Data { print(paper: paper, margin: margin) }
}
