/// A text whose delegate changes its edit menu.
@MainActor
protocol EditMenuOwner {
    /// The entries of the menu for the selection, from what the system suggests.
    func editMenu(_ suggested: [UIMenuElement]) -> [UIMenuElement]
}

extension UITextField: EditMenuOwner {
    func editMenu(_ suggested: [UIMenuElement]) -> [UIMenuElement] {
        let range = selectedTextRange.map { range in
            let start = offset(from: beginningOfDocument, to: range.start)
            return NSRange(location: start, length: offset(from: range.start, to: range.end))
        }
        let menu = delegate?.textField(
            self, editMenuForCharactersIn: range ?? NSRange(location: 0, length: 0), suggestedActions: suggested)
        return menu?.children ?? suggested
    }
}
