import Testing

@testable import UIKit

/// Autoresizing masks in the engine: Notes/specification/auto-layout.md 3.
@MainActor
struct MaskConstraintTests {
    private let scene = WindowScene(400, 300)

    /// A view placed by its frame and mask, with a child that fills it by constraints and so brings it into the engine.
    private func masked(
        _ frame: CGRect, _ mask: UIView.AutoresizingMask = [], in superview: UIView? = nil
    ) -> (view: UIView, child: UIView) {
        let view = UIView(frame: frame)
        view.autoresizingMask = mask
        (superview ?? scene.window).addSubview(view)
        return (view, scene.add(UIView(), to: view).pinned())
    }

    private func engineRect(_ view: UIView) -> CGRect? {
        view.layoutState.host?.engine.alignmentRect(of: view).map { CGRect($0) }
    }

    private var solves: Int { scene.window.requireHost().engine.solves }

    // MARK: Texts

    struct Form: Sendable, CustomTestStringConvertible {
        var mask: UIView.AutoresizingMask
        var frame = CGRect(x: 20, y: 30, width: 70, height: 60)
        var expected: [String]
        var testDescription: String { "\(mask.rawValue) \(frame.numbers)" }
    }

    /// `V` stands for the view and `S` for its superview, 400 x 300.
    nonisolated static let forms: [Form] = [
        Form(mask: [], expected: ["h=--& v=--& V.minX == 20   (active, names: '|':S )", "h=--& v=--& V.width == 70   (active)"]),
        Form(
            mask: .flexibleRightMargin,
            expected: ["h=--& v=--& V.minX == 20   (active, names: '|':S )", "h=--& v=--& V.width == 70   (active)"]),
        Form(
            mask: .flexibleWidth,
            expected: [
                "h=-&- v=--& V.minX == 20   (active, names: '|':S )", "h=-&- v=--& H:[V]-(310)-|   (active, names: '|':S )",
            ]),
        Form(
            mask: [.flexibleWidth, .flexibleHeight], frame: CGRect(x: 0, y: 0, width: 400, height: 300),
            expected: [
                "h=-&- v=-&- V.minX == 0   (active, names: '|':S )", "h=-&- v=-&- V.width == S.width   (active)",
            ]),
        Form(
            mask: .flexibleLeftMargin,
            expected: ["h=&-- v=--& H:[V]-(310)-|   (active, names: '|':S )", "h=&-- v=--& V.width == 70   (active)"]),
        // r = 20/330, k = -70 * r
        Form(
            mask: [.flexibleLeftMargin, .flexibleRightMargin],
            expected: [
                "h=&-& v=--& V.width == 70   (active)", "h=&-& v=--& V.minX == 0.0606061*S.width - 4.24242   (active)",
            ]),
        Form(
            mask: [.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin],
            expected: [
                "h=&&& v=--& V.width == 0.175*S.width   (active)", "h=&&& v=--& V.minX == 0.05*S.width   (active)",
            ]),
        // W - w = 0: the superview's centre is kept.
        Form(
            mask: [.flexibleLeftMargin, .flexibleRightMargin], frame: CGRect(x: 0, y: 0, width: 400, height: 10),
            expected: [
                "h=&-& v=--& V.width == 400   (active)", "h=&-& v=--& V.minX == 0.5*S.width - 200   (active)",
            ]),
    ]

    @Test("Constraints are described as Apple's are", arguments: forms)
    func description(_ form: Form) {
        let (view, _) = masked(form.frame, form.mask)
        scene.layOut()
        let texts = view.maskConstraints(.horizontal).map { text($0, view) }
        #expect(texts == form.expected)
        #expect(view.maskConstraints(.horizontal).allSatisfy { $0.priority == .required && $0.isActive })
        #expect(scene.window.constraints.isEmpty)
    }

    /// The description with stand-ins for addresses.
    private func text(_ constraint: NSLayoutConstraint, _ view: UIView) -> String {
        let full = "\(constraint)"
        #expect(full.hasPrefix("<NSAutoresizingMaskLayoutConstraint:0x") && full.hasSuffix(">"))
        return full.drop { $0 != " " }.dropFirst().dropLast()
            .replacingOccurrences(of: LayoutText.item(view), with: "V")
            .replacingOccurrences(of: LayoutText.item(view.superview), with: "S")
    }

    @Test("Objects stay while only numbers change, and are made anew with the form")
    func identity() {
        let (view, _) = masked(CGRect(x: 20, y: 30, width: 70, height: 60))
        scene.layOut()
        let before = view.maskConstraints(.horizontal)
        view.frame.size.width = 71
        #expect(view.maskConstraints(.horizontal) == before && before[1].constant == 71)
        view.autoresizingMask = .flexibleWidth
        let after = view.maskConstraints(.horizontal)
        #expect(after[0] === before[0] && after[1] !== before[1])
        view.translatesAutoresizingMaskIntoConstraints = false
        #expect(view.maskConstraints(.horizontal).isEmpty && !after[1].isActive)
    }

    @Test("Positions and sizes are those of the alignment rectangle")
    func alignmentInsets() {
        final class Inset: UIView {
            override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4) }
        }
        let view = Inset(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
        view.autoresizingMask = .flexibleWidth
        scene.window.addSubview(view)
        let other = scene.add(UIView())
        other.leftAnchor.constraint(equalTo: view.leftAnchor).isActive = true
        other.rightAnchor.constraint(equalTo: view.rightAnchor).isActive = true
        scene.layOut()
        #expect(other.frame.minX == 12 && other.frame.maxX == 56)
        #expect(view.maskConstraints(.horizontal).map(\.constant) == [12, 344])
        scene.window.frame.size.width = 500
        scene.layOut()
        #expect(other.frame.minX == 12 && other.frame.maxX == 156)
    }

    // MARK: The engine

    @Test("A view placed by its frame enters the engine when something names it or it holds something")
    func laziness() {
        let alone = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        scene.window.addSubview(alone)
        let (holder, _) = masked(CGRect(x: 0, y: 0, width: 10, height: 10))
        scene.layOut()
        let engine = scene.window.requireHost().engine
        #expect(!engine.contains(alone) && engine.contains(holder))
        let other = scene.add(UIView())
        other.leftAnchor.constraint(equalTo: alone.rightAnchor).isActive = true
        #expect(engine.contains(alone))
        scene.layOut()
        #expect(other.frame.minX == 10)
    }

    nonisolated static let masks: [UIView.AutoresizingMask] = (0..<8).map { bits in
        UIView.AutoresizingMask(rawValue: UInt(bits) | UInt(bits) << 3)
    }

    @Test("In a superview that constraints size, engine and frames follow in one solution", arguments: masks)
    func follows(_ mask: UIView.AutoresizingMask) {
        let outer = scene.add(UIView())
        NSLayoutConstraint.activate([
            outer.leadingAnchor.constraint(equalTo: scene.window.leadingAnchor),
            outer.topAnchor.constraint(equalTo: scene.window.topAnchor),
        ])
        let width = outer.widthAnchor.constraint(equalToConstant: 200)
        let height = outer.heightAnchor.constraint(equalToConstant: 100)
        NSLayoutConstraint.activate([width, height])
        scene.layOut()
        let (view, child) = masked(CGRect(x: 20, y: 10, width: 60, height: 30), mask, in: outer)
        let reference = UIView(frame: CGRect(x: 20, y: 10, width: 60, height: 30))
        reference.autoresizingMask = mask
        let plain = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        plain.addSubview(reference)
        scene.layOut()
        #expect(engineRect(view) == view.frame)
        let before = solves
        (width.constant, height.constant) = (300, 140)
        plain.frame.size = CGSize(width: 300, height: 140)
        scene.layOut()
        #expect(solves == before + 1)
        #expect(
            view.frame == reference.frame
                && child.bounds.size.width == view.bounds.size.width.rounded(.toNearestOrAwayFromZero, 2))
        expectClose(engineRect(view), view.frame)
    }

    private func expectClose(_ one: CGRect?, _ other: CGRect) {
        guard let one else {
            Issue.record("not in the engine")
            return
        }
        let pairs = [(one.minX, other.minX), (one.minY, other.minY), (one.width, other.width), (one.height, other.height)]
        for (a, b) in pairs { #expect(abs(a - b) < 1e-6) }
    }

    @Test("What is inside follows changes of frame, bounds, center, mask and flag")
    func laterChanges() {
        let (view, child) = masked(CGRect(x: 20, y: 10, width: 60, height: 30))
        scene.layOut()
        view.frame = CGRect(x: 5, y: 6, width: 70, height: 40)
        scene.layOut()
        #expect(child.frame == CGRect(x: 0, y: 0, width: 70, height: 40))
        view.bounds.size = CGSize(width: 80, height: 50)
        scene.layOut()
        #expect(
            child.frame.size == CGSize(width: 80, height: 50) && engineRect(view) == CGRect(x: 0, y: 1, width: 80, height: 50))
        view.center = CGPoint(x: 100, y: 100)
        scene.layOut()
        #expect(engineRect(view) == CGRect(x: 60, y: 75, width: 80, height: 50))
        view.autoresizingMask = .flexibleWidth
        scene.window.frame.size.width = 420
        scene.layOut()
        #expect(view.frame.width == 100 && child.frame.width == 100 && engineRect(view) == view.frame)
        view.translatesAutoresizingMaskIntoConstraints = false
        view.spanning(x: (1, 31), y: (2, 22))
        scene.layOut()
        #expect(view.frame == CGRect(x: 1, y: 2, width: 30, height: 20) && child.frame.width == 30)
        NSLayoutConstraint.deactivate(scene.window.constraints)
        view.translatesAutoresizingMaskIntoConstraints = true
        scene.layOut()
        #expect(view.frame == CGRect(x: 1, y: 2, width: 30, height: 20) && child.frame.width == 30)
    }

    @Test("Changes of the frame cost a solution only where something depends on it, and rest otherwise")
    func cost() {
        let (view, _) = masked(CGRect(x: 20, y: 10, width: 60, height: 30), [.flexibleWidth, .flexibleLeftMargin])
        scene.layOut()
        let before = solves
        view.frame = view.frame
        view.setNeedsLayout()
        scene.layOut()
        #expect(solves == before)
        scene.window.frame.size.width = 800
        scene.layOut()
        #expect(solves == before + 1)
    }

    @Test("A view without autoresizing subviews keeps them in the engine too")
    func autoresizesSubviews() {
        let outer = scene.add(UIView())
        let width = outer.widthAnchor.constraint(equalToConstant: 200)
        width.isActive = true
        let (view, child) = masked(CGRect(x: 0, y: 0, width: 50, height: 10), .flexibleWidth, in: outer)
        outer.autoresizesSubviews = false
        scene.layOut()
        #expect(view.frame.width == 50 && child.frame.width == 50)
        outer.autoresizesSubviews = true
        width.constant = 260
        scene.layOut()
        #expect(view.frame.width == 110 && child.frame.width == 110)
    }

    @Test("Content sizes count only for views that constraints place")
    func contentSize() {
        let view = SizedView(30, 20)
        view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        scene.window.addSubview(view)
        let inside = scene.add(UIView(), to: view).pinned()
        scene.layOut()
        #expect(view.frame.width == 100 && view.measurements == 0)
        view.translatesAutoresizingMaskIntoConstraints = false
        scene.layOut()
        #expect(view.frame == CGRect(x: 0, y: 0, width: 30, height: 20) && inside.frame.width == 30)
        view.translatesAutoresizingMaskIntoConstraints = true
        view.frame.size = CGSize(width: 7, height: 8)
        scene.layOut()
        #expect(view.frame.size == CGSize(width: 7, height: 8) && inside.frame.width == 7)
    }

    // MARK: Conflicts

    @Test("A frame that constraints contradict is named, and the ordinary constraint is given up")
    func conflict() {
        let (view, child) = masked(CGRect(x: 0, y: 0, width: 100, height: 44))
        let height = child.heightAnchor.constraint(greaterThanOrEqualToConstant: 60)
        height.isActive = true
        let log = conflicts { scene.layOut() }
        #expect(log.count == 1)
        let list = log[0].components(separatedBy: "Will attempt")[0]
        #expect(list.contains("v=--& \(LayoutText.item(view)).height == 44   (active)"))
        #expect(list.contains("\(height)") && !list.contains("width"))
        #expect(list.components(separatedBy: "<NSAutoresizingMaskLayoutConstraint").count == 2)
        #expect(log[0].contains("breaking constraint \n<NSLayoutConstraint:"))
        #expect(view.frame.height == 44)
    }

    @Test("The superviews' masks are named as far as they take part; the window's own frame is not")
    func chain() {
        let (view, _) = masked(CGRect(x: 0, y: 0, width: 400, height: 300), [.flexibleWidth, .flexibleHeight])
        let inner = scene.add(UIView(), to: view).pinned()
        inner.widthAnchor.constraint(equalToConstant: 500).isActive = true
        let log = conflicts { scene.layOut() }
        #expect(log.count == 1)
        #expect(log[0].contains("\(LayoutText.item(view)).width == \(LayoutText.item(scene.window)).width   (active)"))
        #expect(!log[0].contains("height"))
    }

    @Test("A superview that shrinks below the margins of a mask is stopped by it")
    func marginsResist() {
        let outer = scene.add(UIView())
        let width = outer.widthAnchor.constraint(equalToConstant: 200)
        width.isActive = true
        scene.layOut()
        let (view, _) = masked(CGRect(x: 20, y: 0, width: 150, height: 10), .flexibleWidth, in: outer)
        scene.layOut()
        let log = conflicts {
            width.constant = 10
            scene.layOut()
        }
        #expect(log.count == 1 && log[0].contains("h=-&- v=--& H:[\(LayoutText.item(view))]-(30)-|"))
        #expect(log[0].contains("breaking constraint \n<NSLayoutConstraint:"))
        #expect(outer.frame.width == 50 && view.frame == CGRect(x: 20, y: 0, width: 0, height: 10))
    }
}

extension CGFloat {
    fileprivate func rounded(_ rule: FloatingPointRoundingRule, _ scale: CGFloat) -> CGFloat {
        (self * scale).rounded(rule) / scale
    }
}
