import UIKit
import XCTest

private final class StyledCell: UITableViewCell {
    var given: UITableViewCell.CellStyle?
    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        given = style
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }
}

private final class FramedView: UIView {
    let madeWith: CGRect
    override init(frame: CGRect) {
        madeWith = frame
        super.init(frame: frame)
    }
    required init?(coder: NSCoder) { nil }
}

private final class CountedView: UIView {
    let count: Int
    init(count: Int = 7) {
        self.count = count
        super.init(frame: .zero)
    }
    required init?(coder: NSCoder) { nil }
}

/// The default value of a public function makes an object of a type variable.
public final class Watch<Recognizer: UIGestureRecognizer> {
    let recognizer: Recognizer
    /// Makes a recognizer.
    public init(make: () -> Recognizer = { Recognizer(target: nil, action: nil) }) { recognizer = make() }
}

private protocol Built {}

extension UIView: Built {}

extension Built where Self: UIView {
    static func build(_ change: (Self) -> Void) -> Self {
        let view = Self(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
        change(view)
        return view
    }
}

private class Screen<Content: UIView>: UIViewController {
    override func loadView() { view = Content() }
}

extension UITableView {
    fileprivate func register<Cell: UITableViewCell>(_: Cell.Type) {
        register(Cell.self, forCellReuseIdentifier: String(describing: Cell.self))
    }
    fileprivate func dequeue<Cell: UITableViewCell>(_ path: IndexPath) -> Cell {
        dequeueReusableCell(withIdentifier: String(describing: Cell.self), for: path) as! Cell
    }
}

private func make<View: UIView>() -> View { View() }
private func make(_ type: UITableViewCell.Type) -> UITableViewCell { type.init(style: .value1, reuseIdentifier: "made") }
private func make(_ type: UIViewController.Type) -> UIViewController { type.init(nibName: nil, bundle: nil) }

/// Objects that are made from metatypes.
final class MetatypeTests: XCTestCase {
    func testGenericCodeMakesViews() {
        let view: FramedView = make()
        XCTAssertEqual(view.madeWith, .zero)
        XCTAssertEqual(FramedView.build { $0.tag = 5 }.madeWith, CGRect(x: 1, y: 2, width: 3, height: 4))
        XCTAssertTrue(Screen<FramedView>().view is FramedView)
        XCTAssertEqual(type(of: view).init(frame: CGRect(x: 0, y: 0, width: 9, height: 9)).madeWith.width, 9)
    }

    func testMetatypesMakeCellsOfAStyle() throws {
        let cell = try XCTUnwrap(make(StyledCell.self) as? StyledCell)
        XCTAssertEqual(cell.given, .value1)
        XCTAssertEqual(cell.reuseIdentifier, "made")
        XCTAssertTrue(make(Screen<UIView>.self) is Screen<UIView>)
    }

    func testInitializersOfTheClassComeFirst() { XCTAssertEqual(CountedView().count, 7) }

    func testCellsAreRegisteredByTheirTypes() {
        let table = UITableView(frame: .zero)
        table.register(StyledCell.self)
        let cell: StyledCell = table.dequeue(IndexPath(row: 0, section: 0))
        XCTAssertEqual(cell.given, .default)
    }

    func testDefaultValuesMakeObjects() {
        XCTAssertTrue(type(of: Watch<UITapGestureRecognizer>().recognizer) == UITapGestureRecognizer.self)
    }

    func testMetatypesWithoutAWrittenTypeMakeObjects() {
        let kit = Kit()
        let known = FramedView.self
        let views = [FramedView.self, UILabel.self].map { $0.init() } + kit.types.map { type in type.init() }
        XCTAssertEqual(views.map { "\(type(of: $0))" }, ["FramedView", "UILabel", "FramedView", "UIView"])
        XCTAssertTrue(known.init().isKind(of: FramedView.self))
        XCTAssertEqual("\(kit.named["label"]!.init())".prefix(8), "<UILabel")
        XCTAssertTrue(kit.kind(at: 0).init() is FramedView)
        var made: [UIView] = []
        for type in kit.types { made.append(type.init()) }
        if let first = kit.types.first { made.append(first.init()) }
        XCTAssertEqual(made.map { $0 is FramedView }, [true, false, true])
        XCTAssertEqual(kit.copy().types.count, 0)
        XCTAssertEqual(type(of: Plain()).init().value, 1)
        XCTAssertTrue(type(of: made[0]).init() is FramedView)
    }
}

private class Kit {
    var types: [UIView.Type] = [FramedView.self, UIView.self]
    var named: [String: UIView.Type] = ["label": UILabel.self]
    required init() {}
    func kind(at place: Int) -> UIView.Type { types[place] }
    func copy() -> Kit {
        let copy = type(of: self).init()
        copy.types = []
        return copy
    }
}

private struct Plain { var value = 1 }
