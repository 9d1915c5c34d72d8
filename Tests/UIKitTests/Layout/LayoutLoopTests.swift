import Testing

@testable import UIKit

/// A view whose callbacks do what a test wants them to.
@MainActor
private final class ScriptedView: UIView {
    var onLayout: (() -> Void)?
    var onUpdate: (() -> Void)?
    var onMargins: (() -> Void)?
    private(set) var layouts = 0
    private(set) var updates = 0

    override func layoutSubviews() {
        super.layoutSubviews()
        layouts += 1
        onLayout?()
    }

    override func updateConstraints() {
        updates += 1
        onUpdate?()
        super.updateConstraints()
    }

    override func layoutMarginsDidChange() { onMargins?() }
}

/// Layouts that never come to rest end with a report that names who keeps them going.
@MainActor @Suite(.serialized)
struct LayoutLoopTests {
    private let scene = WindowScene()

    private func scripted() -> ScriptedView { scene.add(ScriptedView()).sized(100, 100) }

    private func report() -> String { layoutWarnings { scene.layOut() }.joined(separator: "\n") }

    private func address(_ object: AnyObject) -> String { LayoutText.address(object) }

    @Test("setNeedsLayout inside layoutSubviews lays out again; always, it ends with a report")
    func setNeedsLayout() {
        let view = scripted()
        view.onLayout = { [unowned view] in if view.layouts < 3 { view.setNeedsLayout() } }
        #expect(report().isEmpty && view.layouts == 3)
        view.onLayout = { [unowned view] in view.setNeedsLayout() }
        view.setNeedsLayout()
        let text = report()
        #expect(text.contains("did not come to rest after 50 rounds"))
        #expect(text.contains("setNeedsLayout 25 times, in layoutSubviews of "))
        #expect(text.contains(address(view)) && text.contains("flagged for layout 25 times"))
        #expect(view.layouts == 53)
    }

    @Test("A part with a layout of its own keeps the diagnostic, although the superview takes part in the layout")
    func partWithItsOwnLayout() {
        let part = ScriptedView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        part.becomeLayoutUnit()
        scene.window.addSubview(part)
        part.onLayout = { [unowned part] in part.setNeedsLayout() }
        #expect(layoutWarnings { part.layoutIfNeeded() }.count == 1)
        #expect(part.layoutDiagnostics.map(\.kind) == [.feedbackLoop])
    }

    @Test("A subview that flags its superview is the one named")
    func subviewFlagsSuperview() {
        let outer = scripted()
        let inner = scene.add(ScriptedView(), to: outer).sized(10, 10)
        inner.onLayout = { [unowned outer] in outer.setNeedsLayout() }
        outer.onLayout = { [unowned inner] in inner.setNeedsLayout() }
        let text = report()
        #expect(text.contains("in layoutSubviews of \(inner)") && text.contains("in layoutSubviews of \(outer)"))
    }

    @Test("setNeedsUpdateConstraints inside updateConstraints does not hang")
    func updateInsideUpdate() {
        let view = scripted()
        view.onUpdate = { [unowned view] in view.setNeedsUpdateConstraints() }
        #expect(report().isEmpty)
        #expect(view.updates <= 2 && view.needsUpdateConstraints())
    }

    @Test("Constraints that move a view whenever its layout asks for their update")
    func updateMoves() {
        let view = scripted()
        let width = view.constraints[0]
        view.onUpdate = { [unowned width] in width.constant = width.constant == 100 ? 101 : 100 }
        view.onLayout = { [unowned view] in view.setNeedsUpdateConstraints() }
        let text = report()
        #expect(text.contains("setNeedsUpdateConstraints") && text.contains("in layoutSubviews of \(view)"))
    }

    @Test("A content size that never stays the same")
    func contentSize() {
        let outer = scripted()
        let inner = scene.add(SizedView(10, 10), to: outer)
        outer.onLayout = { [unowned inner] in inner.contentSize.width = inner.contentSize.width == 10 ? 11 : 10 }
        let text = report()
        #expect(text.contains("\(inner): invalidateIntrinsicContentSize") && text.contains("in layoutSubviews of \(outer)"))
        #expect(text.contains("because constraints moved or resized a subview"))
    }

    @Test("Margins that ask for layout, which changes them")
    func margins() {
        let view = scripted()
        view.onLayout = { [unowned view] in view.layoutMargins.left = view.layoutMargins.left == 8 ? 9 : 8 }
        view.onMargins = { [unowned view] in view.superview?.setNeedsLayout() }
        let text = report()
        #expect(text.contains("did not come to rest") && text.contains("\(view)"))
        #expect(text.contains("in layoutMarginsDidChange of \(view)"))
    }

    @Test("A controller that flags its view after its layout")
    func controller() {
        final class Controller: UIViewController {
            override func viewDidLayoutSubviews() { view.setNeedsLayout() }
        }
        let controller = Controller()
        let text = layoutWarnings {
            scene.window.rootViewController = controller
            scene.window.makeKeyAndVisible()
        }.joined()
        #expect(text.contains("in viewDidLayoutSubviews of \(controller.view!)"))
    }

    @Test("Margins set in layoutMarginsDidChange settle when they come out the same; always others, they end with a report")
    func marginsInTheirCallback() {
        let view = scripted()
        view.onMargins = { [unowned view] in view.layoutMargins = UIEdgeInsets(top: 5, left: 6, bottom: 7, right: 8) }
        #expect(layoutWarnings { view.layoutMargins = .zero }.isEmpty)
        #expect(view.layoutMargins == UIEdgeInsets(top: 5, left: 6, bottom: 7, right: 8))
        view.onMargins = { [unowned view] in view.layoutMargins.top += 1 }
        let text = layoutWarnings { view.layoutMargins = .zero }.joined()
        #expect(text.contains("layoutMargins or safeAreaInsets changed 25 times, in layoutMarginsDidChange of \(view)"))
        #expect(text.hasSuffix("Where they are:\n    \(view)"))
        #expect(view.layoutMargins.top == 50)
    }

    @Test("A subview's margins that push its superview's, which it preserves")
    func marginsOfTwo() {
        let outer = scripted()
        let inner = scene.add(ScriptedView(), to: outer).pinned()
        inner.preservesSuperviewLayoutMargins = true
        inner.onMargins = { [unowned inner, unowned outer] in outer.layoutMargins.left = inner.layoutMargins.left + 1 }
        let text = layoutWarnings { outer.layoutMargins.left = 20 }.joined()
        #expect(text.contains("\(inner): layoutMargins or safeAreaInsets changed 25 times, because the superview's changed"))
        #expect(text.contains("in layoutMarginsDidChange of \(inner)"))
    }

    @Test("A controller's safe area that grows whenever it changes")
    func safeAreaInItsCallback() {
        final class Controller: UIViewController {
            var grows = true
            override func viewSafeAreaInsetsDidChange() { if grows { additionalSafeAreaInsets.top += 1 } }
        }
        let controller = Controller()
        controller.grows = false
        scene.window.rootViewController = controller
        scene.window.isHidden = false
        controller.grows = true
        let text = layoutWarnings { controller.additionalSafeAreaInsets.top = 10 }.joined()
        #expect(text.contains("changed 25 times, in viewSafeAreaInsetsDidChange of \(controller.view!)"))
        controller.grows = false
        controller.additionalSafeAreaInsets.top = 3
        #expect(controller.view.safeAreaInsets.top == 3)
    }

    @Test("Traits set in traitCollectionDidChange: told in order, and ended with a report where they never stay")
    func traitsInTheirCallback() {
        final class Restless: UIView {
            var styles: [UIUserInterfaceStyle] = []
            var isRestless = false
            override func traitCollectionDidChange(_ previous: UITraitCollection?) {
                styles.append(traitCollection.userInterfaceStyle)
                if isRestless || styles.count == 1 {
                    overrideUserInterfaceStyle = traitCollection.userInterfaceStyle == .dark ? .light : .dark
                }
            }
        }
        let view = scene.add(Restless())
        let inner = scene.add(Restless(), to: view)
        (inner.styles, view.styles) = ([.unspecified], [])
        _ = inner.traitCollection
        #expect(layoutWarnings { scene.window.overrideUserInterfaceStyle = .dark }.isEmpty)
        #expect(view.styles == [.dark, .light])
        #expect(inner.traitCollection.userInterfaceStyle == .light && !inner.styles.contains(.dark))
        view.isRestless = true
        let text = layoutWarnings { view.overrideUserInterfaceStyle = .dark }.joined()
        #expect(text.contains("traitCollection changed 25 times, in traitCollectionDidChange of \(view)"))
    }

    @Test("layoutIfNeeded on a view inside its own layoutSubviews does not call it again from inside")
    func reentrance() {
        let view = scripted()
        let child = scene.add(ScriptedView(), to: view).sized(5, 5)
        var depth = 0
        var deepest = 0
        view.onLayout = { [unowned view, unowned child] in
            depth += 1
            deepest = max(deepest, depth)
            if view.layouts < 4 {
                view.setNeedsLayout()
                child.setNeedsLayout()
                view.layoutIfNeeded()
                #expect(!child.layoutState.needsLayout)
            }
            depth -= 1
        }
        #expect(report().isEmpty)
        #expect(deepest == 1 && view.layouts == 4 && !view.layoutState.needsLayout)
    }

    @Test("A threshold ends the program with a report")
    func threshold() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                UserDefaults.standard.register(defaults: ["UIViewLayoutFeedbackLoopDebuggingThreshold": 60])
                let scene = WindowScene()
                let view = scene.add(ScriptedView()).sized(100, 100)
                view.onLayout = { [unowned view] in
                    if view.layouts == 59 { print("fifty-nine") }
                    view.setNeedsLayout()
                }
                scene.layOut()
            }
        }
        let text = result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) } ?? ""
        #expect(text.contains("Layout feedback loop below") && text.contains("setNeedsLayout 60 times, in layoutSubviews of"))
        #expect(text.contains("*** Terminating app due to uncaught exception 'NSInternalInconsistencyException'"))
    }

    @Test("A layout that comes to rest in time is left alone under a threshold")
    func belowThreshold() async {
        let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
            await MainActor.run {
                UserDefaults.standard.register(defaults: ["UIViewLayoutFeedbackLoopDebuggingThreshold": 50])
                let scene = WindowScene()
                let view = scene.add(ScriptedView()).sized(100, 100)
                view.onLayout = { [unowned view] in if view.layouts < 40 { view.setNeedsLayout() } }
                scene.layOut()
                precondition(view.layouts == 40)
            }
        }
        #expect(result?.standardErrorContent.isEmpty == true)
    }
}
