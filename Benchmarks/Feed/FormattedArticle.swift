import UIKit

/// The article by visual formats. Its width is asked for as a wish, and contents may stand apart from the edges they
/// are not tied to.
final class FormattedArticle: ArticleView {
    override func build() {
        for view in parts {
            view.translatesAutoresizingMaskIntoConstraints = false
            addSubview(view)
        }
        let views = views
        addColumns(views)
        addRows(views)
    }

    /// The views by the names that the formats give them.
    private var views: [String: UIView] {
        [
            "action": action, "options": options, "face": face, "name": name, "headline": headline, "time": time,
            "comment": comment, "picture": picture, "title": title, "domain": domain, "like": like, "answer": answer,
            "share": share, "otherFace": otherFace, "remark": remark,
        ]
    }

    private func addColumns(_ views: [String: UIView]) {
        add("V:|[action]-4-[face]", views)
        add("V:|[options]", views)
        add("V:[action]-4-[name][headline][time]-(>=4)-[comment]-4-[picture]-4-[title][domain]-4-[like]-4-[otherFace]", views)
        add("V:[face]-(>=4)-[comment]", views)
        add("V:[like]-4-[remark]-(>=0)-|", views)
        add("V:[otherFace]-(>=0)-|", views)
    }

    private func addRows(_ views: [String: UIView]) {
        add("H:|[action]-(>=0)-[options]|", views)
        for name in ["name", "headline", "time"] { add("H:|[face]-4-[\(name)]-(>=0)-|", views) }
        for name in ["comment", "picture", "title", "domain"] { add("H:|[\(name)]|", views) }
        add("H:|[like]-(>=0)-[answer]-(>=0)-[share]|", views, .alignAllCenterY)
        addConstraint(answer.centerXAnchor.constraint(equalTo: centerXAnchor))
        add("H:|[otherFace]-4-[remark]|", views)
    }

    private func add(_ format: String, _ views: [String: UIView], _ options: NSLayoutConstraint.FormatOptions = []) {
        addConstraints(NSLayoutConstraint.constraints(withVisualFormat: format, options: options, metrics: nil, views: views))
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize { systemLayoutSizeFitting(CGSize(width: size.width, height: 0)) }
}
