import UIKit

/// The article of stack views that align what is in them to the leading edge. Its width is asked for as a wish.
final class StackedArticle: ArticleView {
    override func build() {
        let top = stack(.horizontal, [action, options])
        let person = stack(.horizontal, [face, stack(.vertical, [name, headline, time])], spacing: Self.gap)
        let page = stack(.vertical, [title, domain])
        let actions = stack(.horizontal, [like, answer, share])
        actions.distribution = .equalSpacing
        let answers = stack(.horizontal, [otherFace, remark], spacing: Self.gap)
        options.setContentHuggingPriority(.required, for: .horizontal)
        let whole = stack(.vertical, [top, person, comment, picture, page, actions, answers], spacing: Self.gap)
        whole.translatesAutoresizingMaskIntoConstraints = false
        addSubview(whole)
        for format in ["H:|[whole]|", "V:|[whole]|"] {
            addConstraints(
                NSLayoutConstraint.constraints(withVisualFormat: format, options: [], metrics: nil, views: ["whole": whole]))
        }
        NSLayoutConstraint.activate([top, actions, picture].map { $0.widthAnchor.constraint(equalTo: whole.widthAnchor) })
    }

    private func stack(_ axis: NSLayoutConstraint.Axis, _ views: [UIView], spacing: CGFloat = 0) -> UIStackView {
        let stack = UIStackView(arrangedSubviews: views)
        (stack.axis, stack.spacing, stack.alignment) = (axis, spacing, axis == .vertical ? .leading : .top)
        return stack
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize { systemLayoutSizeFitting(CGSize(width: size.width, height: 0)) }
}
