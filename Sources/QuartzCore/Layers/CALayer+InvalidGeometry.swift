/// Checks that a layer's geometry consists of finite numbers, and raises Apple's exception otherwise.
///
/// - Source: public crash reports, for the wording. That infinite values raise it, too, is our reading: no frame can be
///   computed from them.
extension CGPoint {
    func checkAsLayerPosition() {
        guard !(x.isFinite && y.isFinite) else { return }
        raise("CALayerInvalidGeometry", "CALayer position contains NaN: [\(text(x)) \(text(y))]")
    }
}

extension CGRect {
    func checkAsLayerBounds() {
        guard !(origin.x.isFinite && origin.y.isFinite && size.width.isFinite && size.height.isFinite) else { return }
        raise(
            "CALayerInvalidGeometry",
            "CALayer bounds contains NaN: [\(text(origin.x)) \(text(origin.y)); \(text(size.width)) \(text(size.height))]")
    }
}

private func text(_ number: CGFloat) -> String { String(format: "%g", Double(number)) }
