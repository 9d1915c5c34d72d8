import UIKit

/// The ends across the axis are given, and one along it: the stack view grows as the button adds items.
final class ListController: UIViewController {
    let button = UIButton(type: .system)
    lazy var stack = UIStackView(arrangedSubviews: [])

    override func viewDidLoad() {
        super.viewDidLoad()
        button.setTitle("Add Item", for: .normal)
        button.addAction(UIAction { [unowned self] _ in addItem() }, for: .touchUpInside)
        stack.axis = .vertical
        stack.alignment = .center
        stack.spacing = 8
        stack.addArrangedSubview(button)
        for _ in 1...4 { addItem() }
        stack.backgroundColor = .secondarySystemBackground
        view.add(
            stack,
            [
                stack.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
                view.trailingAnchor.constraint(equalTo: stack.trailingAnchor, constant: 20),
                stack.topAnchor.constraint(equalTo: view.topAnchor, constant: 20),
            ])
    }

    /// Adds a label above the button.
    func addItem() {
        let index = stack.arrangedSubviews.count - 1
        stack.insertArrangedSubview(UILabel("Item \(index + 1)"), at: index)
    }
}
