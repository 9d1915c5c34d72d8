import CairnTesting
import Testing
import UIKit

/// Counts taps on its button.
final class CounterController: UIViewController {
    let label = UILabel()
    let button = UIButton(type: .system)
    private var count = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        button.setTitle("Count", for: .normal)
        button.addAction(UIAction { [unowned self] _ in countOne() }, for: .touchUpInside)
        let stack = UIStackView(arrangedSubviews: [label, button])
        stack.axis = .vertical
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            stack.centerYAnchor.constraint(equalTo: view.centerYAnchor),
        ])
    }

    private func countOne() {
        count += 1
        label.text = "\(count)"
    }
}

@Test("A tap on the button counts, and the label grows with its text") @MainActor
func counting() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let controller = CounterController()
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.tap(controller.button)
    #expect(controller.label.text == "1")
    #expect(controller.label.frame.height > 0)
    #expect(controller.view.picture().size == window.bounds.size)
}
