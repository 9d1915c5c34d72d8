/// The sizes of alerts and action sheets, in points. Apple publishes none; the widths are those of its pictures of systems from iOS 7 on, and no
/// measurement is known of the rest, nor of iOS 26, which has the values of the systems before it.
enum AlertMetrics {
    /// How wide an alert is.
    static let alertWidth: CGFloat = 270
    /// How wide the content of an action sheet in a popover is.
    static let popoverWidth: CGFloat = 304
    /// What an action sheet leaves free at the sides, at the bottom where nothing covers it, and between its groups.
    static let sheetMargin: CGFloat = 8
    /// The least that an alert leaves free above and below it.
    static let alertMargin: CGFloat = 24
    static let cornerRadius: CGFloat = 14
    /// What title, message and text fields keep from the edges, by style.
    static let headerInsets = UIEdgeInsets(top: 20, left: 16, bottom: 20, right: 16)
    static let sheetHeaderInsets = UIEdgeInsets(top: 14, left: 16, bottom: 14, right: 16)
    static let textSpacing: CGFloat = 4
    /// Between the text and the first field, and a field's height.
    static let fieldSpacing: CGFloat = 16
    static let fieldHeight: CGFloat = 30
    static let fieldInset: CGFloat = 6
    /// A button's least height, by style.
    static let buttonHeight: CGFloat = 44
    static let sheetButtonHeight: CGFloat = 57
    static let buttonInset: CGFloat = 16
    /// How many buttons are seen at least where they scroll.
    static let leastButtons: CGFloat = 1.5

    /// What dims the content behind an alert, or behind a search without a text: less where the interface is light.
    static let dimming = UIColor { UIColor(white: 0, alpha: $0.userInterfaceStyle == .dark ? 0.48 : 0.2) }
    /// The material of the groups, drawn as an opaque colour.
    static let background = UIColor {
        $0.userInterfaceStyle == .dark ? UIColor(white: 0.15, alpha: 1) : UIColor(white: 0.95, alpha: 1)
    }
    /// The button that cancels an action sheet stands on an opaque colour.
    static let cancelBackground = UIColor { $0.userInterfaceStyle == .dark ? UIColor(white: 0.17, alpha: 1) : .white }
    static let pressed = UIColor { UIColor(white: $0.userInterfaceStyle == .dark ? 1 : 0, alpha: 0.1) }
}
