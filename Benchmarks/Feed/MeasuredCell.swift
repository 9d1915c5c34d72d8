import UIKit

/// A cell of a feed, of which one that is never shown says how high the others are.
@MainActor
protocol MeasuredCell: UICollectionViewCell {
    init(frame: CGRect)

    /// The height of the cell at a width, in points.
    func height(inWidth width: CGFloat) -> CGFloat

    func show(_ post: FeedPost)
}
