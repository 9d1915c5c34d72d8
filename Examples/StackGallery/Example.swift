import UIKit

/// A controller with a stack view to look at, and what is done before the second picture where the example is about a change.
@MainActor
struct Example {
    let name: String
    let controller: UIViewController
    /// Of the window, in points.
    let size: CGSize
    let change: (@MainActor () -> Void)?
    /// Seconds that the change takes; 0 where it is made at once.
    let duration: TimeInterval

    private init(
        _ name: String, _ controller: UIViewController, _ width: CGFloat, _ height: CGFloat, duration: TimeInterval = 0,
        change: (@MainActor () -> Void)? = nil
    ) {
        (self.name, self.controller, self.duration, self.change) = (name, controller, duration, change)
        size = CGSize(width: width, height: height)
    }

    /// All of them, made anew.
    static var all: [Example] {
        let (list, turning, hiding, column) = (ListController(), PaletteController(), PaletteController(), ColumnController())
        return [
            Example("Position", PositionController(), 320, 80),
            Example("Length", LengthController(), 320, 80),
            Example("List", list, 320, 300) { for _ in 1...2 { list.addItem() } },
            Example("PositionAndSize", PositionAndSizeController(), 320, 320),
            Example("Form", FormController(), 320, 120),
            Example("Turning", turning, 320, 200, duration: 1) { turning.turn() },
            Example("Hiding", hiding, 320, 200, duration: 0.25) { hiding.hideFirst() },
            Example("Column", column, 320, 240) { column.addItem() },
            Example("Distributions", DistributionsController(), 320, 320),
            Example("Limits", LimitsController(), 320, 120),
        ]
    }

    /// The example in a window of its own, laid out.
    func show() -> UIWindow {
        let window = UIWindow(frame: CGRect(origin: .zero, size: size))
        window.backgroundColor = .systemBackground
        window.rootViewController = controller
        window.makeKeyAndVisible()
        return window
    }
}

extension UIView {
    /// Adds a view that only constraints place, with the constraints that place it.
    func add(_ subview: UIView, _ constraints: [NSLayoutConstraint]) {
        subview.translatesAutoresizingMaskIntoConstraints = false
        addSubview(subview)
        NSLayoutConstraint.activate(constraints)
    }
}

extension UILabel {
    convenience init(_ text: String, size: CGFloat = 17) {
        self.init()
        self.text = text
        font = .systemFont(ofSize: size)
    }
}
