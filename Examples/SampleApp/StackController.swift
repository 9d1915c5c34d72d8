import UIKit

/// A button over a stack view of fixed height: each tap puts another text in the title view, and layout does the rest.
final class StackController: UIViewController {
    let button = UIButton()
    private let content = ContentView()
    private let titleView = TitleView()
    private let outline = DashedBorderView()
    private lazy var stack = UIStackView(arrangedSubviews: [content, titleView])
    private var shownText = 0

    /// One line, then six, then four, at the width the stack gives the title.
    private static let texts = [
        "This is the Title View",
        """
        The more there is to say, the more lines it takes to say it: this text runs on until the title view has grown so tall \
        that there is little left of the yellow view above it.
        """,
        "A shorter text gives some of that room back: the yellow view grows, and the orange circle with it, still round.",
        "Who tapped?",
        """
        Whatever stands here, nobody sets a frame: the text decides the height of the title view, and the stack view hands the \
        rest to the view above.
        """,
    ]

    override func viewDidLoad() {
        super.viewDidLoad()
        setUpButton()
        stack.axis = .vertical
        stack.spacing = 8
        for subview in [button, outline, stack] {
            subview.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(subview)
        }
        NSLayoutConstraint.activate(buttonPlace + stackPlace + outlinePlace)
        titleView.text = Self.texts[shownText]
    }

    private func setUpButton() {
        button.setTitle("Tap Me", for: .normal)
        button.setTitleColor(.lightGray, for: .highlighted)
        button.backgroundColor = .blue
        button.addAction(UIAction { [unowned self] _ in showNextText() }, for: .touchUpInside)
    }

    private func showNextText() {
        shownText = (shownText + 1) % Self.texts.count
        titleView.text = Self.texts[shownText]
    }

    // MARK: Constraints

    private var safeArea: UILayoutGuide { view.safeAreaLayoutGuide }

    private var buttonPlace: [NSLayoutConstraint] {
        [
            button.centerXAnchor.constraint(equalTo: safeArea.centerXAnchor),
            button.topAnchor.constraint(equalTo: safeArea.topAnchor, constant: 40),
        ]
    }

    private var stackPlace: [NSLayoutConstraint] {
        [
            stack.topAnchor.constraint(equalTo: button.bottomAnchor, constant: 40),
            stack.leadingAnchor.constraint(equalTo: safeArea.leadingAnchor, constant: 40),
            safeArea.trailingAnchor.constraint(equalTo: stack.trailingAnchor, constant: 40),
            stack.heightAnchor.constraint(equalToConstant: 300),
        ]
    }

    /// One point outside of the stack view, all around.
    private var outlinePlace: [NSLayoutConstraint] {
        [
            outline.centerXAnchor.constraint(equalTo: stack.centerXAnchor),
            outline.centerYAnchor.constraint(equalTo: stack.centerYAnchor),
            outline.widthAnchor.constraint(equalTo: stack.widthAnchor, constant: 2),
            outline.heightAnchor.constraint(equalTo: stack.heightAnchor, constant: 2),
        ]
    }
}
