import TextLayout
import UIKit

/// How fast text is measured through labels.
@MainActor
enum TextFigures {
    static func print() {
        let texts = (0..<100_000).map { "Label number \($0)" }
        let cold = rate(texts)
        let few = Array(texts.prefix(500))
        _ = rate(few)
        let known = rate((0..<400).flatMap { _ in few })
        Swift.print("short labels measured for the first time: \(cold) a second")
        Swift.print("labels that get a short text that was measured before: \(known) a second")
        Swift.print("short labels measured again: \(repeated()) a second")
        Swift.print("a paragraph of 1,000 words at a new width: \(paragraph().words)")
    }

    /// Labels a second that get a text and say their size.
    private static func rate(_ texts: [String]) -> Int {
        let label = UILabel()
        let start = ProcessorTime.now
        for text in texts {
            label.text = text
            precondition(label.intrinsicContentSize.width > 0)
        }
        return Int(Double(texts.count) / (ProcessorTime.now - start))
    }

    /// Labels a second that say their size again.
    private static func repeated() -> Int {
        let labels = (0..<1000).map { number in
            let label = UILabel()
            label.text = "Label number \(number)"
            return label
        }
        func measureAll() { for label in labels { precondition(label.intrinsicContentSize.width > 0) } }
        measureAll()
        let start = ProcessorTime.now
        for _ in 0..<200 { measureAll() }
        return Int(200_000 / (ProcessorTime.now - start))
    }

    private static func paragraph() -> ProcessorTime.Figure {
        let label = UILabel()
        label.numberOfLines = 0
        let words = ["Lorem", "ipsum", "dolor", "sit", "amet", "consectetur", "adipiscing", "elit", "sed", "eiusmod"]
        label.text = (0..<1000).map { words[$0 * 7 % words.count] }.joined(separator: " ")
        var width: CGFloat = 300
        return ProcessorTime.measure(times: 101) {
            width += 0.25
            precondition(label.sizeThatFits(CGSize(width: width, height: 0)).height > 0)
        }
    }
}
