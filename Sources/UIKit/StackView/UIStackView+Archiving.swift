extension UIStackView {
    /// The names of a stack view's values in archives.
    ///
    /// - Source: archives that UIKit writes and reads. Custom spacings were not found in any.
    private enum Key {
        static let arrangedSubviews = "UIStackViewArrangedSubviews"
        static let axis = "UIStackViewAxis"
        static let distribution = "UIStackViewDistribution"
        static let alignment = "UIStackViewAlignment"
        static let spacing = "UIStackViewSpacing"
        static let baselineRelative = "UIStackViewBaselineRelative"
        static let marginsRelative = "UIStackViewLayoutMarginsRelative"
    }

    func archiveArrangement(to coder: NSCoder) {
        coder.encode(ArchivedViews.list(of: arrangedSubviews), forKey: Key.arrangedSubviews)
        coder.encode(axis.rawValue, forKey: Key.axis)
        coder.encode(distribution.rawValue, forKey: Key.distribution)
        coder.encode(alignment.rawValue, forKey: Key.alignment)
        coder.encode(Double(spacing), forKey: Key.spacing)
        coder.encode(isBaselineRelativeArrangement, forKey: Key.baselineRelative)
        coder.encode(isLayoutMarginsRelativeArrangement, forKey: Key.marginsRelative)
    }

    /// Reads the arrangement from an archive; missing values keep their defaults.
    func restoreArrangement(from coder: NSCoder) {
        guard coder.isArchive else { return }
        axis = NSLayoutConstraint.Axis(rawValue: coder.decodeInteger(forKey: Key.axis)) ?? axis
        distribution = Distribution(rawValue: coder.decodeInteger(forKey: Key.distribution)) ?? distribution
        alignment = Alignment(rawValue: coder.decodeInteger(forKey: Key.alignment)) ?? alignment
        spacing = CGFloat(coder.decodeDouble(forKey: Key.spacing))
        isBaselineRelativeArrangement = coder.decodeBool(forKey: Key.baselineRelative)
        isLayoutMarginsRelativeArrangement = coder.decodeBool(forKey: Key.marginsRelative)
        for view in coder.decodeViews(forKey: Key.arrangedSubviews) { addArrangedSubview(view) }
    }
}
