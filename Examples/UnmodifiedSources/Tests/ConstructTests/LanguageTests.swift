import UIKit
import XCTest

extension UIView {
    @objc fileprivate func decorate() -> String { "view" }
}

extension UIControl {
    @objc override fileprivate func decorate() -> String { "control of " + super.decorate() }
}

extension UIButton {
    @objc override fileprivate func decorate() -> String { "button, " + super.decorate() }
}

private final class FancyButton: UIButton {
    override func decorate() -> String { "fancy " + super.decorate() }
}

extension UITableView {
    @objc open func refreshNow() -> String { "table" }
}

extension UICollectionView {
    @objc open func refreshNow() -> String { "collection" }
}

private final class Grid: UICollectionView {
    override func refreshNow() -> String { "grid, " + super.refreshNow() }
}

private protocol Maker {
    associatedtype Made: UIView
}

extension Maker {
    fileprivate var factory: () -> Made { Made.init }
    fileprivate func framed() -> Made { Made(frame: CGRect(x: 0, y: 0, width: 7, height: 1)) }
}

private struct LabelMaker: Maker {
    typealias Made = UILabel
}

private final class ButtonRecipe<Kind: UIButton> {
    func make() -> Kind { Kind(type: .system) }
}

@MainActor private final class Driver: NSObject {
    let name = "driver"
}

extension Driver {
    override var debugDescription: String { MainActor.assumeIsolated { name } }
}

final class LanguageTests: XCTestCase {
    @MainActor func testOverridesOfNSObjectInExtensionsAreNotIsolated() {
        XCTAssertEqual(Driver().debugDescription, "driver")
    }

    @MainActor func testExtensionsOfUIKitsClassesOverrideEachOther() {
        let views: [UIView] = [UIView(), UISwitch(), UIButton(), FancyButton()]
        XCTAssertEqual(
            views.map { $0.decorate() },
            ["view", "control of view", "button, control of view", "fancy button, control of view"])
    }

    @MainActor func testTwoClassesHaveAMemberOfOneName() {
        let grid = Grid(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        XCTAssertEqual([UITableView().refreshNow(), grid.refreshNow()], ["table", "grid, collection"])
    }

    @MainActor func testMetatypesOfAssociatedTypesMakeObjects() {
        XCTAssertTrue(type(of: LabelMaker().factory()) == UILabel.self)
        XCTAssertEqual(LabelMaker().framed().frame.width, 7)
        let button = ButtonRecipe<FancyButton>().make()
        XCTAssertTrue(type(of: button) == FancyButton.self)
        XCTAssertEqual(button.buttonType, .system)
    }

    @MainActor func testElementsAndConstantsAreObjects() {
        func first(_ list: [AnyObject]) -> UILayoutPriority? { list.first?.priority }
        func isSame(_ x: Any, _ y: Any) -> Bool {
            let value = x as AnyObject
            return value.isEqual(y)
        }
        func frame(_ info: [AnyHashable: Any]) -> CGRect? { info["frame"].map { $0 as AnyObject }?.cgRectValue }
        func name(_ object: AnyObject) -> String { type(of: object).description() }
        let constraint = UIView().widthAnchor.constraint(equalToConstant: 1)
        constraint.priority = .defaultLow
        XCTAssertEqual(first([constraint]), .defaultLow)
        XCTAssertNil(first([]))
        XCTAssertTrue(isSame(NSNumber(value: 1), NSNumber(value: 1)))
        XCTAssertEqual(frame(["frame": NSValue(cgRect: CGRect(x: 1, y: 2, width: 3, height: 4))])?.width, 3)
        XCTAssertEqual(name(UILabel()), "UILabel")
    }

    @MainActor func testLiteralsOfColoursAreCGColorsToo() {
        let layer = CALayer()
        layer.borderColor = #colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)
        XCTAssertEqual(layer.borderColor?.components, [1, 0, 0, 1])
    }

    @MainActor func testDataIsTollFree() {
        XCTAssertEqual(CGDataProvider(data: NSData(data: Data([1, 2])))?.data as Data?, Data([1, 2]))
    }

    @MainActor func testClosuresOfUpdatesDoNotEscape() {
        func change(_ table: UITableView, _ updates: () -> Void) { table.performBatchUpdates(updates) }
        var count = 0
        change(UITableView()) { count += 1 }
        XCTAssertEqual(count, 1)
    }
}
