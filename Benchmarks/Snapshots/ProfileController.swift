import UIKit

/// A screen as programs have them, of some sixty views: a header with a picture, a form, and a list of paragraphs, in a
/// scroll view below a bar.
final class ProfileController: UINavigationController {
    convenience init() { self.init(rootViewController: ProfileContentController()) }
}

private final class ProfileContentController: UIViewController {
    private let scrollView = UIScrollView()
    private let column = UIStackView()

    override func viewDidLoad() {
        title = "Profile"
        view.backgroundColor = .systemBackground
        column.axis = .vertical
        column.spacing = 12
        column.addArrangedSubview(header)
        for name in ["Name", "Street", "Town", "Country", "Telephone", "Mail"] { column.addArrangedSubview(row(name)) }
        for number in 1...6 { column.addArrangedSubview(paragraph(number)) }
        for (child, parent) in [(scrollView as UIView, view as UIView), (column, scrollView)] {
            child.translatesAutoresizingMaskIntoConstraints = false
            parent.addSubview(child)
        }
        let content = scrollView.contentLayoutGuide
        NSLayoutConstraint.activate([
            scrollView.topAnchor.constraint(equalTo: view.topAnchor),
            scrollView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            column.topAnchor.constraint(equalTo: content.topAnchor, constant: 16),
            column.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -16),
            column.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 16),
            column.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: -16),
            column.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor, constant: -32),
        ])
    }

    private var header: UIView {
        let image = UIView()
        image.backgroundColor = .systemTeal
        image.layer.cornerRadius = 32
        NSLayoutConstraint.activate([
            image.widthAnchor.constraint(equalToConstant: 64), image.heightAnchor.constraint(equalToConstant: 64),
        ])
        let texts = UIStackView(arrangedSubviews: [
            label("Ada Lovelace", .title2), label("Writes about engines and weaving", .subheadline),
        ])
        texts.axis = .vertical
        let row = UIStackView(arrangedSubviews: [image, texts])
        row.spacing = 12
        row.alignment = .center
        return row
    }

    private func row(_ name: String) -> UIView {
        let field = UITextField()
        field.borderStyle = .roundedRect
        field.placeholder = name
        let caption = label(name, .body)
        caption.setContentHuggingPriority(.required, for: .horizontal)
        let row = UIStackView(arrangedSubviews: [caption, field, UISwitch()])
        row.spacing = 8
        row.alignment = .center
        return row
    }

    private func paragraph(_ number: Int) -> UIView {
        let text = String(repeating: "A paragraph of some words that wraps at the width of the screen. ", count: number)
        let group = UIStackView(arrangedSubviews: [label("Part \(number)", .headline), label(text, .body)])
        group.axis = .vertical
        group.spacing = 4
        return group
    }

    private func label(_ text: String, _ style: UIFont.TextStyle) -> UILabel {
        let label = UILabel()
        label.text = text
        label.font = .preferredFont(forTextStyle: style)
        label.adjustsFontForContentSizeCategory = true
        label.numberOfLines = 0
        return label
    }
}
