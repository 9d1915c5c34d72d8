/// Lays out the visible part of a document, and passes its paragraphs to a delegate.
///
/// - Source: developer.apple.com/documentation/uikit/nstextviewportlayoutcontroller
@preconcurrency @MainActor
open class NSTextViewportLayoutController: NSObject {
    /// Makes a controller for the document of a layout manager.
    public init(textLayoutManager: NSTextLayoutManager) {
        self.textLayoutManager = textLayoutManager
        super.init()
    }

    /// The layout manager of the document. Held weakly.
    open private(set) weak var textLayoutManager: NSTextLayoutManager?
    /// The delegate that provides the viewport, and shows the paragraphs in it. Held weakly.
    open weak var delegate: (any NSTextViewportLayoutControllerDelegate)?
    /// The viewport of the last layout, in the container's coordinates.
    open private(set) var viewportBounds = CGRect.zero
    /// The range of the document that was visible at the last layout; nil for none.
    open private(set) var viewportRange: NSTextRange?

    /// Reads the viewport from the delegate, and passes it the paragraphs in it from top to bottom.
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

    /// The y-coordinate of the paragraph at a location, to which the viewport should be moved; 0 outside the document.
    @discardableResult
    open func relocateViewport(to textLocation: any NSTextLocation) -> CGFloat {
        textLayoutManager?.textLayoutFragment(for: textLocation)?.layoutFragmentFrame.minY ?? 0
    }

    /// Moves the viewport down, until the next layout.
    open func adjustViewport(byVerticalOffset verticalOffset: CGFloat) {
        viewportBounds.origin.y += verticalOffset
    }
}

/// The delegate of a viewport layout controller.
///
/// - Source: developer.apple.com/documentation/uikit/nstextviewportlayoutcontrollerdelegate
@preconcurrency @MainActor
public protocol NSTextViewportLayoutControllerDelegate: NSObjectProtocol {
    /// The viewport, in the container's coordinates.
    func viewportBounds(for textViewportLayoutController: NSTextViewportLayoutController) -> CGRect
    /// Called for each paragraph in the viewport: the delegate shows it.
    func textViewportLayoutController(
        _ textViewportLayoutController: NSTextViewportLayoutController,
        configureRenderingSurfaceFor textLayoutFragment: NSTextLayoutFragment)
    /// Called before the viewport is laid out.
    func textViewportLayoutControllerWillLayout(_ textViewportLayoutController: NSTextViewportLayoutController)
    /// Called after all paragraphs in the viewport were passed to the delegate.
    func textViewportLayoutControllerDidLayout(_ textViewportLayoutController: NSTextViewportLayoutController)
}

extension NSTextViewportLayoutControllerDelegate {
    /// Does nothing.
    public func textViewportLayoutControllerWillLayout(_ textViewportLayoutController: NSTextViewportLayoutController) {}
    /// Does nothing.
    public func textViewportLayoutControllerDidLayout(_ textViewportLayoutController: NSTextViewportLayoutController) {}
}
