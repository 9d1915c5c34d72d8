import LayoutEngine

/// The stack view's properties as the one value from which constraints and arithmetic are derived.
extension UIStackView {
    /// The recipe with its order and gaps.
    ///
    /// - Complexity: O(n).
    var recipe: StackRecipe {
        var recipe = plainRecipe
        recipe.isMirrored = isRightToLeft
        if isLayoutMarginsRelativeArrangement { recipe.margins = layoutMarginEdges }
        let items = items
        var hasOwnGaps = spacing == UIStackView.spacingUseSystem && recipe.countsFromBaselines
        for index in items.indices {
            if items[index].customSpacing != UIStackView.spacingUseDefault { hasOwnGaps = true }
            if Unmanaged.passUnretained(items[index].view).borrow({ $0.isHidden }) {
                recipe.hidden.append(index)
            }
        }
        if !hasOwnGaps {
            recipe.spacing = Double(gap(of: spacing, nil, spacingScale))
        } else {
            recipe.gaps = gaps(between: recipe.visible)
        }
        return recipe
    }

    /// The recipe without margins, order and gaps.
    ///
    /// - Complexity: O(1).
    var plainRecipe: StackRecipe {
        var recipe = StackRecipe(
            axis: axis.layoutAxis, distribution: StackRecipe.Distribution(distribution),
            alignment: StackRecipe.Alignment(alignment), count: items.count)
        recipe.countsFromBaselines = countsFromBaselines
        return recipe
    }

    // MARK: Gaps

    /// Pixels per point, to which spacing is rounded.
    private var spacingScale: CGFloat { max(1, traitCollection.displayScale) }

    /// Points after each view that takes room, except the last one; 0 for others.
    private func gaps(between visible: [Int]) -> [Double] {
        var gaps = Array(repeating: 0.0, count: items.count)
        let scale = spacingScale
        for (index, next) in zip(visible, visible.dropFirst()) where index < items.count && next < items.count {
            let custom = items[index].customSpacing
            let own = custom == UIStackView.spacingUseDefault ? spacing : custom
            gaps[index] = Double(gap(of: own, (items[index].view, items[next].view), scale))
        }
        return gaps
    }

    /// Points for a spacing that was set.
    ///
    /// - Parameter views: The neighbours, whose fonts decide a standard distance between baselines.
    private func gap(of spacing: CGFloat, _ views: (UIView, UIView)?, _ scale: CGFloat) -> CGFloat {
        switch spacing {
        case UIStackView.spacingUseDefault: return 0
        case UIStackView.spacingUseSystem:
            guard countsFromBaselines, let views else { return SystemSpacing.between }
            return SystemSpacing.from(views.0.lastBaselineAnchor, to: views.1.firstBaselineAnchor)
        default: return spacing.roundedToPixel(scale)
        }
    }
}

extension StackRecipe.Distribution {
    fileprivate init(_ distribution: UIStackView.Distribution) {
        switch distribution {
        case .fill: self = .fill
        case .fillEqually: self = .fillEqually
        case .fillProportionally: self = .fillProportionally
        case .equalSpacing: self = .equalSpacing
        case .equalCentering: self = .equalCentering
        }
    }
}

extension StackRecipe.Alignment {
    init(_ alignment: UIStackView.Alignment) {
        switch alignment {
        case .fill: self = .fill
        case .leading: self = .leading
        case .center: self = .center
        case .trailing: self = .trailing
        case .firstBaseline: self = .firstBaseline
        case .lastBaseline: self = .lastBaseline
        }
    }
}
