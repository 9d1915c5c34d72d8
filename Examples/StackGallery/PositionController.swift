import UIKit

/// Two edges give the position; the size is the content's. Two labels stand on one baseline, 8 points apart.
final class PositionController: UIViewController {
    let name = UILabel("Cairn", size: 28)
    let value = UILabel("a heap of stones", size: 17)
    lazy var stack = UIStackView(arrangedSubviews: [name, value])

    override func viewDidLoad() {
        super.viewDidLoad()
        stack.alignment = .firstBaseline
        stack.spacing = 8
        view.add(
            stack,
            [
                stack.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
                stack.topAnchor.constraint(equalTo: view.topAnchor, constant: 20),
            ])
        stack.backgroundColor = .secondarySystemBackground
    }
}
