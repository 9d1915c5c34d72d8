/// Taps on links and attachments of a text that is selectable and not editable.
extension UITextView {
    /// Acts on the link or attachment at a point, as the delegate allows.
    ///
    /// - Returns: Whether there is one.
    func interactWithItem(at point: CGPoint) -> Bool {
        guard isSelectable, !isEditable, let item = item(at: point) else { return false }
        let byDefault = UIAction { [weak self] _ in self?.performDefaultAction(of: item) }
        guard let delegate else {
            performDefaultAction(of: item)
            return true
        }
        if let action = delegate.textView(self, primaryActionFor: item, defaultAction: byDefault) { action.perform(for: self) }
        return true
    }

    /// The item whose characters are at a point.
    private func item(at point: CGPoint) -> UITextItem? {
        guard let index = character(nearest: point)?.index, let run = content.run(at: index),
            rects(of: NSRange(location: index, length: 1)).contains(where: { $0.contains(point) })
        else { return nil }
        let range = NSRange(run.range)
        if let attachment = run.attributes[.attachment] as? NSTextAttachment {
            return UITextItem(.textAttachment(attachment), range: range)
        }
        let link = run.attributes[.link]
        return (link as? URL ?? (link as? String).flatMap(URL.init(string:))).map { UITextItem(.link($0), range: range) }
    }

    /// Opens a link if the delegate allows it; asks for attachments, which have no action.
    private func performDefaultAction(of item: UITextItem) {
        switch item.content {
        case .link(let url):
            let allowed = delegate?.textView(
                self, shouldInteractWith: url, in: item.range, interaction: .invokeDefaultAction)
            if allowed ?? true { UIApplication.shared.open(url) }
        case .textAttachment(let attachment):
            _ = delegate?.textView(
                self, shouldInteractWith: attachment, in: item.range, interaction: .invokeDefaultAction)
        case .tag: break
        }
    }
}
