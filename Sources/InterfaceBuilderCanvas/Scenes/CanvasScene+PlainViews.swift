import InterfaceBuilderDocument
import UIKit

/// The sizes that the canvas gives plain views and empty stack views whose size nothing else determines.
extension CanvasScene {
    /// Gives a view the canvas's size for its class; a hidden arranged view gets none, because it takes no space.
    func addCanvasSize(ofView index: Int, to made: UIView) {
        guard scene.views[index].isPlacedByLayout, let superview = made.superview else { return }
        if superview is UIStackView, made.isHidden, follows(.sizelessHiddenViews) { return }
        switch scene.views[index].element.name {
        case "view": addPlainSize(ofView: index, to: made, in: superview)
        case "textView" where (made as? UITextView)?.isScrollEnabled == true: addPlainSize(ofView: index, to: made, in: superview)
        case "stackView" where scene.isLeaf(index): addEmptyLength(to: made, in: superview)
        default: break
        }
    }

    private func addPlainSize(ofView index: Int, to made: UIView, in superview: UIView) {
        let (isLeaf, placeholder) = (scene.isLeaf(index), made.placeholderContentSize)
        for (axis, length, isOpen) in [
            (NSLayoutConstraint.Axis.horizontal, CGFloat(240), placeholder?.width == nil),
            (.vertical, height(of: made, isLeaf: isLeaf), placeholder?.height == nil),
        ] where isOpen && (follows(.plainSizes) || hasUnknownContent(index)) {
            addCanvasLength(length, axis, strengths(of: made, isLeaf: isLeaf, along: axis), to: made, in: superview)
        }
        if !isLeaf { addLeastHeight(ofView: index, to: made, in: superview) }
    }

    /// Whether the content size of a view on a device is that of a class of the program, which is not known here.
    private func hasUnknownContent(_ index: Int) -> Bool {
        environment.presenter.isDevice && scene.isLeaf(index) && scene.views[index].element["customClass"] != nil
    }

    private func addLeastHeight(ofView index: Int, to made: UIView, in superview: UIView) {
        guard let stack = superview as? UIStackView, takesLeastHeight(index, in: stack),
            made.placeholderContentSize?.height == nil, follows(.leastHeights)
        else { return }
        addCanvasLimit(.greaterThanOrEqual, 50, .vertical, 740, to: made)
    }

    /// Whether no row decides the height of a view that a stack view arranges: rows that centre their views do not, nor
    /// do others if constraints tie the view's top and bottom to its subviews.
    private func takesLeastHeight(_ index: Int, in stack: UIStackView) -> Bool {
        if stack.axis == .vertical || stack.alignment == .center { return true }
        let own = scene.constraints.filter { $0.owner == index && $0.isInstalled }
        return [DocumentConstraint.Attribute.top, .bottom].allSatisfy { side in
            own.contains {
                $0.first == .view(index) && $0.firstAttribute == side || $0.second == .view(index) && $0.secondAttribute == side
            }
        }
    }

    private func addEmptyLength(to made: UIView, in superview: UIView) {
        guard let stack = superview as? UIStackView, follows(.emptyStackViews) else { return }
        addCanvasLength(50, stack.axis, strengths(of: made, isLeaf: true, along: stack.axis), to: made, in: stack)
    }

    /// The height the canvas gives a view, in points.
    private func height(of made: UIView, isLeaf: Bool) -> CGFloat {
        guard isLeaf, let stack = made.superview as? UIStackView else { return 128 }
        return stack.axis == .horizontal && stack.alignment == .center && follows(.centeredPlainViews) ? 50 : 128
    }

    /// The priorities at which a canvas size resists growing and shrinking.
    private struct Strengths {
        var hugging: Float
        var resistance: Float
    }

    /// Along a stack view the resistance of an arranged view without subviews is just below that of real contents, or
    /// the view's own where that is lower. Other views yield to stack views beside them that are to be as short as
    /// their views.
    private func strengths(of made: UIView, isLeaf: Bool, along axis: NSLayoutConstraint.Axis) -> Strengths {
        if isLeaf, (made.superview as? UIStackView)?.axis == axis, follows(.lengthsAlongStackViews) {
            let own = made.contentCompressionResistancePriority(for: axis).rawValue
            return Strengths(hugging: UILayoutPriority.defaultLow.rawValue, resistance: max(1, min(740, own - 1)))
        }
        return Strengths(hugging: 30, resistance: 30)
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
