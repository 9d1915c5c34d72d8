import SeededRandom
import UIKit

/// Texts of unlike scripts, with marks, characters that nothing shows and attributes at random.
@MainActor
enum RandomTexts {
    private static let pieces = [
        "a", "b ", "word ", " ", "\n", "\t", "\r\n", "\r", "\u{2028}", "\u{2029}", "\u{0}", "\u{7F}", "\u{A0}", "\u{AD}",
        "\u{200B}", "\u{200D}",
        "\u{202E}", "\u{FEFF}", "\u{FFFC}", "\u{E000}", "\u{10FFFF}", "é", "e\u{301}", "a\u{300}\u{301}\u{302}\u{303}", "👩‍👩‍👧‍👦", "🇩🇪",
        "👍🏽",
        "\u{1D4B3}", "漢字", "かな", "한국", "\u{1100}\u{1161}\u{11A8}", "שלום", "مرحبا", "\u{FDFA}", "ไทย", "\u{E33}", "-", "…", "ffl",
        "1,234.5",
        "aWordWithoutAPlaceToBreakThatIsWiderThanMostViews",
    ]
    private static let sizes: [CGFloat] = [0, 1, 8, 11, 17, 17.5, 34, 100, 300]
    private static let shifts: [CGFloat] = [0, 5, -5, 1000, -0.25]
    /// Numbers of points that a view may be asked with.
    static let lengths: [CGFloat] = [0, 0.1, 1, 10, 33.3, 100, 375, 1000, 1_000_000, -5, .greatestFiniteMagnitude, .infinity]

    static func string(_ random: inout SplitMix, upTo count: Int) -> String {
        (0..<random.below(count + 1)).map { _ in random.pick(pieces) }.joined()
    }

    static func font(_ random: inout SplitMix) -> UIFont {
        let size = random.pick(sizes)
        switch random.below(5) {
        case 0: return .systemFont(ofSize: size)
        case 1: return .boldSystemFont(ofSize: size)
        case 2: return .italicSystemFont(ofSize: size)
        case 3: return .monospacedSystemFont(ofSize: size, weight: .heavy)
        default: return .preferredFont(forTextStyle: .body)
        }
    }

    static func attributed(_ random: inout SplitMix) -> NSAttributedString {
        let text = NSMutableAttributedString(string: string(&random, upTo: 30))
        for _ in 0..<random.below(8) where text.length > 0 {
            let start = random.below(text.length)
            let range = NSRange(location: start, length: random.below(text.length - start + 1))
            if random.below(8) == 0 {
                text.insert(NSAttributedString(attachment: attachment(&random)), at: start)
            } else {
                let (key, value) = attribute(&random)
                text.addAttribute(key, value: value, range: range)
            }
        }
        return text
    }

    private static func attachment(_ random: inout SplitMix) -> NSTextAttachment {
        let attachment = NSTextAttachment()
        attachment.bounds = CGRect(
            x: 0, y: random.pick(shifts), width: random.pick([0, 20, 500]), height: random.pick([0, 20, 500]))
        return attachment
    }

    private static func attribute(_ random: inout SplitMix) -> (NSAttributedString.Key, Any) {
        switch random.below(8) {
        case 0: return (.font, font(&random))
        case 1: return (.kern, random.pick(shifts))
        case 2: return (.baselineOffset, random.pick(shifts))
        case 3: return (.underlineStyle, random.below(20))
        case 4: return (.link, "https://example.com")
        case 5: return (.foregroundColor, random.pick([UIColor.red, .label]))
        default: return (.paragraphStyle, paragraph(&random))
        }
    }

    private static func paragraph(_ random: inout SplitMix) -> NSParagraphStyle {
        let style = NSMutableParagraphStyle()
        style.alignment = random.pick([.left, .right, .center, .justified, .natural])
        style.lineBreakMode = random.pick([
            .byWordWrapping, .byCharWrapping, .byClipping, .byTruncatingHead, .byTruncatingMiddle, .byTruncatingTail,
        ])
        style.baseWritingDirection = random.pick([.natural, .leftToRight, .rightToLeft])
        (style.lineSpacing, style.paragraphSpacing) = (random.pick(shifts), random.pick(shifts))
        (style.firstLineHeadIndent, style.headIndent, style.tailIndent) = (
            random.pick(shifts), random.pick(shifts), random.pick(shifts)
        )
        (style.minimumLineHeight, style.maximumLineHeight) = (random.pick([0, 30]), random.pick([0, 5, 20]))
        (style.lineHeightMultiple, style.hyphenationFactor) = (random.pick([0, 0.5, 2]), random.pick([0, 1]))
        return style
    }
}
