import SeededRandom
import UIKit

/// Labels, fields and text views with random texts that are edited, and damaged HTML. Nothing crashes, sizes are sizes,
/// selections lie in the text, and a text view that was edited is as high as one made anew.
struct TextsPart: AttackPart {
    static let name = "texts"
    static let summary = "random texts in labels, fields and text views, edited; and damaged HTML"

    init(_ environment: AttackEnvironment) throws(AttackFailure) {
        UIFont.silenceSubstituteLog()
    }

    func makeCase(_ random: inout SplitMix) throws(AttackFailure) -> any AttackCase {
        switch random.below(4) {
        case 0: return PageCase(DamagedBytes(PageCase.page, damages: random.roll(1...8), &random))
        case 1: return TextCase(subject: LabelWalk.self, &random)
        case 2: return TextCase(subject: FieldWalk.self, &random)
        default: return TextCase(subject: TextViewWalk.self, &random)
        }
    }
}

// MARK: Texts

/// A view with a text that is changed at random.
@MainActor
protocol TextWalk {
    init(_ random: inout SplitMix)
    /// Changes or asks for something.
    ///
    /// - Returns: What is wrong; nil if everything holds.
    func step(_ random: inout SplitMix) -> String?
    /// The faults after all steps.
    var faultAtEnd: String? { get }
}

/// The pieces are the steps, each of which changes the text as it then is.
private struct TextCase: AttackCase {
    let subject: any TextWalk.Type
    let first: UInt64
    let seeds: [UInt64]

    init(subject: any TextWalk.Type, _ random: inout SplitMix) {
        (self.subject, first) = (subject, random.next())
        seeds = (0..<random.roll(1...25)).map { _ in random.next() }
    }

    var pieceCount: Int { seeds.count }
    var stepCount: Int { seeds.count }

    func fault(_ kept: Pieces) throws(AttackFailure) -> String? {
        var random = SplitMix(seed: first)
        let walk = subject.init(&random)
        for (number, seed) in seeds.enumerated() where kept.contains(number) {
            var random = SplitMix(seed: seed)
            if let fault = walk.step(&random) { return "\(subject), step \(number): \(fault)" }
        }
        return walk.faultAtEnd.map { "\(subject), at the end: \($0)" }
    }
}

// MARK: HTML

/// A damaged page that an attributed string is read from.
private struct PageCase: AttackCase {
    let damaged: DamagedBytes

    init(_ damaged: DamagedBytes) { self.damaged = damaged }

    static let page = Array(
        """
        <!DOCTYPE html><html><head><title>T</title><style>p { color: red; font-size: 1.5em }</style></head>
        <body style="font-family: 'Helvetica', sans-serif"><h1>Head &amp; more</h1><!-- a comment -->
        <p align=center>Some <b>bold</b>, <i>italic</i> and <a href="https://example.com?a=1&amp;b=2">linked</a> text.<br/>&nbsp;&#233;&#x1F600;</p>
        <ul><li>one<li>two<ol><li>inner</ol></ul><table><tr><td>a<td>b</table><pre>  two
        lines</pre><img src="picture.png"><span style="font-size: 20px; color: #f00; text-decoration: underline">span</span>
        <script>if (a < b) { }</script></body></html>
        """.utf8)

    var pieceCount: Int { damaged.pieceCount }

    func fault(_ kept: Pieces) throws(AttackFailure) -> String? {
        let options: [NSAttributedString.DocumentReadingOptionKey: Any] = [
            .documentType: NSAttributedString.DocumentType.html, .characterEncoding: String.Encoding.utf8.rawValue,
        ]
        let bytes = damaged.bytes(kept, from: 0)
        guard let text = try? NSAttributedString(data: Data(bytes), options: options, documentAttributes: nil) else { return nil }
        let label = UILabel()
        (label.numberOfLines, label.attributedText) = (0, text)
        return label.sizeThatFits(CGSize(width: 200, height: 10_000)).fault
    }

    func files(_ kept: Pieces) -> [(name: String, bytes: [UInt8])] { [("page.html", damaged.bytes(kept, from: 0))] }
}

extension CGSize {
    /// Why this is no size of a view; nil if it is one.
    var fault: String? { width >= 0 && height >= 0 ? nil : "a size is \(width) x \(height)" }
}
