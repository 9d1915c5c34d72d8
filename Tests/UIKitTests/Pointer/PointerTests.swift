import CairnTesting
import Testing

@testable import UIKit

/// A pointer that moves over views.
@MainActor
struct PointerTests {
    private let window = visibleWindow()
    private let view = UIView(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
    private let pointer: Pointer

    init() {
        window.addSubview(view)
        pointer = Pointer(over: window)
    }

    @Test func hoverBeginsChangesAndEnds() {
        let recorder = Recorder()
        let hover = UIHoverGestureRecognizer()
        recorder.record(hover)
        view.addGestureRecognizer(hover)
        pointer.move(to: CGPoint(x: 50, y: 50))
        pointer.move(to: CGPoint(x: 150, y: 150))
        #expect(hover.location(in: view) == CGPoint(x: 50, y: 50))
        pointer.move(to: CGPoint(x: 160, y: 150))
        pointer.leave()
        pointer.move(to: CGPoint(x: 110, y: 150))
        #expect(recorder.states == [.began, .changed, .ended, .began])
    }

    @Test func theDelegateDecidesAboutRegionsAndStyles() throws {
        let delegate = Regions()
        let interaction = UIPointerInteraction(delegate: delegate)
        view.addInteraction(interaction)
        #expect(interaction.view === view)
        pointer.move(to: CGPoint(x: 120, y: 150))
        #expect(delegate.heard == ["enter left", "style left"])
        guard case .effect(.lift(let preview), nil)? = interaction.currentStyle?.kind else {
            Issue.record("no lift")
            return
        }
        #expect(preview.view === view)
        pointer.move(to: CGPoint(x: 130, y: 150))
        #expect(delegate.heard.count == 2)
        pointer.move(to: CGPoint(x: 180, y: 150))
        #expect(delegate.heard.suffix(3) == ["exit left", "enter right", "style right"])
        guard case .shape(.verticalBeam(let length), _)? = interaction.currentStyle?.kind else {
            Issue.record("no beam")
            return
        }
        #expect(length == 20)
        interaction.invalidate()
        #expect(delegate.heard.last == "style right")
        interaction.isEnabled = false
        #expect(interaction.currentStyle == nil && delegate.heard.last == "exit right")
        interaction.isEnabled = true
        pointer.leave()
        pointer.move(to: CGPoint(x: 120, y: 150))
        view.removeInteraction(interaction)
        #expect(delegate.heard.last == "exit left" && interaction.view == nil)
    }

    @Test func withoutADelegateTheViewIsARegion() {
        let interaction = UIPointerInteraction()
        view.addInteraction(interaction)
        pointer.move(to: CGPoint(x: 120, y: 150))
        guard case .system? = interaction.currentStyle?.kind else {
            Issue.record("not the system's")
            return
        }
    }
}

private final class Recorder: UIResponder {
    private(set) var states: [UIGestureRecognizer.State] = []
    func record(_ recognizer: UIGestureRecognizer) { recognizer.addTarget(self, action: Selector("hovered:")) }
    func hovered(_ sender: UIGestureRecognizer) { states.append(sender.state) }
}

private final class Regions: NSObject, UIPointerInteractionDelegate {
    var heard: [String] = []
    func pointerInteraction(
        _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest, defaultRegion: UIPointerRegion
    ) -> UIPointerRegion? {
        let isLeft = request.location.x < 50
        return UIPointerRegion(
            rect: CGRect(x: isLeft ? 0 : 50, y: 0, width: 50, height: 100), identifier: isLeft ? "left" : "right")
    }
    func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion) -> UIPointerStyle? {
        heard.append("style \(region.identifier!)")
        guard region.identifier == AnyHashable("left"), let view = interaction.view else {
            return UIPointerStyle(shape: .verticalBeam(length: 20))
        }
        return UIPointerStyle(effect: .lift(UITargetedPreview(view: view)))
    }
    func pointerInteraction(
        _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion, animator: any UIPointerInteractionAnimating
    ) { heard.append("enter \(region.identifier!)") }
    func pointerInteraction(
        _ interaction: UIPointerInteraction, willExit region: UIPointerRegion, animator: any UIPointerInteractionAnimating
    ) { heard.append("exit \(region.identifier!)") }
}
