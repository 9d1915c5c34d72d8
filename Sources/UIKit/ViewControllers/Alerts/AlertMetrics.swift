/// The sizes of alerts and action sheets, in points. Apple publishes none; the widths are those of its pictures of
/// systems from iOS 7 on. No measurement is known for the other values, nor for iOS 26, which gets the values of
/// earlier systems.
enum AlertMetrics {
    /// The width of an alert.
    static let alertWidth: CGFloat = 270
    /// The content width of an action sheet in a popover.
    static let popoverWidth: CGFloat = 304
    /// The margin of an action sheet at the sides, at the bottom if the safe area has no inset there, and between its
    /// groups.
    static let sheetMargin: CGFloat = 8
    /// The minimum margin above and below an alert.
    static let alertMargin: CGFloat = 24
    static let cornerRadius: CGFloat = 14
    /// The insets of title, message and text fields, by style.
    static let headerInsets = UIEdgeInsets(top: 20, left: 16, bottom: 20, right: 16)
    static let sheetHeaderInsets = UIEdgeInsets(top: 14, left: 16, bottom: 14, right: 16)
    static let textSpacing: CGFloat = 4
    /// The space between the text and the first field, and a field's height.
    static let fieldSpacing: CGFloat = 16
    static let fieldHeight: CGFloat = 30
    static let fieldInset: CGFloat = 6
    /// The minimum height of a button, by style.
    static let buttonHeight: CGFloat = 44
    static let sheetButtonHeight: CGFloat = 57
    static let buttonInset: CGFloat = 16
    /// The minimum number of visible buttons if the buttons scroll.
    static let leastButtons: CGFloat = 1.5

    /// The colour that dims the content behind an alert, or behind a search without text: weaker in the light
    /// appearance.
    static let dimming = UIColor { UIColor(white: 0, alpha: $0.userInterfaceStyle == .dark ? 0.48 : 0.2) }
    /// The material of the groups, drawn as an opaque colour.
    static let background = UIColor {
        $0.userInterfaceStyle == .dark ? UIColor(white: 0.15, alpha: 1) : UIColor(white: 0.95, alpha: 1)
    }
    /// The opaque background of an action sheet's cancel button.
    static let cancelBackground = UIColor { $0.userInterfaceStyle == .dark ? UIColor(white: 0.17, alpha: 1) : .white }
    static let pressed = UIColor { UIColor(white: $0.userInterfaceStyle == .dark ? 1 : 0, alpha: 0.1) }
}
