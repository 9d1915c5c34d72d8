import LayoutEngine
import Testing

@testable import UIKit

/// References of constraints and anchors to items that may be gone.
@MainActor
struct ItemReferenceTests {
    @Test func anItemHasOneReference() throws {
        let view = UIView()
        #expect(view.layoutState.reference == nil)
        let (leading, top) = (view.leadingAnchor, view.topAnchor)
        let (one, other) = try (#require(leading.reference), #require(top.reference))
        #expect(one.isSame(as: other) && one.item.isView(view))
    }

    /// The place of a view that is gone is given to the next view; what refers to the former finds neither.
    @Test func aPlaceIsUsedAgain() throws {
        var constraint: NSLayoutConstraint?
        var former: ItemReference?
        do {
            let (view, subview) = (UIView(), UIView())
            view.addSubview(subview)
            constraint = subview.leadingAnchor.constraint(equalTo: view.leadingAnchor)
            constraint?.isActive = true
            former = view.layoutState.reference
        }
        let gone = try #require(former)
        #expect(constraint?.firstItem == nil && constraint?.secondItem == nil && !gone.item.isThere)
        let views = (0..<2).map { _ in UIView() }
        let references = try views.map { try #require(UncountedItem($0).madeReference) }
        #expect(references.contains { $0.isAtPlace(of: gone) } && !references.contains { $0.isSame(as: gone) })
        #expect(!gone.item.isThere && constraint?.secondItem == nil && constraint?.secondAnchor == nil)
        for (view, reference) in zip(views, references) { #expect(reference.item.isView(view)) }
    }

    @Test func guidesHaveReferencesToo() {
        var anchor: NSLayoutXAxisAnchor?
        do {
            let guide = UILayoutGuide()
            anchor = guide.leadingAnchor
            #expect(anchor?.item === guide)
        }
        #expect(anchor?.item == nil)
    }

    /// Places stand for what is there at a time, not for all that was there.
    @Test func placesDoNotGrowWithViewsThatCameAndWent() {
        for _ in 0..<2 { _ = UIView().leadingAnchor }
        let made = ItemReference.placesMade
        for _ in 0..<1000 { _ = UIView().leadingAnchor }
        #expect(ItemReference.placesMade == made)
    }
}
