import CairnTesting
import Testing

@testable import UIKit

/// The keyboard's guide, on a screen of 390 x 844 points with 34 at the bottom.
///
/// - Source: Apple's documentation of UIKeyboardLayoutGuide and UITrackingLayoutGuide.
@MainActor
struct KeyboardLayoutGuideTests {
    private let screen = UIScreen()
    private let window: UIWindow
    private let docked = KeyboardPlacement(frame: CGRect(x: 0, y: 544, width: 390, height: 300))

    init() {
        screen.environment = ScreenEnvironment(device: "iPhone 14")!
        window = UIWindow(frame: screen.bounds)
        window.windowScreen = screen
    }

    private func frame(of view: UIView) -> CGRect {
        window.layoutIfNeeded()
        return view.keyboardLayoutGuide.layoutFrame
    }

    private func show(_ keyboard: KeyboardPlacement?) { screen.environment.keyboard = keyboard }

    @Test("Without a keyboard it is the bottom of the safe area") func absent() {
        #expect(frame(of: window) == CGRect(x: 0, y: 810, width: 390, height: 34))
        window.keyboardLayoutGuide.usesBottomSafeArea = false
        #expect(frame(of: window) == CGRect(x: 0, y: 844, width: 390, height: 0))
    }

    @Test("It is the docked keyboard's rectangle, and what is tied to it moves") func docks() {
        let field = UIView()
        field.translatesAutoresizingMaskIntoConstraints = false
        window.addSubview(field)
        field.sized(100, 40)
        field.bottomAnchor.constraint(equalTo: window.keyboardLayoutGuide.topAnchor).isActive = true
        window.layoutIfNeeded()
        #expect(field.frame.minY == 770)
        show(docked)
        #expect(frame(of: window) == CGRect(x: 0, y: 544, width: 390, height: 300))
        #expect(field.frame.minY == 504)
        show(nil)
        #expect(frame(of: window) == CGRect(x: 0, y: 810, width: 390, height: 34))
        #expect(field.frame.minY == 770)
    }

    @Test("In a view that does not fill the window it is in that view's coordinates, and ends where the window does")
    func inSubview() {
        let box = UIView(frame: CGRect(x: 10, y: 100, width: 370, height: 700))
        window.addSubview(box)
        #expect(frame(of: box) == CGRect(x: 0, y: 700, width: 370, height: 44))
        box.frame.origin.y = 50
        #expect(frame(of: box) == CGRect(x: 0, y: 700, width: 370, height: 94))
        box.frame.origin.y = 100
        show(docked)
        #expect(frame(of: box) == CGRect(x: -10, y: 444, width: 390, height: 300))
    }

    @Test("A view that hangs below the window keeps the guide's top, and is no conflict", arguments: [200.0, 600, 900])
    func belowWindow(_ y: Double) {
        let box = UIView(frame: CGRect(x: 0, y: y, width: 390, height: 700))
        window.addSubview(box)
        let field = UIView()
        field.translatesAutoresizingMaskIntoConstraints = false
        box.addSubview(field)
        field.bottomAnchor.constraint(equalTo: box.keyboardLayoutGuide.topAnchor, constant: -12).isActive = true
        field.sized(100, 40)
        let told = conflicts { window.layoutIfNeeded() }
        let guide = box.keyboardLayoutGuide.layoutFrame
        #expect(guide.minY == 700 - box.safeAreaInsets.bottom && guide.height == 0)
        #expect(field.frame.maxY == guide.minY - 12 && told == [])
    }

    @Test("A view that the keyboard does not reach keeps its bottom") func outOfReach() {
        let box = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 300))
        window.addSubview(box)
        show(docked)
        #expect(frame(of: box) == CGRect(x: 0, y: 300, width: 390, height: 544))
    }

    @Test("A view that moves takes the guide along") func movedView() {
        let box = UIView()
        box.translatesAutoresizingMaskIntoConstraints = false
        window.addSubview(box)
        box.sized(390, 400)
        box.leftAnchor.constraint(equalTo: window.leftAnchor).isActive = true
        let top = box.topAnchor.constraint(equalTo: window.topAnchor, constant: 300)
        top.isActive = true
        let inner = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 400))
        box.addSubview(inner)
        _ = inner.keyboardLayoutGuide
        show(docked)
        #expect(frame(of: inner).minY == 244)
        top.constant = 200
        #expect(frame(of: inner).minY == 344)
        top.constant = 0
        #expect(frame(of: inner) == CGRect(x: 0, y: 400, width: 390, height: 444))
    }

    @Test("A low keyboard does not pull the guide below the safe area") func lowKeyboard() {
        show(KeyboardPlacement(frame: CGRect(x: 0, y: 824, width: 390, height: 20)))
        #expect(frame(of: window) == CGRect(x: 0, y: 810, width: 390, height: 34))
        window.keyboardLayoutGuide.usesBottomSafeArea = false
        #expect(frame(of: window) == CGRect(x: 0, y: 824, width: 390, height: 20))
    }

    @Test("An undocked keyboard counts only where it is followed") func undocked() {
        let floating = CGRect(x: 40, y: 400, width: 300, height: 200)
        show(KeyboardPlacement(frame: floating, isDocked: false))
        #expect(window.keyboardLayoutGuide.followsUndockedKeyboard == false)
        #expect(frame(of: window).minY == 810)
        window.keyboardLayoutGuide.followsUndockedKeyboard = true
        #expect(frame(of: window) == floating)
    }

    @Test("A view that comes into a window with a keyboard takes it over") func enteringWindow() {
        show(docked)
        let box = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        #expect(frame(of: box) == CGRect(x: 0, y: 844, width: 390, height: 0))
        window.addSubview(box)
        #expect(frame(of: box).minY == 544)
    }

    // MARK: Tracked constraints

    @MainActor private struct Tracked {
        var nearBottom, awayFromBottom, nearTop, awayFromSides, nearLeading: NSLayoutConstraint
        var active: [Bool] { [nearBottom, awayFromBottom, nearTop, awayFromSides, nearLeading].map(\.isActive) }
    }

    private func tracked() -> Tracked {
        let view = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        window.addSubview(view)
        func constraint() -> NSLayoutConstraint { view.widthAnchor.constraint(greaterThanOrEqualToConstant: 1) }
        let result = Tracked(
            nearBottom: constraint(), awayFromBottom: constraint(), nearTop: constraint(), awayFromSides: constraint(),
            nearLeading: constraint())
        let guide = window.keyboardLayoutGuide
        guide.followsUndockedKeyboard = true
        guide.setConstraints([result.nearBottom], activeWhenNearEdge: .bottom)
        guide.setConstraints([result.awayFromBottom], activeWhenAwayFrom: .bottom)
        guide.setConstraints([result.nearTop], activeWhenNearEdge: .top)
        guide.setConstraints([result.awayFromSides], activeWhenAwayFrom: [.leading, .trailing])
        guide.setConstraints([result.nearLeading], activeWhenNearEdge: .leading)
        return result
    }

    @Test(
        "Constraints come and go with the edges the keyboard is near",
        arguments: [
            (CGRect(x: 0, y: 100, width: 300, height: 200), [false, true, false, false, true]),
            (CGRect(x: 45, y: 10, width: 300, height: 200), [false, true, true, true, false]),
            (CGRect(x: 90, y: 640, width: 300, height: 200), [true, false, false, false, false]),
            (CGRect(x: 0, y: 300, width: 390, height: 200), [false, true, false, true, false]),
        ])
    func nearAndAway(_ frame: CGRect, _ active: [Bool]) {
        let constraints = tracked()
        #expect(constraints.active == [true, false, false, true, false])
        show(KeyboardPlacement(frame: frame, isDocked: false))
        #expect(constraints.active == active)
        show(docked)
        #expect(constraints.active == [true, false, false, true, false])
    }

    @Test("Leading is right in a view laid out right to left") func rightToLeft() {
        window.semanticContentAttribute = .forceRightToLeft
        let constraints = tracked()
        show(KeyboardPlacement(frame: CGRect(x: 85, y: 300, width: 300, height: 200), isDocked: false))
        #expect(constraints.nearLeading.isActive)
    }

    @Test("Tracked constraints can be read, replaced and removed") func sets() {
        let constraints = tracked()
        let guide = window.keyboardLayoutGuide
        #expect(guide.constraintsActive(whenNearEdge: .bottom) == [constraints.nearBottom])
        #expect(guide.constraintsActive(whenAwayFrom: .bottom) == [constraints.awayFromBottom])
        #expect(guide.constraintsActive(whenNearEdge: .trailing).isEmpty)
        guide.setConstraints([], activeWhenNearEdge: .bottom)
        #expect(!constraints.nearBottom.isActive && guide.constraintsActive(whenNearEdge: .bottom).isEmpty)
        guide.removeAllTrackedConstraints()
        #expect(constraints.active == [false, false, false, false, false])
    }

    // MARK: Notifications

    @Test("A keyboard that shows, moves or hides posts notifications before and after") func notifications() {
        final class Notes: @unchecked Sendable {
            var list: [String] = []
            var ends: [CGRect] = []
        }
        let notes = Notes()
        let names: [NSNotification.Name] = [
            UIResponder.keyboardWillShowNotification, UIResponder.keyboardDidShowNotification,
            UIResponder.keyboardWillHideNotification, UIResponder.keyboardDidHideNotification,
            UIResponder.keyboardWillChangeFrameNotification, UIResponder.keyboardDidChangeFrameNotification,
        ]
        let observers = names.map { name in
            NotificationCenter.default.addObserver(forName: name, object: screen, queue: nil) { note in
                notes.list.append(String(note.name.rawValue.dropFirst("UIKeyboard".count).dropLast("Notification".count)))
                let frame = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue
                notes.ends.append(frame?.cgRectValue ?? .null)
            }
        }
        defer { observers.forEach(NotificationCenter.default.removeObserver) }
        show(docked)
        #expect(notes.list == ["WillChangeFrame", "WillShow", "DidChangeFrame", "DidShow"])
        #expect(notes.ends == Array(repeating: docked.frame, count: 4))
        notes.list = []
        notes.ends = []
        show(nil)
        #expect(notes.list == ["WillChangeFrame", "WillHide", "DidChangeFrame", "DidHide"])
        #expect(notes.ends[0] == CGRect(x: 0, y: 844, width: 390, height: 300))
    }

    /// - Source: iOS tells 0.25 seconds in `keyboardAnimationDurationUserInfoKey`, as its users report.
    @Test("Where time passes, a keyboard takes 0.25 seconds, and what is tied to the guide moves along") func inTime() {
        final class Notes: @unchecked Sendable {
            var duration = 0.0
            var didShow = false
        }
        let notes = Notes()
        let observers = [
            NotificationCenter.default.addObserver(
                forName: UIResponder.keyboardWillShowNotification, object: screen, queue: nil
            ) { notes.duration = $0.userInfo?[UIResponder.keyboardAnimationDurationUserInfoKey] as? Double ?? -1 },
            NotificationCenter.default.addObserver(
                forName: UIResponder.keyboardDidShowNotification, object: screen, queue: nil
            ) { _ in notes.didShow = true },
        ]
        defer { observers.forEach(NotificationCenter.default.removeObserver) }
        TestClock.hold { clock in
            window.makeKeyAndVisible()
            let view = UIView(frame: window.bounds)
            window.addSubview(view)
            let tied = UIView()
            tied.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(tied)
            NSLayoutConstraint.activate([
                tied.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
                tied.heightAnchor.constraint(equalToConstant: 50), tied.leadingAnchor.constraint(equalTo: view.leadingAnchor),
                tied.widthAnchor.constraint(equalToConstant: 50),
            ])
            window.layoutIfNeeded()
            let start = tied.frame.minY
            show(docked)
            #expect(notes.duration == 0.25 && !notes.didShow)
            clock.advance(by: 0.125)
            let seen = tied.layer.presentation()?.frame.minY ?? 0
            #expect(seen < start && seen > tied.frame.minY && tied.frame.maxY == docked.frame.minY && !notes.didShow)
            clock.advance(by: 0.13)
            #expect(notes.didShow && tied.layer.presentation()?.frame.minY == tied.frame.minY)
            show(nil)
            clock.advance(by: 1)
            window.isHidden = true
        }
    }
}
