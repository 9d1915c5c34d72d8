import SeededRandom
import Testing

@testable import UIKit

/// What is said to decide a view moves it, and nothing else does.
@MainActor
struct InfluencePropertyTests {
    /// Views in a row of dependencies: each lies beside an earlier one, and is as wide as one of them, or of its own
    /// width.
    private func makeViews(_ scene: WindowScene, _ numbers: inout SplitMix) -> ([UIView], [NSLayoutConstraint]) {
        var views: [UIView] = []
        var constraints: [NSLayoutConstraint] = []
        for number in 0..<9 {
            let view = scene.add(UIView())
            let earlier = views.randomElement(using: &numbers)
            let widthOf = Bool.random(using: &numbers) ? views.randomElement(using: &numbers) : nil
            constraints += [
                view.leftAnchor.constraint(equalTo: earlier?.rightAnchor ?? scene.window.leftAnchor, constant: CGFloat(number)),
                widthOf.map { view.widthAnchor.constraint(equalTo: $0.widthAnchor, multiplier: 1.5, constant: 2) }
                    ?? view.widthAnchor.constraint(greaterThanOrEqualToConstant: CGFloat(10 + number)),
                view.widthAnchor.constraint(lessThanOrEqualToConstant: 100_000),
            ]
            views.append(view)
        }
        NSLayoutConstraint.activate(constraints.shuffled(using: &numbers))
        return (views, constraints)
    }

    @Test(arguments: 1...12)
    func decidingConstraintsAreThoseThatMove(_ seed: UInt64) {
        let scene = WindowScene(400, 800)
        var numbers = SplitMix(seed: seed)
        let (views, constraints) = makeViews(scene, &numbers)
        scene.layOut()
        let deciding = views.map { Set($0.constraintsAffectingLayout(for: .horizontal).map(ObjectIdentifier.init)) }
        let places = views.map(\.frame)
        for constraint in constraints {
            constraint.constant += 3
            scene.layOut()
            for (index, view) in views.enumerated() {
                #expect((view.frame != places[index]) == deciding[index].contains(ObjectIdentifier(constraint)))
            }
            constraint.constant -= 3
        }
    }
}
