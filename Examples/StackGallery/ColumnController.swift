import UIKit

/// A column as high as the screen whose last view is there only to take the room that is left, so that items pile up at the top.
final class ColumnController: UIViewController {
    let filler = UIView()
    lazy var stack = UIStackView(arrangedSubviews: [filler])

    override func viewDidLoad() {
        super.viewDidLoad()
        let lowest = UILayoutPriority(1)
        filler.setContentHuggingPriority(lowest, for: .vertical)
        filler.setContentCompressionResistancePriority(lowest, for: .vertical)
        filler.backgroundColor = .secondarySystemBackground
        stack.axis = .vertical
        for _ in 1...3 { addItem() }
        view.add(
            stack,
            [
                stack.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
                view.trailingAnchor.constraint(equalTo: stack.trailingAnchor, constant: 20),
                stack.topAnchor.constraint(equalTo: view.topAnchor, constant: 20),
                view.bottomAnchor.constraint(equalTo: stack.bottomAnchor, constant: 20),
            ])
    }

    func addItem() {
        let index = stack.arrangedSubviews.count - 1
        stack.insertArrangedSubview(UILabel("Item \(index + 1)"), at: index)
    }
}
