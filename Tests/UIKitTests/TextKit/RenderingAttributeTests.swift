import Testing

@testable import UIKit

/// Attributes that change how a document is drawn, and not the document.
///
/// - Source: developer.apple.com/documentation/uikit/nstextlayoutmanager/setrenderingattributes(_:for:) and the methods
///   beside it
@MainActor
struct RenderingAttributeTests {
    private let content = NSTextContentStorage()
    private let manager = NSTextLayoutManager()

    init() {
        content.addTextLayoutManager(manager)
        manager.textContainer = NSTextContainer(size: CGSize(width: 200, height: 0))
        content.attributedString = NSAttributedString(
            string: "HHHH HHHH", attributes: [.font: UIFont.systemFont(ofSize: 20), .foregroundColor: UIColor.blue])
    }

    private func range(_ start: Int, _ end: Int) throws -> NSTextRange {
        let first = try #require(content.location(content.documentRange.location, offsetBy: start))
        return try #require(
            NSTextRange(location: first, end: content.location(content.documentRange.location, offsetBy: end)))
    }

    private func listed(reverse: Bool = false) throws -> [String] {
        var found: [String] = []
        let place = reverse ? content.documentRange.endLocation : content.documentRange.location
        manager.enumerateRenderingAttributes(from: place, reverse: reverse) { _, attributes, range in
            found.append("\(range) \(attributes.keys.map(\.rawValue).sorted().joined(separator: "+"))")
            return true
        }
        return found
    }

    /// How many pixels are red and how many blue, left and right of the middle of the text.
    private func inks() throws -> [[String: Int]] {
        let context = try #require(
            CGContext(
                data: nil, width: 200, height: 40, bitsPerComponent: 8, bytesPerRow: 800, space: CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
        context.translateBy(x: 0, y: 40)
        context.scaleBy(x: 1, y: -1)
        let fragment = try #require(manager.textLayoutFragment(for: content.documentRange.location))
        fragment.draw(at: CGPoint(x: fragment.layoutFragmentFrame.minX, y: 0), in: context)
        let pixels = try #require(context.data).assumingMemoryBound(to: UInt8.self)
        let width = Int(manager.usageBoundsForTextContainer.width)
        var counts: [[String: Int]] = [["red": 0, "blue": 0], ["red": 0, "blue": 0]]
        for y in 0..<40 {
            for x in 0..<200 {
                let pixel = pixels + y * 800 + x * 4
                let side = x < width / 2 ? 0 : 1
                if pixel[3] > 200, pixel[0] > 200, pixel[2] < 50 { counts[side]["red", default: 0] += 1 }
                if pixel[3] > 200, pixel[2] > 200, pixel[0] < 50 { counts[side]["blue", default: 0] += 1 }
            }
        }
        return counts
    }

    @Test func attributesAreSetAddedAndTakenAway() throws {
        manager.setRenderingAttributes([.foregroundColor: UIColor.red], for: try range(2, 6))
        manager.addRenderingAttribute(.backgroundColor, value: UIColor.yellow, for: try range(4, 8))
        #expect(try listed() == ["2...4 NSColor", "4...6 NSBackgroundColor+NSColor", "6...8 NSBackgroundColor"])
        #expect(try listed(reverse: true) == (try listed()).reversed())
        manager.removeRenderingAttribute(.foregroundColor, for: try range(0, 5))
        #expect(try listed() == ["4...5 NSBackgroundColor", "5...6 NSBackgroundColor+NSColor", "6...8 NSBackgroundColor"])
        manager.addRenderingAttribute(.backgroundColor, value: nil, for: try range(0, 9))
        #expect(try listed() == ["5...6 NSColor"])
        manager.invalidateRenderingAttributes(for: content.documentRange)
        #expect(try listed().isEmpty)
        #expect(content.attributedString?.attribute(.foregroundColor, at: 5, effectiveRange: nil) as? UIColor == .blue)
    }

    @Test func onlyTheNamedPartLooksDifferent() throws {
        let plain = try inks()
        #expect(plain[0]["red"] == 0 && plain[0]["blue"]! > 50 && plain[1]["blue"]! > 50)
        manager.setRenderingAttributes([.foregroundColor: UIColor.red], for: try range(0, 4))
        let half = try inks()
        #expect(half[0]["red"]! > 50 && half[0]["blue"] == 0 && half[1]["red"] == 0 && half[1]["blue"] == plain[1]["blue"])
    }

    @Test func theValidatorSetsThemBeforeDrawing() throws {
        let word = try range(5, 9)
        manager.renderingAttributesValidator = { manager, _ in
            manager.setRenderingAttributes([.foregroundColor: UIColor.red], for: word)
        }
        let inks = try inks()
        #expect(inks[0]["red"] == 0 && inks[1]["red"]! > 50 && inks[1]["blue"] == 0)
    }

    private final class Greens: NSObject, NSTextLayoutManagerDelegate {
        func textLayoutManager(
            _ textLayoutManager: NSTextLayoutManager, renderingAttributesForLink link: Any, at location: any NSTextLocation,
            defaultAttributes renderingAttributes: [NSAttributedString.Key: Any]
        ) -> [NSAttributedString.Key: Any]? { renderingAttributes.merging([.foregroundColor: UIColor.green]) { $1 } }
    }

    @Test func linksLookAsTheDelegateSays() {
        let place = content.documentRange.location
        #expect(manager.renderingAttributes(forLink: "a", at: place)[.foregroundColor] as? UIColor == .link)
        let greens = Greens()
        manager.delegate = greens
        let look = manager.renderingAttributes(forLink: "a", at: place)
        #expect(look[.foregroundColor] as? UIColor == .green && look[.underlineStyle] as? Int == 1)
    }

    @Test func contentsAreReplaced() throws {
        manager.replaceContents(in: try range(0, 4), with: NSAttributedString(string: "ab"))
        #expect(content.attributedString?.string == "ab HHHH")
        let paragraph = try #require(content.textElement(for: NSAttributedString(string: "new\n")))
        manager.replaceContents(in: try range(0, 3), with: [paragraph])
        #expect(content.attributedString?.string == "new\nHHHH" && content.attributedString(for: paragraph)?.string == "new\n")
        var isEditing = false
        content.performEditingTransaction { isEditing = content.hasEditingTransaction }
        #expect(isEditing && !content.hasEditingTransaction)
    }
}
