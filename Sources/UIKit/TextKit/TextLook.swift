/// The appearance of characters without attributes.
struct TextLook {
    /// The font; nil for that of plain text.
    var ownFont: UIFont?
    var color = UIColor.black
    /// The attributes of links; nil for blue and underlined.
    var linkAttributes: [NSAttributedString.Key: Any]?
    var isRightToLeft = false

    var font: UIFont { ownFont ?? NSAttributedString.fontOfPlainText }
}
