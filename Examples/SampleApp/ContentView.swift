import UIKit

/// Two labels of one height and a circle as high, on yellow.
final class ContentView: LoudView {
    private let upper = UILabel()
    private let lower = UILabel()
    private let circle = RoundView()

    init() {
        super.init(frame: .zero)
        backgroundColor = .yellow
        upper.text = "Label A"
        lower.text = "The Content View is Yellow"
        for label in [upper, lower] {
            label.backgroundColor = .cyan
            label.textAlignment = .center
        }
        circle.backgroundColor = .orange
        for view in [upper, lower, circle] { addConstrained(view) }
        NSLayoutConstraint.activate(upperRow + circleShape + lowerRow)
    }

    required init?(coder: NSCoder) { nil }

    private var upperRow: [NSLayoutConstraint] {
        [
            upper.topAnchor.constraint(equalTo: topAnchor, constant: 20),
            upper.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 20),
            circle.leadingAnchor.constraint(equalTo: upper.trailingAnchor, constant: 20),
            trailingAnchor.constraint(equalTo: circle.trailingAnchor, constant: 20),
        ]
    }

    /// As high as the label beside it, and as wide as that.
    private var circleShape: [NSLayoutConstraint] {
        [
            circle.centerYAnchor.constraint(equalTo: upper.centerYAnchor),
            circle.heightAnchor.constraint(equalTo: upper.heightAnchor),
            circle.widthAnchor.constraint(equalTo: circle.heightAnchor),
        ]
    }

    private var lowerRow: [NSLayoutConstraint] {
        [
            lower.topAnchor.constraint(equalTo: upper.bottomAnchor, constant: 8),
            lower.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 20),
            trailingAnchor.constraint(equalTo: lower.trailingAnchor, constant: 20),
            bottomAnchor.constraint(equalTo: lower.bottomAnchor, constant: 20),
            lower.heightAnchor.constraint(equalTo: upper.heightAnchor),
        ]
    }
}
