import UIKit

/// A scroll view as wide as the screen and as high as its texts need, built in code with visual formats.
final class ArticleController: UIViewController {
    let scrollView = UIScrollView()
    let contentView = UIView()
    let topLabel = UILabel()
    let boxView = UIView()
    let bottomLabel = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        add(scrollView, to: view, color: .blue)
        add(contentView, to: scrollView, color: .red)
        let views = ["scrollView": scrollView, "contentView": contentView]
        for format in [
            "V:|-(0)-[scrollView]-(0)-|", "H:|-(0)-[scrollView]-(0)-|", "V:|-(0)-[contentView]-(0)-|",
            "H:|-(0)-[contentView]-(0)-|",
        ] {
            view.addConstraints(NSLayoutConstraint.constraints(withVisualFormat: format, options: [], metrics: nil, views: views))
        }
        view.addConstraint(
            NSLayoutConstraint(
                item: contentView, attribute: .width, relatedBy: .equal, toItem: view, attribute: .width, multiplier: 1,
                constant: 0))
        addContentSubviews()
    }

    private func addContentSubviews() {
        for label in [topLabel, bottomLabel] {
            label.numberOfLines = 0
            label.textAlignment = .center
            label.lineBreakMode = .byWordWrapping
            label.textColor = .black
        }
        topLabel.text = "The lighthouse keeper's notebook, and what was found in it"
        add(topLabel, to: contentView)
        add(boxView, to: contentView, color: .lightGray)
        add(bottomLabel, to: contentView)
        let views = ["topLabel": topLabel, "boxView": boxView, "bottomLabel": bottomLabel]
        for format in [
            "V:|-(60)-[topLabel]-[boxView(86)]-[bottomLabel]-|", "H:|-[topLabel]-|", "H:|-[bottomLabel]-|", "H:|-[boxView]-|",
        ] {
            contentView.addConstraints(
                NSLayoutConstraint.constraints(withVisualFormat: format, options: [], metrics: nil, views: views))
        }
        contentView.addConstraint(
            NSLayoutConstraint(
                item: contentView, attribute: .centerX, relatedBy: .equal, toItem: boxView, attribute: .centerX, multiplier: 1,
                constant: 0))
    }

    private func add(_ view: UIView, to superview: UIView, color: UIColor? = nil) {
        view.translatesAutoresizingMaskIntoConstraints = false
        view.backgroundColor = color
        superview.addSubview(view)
    }
}

/// Texts of the length a test wants.
enum ArticleText {
    static let short = "Put a long text here to see it scroll."
    static let long = (1...60).map {
        "Entry \($0): wind from the north-west, rain after noon, two ships passed and neither of them answered the lamp."
    }.joined(separator: " ")
}
