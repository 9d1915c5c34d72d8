import Testing
import UIKit

/// Where a layout manager puts the characters of a text.
@Suite struct LayoutManagerTests {
    private let storage = NSTextStorage()
    private let manager = NSLayoutManager()
    private let font = UIFont.systemFont(ofSize: 20)

    private func range(_ location: Int, _ length: Int) -> NSRange { NSRange(location: location, length: length) }

    private func show(_ text: String, in containers: NSTextContainer...) {
        storage.addLayoutManager(manager)
        containers.forEach(manager.addTextContainer)
        storage.setAttributedString(NSAttributedString(string: text, attributes: [.font: font]))
    }

    private func container(_ width: CGFloat, _ height: CGFloat = 1000) -> NSTextContainer {
        NSTextContainer(size: CGSize(width: width, height: height))
    }

    private func width(_ text: String) -> CGFloat { text.size(withAttributes: [.font: font]).width }
    private var line: CGFloat { "x".size(withAttributes: [.font: font]).height }

    private func isClose(_ a: CGRect, _ b: CGRect) -> Bool {
        abs(a.minX - b.minX) + abs(a.minY - b.minY) + abs(a.width - b.width) + abs(a.height - b.height) < 0.01
    }

    // MARK: Lines

    @Test("Lines are as wide as the container; used rectangles hold the text with its padding") func lineRectangles() {
        let container = container(110)
        show("aaaa\nbb", in: container)
        var glyphs = range(0, 0)
        #expect(
            isClose(
                manager.lineFragmentRect(forGlyphAt: 1, effectiveRange: &glyphs), CGRect(x: 0, y: 0, width: 110, height: line)))
        #expect(glyphs == range(0, 5))
        let second = manager.lineFragmentUsedRect(forGlyphAt: 5, effectiveRange: &glyphs)
        #expect(isClose(second, CGRect(x: 0, y: line, width: width("bb") + 10, height: line)) && glyphs == range(5, 2))
        #expect(isClose(manager.usedRect(for: container), CGRect(x: 0, y: 0, width: width("aaaa") + 10, height: 2 * line)))
        #expect(manager.numberOfGlyphs == 7 && manager.glyphRange(for: container) == range(0, 7))
    }

    @Test("Lines are enumerated with their glyphs, until the block stops") func enumeration() {
        show("a\nb\nc", in: container(100))
        var seen: [NSRange] = []
        manager.enumerateLineFragments(forGlyphRange: range(2, 3)) { _, _, _, glyphs, _ in seen.append(glyphs) }
        #expect(seen == [range(2, 2), range(4, 1)])
        seen = []
        manager.enumerateLineFragments(forGlyphRange: range(0, 5)) { _, _, _, glyphs, stop in
            seen.append(glyphs)
            stop.pointee = true
        }
        #expect(seen == [range(0, 2)])
    }

    @Test("The number of lines is limited as the container says") func maximumLines() {
        let container = container(60)
        show("aaa bbb ccc ddd", in: container)
        let free = manager.usedRect(for: container).height
        container.maximumNumberOfLines = 2
        #expect(
            isClose(
                manager.usedRect(for: container),
                CGRect(x: 0, y: 0, width: manager.usedRect(for: container).width, height: 2 * line)))
        #expect(free > 2.5 * line)
    }

    @Test("After a final line feed, and without text, there is a line for the cursor") func extraLine() {
        let container = container(100)
        show("a\n", in: container)
        #expect(isClose(manager.extraLineFragmentRect, CGRect(x: 0, y: line, width: 100, height: line)))
        #expect(manager.extraLineFragmentTextContainer === container)
        #expect(abs(manager.usedRect(for: container).height - 2 * line) < 0.01)
        storage.replaceCharacters(in: range(1, 1), with: "")
        #expect(manager.extraLineFragmentRect == .zero && manager.extraLineFragmentTextContainer == nil)
    }

    // MARK: Characters

    @Test("Characters lie beside each other from the padding on, on their baseline") func characters() {
        let container = container(300)
        show("abc", in: container)
        let place = manager.location(forGlyphAt: 2)
        #expect(abs(place.x - (5 + width("ab"))) < 0.5 && abs(place.y - font.ascender) < 0.01)
        let bounds = manager.boundingRect(forGlyphRange: range(1, 1), in: container)
        #expect(
            abs(bounds.minX - (5 + width("a"))) < 0.5 && abs(bounds.width - width("b")) < 0.5 && abs(bounds.height - line) < 0.01)
    }

    @Test("Points find the nearest character and how far through it they are") func points() {
        let container = container(300)
        show("abc\ndef", in: container)
        var fraction: CGFloat = 0
        let b = manager.boundingRect(forGlyphRange: range(1, 1), in: container)
        let point = CGPoint(x: b.minX + 0.75 * b.width, y: 3)
        #expect(manager.characterIndex(for: point, in: container, fractionOfDistanceBetweenInsertionPoints: &fraction) == 1)
        #expect(abs(fraction - 0.75) < 0.01)
        #expect(manager.glyphIndex(for: CGPoint(x: -50, y: line + 3), in: container) == 4)
        #expect(manager.glyphIndex(for: CGPoint(x: 250, y: 500), in: container) == 6)
    }

    @Test("Text that runs to the left lies from the right") func rightToLeft() {
        let container = container(300)
        show("אבג", in: container)
        let rects = (0..<3).map { manager.boundingRect(forGlyphRange: range($0, 1), in: container) }
        #expect(rects[0].minX > rects[1].minX && rects[1].minX > rects[2].minX)
        #expect(manager.glyphIndex(for: CGPoint(x: rects[2].midX, y: 3), in: container) == 2)
    }

    @Test("Selections have a rectangle for each line") func enclosingRects() {
        let container = container(300)
        show("abc\ndef", in: container)
        var rects: [CGRect] = []
        manager.enumerateEnclosingRects(
            forGlyphRange: range(1, 5), withinSelectedGlyphRange: range(1, 5), in: container
        ) { rect, _ in rects.append(rect) }
        #expect(rects.count == 2 && abs(rects[1].minX - 5) < 0.01 && abs(rects[1].width - width("de")) < 0.5)
    }

    // MARK: Several containers

    @Test("Text that one container has no room for flows into the next") func severalContainers() {
        let (first, second) = (container(60, 2.5 * line), container(300))
        show("aaa bbb ccc ddd", in: first, second)
        let (top, rest) = (manager.glyphRange(for: first), manager.glyphRange(for: second))
        #expect(top.location == 0 && top.length > 0 && rest.location == top.length)
        #expect(rest.location + rest.length == 15)
        #expect(manager.textContainer(forGlyphAt: 14, effectiveRange: nil) === second)
        #expect(abs(manager.usedRect(for: first).height - 2 * line) < 0.01)
        #expect(abs(manager.usedRect(for: second).width - (width("ccc ddd") + 10)) < 0.5)
    }

    @Test("A paragraph that another container continues is indented like its other lines") func continuedParagraphs() {
        let style = NSMutableParagraphStyle()
        (style.firstLineHeadIndent, style.headIndent) = (40, 12)
        let (first, second) = (container(100, line), container(300))
        show("aaa bbb ccc\nd", in: first, second)
        storage.addAttribute(.paragraphStyle, value: style, range: range(0, storage.length))
        let start = manager.glyphRange(for: second).location
        #expect(start > 0 && start < 11)
        #expect(abs(manager.location(forGlyphAt: start).x - (12 + 5)) < 0.01)
        #expect(abs(manager.location(forGlyphAt: 12).x - (40 + 5)) < 0.01)
    }

    // MARK: Exclusion paths

    @Test("Lines end in front of an excluded area and go on behind it") func exclusion() {
        let container = container(300)
        container.exclusionPaths = [UIBezierPath(rect: CGRect(x: 100, y: 0, width: 80, height: 10))]
        show(String(repeating: "ab ", count: 60), in: container)
        var lines: [CGRect] = []
        manager.enumerateLineFragments(forGlyphRange: range(0, 180)) { rect, _, _, _, _ in lines.append(rect) }
        #expect(isClose(lines[0], CGRect(x: 0, y: 0, width: 100, height: line)))
        #expect(isClose(lines[1], CGRect(x: 180, y: 0, width: 120, height: line)))
        #expect(isClose(lines[2], CGRect(x: 0, y: line, width: 300, height: lines[2].height)))
        let text = manager.boundingRect(
            forGlyphRange: manager.glyphRange(forBoundingRect: lines[1], in: container), in: container)
        #expect(text.maxX <= 300)
        #expect(manager.glyphRange(for: container) == range(0, 180))
    }

    @Test("Lines follow the outline of a circle") func circle() {
        let container = container(300)
        let circle = CGRect(x: 180, y: 20, width: 200, height: 200)
        container.exclusionPaths = [UIBezierPath(ovalIn: circle)]
        show(String(repeating: "ab ", count: 200), in: container)
        manager.enumerateLineFragments(forGlyphRange: range(0, 600)) { rect, used, _, _, _ in
            let nearest = min(max(circle.midY, rect.minY), rect.maxY)
            let half = max(0, 100 * 100 - (nearest - circle.midY) * (nearest - circle.midY)).squareRoot()
            #expect(half == 0 ? rect.width == 300 : abs(rect.maxX - (circle.midX - half)) < 0.5)
            #expect(used.maxX <= rect.maxX + 0.01)
        }
    }

    @Test(
        "Without a width lines begin at the start beside excluded areas", arguments: [NSTextAlignment.center, .right, .justified])
    @MainActor func exclusionWithoutWidth(alignment: NSTextAlignment) {
        let style = NSMutableParagraphStyle()
        style.alignment = alignment
        let text = UITextView(frame: CGRect(x: 0, y: 0, width: 50, height: 100))
        text.attributedText = NSAttributedString(string: "one two", attributes: [.paragraphStyle: style])
        text.textContainerInset.left = 500
        text.textContainer.exclusionPaths = [UIBezierPath(rect: CGRect(x: 0, y: 0, width: 80, height: 10))]
        for offset in 0...7 {
            let place = text.position(from: text.beginningOfDocument, offset: offset).map { text.caretRect(for: $0).minX }
            #expect(place?.isFinite == true)
        }
        let used = text.layoutManager.usedRect(for: text.textContainer)
        #expect(used.width.isFinite && used.height.isFinite)
    }

    @Test("Areas too narrow for the next word stay empty; below the exclusions all text has room") func narrowAreas() {
        let container = container(200)
        container.exclusionPaths = [UIBezierPath(rect: CGRect(x: 20, y: 0, width: 170, height: 100))]
        show("Donaudampfschifffahrt", in: container)
        #expect(manager.lineFragmentRect(forGlyphAt: 0, effectiveRange: nil).minY >= 100)
        #expect(manager.glyphRange(for: container).length == 21)
    }

    @Test("A container that is excluded wholly shows no text and ends") func noRoom() {
        let container = container(100, 100)
        container.exclusionPaths = [UIBezierPath(rect: CGRect(x: -10, y: -10, width: 200, height: 1e7))]
        show("abc", in: container)
        #expect(manager.glyphRange(for: container).length == 0 && manager.usedRect(for: container) == .zero)
    }

    // MARK: Delegate and subclasses

    private final class Spacing: NSObject, NSLayoutManagerDelegate {
        var finished: [Bool] = []
        var invalidated = 0

        func layoutManager(
            _ layoutManager: NSLayoutManager, lineSpacingAfterGlyphAt glyphIndex: Int, withProposedLineFragmentRect rect: CGRect
        ) -> CGFloat { glyphIndex < 2 ? 30 : 0 }

        func layoutManagerDidInvalidateLayout(_ sender: NSLayoutManager) { invalidated += 1 }

        func layoutManager(
            _ layoutManager: NSLayoutManager, didCompleteLayoutFor textContainer: NSTextContainer?, atEnd layoutFinishedFlag: Bool
        ) { finished.append(layoutFinishedFlag) }
    }

    @Test("The delegate adds space below lines and hears of layout") func delegate() {
        let delegate = Spacing()
        manager.delegate = delegate
        let container = container(100)
        show("a\nb\nc", in: container)
        #expect(abs(manager.usedRect(for: container).height - (3 * line + 30)) < 0.01)
        #expect(abs(manager.lineFragmentRect(forGlyphAt: 0, effectiveRange: nil).height - (line + 30)) < 0.01)
        #expect(delegate.finished == [true])
        storage.replaceCharacters(in: range(0, 1), with: "x")
        #expect(delegate.invalidated == 1)
    }

    @MainActor @Test("Text is drawn where the rectangles say, without what is not asked for") func drawing() throws {
        let container = container(300)
        show("HHH", in: container)
        storage.addAttribute(.backgroundColor, value: UIColor.red, range: range(1, 1))
        let expected = manager.boundingRect(forGlyphRange: range(1, 1), in: container).offsetBy(dx: 7, dy: 9)
        let background = try #require(
            try InkMap(width: 200, height: 60) {
                manager.drawBackground(forGlyphRange: range(0, 3), at: CGPoint(x: 7, y: 9))
            }.bounds)
        #expect(background.contains(expected.insetBy(dx: 1, dy: 1)) && background.insetBy(dx: 1, dy: 1).width < expected.width)
        let last = try #require(
            try InkMap(width: 200, height: 60) { manager.drawGlyphs(forGlyphRange: range(2, 1), at: .zero) }.bounds)
        #expect(last.minX > manager.boundingRect(forGlyphRange: range(0, 2), in: container).maxX - 1)
    }
}
