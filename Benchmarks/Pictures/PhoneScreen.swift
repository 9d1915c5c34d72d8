import UIKit

/// A phone's screen of sixty views: a list of rows, each with a picture, two labels and a switch, below a title and
/// above a toolbar of buttons.
@MainActor
final class PhoneScreen {
    static let size = CGSize(width: 390, height: 844)

    let root = UIView(frame: CGRect(origin: .zero, size: size))
    private(set) var labels: [UILabel] = []
    private let column = UIStackView()

    init() {
        root.backgroundColor = .systemBackground
        column.axis = .vertical
        column.spacing = 14
        column.addArrangedSubview(label("Today", .largeTitle))
        for number in 1...10 { column.addArrangedSubview(row(number)) }
        column.addArrangedSubview(buttons)
        column.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(column)
        NSLayoutConstraint.activate([
            column.topAnchor.constraint(equalTo: root.topAnchor, constant: 64),
            column.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
            column.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -16),
        ])
    }

    /// The screen and all views in it.
    var viewCount: Int { count(root) }

    private func count(_ view: UIView) -> Int { view.subviews.reduce(1) { $0 + count($1) } }

    private func row(_ number: Int) -> UIView {
        let picture = UIView()
        picture.backgroundColor = .systemTeal
        picture.layer.cornerRadius = 8
        NSLayoutConstraint.activate([
            picture.widthAnchor.constraint(equalToConstant: 40), picture.heightAnchor.constraint(equalToConstant: 40),
        ])
        let texts = UIStackView(arrangedSubviews: [
            label("Entry number \(number) of the list", .headline),
            label("What it is about, in a line of some words", .subheadline),
        ])
        texts.axis = .vertical
        let row = UIStackView(arrangedSubviews: [picture, texts])
        row.spacing = 12
        row.alignment = .center
        return row
    }

    private var buttons: UIView {
        let buttons = UIStackView(
            arrangedSubviews: ["Back", "Share", "Sort", "Find", "More"].map { title in
                let button = UIButton(type: .system)
                button.setTitle(title, for: .normal)
                return button
            })
        buttons.distribution = .fillEqually
        return buttons
    }

    private func label(_ text: String, _ style: UIFont.TextStyle) -> UILabel {
        let label = UILabel()
        label.text = text
        label.font = .preferredFont(forTextStyle: style)
        labels.append(label)
        return label
    }
}
