import Testing

@testable import UIKit

/// Layout guides.
///
/// - Source: Apple's documentation; the sample is one that public tests run on UIKit
///   (Notes/specification/auto-layout.md 12.5, P22).
@MainActor
struct LayoutGuideTests {
    private let scene = WindowScene(400, 400)

    /// A guide with the given edges in a view.
    private func guide(in view: UIView, x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) -> UILayoutGuide {
        let guide = UILayoutGuide()
        view.addLayoutGuide(guide)
        NSLayoutConstraint.activate([
            guide.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: x),
            guide.topAnchor.constraint(equalTo: view.topAnchor, constant: y),
            guide.widthAnchor.constraint(equalToConstant: width), guide.heightAnchor.constraint(equalToConstant: height),
        ])
        return guide
    }

    @Test("An archive keeps the identifier") func archive() throws {
        let guide = UILayoutGuide()
        guide.identifier = "column"
        let data = try NSKeyedArchiver.archivedData(withRootObject: guide, requiringSecureCoding: false)
        let decoder = try NSKeyedUnarchiver(forReadingFrom: data)
        decoder.requiresSecureCoding = false
        let decoded = try #require(decoder.decodeObject(forKey: NSKeyedArchiveRootObjectKey) as? UILayoutGuide)
        #expect(decoded.identifier == "column")
        #expect(decoded.owningView == nil)
    }

    @Test("P22: a view below a guide, half as wide; another as wide as a guide") func sample() {
        let parent = scene.add(UIView()).sized(200, 300)
        let guide = guide(in: parent, x: 10, y: 20, width: 100, height: 50)
        let view = scene.add(UIView(), to: parent)
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
            view.topAnchor.constraint(equalTo: guide.bottomAnchor, constant: 5),
            view.widthAnchor.constraint(equalTo: guide.widthAnchor, multiplier: 0.5),
            view.heightAnchor.constraint(equalToConstant: 30),
        ])
        let narrow = UILayoutGuide()
        parent.addLayoutGuide(narrow)
        narrow.widthAnchor.constraint(equalToConstant: 44).isActive = true
        let other = scene.add(UIView(), to: parent)
        other.widthAnchor.constraint(equalTo: narrow.widthAnchor).isActive = true
        other.heightAnchor.constraint(equalToConstant: 7).isActive = true
        scene.layOut()
        #expect(guide.layoutFrame == CGRect(x: 10, y: 20, width: 100, height: 50))
        #expect(view.frame == CGRect(x: 10, y: 75, width: 50, height: 30))
        #expect(other.bounds.size == CGSize(width: 44, height: 7))
    }

    @Test("A guide without a view: activating its constraints leaves them inactive") func ownerless() {
        let guide = UILayoutGuide()
        let width = guide.widthAnchor.constraint(equalToConstant: 10)
        width.isActive = true
        #expect(width.isActive == false && guide.layoutFrame == .zero && guide.owningView == nil)
    }

    @Test("Removing a guide takes its constraints along, wherever they are") func removal() {
        let parent = scene.add(UIView())
        let guide = guide(in: parent, x: 1, y: 2, width: 3, height: 4)
        let above = guide.topAnchor.constraint(equalTo: scene.window.topAnchor)
        above.isActive = true
        parent.removeLayoutGuide(guide)
        #expect(parent.constraints.isEmpty && parent.layoutGuides.isEmpty && above.isActive == false)
        #expect(guide.owningView == nil)
    }

    @Test("Adding a guide to another view moves it, and its constraints end") func moving() {
        let (one, two) = (scene.add(UIView()).sized(50, 50), scene.add(UIView()).sized(60, 60))
        let guide = guide(in: one, x: 1, y: 2, width: 3, height: 4)
        two.addLayoutGuide(guide)
        #expect(guide.owningView === two && one.layoutGuides.isEmpty && two.layoutGuides == [guide])
        #expect(one.constraints.count == 2)
        for attribute in [NSLayoutConstraint.Attribute.left, .right, .top, .bottom] {
            NSLayoutConstraint.relate(guide, attribute, .equal, two, attribute)
        }
        scene.layOut()
        #expect(guide.layoutFrame == CGRect(x: 0, y: 0, width: 60, height: 60))
        guide.owningView = one
        #expect(guide.owningView === one && two.layoutGuides.isEmpty)
    }

    @Test("A guide's rectangle is in its owner's coordinates, rounded to the window's pixels") func rounding() {
        let parent = scene.add(UIView()).spanning(x: (20.3, 220.3), y: (10, 110))
        let inner = guide(in: parent, x: 10.3, y: 10.2, width: 50.4, height: 30)
        scene.layOut()
        #expect(parent.frame.minX == 20.5)
        // From 30.6 to 81.0 in the window: 30.5 to 81 at two pixels a point.
        #expect(inner.layoutFrame == CGRect(x: 10, y: 10, width: 50.5, height: 30))
    }

    @Test("Guides share space between views") func between() {
        let views = (0..<3).map { _ in scene.add(UIView()).sized(50, 20) }
        let gaps = (0..<4).map { _ in UILayoutGuide() }
        for gap in gaps { scene.window.addLayoutGuide(gap) }
        for gap in gaps.dropFirst() { gap.widthAnchor.constraint(equalTo: gaps[0].widthAnchor).isActive = true }
        gaps[0].leadingAnchor.constraint(equalTo: scene.window.leadingAnchor).isActive = true
        for index in 0..<3 {
            views[index].leadingAnchor.constraint(equalTo: gaps[index].trailingAnchor).isActive = true
            gaps[index + 1].leadingAnchor.constraint(equalTo: views[index].trailingAnchor).isActive = true
        }
        gaps[3].trailingAnchor.constraint(equalTo: scene.window.trailingAnchor).isActive = true
        scene.layOut()
        #expect(views.map(\.frame.minX) == [62.5, 175, 287.5])
    }

    @Test("Guides of nested views relate") func nested() {
        let outer = scene.add(UIView()).spanning(x: (100, 300), y: (100, 300))
        let inner = scene.add(UIView(), to: outer).spanning(x: (10, 190), y: (10, 190))
        let guide = guide(in: outer, x: 30, y: 40, width: 50, height: 60)
        let other = UILayoutGuide()
        inner.addLayoutGuide(other)
        for attribute in [NSLayoutConstraint.Attribute.left, .right, .top, .bottom] {
            NSLayoutConstraint.relate(other, attribute, .equal, guide, attribute)
        }
        scene.layOut()
        #expect(guide.layoutFrame == CGRect(x: 30, y: 40, width: 50, height: 60))
        #expect(other.layoutFrame == CGRect(x: 20, y: 30, width: 50, height: 60))
    }

    @Test("The description says what and where the guide is") func description() {
        let view = scene.add(UIView()).pinned()
        let guide = guide(in: view, x: 0, y: 20, width: 414, height: 716)
        guide.identifier = "header"
        scene.layOut()
        #expect(guide.description.hasPrefix("<UILayoutGuide: 0x"))
        #expect(guide.description.contains(" - \"header\", layoutFrame = {{0, 20}, {414, 716}}, owningView = <"))
    }
}
