import UIKit

/// Three colours in a row that can become a column, and whose first can be hidden.
final class PaletteController: UIViewController {
    let swatches = [Swatch(.systemRed, 60, 40), Swatch(.systemGreen, 40, 60), Swatch(.systemBlue, 80, 30)]
    lazy var stack = UIStackView(arrangedSubviews: swatches)

    override func viewDidLoad() {
        super.viewDidLoad()
        stack.alignment = .center
        stack.spacing = 10
        view.add(
            stack,
            [
                stack.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
                stack.topAnchor.constraint(equalTo: view.topAnchor, constant: 20),
            ])
    }

    /// Makes a column of the row, or a row of the column, in a second.
    func turn() {
        UIView.animate(withDuration: 1) { [self] in stack.axis = stack.axis == .horizontal ? .vertical : .horizontal }
    }

    /// Takes the first view out of the layout, in a quarter of a second; it stays arranged.
    func hideFirst() {
        UIView.animate(withDuration: 0.25) { [self] in stack.arrangedSubviews[0].isHidden = true }
    }
}

/// A colour with a size of its own.
final class Swatch: UIView {
    private let size: CGSize

    /// - Parameters: Points.
    init(_ color: UIColor, _ width: CGFloat, _ height: CGFloat) {
        size = CGSize(width: width, height: height)
        super.init(frame: .zero)
        backgroundColor = color
    }

    required init?(coder: NSCoder) { nil }

    override var intrinsicContentSize: CGSize { size }
}
