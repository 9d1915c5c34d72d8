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

    /// The conflicts met in laying out the unit that the view is the root of.
    package var layoutDiagnostics: [LayoutDiagnostic] { layoutState.host?.diagnostics ?? [] }
}

extension UIScrollView {
    /// Has the content begin at the view's corner, wherever safe area and data source would move it.
    package func showContentFromCorner() { scrollState.settlesOffset = false }
}

extension UILabel {
    /// Whether the text was given with attributes.
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
