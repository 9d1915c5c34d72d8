/// A view in the style of the keyboard, used as an input view or an input accessory view.
///
/// - Source: developer.apple.com/documentation/uikit/uiinputview
@preconcurrency @MainActor
open class UIInputView: UIView {
    /// The style of an input view.
    ///
    /// - Source: developer.apple.com/documentation/uikit/uiinputview/style
    public enum Style: Int, Sendable {
        case `default` = 0
        case keyboard
    }

    /// The view's style. Every style is drawn as a plain view.
    public let inputViewStyle: UIInputView.Style
    /// Whether constraints decide the view's height when it is an input view or an accessory view; false by default,
    /// when the frame does.
    open var allowsSelfSizing = false

    /// Makes a view with a frame and a style.
    public init(frame: CGRect, inputViewStyle: UIInputView.Style) {
        self.inputViewStyle = inputViewStyle
        super.init(frame: frame)
    }

    /// Makes a view of the default style from a document or an archive.
    public required init?(coder: NSCoder) {
        inputViewStyle = .default
        super.init(coder: coder)
    }
}

/// An input view that may play the keyboard's click.
///
/// - Source: developer.apple.com/documentation/uikit/uiinputviewaudiofeedback
@preconcurrency @MainActor
public protocol UIInputViewAudioFeedback: NSObjectProtocol {
    /// Whether clicks are played while the view is visible.
    var enableInputClicksWhenVisible: Bool { get }
}

extension UIInputViewAudioFeedback {
    /// Returns false.
    public var enableInputClicksWhenVisible: Bool { false }
}
