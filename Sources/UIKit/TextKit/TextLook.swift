/// How characters look whose attributes do not say so.
struct TextLook {
    var font = NSAttributedString.fontOfPlainText
    var color = UIColor.black
    /// What links look like; nil for blue and underlined.
    var linkAttributes: [NSAttributedString.Key: Any]?
    var isRightToLeft = false
}
