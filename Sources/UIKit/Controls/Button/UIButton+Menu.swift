/// A button's menu, which opens when a finger touches the button or, unless that is what the button is for, when it
/// rests there.
extension UIButton {
    /// Whether the button shows which entry of its menu was chosen.
    var showsChosenEntry: Bool { changesSelectionAsPrimaryAction && showsMenuAsPrimaryAction && menu != nil }

    /// Shows the chosen entry, which is the first one until another was.
    func showChosenEntry() {
        guard showsChosenEntry, let menu else { return }
        if menu.selectedElements.isEmpty, let first = menu.leaves.first { menu.select(first) }
        guard let chosen = menu.selectedElements.first else { return }
        if configuration != nil {
            configuration?.title = chosen.title
            configuration?.image = chosen.image
        } else {
            setTitle(chosen.title, for: .normal)
            setImage(chosen.image, for: .normal)
        }
    }
}
