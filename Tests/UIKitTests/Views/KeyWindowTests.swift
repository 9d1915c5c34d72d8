import Testing

@testable import UIKit

@MainActor
struct KeyWindowTests {
    /// Notes the calls that tell it of being key, with what it says of itself meanwhile.
    private final class NotingWindow: UIWindow {
        var calls: [String] = []
        var mayBeKey = true

        override var canBecomeKey: Bool { mayBeKey }
        override func becomeKey() {
            super.becomeKey()
            calls.append("become, \(isKeyWindow)")
        }
        override func resignKey() {
            super.resignKey()
            calls.append("resign, \(isKeyWindow)")
        }
    }

    @Test func aWindowMadeWithoutAFrameIsAsLargeAsTheScreen() {
        #expect(UIWindow().frame == UIScreen.main.bounds && !UIScreen.main.bounds.isEmpty)
        #expect(UIWindow(frame: .zero).frame == .zero)
    }

    @Test func aHiddenWindowSaysOnceThatItIsDrawn() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        let rendered = UIGraphicsImageRenderer(bounds: window.bounds)
        func draw() -> [String] {
            LoadedDocument.log { _ = rendered.image { _ in window.drawHierarchy(in: window.bounds, afterScreenUpdates: true) } }
        }
        let log = draw()
        #expect(log.count == 1 && log[0].contains("is drawn while it is hidden"), "\(log)")
        #expect(draw().isEmpty)
        let shown = UIWindow(frame: window.bounds)
        shown.isHidden = false
        #expect(
            LoadedDocument.log { _ = rendered.image { _ in shown.drawHierarchy(in: shown.bounds, afterScreenUpdates: true) } }
                == [])
    }

    @Test func oneWindowIsKey() {
        let (first, second) = (NotingWindow(frame: .zero), NotingWindow(frame: .zero))
        first.makeKey()
        #expect(first.isKeyWindow && !second.isKeyWindow)
        second.makeKeyAndVisible()
        #expect(!first.isKeyWindow && second.isKeyWindow)
        #expect(first.calls == ["become, true", "resign, false"])
        #expect(second.calls == ["become, true"])
    }

    @Test func aKeyWindowDoesNotBecomeKeyAgain() {
        let window = NotingWindow(frame: .zero)
        window.makeKey()
        window.makeKey()
        #expect(window.calls == ["become, true"])
    }

    @Test func aWindowThatCannotBecomeKeyLeavesTheOtherOne() {
        let (first, second) = (NotingWindow(frame: .zero), NotingWindow(frame: .zero))
        second.mayBeKey = false
        first.makeKey()
        second.makeKey()
        #expect(first.isKeyWindow && !second.isKeyWindow)
        #expect(first.calls == ["become, true"] && second.calls == [])
    }

    @Test func theKeyWindowIsNotKeptAlive() {
        do { NotingWindow(frame: .zero).makeKey() }
        #expect(UIWindow.all.allSatisfy { !$0.isKeyWindow })
    }

    /// Notifications in the order in which they were posted.
    private final class Posts: @unchecked Sendable {
        var list: [(name: NSNotification.Name, window: ObjectIdentifier?)] = []
    }

    @Test func notificationsNameTheWindow() {
        let (first, second) = (UIWindow(frame: .zero), UIWindow(frame: .zero))
        first.makeKey()
        let posts = Posts()
        let names = [UIWindow.didResignKeyNotification, UIWindow.didBecomeKeyNotification]
        let observers = names.map { name in
            NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { note in
                posts.list.append((note.name, (note.object as? UIWindow).map(ObjectIdentifier.init)))
            }
        }
        second.makeKey()
        observers.forEach(NotificationCenter.default.removeObserver)
        #expect(posts.list.map(\.name) == names)
        #expect(posts.list.map(\.window) == [ObjectIdentifier(first), ObjectIdentifier(second)])
    }

    /// An action without a responder to start from goes to the key window.
    @Test func actionsStartAtTheKeyWindow() {
        final class Taker: UIViewController {
            var taken: [String] = []
            override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { true }
            override func perform(_ aSelector: Selector!, with object: Any!) -> Unmanaged<AnyObject>! {
                taken.append(aSelector.description)
                return nil
            }
        }
        let windows = [UIWindow(frame: .zero), UIWindow(frame: .zero)]
        for window in windows { window.rootViewController = Taker() }
        for window in windows { window.makeKey() }
        ActionDispatch.send(Selector("press"), to: nil, from: NSObject(), nil)
        #expect(windows.map { ($0.rootViewController as? Taker)?.taken.count } == [0, 1])
    }
}
