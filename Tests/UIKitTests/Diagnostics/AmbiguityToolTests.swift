import Testing

@testable import UIKit

/// Finding and trying out ambiguity, and the texts one prints of a tree.
///
/// - Source: the forms of public logs, as Notes/specification/auto-layout.md 9.4 lists them.
@MainActor
struct AmbiguityToolTests {
    private let scene = WindowScene(400, 800)

    @Test func exercisingMovesAViewToOtherSolutions() {
        let view = scene.add(UIView())
        let floor = view.widthAnchor.constraint(greaterThanOrEqualToConstant: 30)
        NSLayoutConstraint.activate([
            floor, view.leftAnchor.constraint(equalTo: scene.window.leftAnchor, constant: 10),
            view.heightAnchor.constraint(equalToConstant: 5),
        ])
        scene.layOut()
        var frames = [view.frame]
        for _ in 0..<6 {
            #expect(view.hasAmbiguousLayout)
            view.exerciseAmbiguityInLayout()
            #expect(view.frame != frames.last && view.frame.minX == 10 && view.frame.width >= 30 && view.frame.height == 5)
            frames.append(view.frame)
        }
        scene.layOut()
        #expect(view.frame == frames.last)
        floor.isActive = false
        scene.window.setNeedsLayout()
        scene.layOut()
        #expect(view.hasAmbiguousLayout && view.frame.minX == 10)
    }

    @Test func exercisingKeepsEverythingElseAsGood() {
        let views = [SizedView(100, 10), SizedView(100, 10)].map { scene.add($0) }
        NSLayoutConstraint.activate([
            views[0].leftAnchor.constraint(equalTo: scene.window.leftAnchor),
            views[1].leftAnchor.constraint(equalTo: views[0].rightAnchor),
            scene.window.rightAnchor.constraint(equalTo: views[1].rightAnchor),
        ])
        scene.layOut()
        let before = views[0].frame.width
        views[0].exerciseAmbiguityInLayout()
        #expect(views[0].frame.width != before)
        #expect(views[0].frame.width >= 100 && views[1].frame.width >= 100)
        #expect(views[0].frame.width + views[1].frame.width == 400)
    }

    @Test func whatIsDeterminedStays() {
        let view = scene.add(UIView()).spanning(x: (1, 2), y: (3, 4))
        scene.layOut()
        view.exerciseAmbiguityInLayout()
        #expect(view.frame == CGRect(x: 1, y: 3, width: 1, height: 1) && !view.hasAmbiguousLayout)
    }

    @Test func exercisedViewsMayGo() {
        let view = scene.add(UIView())
        view.exerciseAmbiguityInLayout()
        view.removeFromSuperview()
        scene.add(UIView())
        scene.layOut()
        #expect(scene.window.subviews[0].frame == .zero)
    }

    @Test func guidesTellOfAmbiguityAndConflictsAreStillLogged() {
        let (guide, view) = (UILayoutGuide(), scene.add(UIView()).sized(10, 10))
        scene.window.addLayoutGuide(guide)
        guide.leftAnchor.constraint(equalTo: view.rightAnchor).isActive = true
        #expect(!UILayoutGuide().hasAmbiguousLayout)
        scene.layOut()
        view.widthAnchor.constraint(equalToConstant: 20).isActive = true
        let log = conflicts { #expect(guide.hasAmbiguousLayout) }
        #expect(log.count == 1)
        guide.topAnchor.constraint(equalTo: scene.window.topAnchor).isActive = true
        guide.widthAnchor.constraint(equalToConstant: 1).isActive = true
        guide.heightAnchor.constraint(equalToConstant: 1).isActive = true
        view.leftAnchor.constraint(equalTo: scene.window.leftAnchor).isActive = true
        #expect(!guide.hasAmbiguousLayout)
    }

    // MARK: Trace

    @Test func trace() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
        scene.window.addSubview(root)
        let label = scene.add(UILabel(), to: root)
        label.text = "Label"
        let guide = UILayoutGuide()
        guide.identifier = "gap"
        root.addLayoutGuide(guide)
        NSLayoutConstraint.activate([
            label.leftAnchor.constraint(equalTo: root.leftAnchor), guide.topAnchor.constraint(equalTo: root.topAnchor),
            guide.leftAnchor.constraint(equalTo: label.rightAnchor), guide.widthAnchor.constraint(equalToConstant: 3),
            guide.heightAnchor.constraint(equalToConstant: 4),
        ])
        root.addSubview(UIImageView())
        scene.layOut()
        let lines = scene.window._autolayoutTrace().components(separatedBy: "\n").map(\.withoutAddresses)
        let width = LayoutText.number(label.frame.width)
        #expect(lines.count == 9)
        #expect(lines[0] == "•UIWindow:0x… - AMBIGUOUS LAYOUT")
        #expect(lines[1] == "|   +UIView:0x…")
        #expect(
            lines[2]
                == "|   |   *<UILayoutGuide: 0x… - \"gap\", layoutFrame = {{\(width), 0}, {3, 4}}, owningView = <UIView: 0x…; frame = "
                + "(0 0; 400 800); layer = <CALayer: 0x…>>>")
        #expect(
            lines[3].replacing(#/{id: [0-9]+}/#, with: "{id: n}")
                == "|   |   *UILabel:0x…'Label'- AMBIGUOUS LAYOUT for UILabel:0x…'Label'.minY{id: n}")
        #expect(lines[4] == "|   |   UIImageView:0x…")
        #expect(
            lines[5...].joined(separator: "\n") == """
                Legend:
                \t* - is laid out with auto layout
                \t+ - is laid out manually, but is represented in the layout engine because translatesAutoresizingMaskIntoConstraints = YES
                \t• - layout engine host
                """)
        label.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
        #expect(!scene.window._autolayoutTrace().contains("AMBIGUOUS"))
    }

    /// - Source: traces of iOS 11 mark a controller's view as a host, and one that has left the engine of its window as
    ///   in the second line here.
    @Test func traceOfHosts() {
        let controller = UIViewController()
        scene.window.rootViewController = controller
        scene.layOut()
        let lines = scene.window._autolayoutTrace().components(separatedBy: "\n").map(\.withoutAddresses)
        #expect(lines.contains { $0.hasSuffix("   •UIView:0x…") }, "\(lines)")
        let alone = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        #expect(alone._autolayoutTrace().withoutAddresses.hasPrefix("•UIView:0x…, MISSING HOST CONSTRAINTS\n"))
    }

    @Test func severalVariablesOfAView() throws {
        let view = scene.add(UIView())
        view.heightAnchor.constraint(equalToConstant: 3).isActive = true
        let trace = view._autolayoutTrace().withoutAddresses
        let match = try #require(
            trace.firstMatch(
                of:
                    #/^\*UIView:0x…- AMBIGUOUS LAYOUT for UIView:0x….minX{id: (\d+)}, UIView:0x….minY{id: (\d+)}, UIView:0x….Width{id: (\d+)}\n/#
            ))
        #expect(Set([match.1, match.2, match.3]).count == 3)
    }

    // MARK: Descriptions

    @Test func descriptions() {
        let view = UIView(frame: CGRect(x: 90, y: -50, width: 80, height: 100))
        #expect(view.description.withoutAddresses == "<UIView: 0x…; frame = (90 -50; 80 100); layer = <CALayer: 0x…>>")
        view.isHidden = true
        view.clipsToBounds = true
        view.isOpaque = false
        view.autoresizingMask = [
            .flexibleBottomMargin, .flexibleWidth, .flexibleHeight, .flexibleLeftMargin, .flexibleTopMargin, .flexibleRightMargin,
        ]
        view.isUserInteractionEnabled = false
        #expect(
            view.description.withoutAddresses
                == "<UIView: 0x…; frame = (90 -50; 80 100); hidden = YES; clipsToBounds = YES; opaque = NO; autoresize = LM+W+RM+TM+H+BM; "
                + "userInteractionEnabled = NO; layer = <CALayer: 0x…>>")
        let label = UILabel(frame: CGRect(x: 0.5, y: 0, width: 10, height: 20))
        label.text = "Hi"
        #expect(label.description.withoutAddresses.hasPrefix("<UILabel: 0x…; frame = (0.5 0; 10 20); text = 'Hi'; "))
    }

    @Test func recursiveDescription() {
        let (root, child) = (UIView(), UIView())
        child.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        root.addSubview(child)
        child.addSubview(UIView())
        root.addSubview(UIView())
        let plain = "<UIView: 0x…; frame = (0 0; 0 0); layer = <CALayer: 0x…>>"
        #expect(
            root.recursiveDescription().withoutAddresses == """
                \(plain)
                   | <UIView: 0x…; frame = (0 0; 0 0); autoresize = W+H; layer = <CALayer: 0x…>>
                   |    | \(plain)
                   | \(plain)
                """)
    }

    final class Badge: UIView {
        var level = 4
        weak var partner: UIView?
    }

    @Test func propertiesOfSubclassesByName() {
        let (badge, partner) = (scene.add(Badge()), UIView())
        badge.partner = partner
        #expect(badge.value(forKey: "level") as? Int == 4)
        #expect(badge.value(forKey: "partner") as? UIView === partner)
        badge.partner = nil
        #expect(badge.value(forKey: "partner") == nil)
    }

    @Test func valuesByName() async {
        let view = scene.add(UIView())
        #expect(view.value(forKey: "recursiveDescription") as? String == view.recursiveDescription())
        #expect(view.value(forKey: "_autolayoutTrace") as? String == view._autolayoutTrace())
        #expect(view.value(forKey: "hasAmbiguousLayout") as? Bool == true)
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { _ = UIView().value(forKey: "foo") }
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self).withoutAddresses
        let expected =
            "*** Terminating app due to uncaught exception 'NSUnknownKeyException', reason: '[<UIView 0x…> valueForUndefinedKey:]: "
            + "this class is not key value coding-compliant for the key foo.'\n*** First throw call stack:\n"
        #expect(text.hasPrefix(expected), "\(text)")
    }
}
