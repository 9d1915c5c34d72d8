import UIKit

/// All four edges are given. The image gives way first because it hugs its content least, keeps its proportions by its content mode, and
/// is as wide as the stack view.
final class PositionAndSizeController: UIViewController {
    let heading = UILabel("A Mountain", size: 24)
    let imageView = UIImageView(image: PositionAndSizeController.drawing)
    let caption = UILabel("Drawn for this example", size: 13)
    lazy var stack = UIStackView(arrangedSubviews: [heading, imageView, caption])

    override func viewDidLoad() {
        super.viewDidLoad()
        imageView.contentMode = .scaleAspectFit
        imageView.backgroundColor = .secondarySystemBackground
        imageView.setContentHuggingPriority(UILayoutPriority(249), for: .vertical)
        stack.axis = .vertical
        stack.alignment = .center
        stack.spacing = 8
        view.add(
            stack,
            [
                stack.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
                view.trailingAnchor.constraint(equalTo: stack.trailingAnchor, constant: 20),
                stack.topAnchor.constraint(equalTo: view.topAnchor, constant: 20),
                view.bottomAnchor.constraint(equalTo: stack.bottomAnchor, constant: 20),
                imageView.widthAnchor.constraint(equalTo: stack.widthAnchor),
            ])
    }

    /// A mountain, 60 by 40 points.
    private static var drawing: UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: 60, height: 40)).image { context in
            UIColor.systemTeal.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 60, height: 40))
            let slope = UIBezierPath()
            slope.move(to: CGPoint(x: 6, y: 40))
            slope.addLine(to: CGPoint(x: 32, y: 8))
            slope.addLine(to: CGPoint(x: 56, y: 40))
            slope.close()
            UIColor.systemIndigo.setFill()
            slope.fill()
        }
    }
}
