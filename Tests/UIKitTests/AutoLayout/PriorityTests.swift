import Testing

@testable import UIKit

/// Priorities, content sizes and conflicts.
///
/// - Source: the names are those of Notes/specification/auto-layout.md 12.6, which tells where each number was seen.
@MainActor
struct PriorityTests {
    private let scene = WindowScene(400, 800)

    @Test("12.6-C1: the higher priority wins") func higherWins() {
        let view = scene.add(UIView())
        NSLayoutConstraint.relate(view, .width, constant: 120, priority: 250)
        NSLayoutConstraint.relate(view, .width, constant: 75, priority: 750)
        scene.layOut()
        #expect(view.frame.width == 75)
    }

    @Test("12.6-C2: an inequality of higher priority bounds an equality") func inequalityWins() {
        let view = scene.add(UIView())
        NSLayoutConstraint.relate(view, .width, constant: 24, priority: 500)
        NSLayoutConstraint.relate(view, .width, .greaterThanOrEqual, constant: 30, priority: 525)
        scene.layOut()
        #expect(view.frame.width == 30)
    }

    @Test("12.6-C3: equals settle on their median") func median() {
        let view = scene.add(UIView())
        for x in [10.0, 20, 50] {
            NSLayoutConstraint.relate(view, .left, .equal, scene.window, .left, constant: CGFloat(x), priority: 500)
        }
        scene.layOut()
        #expect(view.frame.minX == 20)
    }

    @Test("12.6-C4: no number of lower ones outweighs a higher one") func lexicographic() {
        let view = scene.add(UIView())
        for _ in 0..<10 { NSLayoutConstraint.relate(view, .left, .equal, scene.window, .left, constant: 100, priority: 750) }
        NSLayoutConstraint.relate(view, .left, .equal, scene.window, .left, priority: 751)
        scene.layOut()
        #expect(view.frame.minX == 0)
    }

    @Test("12.6-C15: a row in a window") func row() {
        let views = [40, 60, 10, 25].map { SizedView($0, 20) }
        let stack = scene.add(UIStackView(arrangedSubviews: views)).spanning(x: (0, 400))
        stack.spacing = 5
        scene.layOut()
        #expect(views.map { Double($0.frame.width) } == [290, 60, 10, 25])
    }

    // MARK: Conflicts

    /// The broken constraints of the scene's conflicts.
    private var broken: [NSLayoutConstraint] {
        (scene.window.layoutState.host?.diagnostics ?? []).compactMap {
            if case .constraint(let object) = $0.broken { object as? NSLayoutConstraint } else { nil }
        }
    }

    /// A view whose height is prescribed from outside, as a table's is for its rows.
    private func makeRow(height: CGFloat) -> UIView {
        let row = scene.add(UIView()).spanning(x: (0, 400))
        let constraint = row.heightAnchor.constraint(equalToConstant: height)
        constraint.identifier = "UIView-Encapsulated-Layout-Height"
        constraint.isActive = true
        row.topAnchor.constraint(equalTo: scene.window.topAnchor).isActive = true
        return row
    }

    @Test("12.6-C19: what the system prescribes is kept") func systemHeightIsKept() {
        let row = makeRow(height: 312.5)
        let card = scene.add(UIView(), to: row).pinned(UIEdgeInsets(top: 1, left: 0, bottom: 1, right: 0))
        let height = card.heightAnchor.constraint(equalToConstant: 310)
        height.isActive = true
        scene.layOut()
        #expect(broken == [height])
        #expect(card.frame.height == 310.5)
    }

    @Test("12.6-C20: of an overdetermined view the height goes") func heightGoes() throws {
        let row = makeRow(height: 54.3333)
        let avatar = scene.add(UIView(), to: row)
        avatar.topAnchor.constraint(equalTo: row.topAnchor, constant: 10).isActive = true
        avatar.centerYAnchor.constraint(equalTo: row.centerYAnchor).isActive = true
        let height = avatar.heightAnchor.constraint(equalToConstant: 34)
        height.isActive = true
        scene.layOut()
        #expect(broken == [height])
        #expect(abs(Double(try #require(avatar.solvedRect).height) - 34.333) < 0.001)
    }

    @Test func aBrokenConstraintHoldsAgainWhenItsConflictGoes() {
        let view = scene.add(UIView())
        let (first, second) = (view.widthAnchor.constraint(equalToConstant: 10), view.widthAnchor.constraint(equalToConstant: 20))
        NSLayoutConstraint.activate([first, second])
        scene.layOut()
        #expect(broken == [second])
        #expect(view.frame.width == 10)
        first.isActive = false
        scene.layOut()
        #expect(view.frame.width == 20)
        #expect(broken.count == 1)
    }
}
