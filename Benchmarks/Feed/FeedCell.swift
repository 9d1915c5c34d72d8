import UIKit

/// A cell of the feed: an avatar beside two lines, a text of several lines, a picture, and three actions that share the
/// width. Subclasses lay the same views out in different ways, to the same frames.
class FeedCell: UICollectionViewCell, MeasuredCell {
    static let margin: CGFloat = 12
    static let gap: CGFloat = 8
    static let avatarSize: CGFloat = 40
    static let pictureHeight: CGFloat = 120

    let avatar = UIView()
    let author = FeedCell.label(size: 15)
    let headline = FeedCell.label(size: 13)
    let text = FeedCell.label(size: 15)
    let picture = UIView()
    let actions = (0..<3).map { _ in FeedCell.label(size: 13) }

    required override init(frame: CGRect) {
        super.init(frame: frame)
        text.numberOfLines = 0
        for action in actions { action.textAlignment = .center }
        build()
    }

    required init?(coder: NSCoder) { nil }

    /// Adds the views, with what places them.
    func build() {}

    func height(inWidth width: CGFloat) -> CGFloat {
        contentView.systemLayoutSizeFitting(
            CGSize(width: width, height: 0), withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel
        ).height
    }

    func show(_ post: FeedPost) {
        (author.text, headline.text, text.text) = (post.author, post.headline, post.text)
        for (label, action) in zip(actions, post.actions) { label.text = action }
    }

    private static func label(size: CGFloat) -> UILabel {
        let label = UILabel()
        label.font = .systemFont(ofSize: size)
        return label
    }
}
