import CairnTesting
import Testing

@testable import UIKit

/// Fingers that carry items from one view to another.
@MainActor
@Suite(.serialized) struct DragInteractionTests {
    private final class Source: NSObject, UIDragInteractionDelegate {
        var told: [String] = []
        var texts = ["tea"]
        var allowsMove = true
        var preview: UIView?

        func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession) -> [UIDragItem] {
            let point = interaction.view.map(session.location) ?? .zero
            told.append("items at \(Int(point.x)) \(Int(point.y))")
            session.localContext = "pot"
            return texts.map { text in
                let item = UIDragItem(itemProvider: NSItemProvider(object: text as NSString))
                item.localObject = text
                if let preview { item.previewProvider = { UIDragPreview(view: preview) } }
                return item
            }
        }
        func dragInteraction(
            _ interaction: UIDragInteraction, willAnimateLiftWith animator: any UIDragAnimating, session: any UIDragSession
        ) {
            told.append("lift \(session.items.count)")
            animator.addAnimations { interaction.view?.alpha = 0.5 }
            animator.addCompletion { [weak self] in self?.told.append("lifted \($0 == .end)") }
        }
        func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession) {
            told.append("begin")
        }
        func dragInteraction(_ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession) -> Bool {
            allowsMove
        }
        func dragInteraction(_ interaction: UIDragInteraction, sessionDidMove session: any UIDragSession) { told.append("move") }
        func dragInteraction(
            _ interaction: UIDragInteraction, session: any UIDragSession, willEndWith operation: UIDropOperation
        ) { told.append("will end \(operation)") }
        func dragInteraction(
            _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation
        ) { told.append("did end \(operation)") }
        func dragInteraction(_ interaction: UIDragInteraction, sessionDidTransferItems session: any UIDragSession) {
            told.append("transferred")
        }
        func dragInteraction(
            _ interaction: UIDragInteraction, item: UIDragItem, willAnimateCancelWith animator: any UIDragAnimating
        ) { told.append("back") }
    }

    private final class Sink: NSObject, UIDropInteractionDelegate {
        var told: [String] = []
        var isInterested = true
        var operation = UIDropOperation.copy
        var loaded: [String] = []
        var context: String?

        func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
            isInterested && session.canLoadObjects(ofClass: String.self)
        }
        func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {
            told.append("enter")
        }
        func dropInteraction(_ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession) -> UIDropProposal {
            let point = interaction.view.map(session.location) ?? .zero
            told.append("update \(Int(point.x)) \(Int(point.y))")
            return UIDropProposal(operation: operation)
        }
        func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) { told.append("exit") }
        func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
            told.append("perform")
            context = session.localDragSession?.localContext as? String
            session.loadObjects(ofClass: String.self) { [weak self] in self?.loaded = $0 }
        }
        func dropInteraction(_ interaction: UIDropInteraction, concludeDrop session: any UIDropSession) {
            told.append("conclude")
        }
        func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) { told.append("end") }
    }

    private let window = visibleWindow()
    private let from = UIView(frame: CGRect(x: 20, y: 40, width: 80, height: 60))
    private let to = UIView(frame: CGRect(x: 20, y: 200, width: 80, height: 60))
    private let source = Source()
    private let sink = Sink()
    private let drag: UIDragInteraction

    init() {
        drag = UIDragInteraction(delegate: source)
        from.backgroundColor = .red
        window.addSubview(from)
        window.addSubview(to)
        from.addInteraction(drag)
        to.addInteraction(UIDropInteraction(delegate: sink))
    }

    private func lift(_ clock: TestClock) -> Finger {
        let finger = Finger(over: window)
        finger.press(at: CGPoint(x: 30, y: 60))
        clock.advance(by: 0.6)
        return finger
    }

    @Test("A finger lifts an item, carries it over a view and drops it there") func drops() async {
        TestClock.hold { clock in
            let finger = lift(clock)
            #expect(source.told == ["items at 10 20", "lift 1"])
            #expect(from.alpha == 0.5)
            clock.advance(by: 0.5)
            finger.move(to: CGPoint(x: 50, y: 120))
            #expect(source.told.suffix(3) == ["lifted true", "begin", "move"] && sink.told.isEmpty)
            finger.move(to: CGPoint(x: 50, y: 220))
            #expect(sink.told == ["enter", "update 30 20"])
            finger.lift()
            #expect(source.told.suffix(1) == ["will end copy"] && sink.told.suffix(1) == ["perform"])
            clock.advance(by: 0.5)
            #expect(source.told.suffix(2) == ["did end copy", "transferred"])
            #expect(sink.told.suffix(2) == ["conclude", "end"] && sink.context == "pot")
            #expect(window.subviews == [from, to])
        }
        for _ in 0..<100 where sink.loaded.isEmpty { await Task.yield() }
        #expect(sink.loaded == ["tea"])
    }

    @Test("Items that are let go of beside all views, or where nothing is taken, go back")
    func goesBack() {
        TestClock.hold { clock in
            let finger = lift(clock)
            sink.operation = .forbidden
            finger.move(to: CGPoint(x: 50, y: 220))
            finger.move(to: CGPoint(x: 200, y: 400))
            #expect(sink.told == ["enter", "update 30 20", "exit"])
            finger.move(to: CGPoint(x: 50, y: 220))
            finger.lift()
            clock.advance(by: 0.5)
            #expect(source.told.suffix(4) == ["will end cancel", "back", "lifted true", "did end cancel"])
            #expect(sink.told.suffix(1) == ["end"] && !sink.told.contains("perform"))
        }
    }

    @Test("What may not be moved is not dropped where it would be moved") func moveIsNotAllowed() {
        TestClock.hold { clock in
            (source.allowsMove, sink.operation) = (false, .move)
            let finger = lift(clock)
            finger.move(to: CGPoint(x: 50, y: 220))
            finger.lift()
            clock.advance(by: 0.5)
            #expect(source.told.suffix(1) == ["did end cancel"] && !sink.told.contains("perform"))
        }
    }

    @Test("A view that is not interested hears nothing; no items, no drag; a finger that does not move begins none")
    func hearsNothing() {
        TestClock.hold { clock in
            sink.isInterested = false
            var finger = lift(clock)
            finger.move(to: CGPoint(x: 50, y: 220))
            finger.lift()
            clock.advance(by: 0.5)
            #expect(sink.told.isEmpty && source.told.suffix(1) == ["did end cancel"])

            (source.told, source.texts) = ([], [])
            finger = lift(clock)
            finger.move(to: CGPoint(x: 50, y: 220))
            finger.lift()
            #expect(source.told == ["items at 10 20"])

            (source.told, source.texts) = ([], ["tea", "milk"])
            finger = lift(clock)
            finger.lift()
            clock.advance(by: 0.5)
            #expect(source.told == ["items at 10 20", "lift 2", "back", "back", "lifted true"])
        }
    }

    @Test("The item's own preview follows the finger") func ownPreview() {
        TestClock.hold { clock in
            let preview = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 30))
            source.preview = preview
            let finger = lift(clock)
            clock.advance(by: 0.5)
            #expect(preview.superview == nil && window.subviews.count == 3)
            finger.move(to: CGPoint(x: 40, y: 80))
            #expect(preview.superview === window && preview.center == CGPoint(x: 70, y: 90))
            finger.cancel()
            clock.advance(by: 0.5)
            #expect(preview.superview == nil && window.subviews == [from, to])
        }
    }

    @Test func aDisabledInteractionLiftsNothing() {
        TestClock.hold { clock in
            drag.isEnabled = false
            lift(clock).lift()
            #expect(source.told.isEmpty)
        }
    }
}
