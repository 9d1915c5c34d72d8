import CairnTesting
import UIKit

/// How long text, drawing and encoding take in a process that has done each before, in processor time.
///
/// Run it with: `swift run --package-path Benchmarks -c release benchmark-pictures`.
@main
@MainActor
struct PicturesBenchmark {
    private static let scale: CGFloat = 3

    static func main() throws {
        TextFigures.print()
        try screenFigures()
        CanvasFigures.print()
    }

    private static func screenFigures() throws {
        let screen = PhoneScreen()
        screen.root.layoutIfNeeded()
        print("a screen of 390 x 844 points at 3x with \(screen.viewCount) views:")
        let layout = ProcessorTime.measure(times: 21) { PhoneScreen().root.layoutIfNeeded() }
        var image = UIImage()
        let drawing = ProcessorTime.measure(times: 21) { image = screen.root.picture(scale: scale) }
        var file = Data()
        let encoding = ProcessorTime.measure(times: 21) { file = image.pngData() ?? Data() }
        let whole = ProcessorTime.measure(times: 21) {
            let new = PhoneScreen()
            precondition(new.root.picture(scale: scale).pngData() != nil)
        }
        print("  made and laid out: \(layout.words)")
        print("  drawn: \(drawing.words)")
        print("  encoded: \(encoding.words), \(file.count / 1024) KB")
        print("  made, laid out, drawn and encoded: \(whole.words)")
        let live = try LivePicture(of: screen.root, scale: scale)
        var number = 0
        let redrawing = try ProcessorTime.measure(times: 101) {
            number += 1
            screen.labels[9].text = "Entry number \(number)"
            try live.update()
        }
        print("  drawn again after a label changed: \(redrawing.words), \(live.redrawnPixelCount) pixels")
        let plain = PlainCairo(screen.root, scale: scale)
        let glyphs = ProcessorTime.measure(times: 21) { plain.draw(asPaths: false) }
        let paths = ProcessorTime.measure(times: 21) { plain.draw(asPaths: true) }
        print("  the same fills and glyphs by plain Cairo: \(glyphs.words), glyphs as paths \(paths.words)")
    }
}
