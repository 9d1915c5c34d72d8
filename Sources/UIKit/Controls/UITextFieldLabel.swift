/// A label of a text field, which lets the field's ``UITextField/drawText(in:)`` or
/// ``UITextField/drawPlaceholder(in:)`` draw its text.
final class UITextFieldLabel: UILabel {
    /// The method of the field that draws the text, in the field's coordinates; nil draws it as a label does. It is not
    /// asked to draw empty text.
    var draw: ((CGRect) -> Void)?

    override func drawText(in rect: CGRect) {
        guard let draw, text?.isEmpty == false, let context = UIGraphicsGetCurrentContext() else {
            return super.drawText(in: rect)
        }
        context.saveGState()
        context.translateBy(x: -frame.minX, y: -frame.minY)
        draw(rect.offsetBy(dx: frame.minX, dy: frame.minY))
        context.restoreGState()
    }

    /// Draws the text in a rectangle of the field's coordinates.
    func drawText(inField rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.saveGState()
        context.translateBy(x: frame.minX, y: frame.minY)
        super.drawText(in: rect.offsetBy(dx: -frame.minX, dy: -frame.minY))
        context.restoreGState()
    }
}
