/// Something that a container lays out: it chooses a size for a proposal, and takes the place that it is given.
///
/// Places are in points, of a language that is written from the left.
@MainActor
class LayoutElement {
    /// Elements of a higher priority choose their sizes before others.
    var priority: Double { 0 }
    /// Whether the element is a spacer, which fills the row that it stands in.
    var isSpacer: Bool { false }

    /// The size that the element takes of a proposal.
    func size(_ proposal: ProposedViewSize) -> CGSize { .zero }

    /// The size along and across the row that the element stands in.
    func size(_ proposal: ProposedViewSize, inRow axis: Axis) -> CGSize { size(proposal) }

    /// The distance from the top edge to a baseline of the element with the size that it took of a proposal; without
    /// text, to the bottom edge.
    func baseline(first: Bool, _ size: CGSize, of proposal: ProposedViewSize) -> CGFloat { size.height }

    /// Takes a place, of the size that the element took of a proposal.
    func place(in rect: CGRect, of proposal: ProposedViewSize, _ space: LayoutSpace) {}

    /// Appends UIKit's views that show the element, from back to front.
    func addViews(to views: inout [UIView]) {}
}

/// The coordinates that places are in: those of a view of UIKit.
struct LayoutSpace {
    /// The bounds of the view.
    var bounds: CGRect
    /// The part of the bounds that no bar covers.
    var safeArea: CGRect
    /// Pixels of a point.
    var scale: CGFloat
    var isRightToLeft: Bool

    /// The frame of UIKit's view at a place: its corner is rounded to pixels, halves up, as
    /// a hosting controller's text shows that was recorded on iOS 18.3.1.
    func frame(_ rect: CGRect) -> CGRect {
        let x = isRightToLeft ? bounds.minX + bounds.maxX - rect.maxX : rect.minX
        return CGRect(x: rounded(x), y: rounded(rect.minY), width: rect.width, height: rect.height)
    }

    private func rounded(_ length: CGFloat) -> CGFloat { (length * scale + 0.5).rounded(.down) / scale }

    /// The coordinates of a view at a place.
    func inside(_ rect: CGRect) -> LayoutSpace {
        var inner = self
        inner.bounds = CGRect(origin: .zero, size: rect.size)
        inner.safeArea = safeArea.offsetBy(dx: -rect.minX, dy: -rect.minY).intersection(inner.bounds)
        return inner
    }
}

/// An element that shows one of UIKit's views.
@MainActor
class UIViewElement: LayoutElement {
    let view: UIView
    init(_ view: UIView) { self.view = view }

    override func place(in rect: CGRect, of proposal: ProposedViewSize, _ space: LayoutSpace) {
        // A transform that the program sets on the view stays.
        let frame = space.frame(rect)
        view.bounds.size = frame.size
        view.center = CGPoint(
            x: frame.minX + frame.width * view.layer.anchorPoint.x, y: frame.minY + frame.height * view.layer.anchorPoint.y)
    }

    override func addViews(to views: inout [UIView]) { views.append(view) }
}
