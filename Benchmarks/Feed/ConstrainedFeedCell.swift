import UIKit

/// The cell with a constraint for each edge.
final class ConstrainedFeedCell: FeedCell {
    override func build() {
        for view in [avatar, author, headline, text, picture] + actions {
            view.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(view)
        }
        NSLayoutConstraint.activate(header + body + footer)
    }

    private var header: [NSLayoutConstraint] {
        [
            avatar.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: Self.margin),
            avatar.topAnchor.constraint(equalTo: contentView.topAnchor, constant: Self.margin),
            avatar.widthAnchor.constraint(equalToConstant: Self.avatarSize),
            avatar.heightAnchor.constraint(equalToConstant: Self.avatarSize),
            author.leadingAnchor.constraint(equalTo: avatar.trailingAnchor, constant: Self.gap),
            author.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -Self.margin),
            author.topAnchor.constraint(equalTo: avatar.topAnchor),
            headline.leadingAnchor.constraint(equalTo: author.leadingAnchor),
            headline.trailingAnchor.constraint(equalTo: author.trailingAnchor),
            headline.topAnchor.constraint(equalTo: author.bottomAnchor),
        ]
    }

    private var body: [NSLayoutConstraint] {
        [
            text.leadingAnchor.constraint(equalTo: avatar.leadingAnchor),
            text.trailingAnchor.constraint(equalTo: author.trailingAnchor),
            text.topAnchor.constraint(equalTo: avatar.bottomAnchor, constant: Self.gap),
            picture.leadingAnchor.constraint(equalTo: text.leadingAnchor),
            picture.trailingAnchor.constraint(equalTo: text.trailingAnchor),
            picture.topAnchor.constraint(equalTo: text.bottomAnchor, constant: Self.gap),
            picture.heightAnchor.constraint(equalToConstant: Self.pictureHeight),
        ]
    }

    private var footer: [NSLayoutConstraint] {
        var constraints = [
            actions[0].leadingAnchor.constraint(equalTo: picture.leadingAnchor),
            actions[2].trailingAnchor.constraint(equalTo: picture.trailingAnchor),
            actions[0].bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -Self.margin),
        ]
        for action in actions {
            constraints.append(action.topAnchor.constraint(equalTo: picture.bottomAnchor, constant: Self.gap))
        }
        for (previous, next) in zip(actions, actions.dropFirst()) {
            constraints.append(next.leadingAnchor.constraint(equalTo: previous.trailingAnchor))
            constraints.append(next.widthAnchor.constraint(equalTo: previous.widthAnchor))
        }
        return constraints
    }
}
