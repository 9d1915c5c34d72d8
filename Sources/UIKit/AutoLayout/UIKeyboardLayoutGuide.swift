/// A guide for the area of the keyboard: the keyboard's rectangle, or, while there is none, the area from the bottom of
/// the view's safe area to the bottom of the window.
///
/// - Source: developer.apple.com/documentation/uikit/uikeyboardlayoutguide
@preconcurrency @MainActor
open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
    /// Whether the guide also follows a keyboard that is not at the bottom of the screen; otherwise such a keyboard
    /// counts as absent.
    open var followsUndockedKeyboard = false {
        didSet { if followsUndockedKeyboard != oldValue { owner?.updateSystemGuides() } }
    }
    /// The distance above the keyboard at which a finger begins to pull it down, in points. It reads back what was set,
    /// without effect: a finger begins at the keyboard's edge.
    open var keyboardDismissPadding: CGFloat = 0
    /// Whether the guide stays above the bottom safe area even without a keyboard.
    open var usesBottomSafeArea = true {
        didSet { if usesBottomSafeArea != oldValue { owner?.updateSystemGuides() } }
    }
}

/// The position of the keyboard.
package struct KeyboardPlacement: Equatable, Sendable {
    /// Points, in the screen's coordinates.
    package var frame: CGRect
    /// Whether the keyboard is at the bottom of the screen and as wide as it, and not split or floating.
    package var isDocked: Bool

    package init(frame: CGRect, isDocked: Bool = true) {
        self.frame = frame
        self.isDocked = isDocked
    }

    /// The largest distance to an edge of the window at which a floating keyboard is near it, in points. Apple
    /// documents none.
    static let nearness: CGFloat = 20
}

extension UIView {
    /// The insets of the keyboard's guide from the view's edges, in points.
    func keyboardInsets(of guide: UILayoutGuide) -> UIEdgeInsets {
        guard let guide = guide as? UIKeyboardLayoutGuide else { return .zero }
        // A view below the window, for example a sheet that is about to appear, has a guide without a height.
        let (safe, end) = (restingInset(guide), bounds.maxY - windowBottom)
        let resting = UIEdgeInsets(top: bounds.height - safe, left: 0, bottom: min(end, safe), right: 0)
        window?.noteKeyboardView(self)
        guard let (keyboard, window) = keyboard(followedBy: guide) else {
            guide.moved(near: .bottom)
            return resting
        }
        let frame = keyboard.frame.offsetBy(dx: -window.frame.minX, dy: -window.frame.minY)
        let rect = convertRect(frame, from: window).offsetBy(dx: -bounds.minX, dy: -bounds.minY)
        guard rect.intersects(bounds.atZero) else {
            guide.moved(near: .bottom)
            return resting
        }
        guide.moved(near: keyboard.isDocked ? .bottom : nearEdges(of: frame, in: window.bounds.size))
        var insets = distances(of: rect, in: bounds.size)
        if keyboard.isDocked { insets.top = min(insets.top, resting.top) }
        return insets
    }

    private func restingInset(_ guide: UIKeyboardLayoutGuide) -> CGFloat {
        guide.usesBottomSafeArea ? insetState.safeArea.bottom : 0
    }

    /// The bottom of the window in the view's coordinates; the view's own bottom while it is in no window.
    private var windowBottom: CGFloat {
        window.map { convertPoint(CGPoint(x: $0.bounds.midX, y: $0.bounds.maxY), from: $0).y } ?? bounds.maxY
    }

    private func keyboard(followedBy guide: UIKeyboardLayoutGuide) -> (KeyboardPlacement, UIWindow)? {
        guard let window, let keyboard = window.windowScreen.keyboardArea else { return nil }
        return keyboard.isDocked || guide.followsUndockedKeyboard ? (keyboard, window) : nil
    }

    /// The window's edges that a floating keyboard is near; if it is as wide as the window, it is near neither side.
    private func nearEdges(of frame: CGRect, in size: CGSize) -> NSDirectionalRectEdge {
        let distances = distances(of: frame, in: size)
        let near = KeyboardPlacement.nearness
        var edges: NSDirectionalRectEdge = []
        if distances.top <= near { edges.insert(.top) }
        if distances.bottom <= near { edges.insert(.bottom) }
        guard distances.left > near || distances.right > near else { return edges }
        if distances.left <= near { edges.insert(isRightToLeft ? .trailing : .leading) }
        if distances.right <= near { edges.insert(isRightToLeft ? .leading : .trailing) }
        return edges
    }

    /// Moves all keyboard guides after the keyboard appeared, moved or disappeared.
    func updateKeyboardGuides() {
        if layoutState.systemGuides.contains(where: { $0.kind == .keyboard }) { updateSystemGuides() }
        for view in hierarchy.subviews { view.updateKeyboardGuides() }
    }
}

/// The views of a window with keyboard guides, which depend on the views' positions in the window.
struct KeyboardFollowers {
    private struct Entry {
        weak var view: UIView?
    }
    private var entries: [Entry] = []

    mutating func add(_ view: UIView) {
        entries.removeAll { $0.view == nil }
        if !entries.contains(where: { $0.view === view }) { entries.append(Entry(view: view)) }
    }

    /// The views that still exist.
    mutating func views() -> [UIView] {
        entries.removeAll { $0.view == nil }
        return entries.compactMap(\.view)
    }

    var isEmpty: Bool { entries.isEmpty }
}

extension UIWindow {
    func noteKeyboardView(_ view: UIView) { keyboardFollowers.add(view) }

    /// Moves guides whose views moved in the window.
    func followKeyboard() {
        guard !keyboardFollowers.isEmpty else { return }
        for view in keyboardFollowers.views() where view.window === self { view.updateSystemGuides() }
    }
}
