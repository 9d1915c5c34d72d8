import UIKit

/// A view with a content size of its own, as a label has, but without text.
final class LeafView: UIView {
    var contentSize: CGSize { didSet { invalidateIntrinsicContentSize() } }

    init(contentSize: CGSize) {
        self.contentSize = contentSize
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    override var intrinsicContentSize: CGSize { contentSize }
}
