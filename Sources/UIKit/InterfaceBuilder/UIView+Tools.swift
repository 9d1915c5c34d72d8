import LayoutEngine
import TextLayout

/// Properties of views for tools that show documents. Programs do not need them.
extension UIView {
    /// Whether the content size is rounded up to whole points.
    package var roundsContentUpToPoints: Bool {
        get { layoutState.takesWholePoints }
        set { layoutState.takesWholePoints = newValue }
    }

    /// The placeholder for the intrinsic content size, in points of the alignment rectangle; nil for dimensions without
    /// one.
    package var placeholderContentSize: (width: CGFloat?, height: CGFloat?)? { layoutState.placeholderContentSize }

    /// The problems found in the layout of the engine rooted at the view, but for conflicts that later changes resolved:
    /// a margin may follow from a safe area that a view has before it is placed.
    package var layoutDiagnostics: [LayoutDiagnostic] {
        guard let host = layoutState.host else { return [] }
        return host.diagnostics.filter { found in
            guard found.kind == .unsatisfiable, case .constraint(let object) = found.broken,
                let constraint = object as? NSLayoutConstraint, let id = constraint.engineID
            else { return true }
            return host.installedEngine?.isBroken(id) ?? true
        }
    }
}

extension UIScrollView {
    /// Keeps the content at the view's corner, regardless of the safe area and the data source.
    package func showContentFromCorner() { scrollState.settlesOffset = false }
}

extension UITableViewCell {
    /// Makes labels and an image view of a document those of the cell's style.
    package func takeDocumentLabels(text: UILabel?, detail: UILabel?, image: UIImageView?) {
        labels = CellLabels(text: text, detail: detail, image: image)
    }
}

extension UILabel {
    /// Whether an attributed string was set.
    package var hasAttributedText: Bool { content.isAttributed }

    /// The smallest width above a given one, in points, from which on the text may wrap differently, or the intrinsic
    /// width applies; infinite if there is none.
    package func nextWrappingWidth(above width: CGFloat) -> CGFloat {
        let room = Double(width)
        let container = style.container(width: room, lines: numberOfLines)
        let next = Typesetter(content.styledText(style, width: room), in: container).nextBreakingWidth()
        return CGFloat(next).roundedUpToPixel(pixelScale)
    }
}
