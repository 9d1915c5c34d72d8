/// The superview of a navigation bar's prompt, hidden while there is none.
final class _UINavigationBarModernPromptView: UIView {
    func show(_ prompt: UILabel?) {
        prompt.map(addSubview)
        (isHidden, alpha) = (prompt == nil, prompt == nil ? 0 : 1)
    }
}
