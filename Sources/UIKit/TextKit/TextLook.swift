/// How characters look whose attributes do not say so.
struct TextLook {
    /// Nil for the font of plain text.
    var ownFont: UIFont?
    var color = UIColor.black
    /// What links look like; nil for blue and underlined.
    var linkAttributes: [NSAttributedString.Key: Any]?
    var isRightToLeft = false

    var font: UIFont { ownFont ?? NSAttributedString.fontOfPlainText }
}
