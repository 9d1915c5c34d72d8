/// Shows the cursor, the selection and its handles in a custom text view.
///
/// - Source: developer.apple.com/documentation/uikit/uitextselectiondisplayinteraction
@preconcurrency @MainActor
open class UITextSelectionDisplayInteraction: NSObject, UIInteraction {
    /// The view that the interaction was added to. Held weakly.
    open private(set) weak var view: UIView?
    /// Whether the selection is displayed; false by default.
    open var isActivated = false {
        didSet { setNeedsSelectionUpdate() }
    }
    /// The text input.
    open private(set) weak var textInput: (any UIView & UITextInput)?
    /// The delegate for the container of the highlight.
    open private(set) weak var delegate: (any UITextSelectionDisplayInteractionDelegate)?
    /// The cursor; visible if the selection is empty.
    open var cursorView: any UIView & UITextCursorView = UIStandardTextCursorView(frame: .zero) {
        didSet { replaced(oldValue) }
    }
    /// The view behind the selected text.
    open var highlightView: any UIView & UITextSelectionHighlightView = StandardHighlightView(frame: .zero) {
        didSet { replaced(oldValue) }
    }
    /// The views at the ends of the selection: the start's first.
    open var handleViews: [any UIView & UITextSelectionHandleView] = [
        StandardHandleView(.leading), StandardHandleView(.trailing),
    ]
    {
        didSet { for view in oldValue { replaced(view) } }
    }

    /// Creates an interaction for a text.
    public init(textInput: any UIView & UITextInput, delegate: (any UITextSelectionDisplayInteractionDelegate)?) {
        (self.textInput, self.delegate) = (textInput, delegate)
        super.init()
    }

    open func willMove(to view: UIView?) {
        for part in parts where view == nil { part.removeFromSuperview() }
    }
    open func didMove(to view: UIView?) {
        self.view = view
        setNeedsSelectionUpdate()
    }

    /// Updates the displayed selection.
    open func setNeedsSelectionUpdate() { layoutManagedSubviews() }

    /// Lays out the cursor, the highlight and the handles.
    open func layoutManagedSubviews() {
        guard let view, let textInput else { return }
        let container = delegate?.selectionContainerViewBelowText(for: self) ?? view
        if highlightView.superview !== container { container.insertSubview(highlightView, at: 0) }
        for part in [cursorView] + handleViews as [UIView] where part.superview !== view { view.addSubview(part) }
        for part in parts { part.isHidden = true }
        guard isActivated, let selection = textInput.selectedTextRange else { return }
        if selection.isEmpty { showCursor(textInput.caretRect(for: selection.start)) } else { show(selection, of: textInput) }
    }

    private var parts: [UIView] { [highlightView, cursorView] + handleViews }

    private func replaced(_ old: UIView) {
        old.removeFromSuperview()
        layoutManagedSubviews()
    }

    private func showCursor(_ rect: CGRect) {
        cursorView.isHidden = false
        cursorView.frame = rect
        cursorView.resetBlinkAnimation()
    }

    private func show(_ selection: UITextRange, of textInput: any UITextInput) {
        highlightView.isHidden = false
        highlightView.frame = highlightView.superview?.bounds ?? .zero
        highlightView.selectionRects = textInput.selectionRects(for: selection)
        for (handle, position) in zip(handleViews, [selection.start, selection.end]) {
            handle.isHidden = false
            handle.frame = handle.preferredFrame(for: textInput.caretRect(for: position))
        }
    }
}

/// The delegate of a selection display interaction.
///
/// - Source: developer.apple.com/documentation/uikit/uitextselectiondisplayinteractiondelegate
@preconcurrency @MainActor
public protocol UITextSelectionDisplayInteractionDelegate: NSObjectProtocol {
    /// The container of the highlight, below the text; nil for the interaction's view.
    func selectionContainerViewBelowText(for interaction: UITextSelectionDisplayInteraction) -> UIView?
}

extension UITextSelectionDisplayInteractionDelegate {
    /// Returns nil.
    public func selectionContainerViewBelowText(for interaction: UITextSelectionDisplayInteraction) -> UIView? { nil }
}
