import LayoutEngine

/// The effect of an autoresizing mask along one axis: the share of a change of the superview's size that each part
/// gets.
///
/// A change is distributed among the flexible parts in proportion to their sizes, and evenly if these sum to zero.
/// Frames are not rounded: AppKit rounds them down to pixels, and no source says what UIKit does; without rounding, a
/// view returns to its frame when its superview does.
struct AutoresizingShares: Equatable {
    /// The shares of the margin before the view, of its size and of the margin after it, per point that the superview
    /// grows.
    var before, size, after: CGFloat

    /// - Parameters:
    ///   - origin: The view's origin along the axis in its superview, in points.
    ///   - size: The view's size along the axis, in points.
    ///   - whole: The superview's size along the axis, in points.
    ///   - isFlexible: Whether the mask lets the margin before, the size and the margin after it change.
    init(origin: CGFloat, size: CGFloat, in whole: CGFloat, isFlexible: (before: Bool, size: Bool, after: Bool)) {
        let total =
            (isFlexible.before ? origin : 0) + (isFlexible.size ? size : 0) + (isFlexible.after ? whole - origin - size : 0)
        let count = (isFlexible.before ? 1 : 0) + (isFlexible.size ? 1 : 0) + (isFlexible.after ? 1 : 0)
        func share(_ isFlexible: Bool, _ part: CGFloat) -> CGFloat {
            isFlexible ? total != 0 ? part / total : 1 / CGFloat(count) : 0
        }
        before = share(isFlexible.before, origin)
        self.size = share(isFlexible.size, size)
        after = share(isFlexible.after, whole - origin - size)
    }
}

extension UIView.AutoresizingMask {
    /// The parts along an axis that are flexible.
    func flexibility(_ axis: LayoutAxis) -> (before: Bool, size: Bool, after: Bool) {
        axis == .horizontal
            ? (contains(.flexibleLeftMargin), contains(.flexibleWidth), contains(.flexibleRightMargin))
            : (contains(.flexibleTopMargin), contains(.flexibleHeight), contains(.flexibleBottomMargin))
    }
}

extension UIView {
    /// The view's shares along an axis for its present frame.
    func autoresizingShares(_ axis: LayoutAxis, in superview: CGSize) -> AutoresizingShares {
        let frame = untransformedFrame
        let isFlexible = autoresizingMask.flexibility(axis)
        return axis == .horizontal
            ? AutoresizingShares(origin: frame.minX, size: frame.width, in: superview.width, isFlexible: isFlexible)
            : AutoresizingShares(origin: frame.minY, size: frame.height, in: superview.height, isFlexible: isFlexible)
    }

    /// Resizes the subviews that constraints do not place, after a change of this view's size.
    func resizeSubviews(from old: CGSize) {
        for view in hierarchy.subviews where view.layoutState.translatesMask && !view.autoresizingMask.isEmpty {
            view.follow(from: old, to: bounds.size)
        }
    }

    private func follow(from old: CGSize, to new: CGSize) {
        let (x, y) = (autoresizingShares(.horizontal, in: old), autoresizingShares(.vertical, in: old))
        let growth = CGSize(width: new.width - old.width, height: new.height - old.height)
        let frame = untransformedFrame
        let size = CGSize(
            width: max(0, frame.width + x.size * growth.width), height: max(0, frame.height + y.size * growth.height))
        let origin = CGPoint(x: frame.minX + x.before * growth.width, y: frame.minY + y.before * growth.height)
        boundsWillChange(to: CGRect(origin: backingLayer.bounds.origin, size: size))
        changeGeometry {
            backingLayer.bounds.size = size
            let anchor = backingLayer.anchorPoint
            backingLayer.position = CGPoint(x: origin.x + anchor.x * size.width, y: origin.y + anchor.y * size.height)
        }
    }
}
