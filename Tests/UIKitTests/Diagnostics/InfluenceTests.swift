import Testing

@testable import UIKit

/// Which constraints decide a view's place and size.
///
/// - Source: `constraintsAffectingLayout(for:)` as Apple documents it, and the kinds of constraints that it returns in
///   public logs (1.5).
@MainActor
struct InfluenceTests {
    private let scene = WindowScene(400, 800)

    /// Solves first, so that constraints come into the engine as they are activated.
    init() { scene.layOut() }

    private func expect(
        _ view: UIView, _ axis: NSLayoutConstraint.Axis, _ constraints: [NSLayoutConstraint],
        _ location: SourceLocation = #_sourceLocation
    ) {
        let found = view.constraintsAffectingLayout(for: axis)
        #expect(found.map(\.description) == constraints.map(\.description), sourceLocation: location)
    }

    private func activate(_ constraints: [NSLayoutConstraint]) -> [NSLayoutConstraint] {
        NSLayoutConstraint.activate(constraints)
        return constraints
    }

    @Test func eachAxisHasItsOwn() {
        let (view, window) = (scene.add(UIView()), scene.window)
        let made = activate([
            view.leftAnchor.constraint(equalTo: window.leftAnchor, constant: 3),
            view.topAnchor.constraint(equalTo: window.topAnchor),
            view.widthAnchor.constraint(equalToConstant: 40), view.bottomAnchor.constraint(equalTo: window.bottomAnchor),
        ])
        expect(view, .horizontal, [made[0], made[2]])
        expect(view, .vertical, [made[1], made[3]])
    }

    @Test func whatDoesNotDecideIsLeftOut() {
        let view = scene.add(UIView())
        let window = scene.window
        let made = activate([
            view.leftAnchor.constraint(equalTo: window.leftAnchor), view.widthAnchor.constraint(lessThanOrEqualToConstant: 500),
            view.widthAnchor.constraint(greaterThanOrEqualToConstant: 100),
            view.rightAnchor.constraint(lessThanOrEqualTo: window.rightAnchor),
        ])
        let weak = view.widthAnchor.constraint(equalToConstant: 50)
        weak.priority = .defaultLow
        weak.isActive = true
        expect(view, .horizontal, [made[0], made[2]])
        scene.layOut()
        #expect(view.frame.width == 100)
    }

    @Test func chainsAreFollowed() {
        let views = (0..<3).map { _ in scene.add(UIView()) }
        let other = scene.add(UIView()).sized(7, 7)
        let made = activate([
            views[2].leftAnchor.constraint(equalTo: views[1].rightAnchor, constant: 8),
            views[1].leftAnchor.constraint(equalTo: views[0].rightAnchor, constant: 8),
            views[0].leftAnchor.constraint(equalTo: scene.window.leftAnchor),
            views[0].widthAnchor.constraint(equalToConstant: 20),
            views[1].widthAnchor.constraint(equalTo: views[0].widthAnchor), views[2].widthAnchor.constraint(equalToConstant: 5),
            other.leftAnchor.constraint(equalTo: views[2].rightAnchor),
        ])
        expect(views[0], .horizontal, [made[2], made[3]])
        expect(views[1], .horizontal, [made[1], made[2], made[3], made[4]])
        expect(views[2], .horizontal, Array(made[0...5]))
    }

    @Test func higherPrioritiesAnswerFirst() {
        let view = scene.add(UIView())
        let low = view.widthAnchor.constraint(equalToConstant: 60)
        let high = view.widthAnchor.constraint(equalToConstant: 60)
        (low.priority, high.priority) = (.defaultLow, .defaultHigh)
        _ = activate([low, high])
        expect(view, .horizontal, [high])
    }

    @Test func contentSizes() {
        let (long, short) = (scene.add(SizedView(300, 20)), scene.add(SizedView(150, 20)))
        short.setContentCompressionResistancePriority(.defaultHigh + 1, for: .horizontal)
        let made = activate([
            long.leftAnchor.constraint(equalTo: scene.window.leftAnchor), short.leftAnchor.constraint(equalTo: long.rightAnchor),
            scene.window.rightAnchor.constraint(equalTo: short.rightAnchor),
        ])
        expect(long, .horizontal, [short.contentSizeConstraint(for: .horizontal)] + made)
        expect(long, .vertical, [long.contentSizeConstraint(for: .vertical)])
        scene.layOut()
        #expect(long.frame.width == 250)
        expect(short, .horizontal, [short.contentSizeConstraint(for: .horizontal), made[2]])
    }

    @Test("A mask decides even where no constraint names the view") func masksAlone() {
        let box = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 50))
        scene.window.addSubview(box)
        #expect(
            box.constraintsAffectingLayout(for: .vertical).map { "\($0)".withoutAddresses } == [
                "<NSAutoresizingMaskLayoutConstraint:0x… h=--& v=--& UIView:0x….minY == 20   (active, names: '|':UIWindow:0x… )>",
                "<NSAutoresizingMaskLayoutConstraint:0x… h=--& v=--& UIView:0x….height == 50   (active)>",
            ])
        #expect(scene.window.constraintsAffectingLayout(for: .vertical).isEmpty)
    }

    @Test func masks() {
        let box = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 50))
        scene.window.addSubview(box)
        let view = scene.add(UIView(), to: box)
        let made = activate([
            view.leftAnchor.constraint(equalTo: box.leftAnchor, constant: 5),
            view.rightAnchor.constraint(equalTo: box.rightAnchor),
        ])
        let masks = box.constraintsAffectingLayout(for: .horizontal)
        #expect(
            masks.map { "\($0)".withoutAddresses } == [
                "<NSAutoresizingMaskLayoutConstraint:0x… h=--& v=--& UIView:0x….minX == 10   (active, names: '|':UIWindow:0x… )>",
                "<NSAutoresizingMaskLayoutConstraint:0x… h=--& v=--& UIView:0x….width == 100   (active)>",
            ])
        expect(view, .horizontal, [masks[1]] + made)
    }

    @Test func guides() {
        let (guide, view) = (UILayoutGuide(), scene.add(UIView()))
        #expect(guide.constraintsAffectingLayout(for: .horizontal).isEmpty)
        scene.window.addLayoutGuide(guide)
        let made = activate([
            guide.leftAnchor.constraint(equalTo: view.rightAnchor), view.widthAnchor.constraint(equalToConstant: 6),
            view.leftAnchor.constraint(equalTo: scene.window.leftAnchor), guide.widthAnchor.constraint(equalToConstant: 4),
        ])
        scene.layOut()
        #expect(guide.constraintsAffectingLayout(for: .horizontal) == made)
        #expect(guide.constraintsAffectingLayout(for: .vertical).isEmpty)
    }

    @Test func theBrokenOneDoesNotDecide() {
        let view = scene.add(UIView())
        let made = activate([view.widthAnchor.constraint(equalToConstant: 10), view.widthAnchor.constraint(equalToConstant: 20)])
        _ = conflicts { scene.layOut() }
        expect(view, .horizontal, [made[0]])
    }

    @Test func anUndeterminedViewIsTiedToOthers() {
        let (one, two) = (scene.add(UIView()), scene.add(UIView()))
        let made = activate([one.leftAnchor.constraint(equalTo: two.leftAnchor)])
        expect(one, .horizontal, made)
        expect(two, .horizontal, made)
        expect(one, .vertical, [])
    }
}
