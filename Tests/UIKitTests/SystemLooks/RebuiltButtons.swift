import UIKit

/// Buttons of 44 points in a column below a small title, and a button in the bar.
final class ButtonsController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Modals"
        navigationItem.rightBarButtonItem = UIBarButtonItem(title: "More", style: .plain, target: nil, action: nil)
        let column = UIStackView(
            arrangedSubviews: ["Sheet Medium", "Sheet Large", "Alert", "Action Sheet", "Popover"].map(button))
        (column.axis, column.spacing) = (.vertical, 12)
        column.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(column)
        NSLayoutConstraint.activate([
            column.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 24),
            column.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
            column.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -20),
        ])
    }

    private func button(_ title: String) -> UIButton {
        let button = UIButton(type: .system)
        button.setTitle(title, for: .normal)
        button.titleLabel?.font = .preferredFont(forTextStyle: .body)
        button.heightAnchor.constraint(equalToConstant: 44).isActive = true
        return button
    }
}
