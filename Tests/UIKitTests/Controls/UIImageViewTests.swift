import CairnTesting
import Testing
import UIKit

@MainActor
@Suite struct UIImageViewTests {
    /// 20 x 10 points: the left half red, the right half blue.
    let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 10)).image {
        $0.cgContext.setFillColor(UIColor.red.cgColor)
        $0.cgContext.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
        $0.cgContext.setFillColor(UIColor.blue.cgColor)
        $0.cgContext.fill(CGRect(x: 10, y: 0, width: 10, height: 10))
    }

    @Test func asLargeAsTheImage() {
        let view = UIImageView(image: image)
        #expect(view.frame == CGRect(x: 0, y: 0, width: 20, height: 10))
        #expect(view.intrinsicContentSize == CGSize(width: 20, height: 10))
        view.image = nil
        #expect(view.intrinsicContentSize == CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric))
    }

    @Test func passesTouchesOn() { #expect(!UIImageView().isUserInteractionEnabled) }

    @Test func anotherImageChangesTheLayout() {
        let window = visibleWindow()
        let view = UIImageView(image: nil)
        view.translatesAutoresizingMaskIntoConstraints = false
        window.addSubview(view)
        view.leadingAnchor.constraint(equalTo: window.leadingAnchor).isActive = true
        view.topAnchor.constraint(equalTo: window.topAnchor).isActive = true
        view.image = image
        window.layoutIfNeeded()
        #expect(view.frame.size == image.size)
    }

    @Test func alignmentInsetsAreTheImages() {
        let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        #expect(UIImageView(image: image.withAlignmentRectInsets(insets)).alignmentRectInsets == insets)
    }

    /// Image views in the middle of a white window, 40 x 40 in 60 x 60; those that the image overflows show it outside
    /// too.
    @Test(arguments: [
        ("fill", UIView.ContentMode.scaleToFill, 40.0), ("aspect-fit", .scaleAspectFit, 40),
        ("aspect-fill", .scaleAspectFill, 40),
        ("center", .center, 40), ("top-right", .topRight, 40), ("overflow-center", .center, 6), ("overflow-left", .left, 6),
    ])
    func contentMode(name: String, mode: UIView.ContentMode, side: Double) {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 60, height: 60))
        window.backgroundColor = .white
        window.isHidden = false
        let view = UIImageView(image: image)
        view.frame = CGRect(x: 30 - side / 2, y: 30 - side / 2, width: side, height: side)
        view.backgroundColor = .lightGray
        view.contentMode = mode
        window.addSubview(view)
        let mismatch = window.pictureMismatch("image-\(name)", scale: 2)
        #expect(mismatch == nil)
    }

    @Test func overflowIsClippedWhereTheViewClips() {
        let view = UIImageView(image: image)
        view.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
        view.contentMode = .scaleAspectFill
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 60, height: 40))
        window.backgroundColor = .white
        window.isHidden = false
        window.addSubview(view)
        view.clipsToBounds = true
        #expect(window.pictureMismatch("image-clipped", scale: 2) == nil)
    }

    /// A screen that is only laid out pays for no pixels.
    @Test func overflowIsMadeWhenDrawnAndNotInLayout() {
        let view = UIImageView(image: image.withTintColor(.green))
        view.frame = CGRect(x: 0, y: 0, width: 5, height: 5)
        view.contentMode = .center
        view.layoutIfNeeded()
        #expect(view.layer.contents == nil)
        _ = UIGraphicsImageRenderer(size: image.size).image { view.layer.render(in: $0.cgContext) }
        #expect(view.layer.contents != nil)
        view.bounds.size = image.size
        _ = UIGraphicsImageRenderer(size: image.size).image { view.layer.render(in: $0.cgContext) }
        #expect(view.layer.contents == nil)
    }

    @Test func templatesTakeTheTint() {
        let view = UIImageView(image: image.withRenderingMode(.alwaysTemplate))
        view.tintColor = .green
        #expect(view.pictureMismatch("image-template", scale: 2) == nil)
    }

    @Test func highlightedImage() {
        let view = UIImageView(image: image, highlightedImage: image.withHorizontallyFlippedOrientation())
        view.isHighlighted = true
        #expect(view.pictureMismatch("image-highlighted", scale: 2) == nil)
    }

    @Test func imagesThatFlipAreMirroredRightToLeft() {
        let view = UIImageView(image: image.imageFlippedForRightToLeftLayoutDirection())
        view.semanticContentAttribute = .forceRightToLeft
        #expect(view.pictureMismatch("image-highlighted", scale: 2) == nil)
    }
}
