import CairnTesting
import Testing

@testable import UIKit

/// A container that moves from one child to another in time.
///
/// - Source:
///   developer.apple.com/documentation/uikit/uiviewcontroller/transition(from:to:duration:options:animations:completion:)
@MainActor
struct SiblingTransitionTests {
    private final class Container: UIViewController {
        var forwards = true
        override var shouldAutomaticallyForwardAppearanceMethods: Bool { forwards }
    }

    /// A container that shows the first of two children.
    @MainActor
    private struct Stage {
        let log = CallLog()
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        let container = Container()
        let (old, new): (LoggedPage, LoggedPage)

        init(forwards: Bool = true) {
            (old, new) = (LoggedPage("old", log), LoggedPage("new", log))
            container.forwards = forwards
            container.addChild(old)
            container.view.addSubview(old.view)
            old.didMove(toParent: container)
            window.rootViewController = container
            window.makeKeyAndVisible()
            window.layoutIfNeeded()
            log.lines = []
        }

        func move(_ duration: TimeInterval) {
            old.willMove(toParent: nil)
            container.addChild(new)
            container.transition(from: old, to: new, duration: duration, animations: { [self] in old.view.alpha = 0 }) {
                [self] finished in
                log.lines.append("completion \(finished)")
                old.removeFromParent()
                new.didMove(toParent: container)
            }
        }
    }

    @Test("What goes and what comes hear of it before the animation, and after it, ahead of the completion") func order() {
        TestClock.hold { clock in
            let stage = Stage()
            stage.move(0.5)
            #expect(stage.log.lines == ["old willDisappear", "new willAppear"])
            clock.advance(by: 0.25)
            #expect(stage.log.lines.count == 2 && stage.old.view.window != nil && stage.new.view.window != nil)
            clock.advance(by: 0.5)
            #expect(
                stage.log.lines.dropFirst(2) == ["old didDisappear", "new didAppear", "completion true"]
                    && stage.old.view.superview == nil)
        }
    }

    @Test("Without a duration everything has happened when the call returns") func immediate() {
        let stage = Stage()
        stage.move(0)
        #expect(
            stage.log.lines == [
                "old willDisappear", "new willAppear", "old didDisappear", "new didAppear", "completion true",
            ])
    }

    @Test("A container that forwards by itself is left to it") func byItself() {
        TestClock.hold { clock in
            let stage = Stage(forwards: false)
            stage.move(0.2)
            clock.advance(by: 1)
            #expect(stage.log.lines == ["completion true"])
        }
    }
}
