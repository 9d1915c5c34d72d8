/// Holds the view that a responder shows in the keyboard's place, or the accessory view above that, in front of the window's other
/// subviews and as wide as the window. Without a view it stands for the keys of the keyboard. Lengths are points.
final class InputSetHostView: UIView {
    let content: UIView?
    /// The responder that gave the view, with which the view's responder chain goes on.
    weak var provider: UIResponder?
    /// The content's height.
    private(set) var height: CGFloat
    private let controller: (any ViewManager)?
    private let contentTranslatedMask: Bool
    /// Whether the content's constraints decide its height, and not its frame.
    private let sizesItself: Bool

    /// Holds a part, whose content it takes from wherever that was.
    init(_ part: InputPart) {
        (content, provider, controller, height) = (part.view, part.provider, part.manager, part.height)
        contentTranslatedMask = part.view?.translatesAutoresizingMaskIntoConstraints ?? true
        sizesItself = part.view?.choosesHeightAsInput ?? false
        super.init(frame: .zero)
        guard let content else { return }
        addSubview(content)
        if sizesItself { tie(content) }
    }

    required init?(coder: NSCoder) { fatalError("Input hosts are made by screens.") }

    override var next: UIResponder? { provider ?? super.next }

    private func tie(_ content: UIView) {
        content.translatesAutoresizingMaskIntoConstraints = false
        let least = content.heightAnchor.constraint(equalToConstant: 0)
        least.priority = .fittingSizeLevel
        NSLayoutConstraint.activate([
            content.leadingAnchor.constraint(equalTo: leadingAnchor), content.trailingAnchor.constraint(equalTo: trailingAnchor),
            content.topAnchor.constraint(equalTo: topAnchor), least,
        ])
    }

    /// Stands with the content's bottom at a place in the window, and reads the height that the content wants there.
    func measure(bottom: CGFloat, width: CGFloat) {
        guard let content else { return }
        place(bottom: bottom, below: 0, width: width)
        guard sizesItself else { return }
        let target = CGSize(width: width, height: 0)
        // The part of the safe area that the content reaches under depends on its height, and its height may depend on that part.
        for _ in 0..<2 {
            height =
                content.systemLayoutSizeFitting(
                    target, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel
                ).height
            place(bottom: bottom, below: 0, width: width)
        }
    }

    /// The program changed the frame of a content that does not size itself.
    func readFrame() {
        if !sizesItself, let content { height = content.frame.height }
    }

    /// Stands with the content's bottom at a place in the window.
    ///
    /// - Parameter below: What the host covers below the content.
    func place(bottom: CGFloat, below: CGFloat, width: CGFloat) {
        frame = CGRect(x: 0, y: bottom - height, width: width, height: height + below)
        content?.frame = CGRect(x: 0, y: 0, width: width, height: height)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        guard sizesItself, let content, abs(content.frame.height - height) > 0.01 else { return }
        height = content.frame.height
        window?.windowScreen.inputs.heightChanged()
    }

    // MARK: Coming and going

    func appear() { controller?.appear(animated: false) }

    /// Gives the content back as it was, and leaves the window.
    func leave() {
        controller?.disappear(animated: false)
        if let content, content.superview === self {
            content.removeFromSuperview()
            content.translatesAutoresizingMaskIntoConstraints = contentTranslatedMask
        }
        removeFromSuperview()
    }
}

extension UIView {
    /// Whether the view's constraints and content decide its height where it is an input view: where its mask makes no constraints, or lets the
    /// height change, or where it has no height of its own.
    ///
    /// - Source: developer.apple.com/documentation/uikit/uiinputview/allowsselfsizing; that views with a flexible height size themselves is
    ///   known from programs that rely on it.
    fileprivate var choosesHeightAsInput: Bool {
        if (self as? UIInputView)?.allowsSelfSizing == true || !translatesAutoresizingMaskIntoConstraints { return true }
        return autoresizingMask.contains(.flexibleHeight) || frame.height == 0
    }
}
