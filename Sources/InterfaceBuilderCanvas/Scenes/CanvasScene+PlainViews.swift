import InterfaceBuilderDocument
import UIKit

/// The sizes that the canvas gives plain views and empty stack views whose size nothing else determines.
extension CanvasScene {
    /// Gives a view the canvas's size for its class; a hidden arranged view gets none, because it takes no space.
    func addCanvasSize(ofView index: Int, to made: UIView) {
        guard scene.views[index].isPlacedByLayout, let superview = made.superview else { return }
        if superview is UIStackView, made.isHidden { return }
        switch scene.views[index].element.name {
        case "view": addPlainSize(ofView: index, to: made, in: superview)
        case "textView" where (made as? UITextView)?.isScrollEnabled == true: addPlainSize(ofView: index, to: made, in: superview)
        case "stackView" where scene.isLeaf(index): addEmptyLength(to: made, in: superview)
        default: break
        }
    }

    /// A plain view whose size nothing determines is 240 x 128 on the canvas, or as large as what it lies in when that is smaller; one
    /// without subviews is 50 high where a horizontal stack view centers it.
    ///
    /// - Source: measured on recorded frames; priorities from 26 to 48 fit best for views that no stack view arranges
    ///   and for those with subviews, from 52 to 249 for others.
    private func addPlainSize(ofView index: Int, to made: UIView, in superview: UIView) {
        let placeholder = made.placeholderContentSize
        for (axis, length, isOpen) in [
            (NSLayoutConstraint.Axis.horizontal, CGFloat(240), placeholder?.width == nil),
            (.vertical, height(of: made, isLeaf: scene.isLeaf(index)), placeholder?.height == nil),
        ] where isOpen {
            var strengths = strengths(of: made, isLeaf: scene.isLeaf(index), along: axis)
            let isShort = isShort(view: index, made, along: axis)
            if isShort { strengths.hugging = min(740, made.contentHuggingPriority(for: axis).rawValue) }
            addCanvasLength(isShort ? 50 : length, axis, strengths, to: made, in: superview)
        }
        if !scene.isLeaf(index) { addLeastHeight(to: made, in: superview) }
    }

    /// A plain view with subviews in a vertical stack view, or in the middle of a horizontal one, is at least 50 points high, even where its
    /// contents hug more strongly than usual, but yields to contents that resist as usual.
    ///
    /// - Source: recorded frames: ten layout units more in six repositories, none less; priorities from 300 to 740 fit. In the middle of a
    ///   horizontal stack view nine views more in two repositories, none less; along its whole height contents as low as 20 points are recorded.
    private func addLeastHeight(to made: UIView, in superview: UIView) {
        guard let stack = superview as? UIStackView, stack.axis == .vertical || stack.alignment == .center,
            made.placeholderContentSize?.height == nil
        else {
            return
        }
        addCanvasLimit(.greaterThanOrEqual, 50, .vertical, 740, to: made)
    }

    /// Whether an arranged view without subviews is 50 points long along its stack view: where it has an optional length of its own there, and
    /// where the stack view spaces its views equally. It hugs its 50 points as strongly as a content, but yields to real contents.
    ///
    /// - Source: recorded frames: seven views with an optional length in two projects are 50 points long, whatever that length is, though others
    ///   of the same documents are 128; 13 of 14 between equal spaces are 50 points long, in two of three projects.
    private func isShort(view index: Int, _ made: UIView, along axis: NSLayoutConstraint.Axis) -> Bool {
        guard scene.views[index].element.name == "view", scene.isLeaf(index), let stack = made.superview as? UIStackView,
            stack.axis == axis
        else { return false }
        return stack.distribution == .equalSpacing || viewsWithOptionalLengths[axis]?.contains(index) ?? false
    }

    /// A stack view without views is 50 points long along the stack view that arranges it.
    ///
    /// - Source: recorded frames: two layout units more in as many repositories, none less; hugging from 250 to 740 fits, and any
    ///   resistance up to 740.
    private func addEmptyLength(to made: UIView, in superview: UIView) {
        guard let stack = superview as? UIStackView else { return }
        addCanvasLength(50, stack.axis, strengths(of: made, isLeaf: true, along: stack.axis), to: made, in: stack)
    }

    /// The height the canvas gives a view, in points.
    ///
    /// - Source: recorded frames: of the layout units that show it, three in as many repositories have 50 in the middle of a stack view, one 96.
    private func height(of made: UIView, isLeaf: Bool) -> CGFloat {
        guard isLeaf, let stack = made.superview as? UIStackView else { return 128 }
        return stack.axis == .horizontal && stack.alignment == .center ? 50 : 128
    }

    /// The priorities at which a canvas size resists growing and shrinking.
    private struct Strengths {
        var hugging: Float
        var resistance: Float
    }

    /// Along a stack view an arranged view without subviews keeps its canvas size like a content size, as far as its own priority
    /// lets it, but yields to real contents; across the stack view it resists the stack view's wish to be as small as its views. Others yield to
    /// stack views beside them that are to be as short as their views.
    ///
    /// - Source: recorded frames: ten layout units more come out so along stack views, none less; any other priorities lose some. Beside stack
    ///   views two units more in as many projects, none less; across them three units in two projects need more than 51.
    private func strengths(of made: UIView, isLeaf: Bool, along axis: NSLayoutConstraint.Axis) -> Strengths {
        guard isLeaf, let stack = made.superview as? UIStackView else { return Strengths(hugging: 30, resistance: 30) }
        guard stack.axis == axis else { return Strengths(hugging: 60, resistance: 60) }
        let own = made.contentCompressionResistancePriority(for: axis).rawValue
        return Strengths(hugging: UILayoutPriority.defaultLow.rawValue, resistance: max(1, min(740, own - 1)))
    }

    private func addCanvasLength(
        _ length: CGFloat, _ axis: NSLayoutConstraint.Axis, _ strengths: Strengths, to made: UIView, in superview: UIView
    ) {
        addCanvasLimit(.lessThanOrEqual, length, axis, strengths.hugging, to: made)
        addCanvasLimit(.greaterThanOrEqual, length, axis, strengths.resistance, to: made)
        let attribute = axis.lengthAttribute
        let cap = NSLayoutConstraint(
            item: made, attribute: attribute, relatedBy: .lessThanOrEqual, toItem: superview, attribute: attribute, multiplier: 1,
            constant: 0)
        activateCanvasSize(cap, max(strengths.hugging, strengths.resistance) + 10)
    }

    private func addCanvasLimit(
        _ relation: NSLayoutConstraint.Relation, _ length: CGFloat, _ axis: NSLayoutConstraint.Axis, _ strength: Float,
        to made: UIView
    ) {
        let size = NSLayoutConstraint(
            item: made, attribute: axis.lengthAttribute, relatedBy: relation, toItem: nil, attribute: .notAnAttribute,
            multiplier: 1, constant: length)
        activateCanvasSize(size, strength)
    }

    /// Activates a constraint that stands for a size of the canvas's own.
    func activateCanvasSize(_ size: NSLayoutConstraint, _ strength: Float) {
        size.priority = UILayoutPriority(strength)
        size.isActive = true
        canvasSizes.append(size)
    }
}

extension NSLayoutConstraint.Axis {
    fileprivate var lengthAttribute: NSLayoutConstraint.Attribute { self == .horizontal ? .width : .height }
}
