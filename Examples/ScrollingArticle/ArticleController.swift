import UIKit

/// The article, built in code with visual formats.
final class ArticleController: UIViewController {
    let scrollView = UIScrollView()
    let contentView = UIView()
    let topLabel = ArticleController.makeLabel("A lighthouse keeper's notebook, and what was found in it")
    let boxView = UIView()
    let bottomLabel = ArticleController.makeLabel(ArticleController.text)

    /// Enough to scroll.
    static let text = (1...60).map { "Day \($0): " + entry }.joined(separator: " ")
    private static let entry = "wind from the west, rain after noon; two ships passed and did not answer the lamp."

    private static func makeLabel(_ text: String) -> UILabel {
        let label = UILabel()
        label.numberOfLines = 0
        label.textAlignment = .center
        label.lineBreakMode = .byWordWrapping
        label.text = text
        return label
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        boxView.backgroundColor = .lightGray
        add([scrollView], to: view)
        add([contentView], to: scrollView)
        add([topLabel, boxView, bottomLabel], to: contentView)
        let views = [
            "scroll": scrollView, "content": contentView, "top": topLabel, "box": boxView, "bottom": bottomLabel,
        ]
        for format in [
            "V:|[scroll]|", "|[scroll]|", "V:|[content]|", "|[content]|", "V:|-50-[top]-[box(86)]-[bottom]-20-|",
            "|-15-[top]-15-|", "|-15-[box]-15-|", "|-15-[bottom]-15-|",
        ] {
            NSLayoutConstraint.activate(NSLayoutConstraint.constraints(withVisualFormat: format, metrics: nil, views: views))
        }
        // Otherwise the content would be as wide as its longest line, and scroll sideways.
        contentView.widthAnchor.constraint(equalTo: view.widthAnchor).isActive = true
    }

    private func add(_ subviews: [UIView], to view: UIView) {
        for subview in subviews {
            subview.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(subview)
        }
    }
}
