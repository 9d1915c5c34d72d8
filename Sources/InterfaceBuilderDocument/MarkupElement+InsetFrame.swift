import Foundation

/// Frames that Interface Builder 8 recorded as `<frame key="frameInset">`.
extension MarkupElement {
    /// The frame that is recorded as distances from the superview's edges, in points; nil if none is.
    ///
    /// Where the autoresizing mask has a view stretch, the distances from both edges are recorded; where only the
    /// margin before it is flexible, the length and the distance from the far edge; elsewhere the near edge and the
    /// length. What is 0 is left out.
    ///
    /// - Source: documents of Xcode 8, whose masks say which of the values are there.
    var insetFrame: CGRect? {
        guard child(key: "frameInset", named: "frame") != nil else { return nil }
        let (x, width) = insetSpan(.horizontal)
        let (y, height) = insetSpan(.vertical)
        return CGRect(x: x, y: y, width: width, height: height)
    }

    private enum InsetAxis {
        case horizontal, vertical

        var names: (near: String, length: String, far: String) {
            self == .horizontal ? ("minX", "width", "maxX") : ("minY", "height", "maxY")
        }
        var flags: (near: String, length: String) {
            self == .horizontal ? ("flexibleMinX", "widthSizable") : ("flexibleMinY", "heightSizable")
        }
    }

    private func insetSpan(_ axis: InsetAxis) -> (start: Double, length: Double) {
        let (near, far) = insets(axis)
        let mask = child(key: "autoresizingMask", named: "autoresizingMask")
        let stretches = mask?.flag(axis.flags.length) ?? false
        guard !stretches else { return (near, max(0, (superviewLength(axis) ?? near + far) - near - far)) }
        let length = max(0, statedLength(axis) ?? 0)
        guard near == 0, far != 0, mask?.flag(axis.flags.near) ?? false, let whole = superviewLength(axis) else {
            return (near, length)
        }
        return (whole - far - length, length)
    }

    private func insets(_ axis: InsetAxis) -> (near: Double, far: Double) {
        let frame = child(key: "frameInset", named: "frame")
        return (frame?.length(axis.names.near) ?? 0, frame?.length(axis.names.far) ?? 0)
    }

    /// A length that the element itself states, by a rectangle or beside insets.
    private func statedLength(_ axis: InsetAxis) -> Double? {
        let frame = child(key: "frame", named: "rect") ?? child(key: "frameInset", named: "frame")
        return frame?.length(axis.names.length)
    }

    /// The superview's length; that of one further out, less the insets between, if the superview does not state its
    /// own.
    private func superviewLength(_ axis: InsetAxis) -> Double? {
        var taken = 0.0
        for outer in sequence(first: self, next: \.parent).dropFirst() {
            if let length = outer.statedLength(axis) { return length - taken }
            let (near, far) = outer.insets(axis)
            taken += near + far
        }
        return nil
    }
}
