import UIKit

/// Both ends along the axis are given: the text field, which hugs its content less than the label does, takes the width that is left.
final class LengthController: UIViewController {
    let label = UILabel("Name")
    let field = UITextField()
    lazy var stack = UIStackView(arrangedSubviews: [label, field])

    override func viewDidLoad() {
        super.viewDidLoad()
        field.borderStyle = .roundedRect
        field.placeholder = "Who is it?"
        label.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
        stack.spacing = 8
        view.add(
            stack,
            [
                stack.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
                view.trailingAnchor.constraint(equalTo: stack.trailingAnchor, constant: 20),
                stack.topAnchor.constraint(equalTo: view.topAnchor, constant: 20),
            ])
    }
}
