import CairnTesting
import Testing

@testable import UIKit

/// Members of views, headers, interactions and texts, each seen to act.
@MainActor
struct AddedMemberTests {
    private final class OwnDrawing: UIView {
        var calls: [String] = []
        override func draw(_ rect: CGRect) { calls.append("rect") }
        override func draw(_ layer: CALayer, in ctx: CGContext) {
            calls.append("layer")
            super.draw(layer, in: ctx)
        }
    }

    @Test func viewsDrawTheirLayers() {
        let view = OwnDrawing(frame: CGRect(x: 0, y: 0, width: 4, height: 4))
        _ = UIGraphicsImageRenderer(bounds: view.bounds).image { view.layer.render(in: $0.cgContext) }
        #expect(view.calls == ["layer", "rect"])
    }

    @Test func headersShowBackgroundConfigurations() {
        let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
        header.frame = CGRect(x: 0, y: 0, width: 100, height: 30)
        header.backgroundView = UIView()
        var configuration = UIBackgroundConfiguration.clear()
        configuration.backgroundColor = .red
        header.backgroundConfiguration = configuration
        #expect(header.backgroundView == nil && header.backgroundConfiguration == configuration)
        var states = 0
        header.configurationUpdateHandler = { _, _ in states += 1 }
        header.layoutIfNeeded()
        header.setNeedsUpdateConfiguration()
        header.layoutIfNeeded()
        #expect(states == 2 && header.subviews.first?.frame == header.bounds)
        header.backgroundConfiguration = nil
        #expect(header.subviews.isEmpty)
    }

    @Test func bandsSelectFromPlaceToPlace() {
        var told: [(UIBandSelectionInteraction.State, CGRect)] = []
        let band = UIBandSelectionInteraction { told.append(($0.state, $0.selectionRect)) }
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        view.addInteraction(band)
        band.select(from: CGPoint(x: 50, y: 50), over: [CGPoint(x: 20, y: 80)])
        #expect(told.map(\.0) == [.began, .selecting, .ended] && told[1].1 == CGRect(x: 20, y: 50, width: 30, height: 30))
        #expect(band.selectionRect.isNull && band.state == .possible)
        band.shouldBeginHandler = { _, place in place.x > 60 }
        band.select(from: CGPoint(x: 50, y: 50), over: [])
        #expect(told.count == 3)
    }

    @Test func linksCallClosuresOnceAFrame() {
        let window = visibleWindow()
        var calls: [String] = []
        let link = UIUpdateLink(view: window)
        link.addAction(to: .afterCATransactionCommit) { _, _ in calls.append("after") }
        link.addAction { _, info in calls.append(info.modelTime < info.estimatedPresentationTime ? "frame" : "late") }
        TestClock.hold { clock in
            clock.advance(by: 0.1)
            #expect(calls.isEmpty)
            link.isEnabled = true
            clock.advance(by: 0.1)
            #expect(calls.count >= 10 && calls.prefix(2) == ["frame", "after"])
            link.isEnabled = false
            let count = calls.count
            clock.advance(by: 0.1)
            #expect(calls.count == count)
        }
    }

    @Test func layoutManagersTellWhatAnEllipsisReplaces() {
        let storage = NSTextStorage(string: "Several words that do not fit")
        let manager = NSLayoutManager()
        let container = NSTextContainer(size: CGSize(width: 80, height: 1000))
        container.maximumNumberOfLines = 1
        container.lineBreakMode = .byTruncatingTail
        manager.addTextContainer(container)
        storage.addLayoutManager(manager)
        let hidden = manager.truncatedGlyphRange(inLineFragmentForGlyphAt: 0)
        #expect(hidden.location > 3 && hidden.location + hidden.length == storage.length)
        container.size.width = 1000
        #expect(manager.truncatedGlyphRange(inLineFragmentForGlyphAt: 0).location == NSNotFound)
        #expect(manager.firstUnlaidCharacterIndex() == storage.length)
    }

    @Test func screensHaveOneMode() {
        #expect(UIScreen.main.currentMode?.size == UIScreen.main.nativeBounds.size && UIScreen.main.availableModes.count == 1)
    }

    @Test func fontsThatCannotBeReadAreRefusedWithAReason() {
        var error: Unmanaged<CFError>?
        #expect(!CTFontManagerRegisterFontsForURL(URL(fileURLWithPath: "/nowhere.ttf"), .process, &error))
        #expect(error?.takeRetainedValue().localizedDescription.contains("/nowhere.ttf") == true)
        #expect(CTFontManagerUnregisterFontsForURL(URL(fileURLWithPath: "/nowhere.ttf"), .process, nil))
    }

    @Test func namesForTestsAreKept() {
        let (image, action) = (UIImage(), UIAction { _ in })
        (image.accessibilityIdentifier, image.accessibilityLabel, action.accessibilityIdentifier) = ("i", "l", "a")
        #expect(image.accessibilityIdentifier == "i" && image.accessibilityLabel == "l" && action.accessibilityIdentifier == "a")
        let swipe = UIContextualAction(style: .normal, title: nil) { _, _, done in done(true) }
        swipe.accessibilityLabel = "s"
        #expect(swipe.accessibilityLabel == "s")
    }
}
