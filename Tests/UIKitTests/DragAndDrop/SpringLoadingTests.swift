import CairnTesting
import Testing

@testable import UIKit

/// Drags that rest on a view activate it.
///
/// - Source: developer.apple.com/documentation/uikit/uispringloadedinteraction
@MainActor
@Suite(.serialized) struct SpringLoadingTests {
    private final class Source: NSObject, UIDragInteractionDelegate {
        func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession) -> [UIDragItem] {
            [UIDragItem(itemProvider: NSItemProvider(object: "tea" as NSString))]
        }
    }
    private final class Effect: NSObject, UISpringLoadedInteractionEffect {
        var states: [UISpringLoadedInteractionEffectState] = []
        func interaction(_ interaction: UISpringLoadedInteraction, didChangeWith context: any UISpringLoadedInteractionContext) {
            states.append(context.state)
        }
    }

    private let window = visibleWindow()
    private let from = UIView(frame: CGRect(x: 20, y: 40, width: 80, height: 60))
    private let to = UIButton(frame: CGRect(x: 20, y: 200, width: 80, height: 60))
    private let source = Source()

    init() {
        window.addSubview(from)
        window.addSubview(to)
        from.addInteraction(UIDragInteraction(delegate: source))
    }

    private func lift(_ clock: TestClock) -> Finger {
        let finger = Finger(over: window)
        finger.press(at: CGPoint(x: 30, y: 60))
        clock.advance(by: 0.6)
        return finger
    }

    @Test func aDragThatRestsActivatesOnce() {
        let effect = Effect()
        var places: [CGPoint] = []
        to.addInteraction(
            UISpringLoadedInteraction(interactionBehavior: nil, interactionEffect: effect) { interaction, context in
                places.append(context.location(in: interaction.view))
            })
        TestClock.hold { clock in
            let finger = lift(clock)
            finger.move(to: CGPoint(x: 30, y: 210))
            clock.advance(by: 0.3)
            finger.move(to: CGPoint(x: 60, y: 230))
            clock.advance(by: 0.4)
            #expect(places.isEmpty && effect.states == [.possible])
            clock.advance(by: 0.2)
            #expect(places == [CGPoint(x: 40, y: 30)])
            finger.move(to: CGPoint(x: 62, y: 230))
            clock.advance(by: 2)
            finger.move(to: CGPoint(x: 62, y: 400))
            #expect(places.count == 1 && effect.states == [.possible, .activated, .inactive])
            finger.lift()
            clock.advance(by: 0.5)
        }
    }

    @Test func aButtonIsTapped() {
        var taps = 0
        to.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
        to.isSpringLoaded = true
        TestClock.hold { clock in
            let finger = lift(clock)
            finger.move(to: CGPoint(x: 30, y: 210))
            clock.advance(by: 0.6)
            #expect(taps == 1)
            finger.lift()
            to.isSpringLoaded = false
            clock.advance(by: 0.5)
        }
        #expect(!to.isSpringLoaded && to.interactions.isEmpty && taps == 1)
    }
}
