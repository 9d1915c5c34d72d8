import UIKit

/// A strip of squares that scrolls sideways above cards, each with a header, below a large title.
final class FeedController: UIViewController, UICollectionViewDataSource {
    private static let stories = ["A", "B", "C", "D", "E", "F", "G"]
    private static let cards = [
        ("Morning briefing", "Two lines of words, which is what the measured card has below its title."),
        ("Studio notes", "Two lines of other words, which is what the second card has below its own title."),
    ]

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Feed"
        let list = UICollectionView(frame: view.bounds, collectionViewLayout: Self.layout)
        list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        list.register(
            UICollectionReusableView.self, forSupplementaryViewOfKind: Self.header, withReuseIdentifier: "header")
        list.dataSource = self
        view.addSubview(list)
    }

    private static let header = "header"

    private static var layout: UICollectionViewLayout {
        UICollectionViewCompositionalLayout { index, _ in
            let isStrip = index == 0
            let size = NSCollectionLayoutSize(
                widthDimension: isStrip ? .absolute(72) : .fractionalWidth(1), heightDimension: .absolute(isStrip ? 72 : 283))
            let item = NSCollectionLayoutItem(layoutSize: size)
            let group =
                isStrip
                ? NSCollectionLayoutGroup.horizontal(layoutSize: size, subitems: [item])
                : NSCollectionLayoutGroup.vertical(layoutSize: size, subitems: [item])
            let section = NSCollectionLayoutSection(group: group)
            if isStrip { section.orthogonalScrollingBehavior = .continuous }
            section.interGroupSpacing = isStrip ? 12 : 16
            section.contentInsets = NSDirectionalEdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 16)
            let headerSize = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(32))
            section.boundarySupplementaryItems = [
                NSCollectionLayoutBoundarySupplementaryItem(layoutSize: headerSize, elementKind: header, alignment: .top)
            ]
            return section
        }
    }

    func numberOfSections(in collectionView: UICollectionView) -> Int { 2 }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        section == 0 ? Self.stories.count : Self.cards.count
    }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        for view in cell.contentView.subviews { view.removeFromSuperview() }
        if indexPath.section == 0 {
            showStory(Self.stories[indexPath.item], in: cell.contentView)
        } else {
            showCard(Self.cards[indexPath.item], in: cell.contentView)
        }
        return cell
    }

    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        let view = collectionView.dequeueReusableSupplementaryView(
            ofKind: kind, withReuseIdentifier: "header", for: indexPath)
        let label = label(indexPath.section == 0 ? "Stories" : "Today", .headline, in: view)
        NSLayoutConstraint.activate([
            label.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 8),
            label.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -8),
            label.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -4),
        ])
        return view
    }

    private func label(_ text: String, _ style: UIFont.TextStyle, in view: UIView) -> UILabel {
        let label = UILabel()
        label.text = text
        label.font = .preferredFont(forTextStyle: style)
        label.numberOfLines = 0
        label.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(label)
        return label
    }

    private func showStory(_ text: String, in view: UIView) {
        let label = label(text, .headline, in: view)
        NSLayoutConstraint.activate([
            label.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            label.centerYAnchor.constraint(equalTo: view.centerYAnchor),
        ])
    }

    private func showCard(_ card: (title: String, text: String), in view: UIView) {
        let (image, title, text) = (
            UIImageView(), label(card.title, .headline, in: view), label(card.text, .subheadline, in: view)
        )
        image.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(image)
        var constraints = [image, title, text].flatMap {
            [
                $0.leadingAnchor.constraint(equalTo: view.leadingAnchor),
                $0.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            ]
        }
        constraints += [
            image.topAnchor.constraint(equalTo: view.topAnchor),
            image.heightAnchor.constraint(equalTo: image.widthAnchor, multiplier: 9 / 16),
            title.topAnchor.constraint(equalTo: image.bottomAnchor, constant: 12),
            text.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 4),
        ]
        NSLayoutConstraint.activate(constraints)
    }
}
