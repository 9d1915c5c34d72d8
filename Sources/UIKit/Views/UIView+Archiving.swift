/// Archives keep geometry, hierarchy and layout attributes of a view; constraints and colours are not archived.
extension UIView: @preconcurrency NSCoding {
    /// The keys of UIView's values in archives.
    private enum Key {
        static let bounds = "UIBounds"
        static let center = "UICenter"
        static let subviews = "UISubviews"
        static let autoresizingMask = "UIAutoresizingMask"
        static let isHidden = "UIHidden"
        static let alpha = "UIAlpha"
        static let tag = "UITag"
        static let margins = "UIViewLayoutMargins"
        static let ignoresMask = "UIViewDoesNotTranslateAutoresizingMaskIntoConstraints"
    }

    func archive(to coder: NSCoder) {
        coder.encode(bounds, forKey: Key.bounds)
        coder.encode(center, forKey: Key.center)
        if !subviews.isEmpty { coder.encode(ArchivedViews.list(of: subviews), forKey: Key.subviews) }
        if !autoresizingMask.isEmpty { coder.encode(Int(autoresizingMask.rawValue), forKey: Key.autoresizingMask) }
        if isHidden { coder.encode(true, forKey: Key.isHidden) }
        if alpha != 1 { coder.encode(Double(alpha), forKey: Key.alpha) }
        if tag != 0 { coder.encode(tag, forKey: Key.tag) }
        if let margins = statedMargins { coder.encode(margins, forKey: Key.margins) }
        if !translatesAutoresizingMaskIntoConstraints { coder.encode(true, forKey: Key.ignoresMask) }
    }

    /// The margins that were set explicitly, if any.
    private var statedMargins: UIEdgeInsets? {
        switch insetState.own {
        case .physical(let insets): insets
        case .directional(let insets): insets.physical(rightToLeft: isRightToLeft)
        case nil: nil
        }
    }

    /// Restores the values of an archive; does nothing for a coder without keys.
    func restore(from coder: NSCoder) {
        guard coder.isArchive else { return }
        if coder.containsValue(forKey: Key.bounds) { backingLayer.bounds = coder.decodeCGRect(forKey: Key.bounds) }
        if coder.containsValue(forKey: Key.center) { backingLayer.position = coder.decodeCGPoint(forKey: Key.center) }
        autoresizingMask = AutoresizingMask(rawValue: UInt(bitPattern: coder.decodeInteger(forKey: Key.autoresizingMask)))
        backingLayer.isHidden = coder.decodeBool(forKey: Key.isHidden)
        if coder.containsValue(forKey: Key.alpha) { alpha = CGFloat(coder.decodeDouble(forKey: Key.alpha)) }
        tag = coder.decodeInteger(forKey: Key.tag)
        if coder.containsValue(forKey: Key.margins) { layoutMargins = coder.decodeUIEdgeInsets(forKey: Key.margins) }
        layoutState.translatesMask = !coder.decodeBool(forKey: Key.ignoresMask)
        for view in coder.decodeViews(forKey: Key.subviews) { addSubview(view) }
    }
}
