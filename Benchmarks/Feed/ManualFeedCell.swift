import UIKit

/// The cell laid out by hand.
final class ManualFeedCell: FeedCell {
    override func build() {
        for view in [avatar, author, headline, text, picture] + actions { contentView.addSubview(view) }
    }

    override func height(inWidth width: CGFloat) -> CGFloat { place(inWidth: width) }

    override func layoutSubviews() {
        super.layoutSubviews()
        _ = place(inWidth: bounds.width)
    }

    /// Sets the frames of all views. Returns the height that they take.
    private func place(inWidth width: CGFloat) -> CGFloat {
        let (margin, inner) = (Self.margin, width - 2 * Self.margin)
        avatar.frame = CGRect(x: margin, y: margin, width: Self.avatarSize, height: Self.avatarSize)
        let (x, room) = (avatar.frame.maxX + Self.gap, inner - Self.avatarSize - Self.gap)
        author.frame = CGRect(x: x, y: margin, width: room, height: height(of: author, room))
        headline.frame = CGRect(x: x, y: author.frame.maxY, width: room, height: height(of: headline, room))
        text.frame = CGRect(x: margin, y: avatar.frame.maxY + Self.gap, width: inner, height: height(of: text, inner))
        picture.frame = CGRect(x: margin, y: text.frame.maxY + Self.gap, width: inner, height: Self.pictureHeight)
        let share = inner / CGFloat(actions.count)
        for (index, action) in actions.enumerated() {
            action.frame = CGRect(
                x: margin + CGFloat(index) * share, y: picture.frame.maxY + Self.gap, width: share,
                height: height(of: action, share))
        }
        return actions[0].frame.maxY + margin
    }

    private func height(of label: UILabel, _ width: CGFloat) -> CGFloat {
        label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
    }
}
