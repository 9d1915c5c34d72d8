import CairnTesting
import Testing
import UIKit

/// An article in a text view: a heading, pictures in the text, a list with tab stops, and text around a picture and a
/// circle.
@MainActor @Suite struct TextViewPictureTests {
    @Test("The article on a phone and on a tablet", arguments: [("phone", 375.0, 560.0), ("tablet", 744.0, 400.0)])
    func article(_ device: String, _ width: Double, _ height: Double) throws {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: width, height: height))
        window.isHidden = false
        window.backgroundColor = .systemBackground
        let view = UITextView(frame: window.bounds)
        view.textContainerInset = UIEdgeInsets(top: 16, left: 12, bottom: 16, right: 12)
        view.attributedText = try article()
        let photo = UIView(frame: CGRect(x: 12, y: 76, width: 110, height: 84))
        photo.backgroundColor = .systemTeal
        let dot = UIView(frame: CGRect(x: width - 130, y: 190, width: 150, height: 150))
        dot.backgroundColor = .systemOrange
        dot.layer.cornerRadius = 75
        for picture in [photo, dot] { view.addSubview(picture) }
        view.textContainer.exclusionPaths = [
            UIBezierPath(rect: photo.frame.insetBy(dx: -8, dy: -4).offsetBy(dx: -12, dy: -16)),
            UIBezierPath(ovalIn: dot.frame.insetBy(dx: -8, dy: -8).offsetBy(dx: -12, dy: -16)),
        ]
        window.addSubview(view)
        #expect(window.pictureMismatch("article-\(device)", scale: 1) == nil)
    }

    private func article() throws -> NSAttributedString {
        let text = NSMutableAttributedString(
            string: "Around the Lake\n", attributes: [.font: UIFont.preferredFont(forTextStyle: .title1)])
        let body: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 16), .paragraphStyle: spaced]
        text.append(NSAttributedString(string: String(repeating: sentence, count: 2), attributes: body))
        text.append(NSAttributedString(string: "\nWatch for the signs ", attributes: body))
        for (name, color) in [("star.fill", UIColor.systemYellow), ("heart.fill", .systemRed), ("bell", .systemBlue)] {
            let attachment = NSTextAttachment(image: try #require(UIImage(systemName: name)))
            text.append(NSAttributedString(attachment: attachment, attributes: body.merging([.foregroundColor: color]) { $1 }))
        }
        text.append(NSAttributedString(string: " at the shore, and for the stripe ", attributes: body))
        text.append(NSAttributedString(attachment: stripe, attributes: body))
        text.append(NSAttributedString(string: " on the stones.\n", attributes: body))
        text.append(NSAttributedString(string: "North\t12.5 km\nSouth-east\t7.25 km\n", attributes: table))
        text.append(NSAttributedString(string: sentence, attributes: body))
        return text
    }

    private let sentence =
        "The path follows the water for most of the way and climbs only where the rocks leave no room beside it. "

    private var spaced: NSParagraphStyle {
        let style = NSMutableParagraphStyle()
        style.paragraphSpacing = 8
        return style
    }

    private var table: [NSAttributedString.Key: Any] {
        let style = NSMutableParagraphStyle()
        let terminators: [NSTextTab.OptionKey: Any] = [.columnTerminators: CharacterSet(charactersIn: ".")]
        style.tabStops = [NSTextTab(textAlignment: .right, location: 140, options: terminators)]
        return [.font: UIFont.systemFont(ofSize: 16, weight: .medium), .paragraphStyle: style]
    }

    /// A picture that hangs a little below the baseline.
    private var stripe: NSTextAttachment {
        let size = CGSize(width: 40, height: 16)
        let image = UIGraphicsImageRenderer(size: size).image {
            UIColor.systemRed.setFill()
            $0.fill(CGRect(origin: .zero, size: size))
            UIColor.white.setFill()
            $0.fill(CGRect(x: 0, y: 5, width: 40, height: 6))
        }
        let attachment = NSTextAttachment(image: image)
        attachment.bounds = CGRect(x: 0, y: -3, width: 40, height: 16)
        return attachment
    }
}
