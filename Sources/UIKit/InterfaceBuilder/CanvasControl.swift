/// A control whose alignment rectangle depends on the version of Interface Builder.
final class CanvasControl: UIView {
    var canvasAlignmentInsets = UIEdgeInsets.zero
    override var alignmentRectInsets: UIEdgeInsets { canvasAlignmentInsets }
}
