import UIKit
import XCTest

@objcMembers private class Model: NSObject {
    var name = "one"
    dynamic var age = 3 {
        didSet { changes += 1 }
    }
    var owner: Model?
    private(set) var kind = "plain"
    @nonobjc var changes = 0
    func describe() -> String { "\(name) \(age)" }
    static let standard = Model()
    class var title: String { "model" }
}

private final class NamedModel: Model {
    override class var title: String { "named model" }
}

final class Record: NSObject, NSCoding {
    @objc let title: String
    init(_ title: String) { self.title = title }
    required init?(coder: NSCoder) { title = coder.decodeObject(forKey: #keyPath(title)) as? String ?? "" }
    func encode(with coder: NSCoder) { coder.encode(title, forKey: #keyPath(Record.title)) }
}

/// A class inside of another type, and a private one, in archives.
enum Library {
    class Book: NSObject, NSCoding {
        let title: String
        init(_ title: String) { self.title = title }
        required init?(coder: NSCoder) { title = coder.decodeObject(forKey: "title") as? String ?? "" }
        func encode(with coder: NSCoder) { coder.encode(title, forKey: "title") }
    }
}
private final class Loan: NSObject, NSCoding {
    let books: [Library.Book]
    init(_ books: [Library.Book]) { self.books = books }
    init?(coder: NSCoder) { books = coder.decodeObject(forKey: "books") as? [Library.Book] ?? [] }
    func encode(with coder: NSCoder) { coder.encode(books, forKey: "books") }
}

/// Classes that no declaration of the file can name, and subclasses of nested ones, with secure coding.
enum Atelier {
    class Shape: NSObject, NSSecureCoding {
        class var supportsSecureCoding: Bool { true }
        @objc var size: Int
        var parts: [Shape] = []
        init(size: Int) { self.size = size }
        required init?(coder: NSCoder) {
            size = coder.decodeInteger(forKey: #keyPath(size))
            parts = coder.decodeObject(of: [NSArray.self, Shape.self], forKey: "parts") as? [Shape] ?? []
        }
        func encode(with coder: NSCoder) {
            coder.encode(size, forKey: #keyPath(size))
            coder.encode(parts, forKey: "parts")
        }
    }
    private class Square: Shape {}
    static func square(_ size: Int) -> Shape { Square(size: size) }
    static func isSquare(_ shape: Shape?) -> Bool { shape is Square }
}
class Circle: Atelier.Shape {}

/// `@objcMembers`, `#keyPath`, and members by name of objects that are not UIKit's.
final class KeyTests: XCTestCase {
    func testKeyPathsAreTexts() {
        XCTAssertEqual(#keyPath(UIView.layer.cornerRadius), "layer.cornerRadius")
        XCTAssertEqual(#keyPath(Model.owner.name), "owner.name")
    }

    func testPropertiesAreReadAndSet() {
        let (model, owner) = (Model(), Model())
        model.owner = owner
        model.setValue(9, forKey: "age")
        model.setValue("two", forKeyPath: #keyPath(Model.owner.name))
        model.setValuesForKeys(["name": "three"])
        XCTAssertEqual(model.value(forKey: #keyPath(Model.age)) as? Int, 9)
        XCTAssertEqual(model.value(forKeyPath: "owner.name") as? String, "two")
        XCTAssertEqual(model.value(forKey: "kind") as? String, "plain")
        XCTAssertEqual(model.changes, 1)
        XCTAssertEqual(model.name, "three")
    }

    func testLayoutOfViewsIsSetByKeyPaths() {
        let view: UIView? = UIView()
        _ = view?.setValue(false, forKeyPath: #keyPath(UIView.translatesAutoresizingMaskIntoConstraints))
        XCTAssertEqual(view?.translatesAutoresizingMaskIntoConstraints, false)
    }

    func testPropertiesOfClassesAreRead() {
        XCTAssertTrue(Model.value(forKey: "standard") as? Model === Model.standard)
        XCTAssertEqual(NamedModel.value(forKey: "title") as? String, "named model")
        XCTAssertEqual(NamedModel.value(forKeyPath: #keyPath(Model.standard.name)) as? String, "one")
    }

    func testMethodsAreCalledAndReturn() {
        let model = Model()
        XCTAssertEqual(model.perform(#selector(Model.describe))?.takeUnretainedValue() as? String, "one 3")
        XCTAssertFalse(model.responds(to: Selector("absent")))
    }

    func testArchivesUseKeyPaths() throws {
        let data = try NSKeyedArchiver.archivedData(withRootObject: Record("kept"), requiringSecureCoding: false)
        let unarchiver = try NSKeyedUnarchiver(forReadingFrom: data)
        unarchiver.requiresSecureCoding = false
        let record = unarchiver.decodeObject(forKey: NSKeyedArchiveRootObjectKey) as? Record
        XCTAssertEqual(record?.title, "kept")
    }

    func testArchivesHoldObjectsOfAllClasses() throws {
        let data = try NSKeyedArchiver.archivedData(
            withRootObject: Loan([Library.Book("a"), Library.Book("b")]), requiringSecureCoding: false)
        let unarchiver = try NSKeyedUnarchiver(forReadingFrom: data)
        unarchiver.requiresSecureCoding = false
        let loan = unarchiver.decodeObject(forKey: NSKeyedArchiveRootObjectKey) as? Loan
        XCTAssertEqual(loan?.books.map(\.title), ["a", "b"])
        XCTAssertTrue(loan.map { type(of: $0.books[0]) == Library.Book.self } ?? false)
    }

    func testDecodersAskForClassesInsideOfOthers() throws {
        class Local: Atelier.Shape {}
        let root = Atelier.Shape(size: 1)
        root.parts = [Circle(size: 2), Atelier.square(3), Local(size: 4), Local(size: 5)]
        let data = try NSKeyedArchiver.archivedData(withRootObject: root, requiringSecureCoding: true)
        let shape = try NSKeyedUnarchiver.unarchivedObject(ofClass: Atelier.Shape.self, from: data)
        XCTAssertEqual(shape?.size, 1)
        XCTAssertEqual(shape?.parts.map(\.size), [2, 3, 4, 5])
        XCTAssertTrue(shape?.parts[0] is Circle)
        XCTAssertTrue(Atelier.isSquare(shape?.parts[1]))
        XCTAssertTrue(shape?.parts[2] is Local && shape?.parts[3] is Local)
        XCTAssertThrowsError(try NSKeyedUnarchiver.unarchivedObject(ofClass: Circle.self, from: data)) { error in
            XCTAssertEqual((error as NSError).code, CocoaError.Code.coderReadCorrupt.rawValue)
        }
        let unarchiver = try NSKeyedUnarchiver(forReadingFrom: data)
        XCTAssertEqual(unarchiver.decodeObject(of: Atelier.Shape.self, forKey: NSKeyedArchiveRootObjectKey)?.parts.count, 4)
        let list = try NSKeyedArchiver.archivedData(withRootObject: [Circle(size: 6)], requiringSecureCoding: true)
        let circles = try NSKeyedUnarchiver.unarchivedObject(ofClasses: [NSArray.self, Circle.self], from: list) as? [Circle]
        XCTAssertEqual(circles?.map(\.size), [6])
    }

    func testFieldsOfSearchBarsAreReadByTheirOldName() {
        let bar = UISearchBar()
        (bar.value(forKey: "searchField") as? UITextField)?.textColor = .red
        XCTAssertEqual(bar.searchTextField.textColor, .red)
    }

    func testViewsOfItemsAreReadByTheirKey() {
        let item = UIBarButtonItem(customView: UIView())
        XCTAssertTrue(item.value(forKey: "view") as? UIView === item.customView)
        let (bar, tab) = (UITabBar(), UITabBarItem(title: "Tab", image: nil, tag: 0))
        XCTAssertNil(tab.value(forKey: "view"))
        bar.items = [tab]
        XCTAssertTrue((tab.value(forKey: "view") as? UIView)?.superview === bar)
        let search = UISearchBar()
        XCTAssertEqual((search.value(forKey: "cancelButton") as? UIButton)?.currentTitle, "Cancel")
    }

    func testOperatorsJoinValues() {
        let records = [Record("b"), Record("a"), Record("b")] as NSArray
        XCTAssertEqual(records.value(forKeyPath: "@min.title") as? String, "a")
        XCTAssertEqual(records.value(forKeyPath: "@count") as? Int, 3)
        XCTAssertEqual(records.value(forKeyPath: "@distinctUnionOfObjects.title") as? [String], ["b", "a"])
    }

    func testTextsHaveKeys() {
        let label = UILabel()
        label.text = "Pear"
        XCTAssertEqual(label.value(forKeyPath: "text.length") as? Int, 4)
        XCTAssertEqual(("plum" as NSString).value(forKey: "uppercaseString") as? String, "PLUM")
        let names: NSArray = ["fig", "banana", "plum"]
        XCTAssertEqual(names.value(forKey: "length") as? [Int], [3, 6, 4])
        XCTAssertEqual(names.filtered(using: NSPredicate(format: "length > 3")) as? [String], ["banana", "plum"])
    }

    func testObjectsOfFoundationHaveKeys() {
        let (operation, queue, progress) = (BlockOperation {}, OperationQueue(), Progress(totalUnitCount: 4))
        let finished = NSPredicate(format: "isFinished == true AND finished == YES")
        XCTAssertFalse(finished.evaluate(with: operation))
        queue.addOperation(operation)
        wait(for: [expectation(for: finished, evaluatedWith: operation, handler: nil)], timeout: 5)
        progress.completedUnitCount = 1
        XCTAssertEqual(progress.value(forKey: "fractionCompleted") as? Double, 0.25)
        XCTAssertTrue(NSPredicate(format: "fractionCompleted < 0.5").evaluate(with: progress))
    }

    func testKeyPathsHaveTheNamesOfObjectiveC() {
        class Lamp: NSObject {
            @objc(isLit) var lit = false
        }
        let lamp = Lamp()
        lamp.setValue(true, forKey: #keyPath(Lamp.lit))
        XCTAssertEqual(#keyPath(Lamp.lit), "isLit")
        XCTAssertTrue(lamp.lit)
    }
}
