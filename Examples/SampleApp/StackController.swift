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
        A label can contain an arbitrary amount of text, but UILabel may shrink, wrap, or truncate the text, depending on the size of \
        the bounding rectangle and properties you set.
        """,
        "You can control the font, text color, alignment, highlighting, and shadowing of the text in the label.",
        "What's a UIButton?",
        """
        You can set the title, image, and other appearance properties of a button. In addition, you can specify a different \
        appearance for each button state.
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
