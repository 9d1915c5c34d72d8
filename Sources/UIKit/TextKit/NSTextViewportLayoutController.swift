/// Lays out the part of a document that is seen, and tells which paragraphs those are.
///
/// - Source: developer.apple.com/documentation/uikit/nstextviewportlayoutcontroller
@preconcurrency @MainActor
open class NSTextViewportLayoutController: NSObject {
    /// Makes a controller for the document of a layout manager.
    public init(textLayoutManager: NSTextLayoutManager) {
        self.textLayoutManager = textLayoutManager
        super.init()
    }

    /// What lays the document out.
    open private(set) weak var textLayoutManager: NSTextLayoutManager?
    /// Tells what is seen, and receives the paragraphs there.
    open weak var delegate: (any NSTextViewportLayoutControllerDelegate)?
    /// What was seen at the last layout, in the container.
    open private(set) var viewportBounds = CGRect.zero
    /// The part of the document that was seen at the last layout; nil for none.
    open private(set) var viewportRange: NSTextRange?

    /// Asks the delegate for what is seen, and passes it the paragraphs there from top to bottom.
    open func layoutViewport() {
        guard let delegate, let textLayoutManager else { return }
        delegate.textViewportLayoutControllerWillLayout(self)
        viewportBounds = delegate.viewportBounds(for: self)
        let seen = fragments(of: textLayoutManager, in: viewportBounds)
        viewportRange = seen.first.flatMap { first in
            NSTextRange(location: first.rangeInElement.location, end: seen.last?.rangeInElement.endLocation)
        }
        for fragment in seen { delegate.textViewportLayoutController(self, configureRenderingSurfaceFor: fragment) }
        delegate.textViewportLayoutControllerDidLayout(self)
    }

    private func fragments(of manager: NSTextLayoutManager, in bounds: CGRect) -> [NSTextLayoutFragment] {
        var seen: [NSTextLayoutFragment] = []
        manager.enumerateTextLayoutFragments(from: nil) { fragment in
            if fragment.layoutFragmentFrame.minY >= bounds.maxY { return false }
            if fragment.layoutFragmentFrame.maxY > bounds.minY { seen.append(fragment) }
            return true
        }
        return seen
    }

    /// The top of the paragraph that a place is in, where what is seen is to begin; 0 outside of the document.
    @discardableResult
    open func relocateViewport(to textLocation: any NSTextLocation) -> CGFloat {
        textLayoutManager?.textLayoutFragment(for: textLocation)?.layoutFragmentFrame.minY ?? 0
    }

    /// Moves what is seen down, until the next layout.
    open func adjustViewport(byVerticalOffset verticalOffset: CGFloat) {
        viewportBounds.origin.y += verticalOffset
    }
}

/// Tells what is seen of a document, and shows the paragraphs there.
///
/// - Source: developer.apple.com/documentation/uikit/nstextviewportlayoutcontrollerdelegate
@preconcurrency @MainActor
public protocol NSTextViewportLayoutControllerDelegate: NSObjectProtocol {
    /// What is seen, in the container.
    func viewportBounds(for textViewportLayoutController: NSTextViewportLayoutController) -> CGRect
    /// A paragraph is seen: the delegate is to show it.
    func textViewportLayoutController(
        _ textViewportLayoutController: NSTextViewportLayoutController,
        configureRenderingSurfaceFor textLayoutFragment: NSTextLayoutFragment)
    /// What is seen is laid out next.
    func textViewportLayoutControllerWillLayout(_ textViewportLayoutController: NSTextViewportLayoutController)
    /// All paragraphs that are seen were passed.
    func textViewportLayoutControllerDidLayout(_ textViewportLayoutController: NSTextViewportLayoutController)
}

extension NSTextViewportLayoutControllerDelegate {
    /// Does nothing.
    public func textViewportLayoutControllerWillLayout(_ textViewportLayoutController: NSTextViewportLayoutController) {}
    /// Does nothing.
    public func textViewportLayoutControllerDidLayout(_ textViewportLayoutController: NSTextViewportLayoutController) {}
}
