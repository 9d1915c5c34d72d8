/// A view with the look of the keyboard, to stand in its place or above it.
///
/// - Source: developer.apple.com/documentation/uikit/uiinputview
@preconcurrency @MainActor
open class UIInputView: UIView {
    /// What the view looks like.
    ///
    /// - Source: developer.apple.com/documentation/uikit/uiinputview/style
    public enum Style: Int, Sendable {
        case `default` = 0
        case keyboard
    }

    /// What the view looks like. Drawn as a plain view.
    public let inputViewStyle: UIInputView.Style
    /// Whether the view's constraints decide its height where it is an input view or an accessory view; its frame does by default.
    open var allowsSelfSizing = false

    /// Makes a view with a look.
    public init(frame: CGRect, inputViewStyle: UIInputView.Style) {
        self.inputViewStyle = inputViewStyle
        super.init(frame: frame)
    }

    /// Reads a view of the default look from a document or an archive.
    public required init?(coder: NSCoder) {
        inputViewStyle = .default
        super.init(coder: coder)
    }
}

/// An input view that may click as keys do.
///
/// - Source: developer.apple.com/documentation/uikit/uiinputviewaudiofeedback
@preconcurrency @MainActor
public protocol UIInputViewAudioFeedback: NSObjectProtocol {
    /// Whether the view clicks while it is visible.
    var enableInputClicksWhenVisible: Bool { get }
}

extension UIInputViewAudioFeedback {
    /// Returns false.
    public var enableInputClicksWhenVisible: Bool { false }
}
