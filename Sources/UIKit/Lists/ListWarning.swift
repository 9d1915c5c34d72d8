/// Warnings about the views of tables and collection views, in Apple's words.
///
/// - Source: public logs of iOS 9 to 18; iOS 26 is taken to have the words of iOS 18.
@MainActor
enum ListWarning {
    /// Warns that a view of a list has no constraints of its mask, which the list manages.
    static func ownMask(of view: UIView, _ kind: String, managedBy list: String) {
        guard view.generation != .iOS7 else { return }
        LayoutWarning.write(
            "Changing the translatesAutoresizingMaskIntoConstraints property of a \(kind) that is managed by a \(list) is not "
                + "supported, and will result in incorrect self-sizing. View: \(view)")
    }
}
