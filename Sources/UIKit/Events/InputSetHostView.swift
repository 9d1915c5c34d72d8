/// Contains an input view or an input accessory view, in front of the window's other subviews and as wide as the
/// window. Without a view it represents the keyboard's keys. Lengths are points.
final class InputSetHostView: UIView {
    let content: UIView?
    /// The responder that provides the view, which is the next one in the view's responder chain.
    weak var provider: UIResponder?
    /// The content's height.
    private(set) var height: CGFloat
    private let controller: (any ViewManager)?
    private let contentTranslatedMask: Bool
    /// Whether the content's constraints decide its height instead of its frame.
    private let sizesItself: Bool

    /// Makes a host of a part, and moves the part's view into it.
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

    /// Places the host with the content's bottom at a y-coordinate in the window, and measures the content's height
    /// there.
    func measure(bottom: CGFloat, width: CGFloat) {
        guard let content else { return }
        place(bottom: bottom, below: 0, width: width)
        guard sizesItself else { return }
        let target = CGSize(width: width, height: 0)
        // The height may depend on the safe area, whose overlap with the content depends on the height: hence two
        // rounds.
        for _ in 0..<2 {
            height =
                content.systemLayoutSizeFitting(
                    target, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel
                ).height
            place(bottom: bottom, below: 0, width: width)
        }
    }

    /// Reads the height of a content that does not size itself after the program changed its frame.
    func readFrame() {
        if !sizesItself, let content { height = content.frame.height }
    }

    /// Places the host with the content's bottom at a y-coordinate in the window.
    ///
    /// - Parameter below: The height that the host covers below the content.
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

    // MARK: Appearance and removal

    func appear() { controller?.appear(animated: false) }

    /// Releases the content with its former settings, and removes the host from the window.
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
    /// Whether constraints and content decide the view's height as an input view: if its mask is not translated into
    /// constraints, or has a flexible height, or if the view has no height.
    ///
    /// - Source: developer.apple.com/documentation/uikit/uiinputview/allowsselfsizing; that views with a flexible
    ///   height size themselves is known from programs that rely on it.
    fileprivate var choosesHeightAsInput: Bool {
        if (self as? UIInputView)?.allowsSelfSizing == true || !translatesAutoresizingMaskIntoConstraints { return true }
        return autoresizingMask.contains(.flexibleHeight) || frame.height == 0
    }
}
