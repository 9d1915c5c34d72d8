import UIKit

/// A text of as many lines as it takes, with room around it, on green.
final class TitleView: LoudView {
    private let label = UILabel()

    var text: String? {
        get { label.text }
        set { label.text = newValue }
    }

    init() {
        super.init(frame: .zero)
        backgroundColor = .green
        label.text = "Title Label"
        label.numberOfLines = 0
        label.textAlignment = .center
        label.backgroundColor = UIColor(white: 0.9, alpha: 1)
        // The text alone decides the height.
        label.setContentHuggingPriority(.required, for: .vertical)
        addConstrained(label)
        NSLayoutConstraint.activate([
            label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 20),
            trailingAnchor.constraint(equalTo: label.trailingAnchor, constant: 20),
            label.topAnchor.constraint(equalTo: topAnchor, constant: 12),
            bottomAnchor.constraint(equalTo: label.bottomAnchor, constant: 12),
        ])
    }

    required init?(coder: NSCoder) { nil }
}
