import Testing

@testable import UIKit

/// Where constraints are installed, what may change, and what becomes of them when views and guides go.
///
/// - Source: Notes/specification/auto-layout.md 1.4 and 1.5.
@MainActor
struct ConstraintLifeTests {
    private let scene = WindowScene(400, 800)

    private func width(_ view: UIView, _ points: CGFloat) -> NSLayoutConstraint {
        view.widthAnchor.constraint(equalToConstant: points)
    }

    // MARK: Activation

    @Test func theNearestViewAboveBothItemsHoldsAConstraint() {
        let (parent, guide) = (scene.add(UIView()), UILayoutGuide())
        let (one, two) = (scene.add(UIView(), to: parent), scene.add(UIView(), to: parent))
        let deep = scene.add(UIView(), to: two)
        one.addLayoutGuide(guide)
        let expected: [(NSLayoutConstraint, UIView)] = [
            (width(one, 1), one), (one.leftAnchor.constraint(equalTo: parent.leftAnchor), parent),
            (one.leftAnchor.constraint(equalTo: two.leftAnchor), parent),
            (deep.topAnchor.constraint(equalTo: one.topAnchor), parent),
            (guide.widthAnchor.constraint(equalToConstant: 1), one), (guide.leftAnchor.constraint(equalTo: one.leftAnchor), one),
            (guide.leftAnchor.constraint(equalTo: deep.leftAnchor), parent),
            (one.leftAnchor.anchorWithOffset(to: deep.rightAnchor).constraint(equalToConstant: 9), parent),
        ]
        NSLayoutConstraint.activate(expected.map(\.0))
        for (constraint, holder) in expected {
            #expect(constraint.isActive && holder.constraints.contains { $0 === constraint })
        }
        #expect(parent.constraints == expected.filter { $0.1 === parent }.map(\.0))
    }

    @Test func activatingAgainChangesNothing() {
        let view = scene.add(UIView())
        let constraints = [width(view, 10), view.heightAnchor.constraint(equalToConstant: 5)]
        NSLayoutConstraint.activate(constraints)
        NSLayoutConstraint.activate(constraints.reversed())
        #expect(view.constraints == constraints)
        NSLayoutConstraint.deactivate(constraints + constraints)
        #expect(view.constraints.isEmpty && constraints.allSatisfy { !$0.isActive })
    }

    @Test func addingElsewhereMovesAConstraint() {
        let view = scene.add(UIView())
        let constraint = width(view, 10)
        constraint.isActive = true
        scene.window.addConstraint(constraint)
        #expect(view.constraints.isEmpty && scene.window.constraints == [constraint] && constraint.isActive)
        scene.window.removeConstraint(constraint)
        #expect(!constraint.isActive)
    }

    @Test func whatMayChange() {
        let view = scene.add(UIView())
        let constraint = width(view, 10)
        constraint.priority = .required - 1
        constraint.isActive = true
        constraint.priority = .defaultLow
        (constraint.identifier, constraint.shouldBeArchived, constraint.constant) = ("w", true, 30)
        scene.layOut()
        #expect(view.frame.width == 30 && constraint.identifier == "w" && constraint.shouldBeArchived)
        constraint.isActive = false
        constraint.priority = .required
        #expect(constraint.priority.rawValue == 1000)
    }

    @Test func multipliersAreFloats() {
        let view = UIView()
        #expect(view.widthAnchor.constraint(equalTo: view.heightAnchor, multiplier: 1.0 / 3).multiplier == 0.3333333432674408)
        #expect(view.widthAnchor.constraint(equalToConstant: 0.1).constant == 0.1)
    }

    // MARK: Removal

    @Test func removingAViewReleasesWhatReachesOut() {
        let parent = scene.add(UIView())
        let child = scene.add(UIView(), to: parent)
        let outside = [
            child.topAnchor.constraint(equalTo: scene.window.topAnchor),
            parent.leftAnchor.constraint(equalTo: scene.window.leftAnchor),
        ]
        let distance = scene.window.topAnchor.anchorWithOffset(to: child.bottomAnchor).constraint(equalToConstant: 3)
        let inside = [width(parent, 9), child.leftAnchor.constraint(equalTo: parent.leftAnchor)]
        NSLayoutConstraint.activate(outside + [distance] + inside)
        parent.removeFromSuperview()
        #expect(scene.window.constraints.isEmpty && (outside + [distance]).allSatisfy { !$0.isActive })
        #expect(parent.constraints == inside && inside.allSatisfy { $0.isActive })
        scene.window.addSubview(parent)
        #expect((outside + [distance]).allSatisfy { !$0.isActive } && inside.allSatisfy { $0.isActive })
        scene.layOut()
        #expect(parent.frame.width == 9)
    }

    @Test func removingAGuideReleasesItsConstraints() {
        let (view, guide) = (scene.add(UIView()), UILayoutGuide())
        scene.window.addLayoutGuide(guide)
        let named = [
            view.leftAnchor.constraint(equalTo: guide.leftAnchor), guide.widthAnchor.constraint(equalToConstant: 4),
            guide.topAnchor.anchorWithOffset(to: view.topAnchor).constraint(equalToConstant: 5),
        ]
        let other = width(view, 7)
        NSLayoutConstraint.activate(named + [other])
        scene.layOut()
        scene.window.removeLayoutGuide(guide)
        #expect(named.allSatisfy { !$0.isActive } && other.isActive && guide.owningView == nil)
        scene.layOut()
        #expect(view.frame.width == 7)
    }

    @Test func aGuideWithoutOwnerLeavesConstraintsInactive() {
        let (guide, view) = (UILayoutGuide(), scene.add(UIView()))
        let constraints = [
            guide.widthAnchor.constraint(equalToConstant: 3), view.widthAnchor.constraint(equalTo: guide.widthAnchor),
            guide.leftAnchor.anchorWithOffset(to: view.leftAnchor).constraint(equalToConstant: 3),
        ]
        for constraint in constraints { constraint.isActive = true }
        #expect(constraints.allSatisfy { !$0.isActive })
        scene.window.addLayoutGuide(guide)
        NSLayoutConstraint.activate(constraints)
        #expect(constraints.allSatisfy { $0.isActive })
    }

    @Test func constraintsOfItemsThatAreGone() {
        let view = scene.add(UIView())
        var gone: UIView? = scene.add(UIView())
        var guide: UILayoutGuide? = UILayoutGuide()
        let constraints = [
            view.leftAnchor.constraint(equalTo: gone!.leftAnchor), gone!.widthAnchor.constraint(equalToConstant: 3),
            view.widthAnchor.constraint(equalTo: guide!.widthAnchor),
            gone!.leftAnchor.anchorWithOffset(to: view.leftAnchor).constraint(equalToConstant: 3),
        ]
        constraints[0].isActive = true
        scene.layOut()
        gone!.removeFromSuperview()
        (gone, guide) = (nil, nil)
        scene.layOut()
        NSLayoutConstraint.activate(constraints)
        #expect(constraints.allSatisfy { !$0.isActive })
        #expect(constraints[1].firstItem == nil && constraints[0].secondItem == nil && constraints[0].secondAnchor == nil)
        #expect("\(constraints[0])".withoutAddresses == "<NSLayoutConstraint:0x… UIView:0x….left == (null).left   (inactive)>")
        scene.window.addConstraints(constraints)
        scene.layOut()
        #expect(view.frame == .zero)
    }

    @Test func aHierarchyMayBeAssembledAfterItsConstraints() {
        let (parent, child) = (UIView(), UIView())
        child.translatesAutoresizingMaskIntoConstraints = false
        let constraints = [width(child, 12), child.leftAnchor.constraint(equalTo: parent.leftAnchor, constant: 4)]
        let warnings = layoutWarnings { parent.addConstraints(constraints) }
        #expect(warnings.count == 2 && constraints.allSatisfy { $0.isActive })
        parent.addSubview(child)
        scene.window.addSubview(parent)
        scene.layOut()
        #expect(child.frame == CGRect(x: 4, y: 0, width: 12, height: 0))
    }

    @Test func aConstraintWaitingForItsItemsOutlivesThem() {
        let parent = UIView()
        var child: UIView? = UIView()
        let constraint = width(child!, 12)
        _ = layoutWarnings { parent.addConstraint(constraint) }
        child = nil
        scene.window.addSubview(parent)
        scene.layOut()
        #expect(constraint.isActive && parent.constraints == [constraint])
    }

    // MARK: Numbers

    @Test("Constants beyond the limit reach layout as the limit, and read back as set")
    func largeConstants() {
        let view = scene.add(UIView())
        _ = layoutWarnings {
            let constraint = view.widthAnchor.constraint(equalToConstant: .greatestFiniteMagnitude)
            constraint.isActive = true
            scene.layOut()
            #expect(constraint.constant == .greatestFiniteMagnitude)
        }
        #expect(view.frame.width == NSLayoutConstraint.largestConstant)
    }

    @Test func aSizeTimesZeroIsAConstant() {
        let view = scene.add(UIView())
        NSLayoutConstraint.relate(view, .width, .equal, scene.window, .width, multiplier: 0, constant: 20)
        scene.layOut()
        #expect(view.frame.width == 20)
    }

    @Test(
        "A third, three times, is whole but for a Float's last digit: that is no conflict (11.5)", arguments: [3.0, 7, 10, 0.9])
    func multipliersThatCancel(_ factor: Double) {
        let (one, two) = (scene.add(UIView()), scene.add(UIView()))
        NSLayoutConstraint.activate([
            one.widthAnchor.constraint(equalTo: two.widthAnchor, multiplier: CGFloat(factor)),
            two.widthAnchor.constraint(equalTo: one.widthAnchor, multiplier: CGFloat(1 / factor)), width(one, 100),
        ])
        let log = conflicts { scene.layOut() }
        #expect(log.isEmpty && one.frame.width == 100 && abs(Double(two.frame.width) - 100 / factor) <= 0.25)
    }

    @Test func positionsAcrossAxesPassTheInitialiser() {
        let (parent, view) = (UIView(), UIView())
        parent.addSubview(view)
        let constraint = NSLayoutConstraint(
            item: view, attribute: .left, relatedBy: .equal, toItem: parent, attribute: .top, multiplier: 1, constant: 0)
        #expect(constraint.firstAttribute == .left && constraint.secondAttribute == .top && !constraint.isActive)
    }

    @Test func itemsMayBeOptionalsAndGuides() {
        let (view, guide): (UIView?, UILayoutGuide) = (UIView(), UILayoutGuide())
        let constraint = NSLayoutConstraint(
            item: view as Any, attribute: .width, relatedBy: .equal, toItem: guide, attribute: .height, multiplier: 2, constant: 1
        )
        #expect(constraint.firstItem === view && constraint.secondItem === guide)
    }

    @Test func priorityArithmetic() {
        #expect((UILayoutPriority.required - 1).rawValue == 999)
        #expect((UILayoutPriority.defaultLow + 1).rawValue == 251)
        var priority = UILayoutPriority.defaultHigh
        priority += 0.5
        #expect(priority.rawValue == 750.5)
        priority -= 100
        #expect(priority == UILayoutPriority(650.5))
    }

    // MARK: Records of the engine

    /// A label that is all there is in a stack view, in another one. A constraint between the stack views' baselines
    /// uses the labels.
    private func nestedRows() -> (all: [UIView], column: UIStackView, inner: UIStackView) {
        let texts = [UILabel(), UILabel()]
        for text in texts { text.text = "text" }
        let inner = UIStackView(arrangedSubviews: texts)
        inner.axis = .vertical
        let column = UIStackView(arrangedSubviews: [inner])
        return (texts + [inner, column], column, inner)
    }

    @Test("Views that leave have no records in the engine, whatever their baselines stood for")
    func viewsThatLeaveHaveNoRecords() {
        let rows = nestedRows()
        let box = scene.add(UIView())
        scene.add(rows.column, to: box).pinned()
        let baselines = rows.column.firstBaselineAnchor.constraint(equalTo: rows.inner.lastBaselineAnchor, constant: -20)
        baselines.priority = .defaultLow
        baselines.isActive = true
        scene.layOut()
        box.removeFromSuperview()
        for view in rows.all + [box] { #expect(view.layoutTag.isUnclaimed, "\(view)") }
    }

    @Test("A view that leaves stack views whose baselines it stood for has no record in the engine")
    func contentOfStackViewsThatLeavesHasNoRecord() {
        let rows = nestedRows()
        scene.add(rows.column).pinned()
        let baselines = rows.column.firstBaselineAnchor.constraint(equalTo: rows.inner.lastBaselineAnchor, constant: -20)
        baselines.priority = .defaultLow
        baselines.isActive = true
        scene.layOut()
        for view in rows.inner.arrangedSubviews {
            view.removeFromSuperview()
            scene.layOut()
        }
        rows.inner.removeFromSuperview()
        for view in rows.all.dropLast() { #expect(view.layoutTag.isUnclaimed, "\(view)") }
    }
}
