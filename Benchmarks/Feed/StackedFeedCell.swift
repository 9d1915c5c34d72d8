import UIKit

/// The cell of stack views.
final class StackedFeedCell: FeedCell {
    override func build() {
        let names = stack(.vertical, [author, headline])
        let header = stack(.horizontal, [avatar, names], spacing: Self.gap)
        header.alignment = .top
        let footer = stack(.horizontal, actions)
        footer.distribution = .fillEqually
        let whole = stack(.vertical, [header, text, picture, footer], spacing: Self.gap)
        whole.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(whole)
        NSLayoutConstraint.activate([
            avatar.widthAnchor.constraint(equalToConstant: Self.avatarSize),
            avatar.heightAnchor.constraint(equalToConstant: Self.avatarSize),
            picture.heightAnchor.constraint(equalToConstant: Self.pictureHeight),
            whole.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: Self.margin),
            whole.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -Self.margin),
            whole.topAnchor.constraint(equalTo: contentView.topAnchor, constant: Self.margin),
            whole.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -Self.margin),
        ])
    }

    private func stack(_ axis: NSLayoutConstraint.Axis, _ views: [UIView], spacing: CGFloat = 0) -> UIStackView {
        let stack = UIStackView(arrangedSubviews: views)
        (stack.axis, stack.spacing) = (axis, spacing)
        return stack
    }
}
