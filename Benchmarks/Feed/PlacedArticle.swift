import UIKit

/// The article laid out by hand.
final class PlacedArticle: ArticleView {
    override func build() {
        for view in parts { addSubview(view) }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        _ = place(inWidth: bounds.width)
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: place(inWidth: size.width)) }

    /// Sets the frames of all views. Returns the height that they take.
    private func place(inWidth width: CGFloat) -> CGFloat {
        put(options, 0, 0, width)
        options.frame.origin.x = width - options.frame.width
        put(action, 0, 0, width - options.frame.width)
        put(face, 0, action.frame.maxY + Self.gap, width)
        let (x, room) = (face.frame.maxX + Self.gap, width - face.frame.width - Self.gap)
        put(name, x, face.frame.minY, room)
        put(headline, x, name.frame.maxY, room)
        put(time, x, headline.frame.maxY, room)
        put(comment, 0, max(face.frame.maxY, time.frame.maxY) + Self.gap, width)
        picture.frame = CGRect(x: 0, y: comment.frame.maxY + Self.gap, width: width, height: 200)
        put(title, 0, picture.frame.maxY + Self.gap, width)
        put(domain, 0, title.frame.maxY, width)
        return placeAnswers(domain.frame.maxY + Self.gap, inWidth: width)
    }

    private func placeAnswers(_ y: CGFloat, inWidth width: CGFloat) -> CGFloat {
        for label in [like, answer, share] { put(label, 0, y, width) }
        answer.center.x = width / 2
        share.frame.origin.x = width - share.frame.width
        put(otherFace, 0, like.frame.maxY + Self.gap, width)
        let x = otherFace.frame.maxX + Self.gap
        put(remark, x, otherFace.frame.minY, width - x)
        return max(otherFace.frame.maxY, remark.frame.maxY)
    }

    private func put(_ view: UIView, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat) {
        let size = view.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
        view.frame = CGRect(origin: CGPoint(x: x, y: y), size: size)
    }
}
