import UIKit

/// Constraints of one's own in a stack view: a least width, a greatest one, and an aspect ratio.
final class LimitsController: UIViewController {
    let least = Swatch(.systemRed, 20, 40)
    let greatest = Swatch(.systemGreen, 120, 40)
    let square = Swatch(.systemBlue, 20, 60)
    let rest = Swatch(.systemGray, 20, 40)
    lazy var stack = UIStackView(arrangedSubviews: [least, greatest, square, rest])

    override func viewDidLoad() {
        super.viewDidLoad()
        stack.spacing = 10
        rest.setContentHuggingPriority(UILayoutPriority(249), for: .horizontal)
        view.add(
            stack,
            [
                stack.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
                view.trailingAnchor.constraint(equalTo: stack.trailingAnchor, constant: 20),
                stack.topAnchor.constraint(equalTo: view.topAnchor, constant: 20),
                least.widthAnchor.constraint(greaterThanOrEqualToConstant: 50),
                greatest.widthAnchor.constraint(lessThanOrEqualToConstant: 80),
                square.widthAnchor.constraint(equalTo: square.heightAnchor),
            ])
    }
}
