import UIKit

/// A shared article with what people say of it: fifteen views, of which three are pictures with sizes of their own.
/// Subclasses lay them out in different ways, to the same height.
class ArticleView: UIView {
    static let gap: CGFloat = 4

    let action = UILabel()
    let options = UILabel()
    let face = ArticleView.picture(width: 50, height: 50)
    let name = UILabel()
    let headline = UILabel()
    let time = UILabel()
    let comment = UILabel()
    let picture = ArticleView.picture(width: 350, height: 200)
    let title = UILabel()
    let domain = UILabel()
    let like = UILabel()
    let answer = UILabel()
    let share = UILabel()
    let otherFace = ArticleView.picture(width: 50, height: 50)
    let remark = UILabel()

    required override init(frame: CGRect) {
        super.init(frame: frame)
        for label in [headline, comment, remark] { label.numberOfLines = 0 }
        (options.text, like.text, answer.text, share.text) = ("…", "Like", "Comment", "Share")
        for view in [face, otherFace] {
            view.setContentHuggingPriority(.required, for: .horizontal)
            view.setContentCompressionResistancePriority(.required, for: .horizontal)
        }
        build()
    }

    required init?(coder: NSCoder) { nil }

    /// Adds the views, with what places them.
    func build() {}

    /// All views.
    var parts: [UIView] {
        let person = [face, name, headline, time, comment], page = [picture, title, domain]
        return [action, options] + person + page + [like, answer, share, otherFace, remark]
    }

    func show(_ post: FeedPost) {
        (action.text, name.text, headline.text) = (post.author + " likes this", post.author, post.headline)
        (time.text, comment.text) = (post.time, "About " + post.time)
        (title.text, domain.text, remark.text) = ("News of " + post.time, "news.example", "So says " + post.author)
    }

    private static var images: [CGFloat: UIImage] = [:]

    private static func picture(width: CGFloat, height: CGFloat) -> UIImageView {
        if let image = images[width] { return UIImageView(image: image) }
        let image = UIGraphicsImageRenderer(size: CGSize(width: width, height: height)).image { _ in }
        images[width] = image
        return UIImageView(image: image)
    }
}

/// A cell that holds an article, which is added with an empty frame and placed by hand, as shared views are that know
/// nothing of cells.
final class ArticleCell<Article: ArticleView>: UICollectionViewCell, MeasuredCell {
    private let article = Article(frame: .zero)

    required override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.addSubview(article)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        article.frame = bounds
    }

    func height(inWidth width: CGFloat) -> CGFloat {
        article.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
    }

    func show(_ post: FeedPost) { article.show(post) }
}
