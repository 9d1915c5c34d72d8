package import UIKit

/// A placeholder for content that is not rendered here: a grey area with a caption.
@MainActor
package final class PlaceholderView: UIView {
    private let label = UILabel()

    /// The text in the middle of the area.
    package var caption: String? {
        get { label.text }
        set { label.text = newValue }
    }

    /// Creates a placeholder that fills the bounds of a view and follows them.
    package init(caption: String, filling view: UIView) {
        super.init(frame: view.bounds)
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        backgroundColor = .secondarySystemBackground
        isUserInteractionEnabled = false
        label.text = caption
        label.textAlignment = .center
        label.numberOfLines = 0
        label.font = .preferredFont(forTextStyle: .footnote)
        label.textColor = .secondaryLabel
        label.frame = bounds
        label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(label)
        view.insertSubview(self, at: 0)
    }

    package required init?(coder: NSCoder) { nil }
}
