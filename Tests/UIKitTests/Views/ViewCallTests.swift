import Testing

@testable import UIKit

/// The methods that views call on themselves and on each other.
@MainActor
@Suite(.serialized) struct ViewCallTests {
    /// Notes what it is told.
    private final class Listener: UIView {
        var log: [String] = []
        override func didAddSubview(_ subview: UIView) { log.append("added \(subview.tag)") }
        override func willRemoveSubview(_ subview: UIView) { log.append("removes \(subview.tag), has \(subviews.count)") }
        override func didMoveToSuperview() { log.append(superview == nil ? "out" : "in") }
        override func tintColorDidChange() { log.append("tint") }
        override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) { log.append("traits") }
    }

    @MainActor private final class Log { var names: [String] = [] }

    private let window = visibleWindow()

    @Test func viewsHearOfTheirSubviewsAndTheirSuperview() {
        let (outer, inner) = (Listener(), Listener())
        inner.tag = 7
        outer.addSubview(inner)
        #expect(outer.log == ["added 7"] && inner.log == ["in"])
        inner.removeFromSuperview()
        #expect(outer.log == ["added 7", "removes 7, has 1"] && inner.log == ["in", "out"])
    }

    @Test func tintsAreToldDownwards() {
        let (outer, inner) = (Listener(), Listener())
        window.addSubview(outer)
        outer.addSubview(inner)
        (outer.log, inner.log) = ([], [])
        outer.tintColor = .red
        #expect(outer.log == ["tint"] && inner.log == ["tint"])
    }

    @Test func constraintsAndRecognizersAreRemoved() {
        let view = UIView()
        let constraints = [view.widthAnchor.constraint(equalToConstant: 3), view.heightAnchor.constraint(equalToConstant: 4)]
        view.addConstraints(constraints)
        view.removeConstraints([constraints[0]])
        #expect(view.constraints == [constraints[1]] && !constraints[0].isActive)
        let tap = UITapGestureRecognizer()
        view.addGestureRecognizer(tap)
        #expect(view.gestureRecognizers == [tap] && tap.view === view)
        view.removeGestureRecognizer(tap)
        #expect(view.gestureRecognizers?.isEmpty ?? true)
        #expect(tap.view == nil)
    }

    @Test func snapshotsOfPartsHaveTheirSize() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
        view.backgroundColor = .red
        window.addSubview(view)
        let part = CGRect(x: 10, y: 5, width: 12, height: 8)
        let snapshot = view.resizableSnapshotView(from: part, afterScreenUpdates: true, withCapInsets: .zero)
        #expect(snapshot?.bounds.size == CGSize(width: 12, height: 8))
    }

    @Test func windowsTellThatTheyAreShownAndHidden() {
        let log = Log()
        let other = UIWindow(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        let tokens = [UIWindow.didBecomeVisibleNotification, UIWindow.didBecomeHiddenNotification].map { name in
            NotificationCenter.default.addObserver(forName: name, object: other, queue: nil) { note in
                let name = note.name.rawValue
                MainActor.assumeIsolated { log.names.append(name) }
            }
        }
        defer { tokens.forEach(NotificationCenter.default.removeObserver) }
        other.isHidden = false
        other.isHidden = true
        #expect(log.names == [UIWindow.didBecomeVisibleNotification.rawValue, UIWindow.didBecomeHiddenNotification.rawValue])
    }

    @Test func traitsCanBeUpdatedAtOnce() {
        let view = Listener()
        window.addSubview(view)
        view.log = []
        window.traitOverrides.userInterfaceStyle = .dark
        view.updateTraitsIfNeeded()
        #expect(view.traitCollection.userInterfaceStyle == .dark && view.log.contains("traits"))
    }

    @Test func screensTellTheirScale() {
        let screen = UIScreen.main
        #expect(screen.nativeScale == screen.scale && screen.maximumFramesPerSecond == 60)
        let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
        let fixed = screen.coordinateSpace.convert(rect, to: screen.fixedCoordinateSpace)
        #expect(fixed == rect || screen.bounds.width > screen.bounds.height)
        let view = UIView()
        window.addSubview(view)
        view.contentScaleFactor = 3
        #expect(view.layer.contentsScale == 3)
    }
}
