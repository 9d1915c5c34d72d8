import CoreData
import NotificationCenter
import UIKit
import XCTest

/// A class that takes dictionaries as classes for JSON did.
@objcMembers
private class Dossier: NSObject {
    dynamic var name = ""
    dynamic var count = 0
    var order: [String] = []
    var unknown: [String] = []
    var announced: [String] = []

    override func setValue(_ value: Any?, forKey key: String) {
        order.append(key)
        super.setValue(value, forKey: key)
    }
    override func setValue(_ value: Any?, forUndefinedKey key: String) { unknown.append(key) }
    override func setValuesForKeys(_ keyedValues: [String: Any]) {
        var values = keyedValues
        values["ignored"] = nil
        super.setValuesForKeys(values)
    }
    override func dictionaryWithValues(forKeys keys: [String]) -> [String: Any] {
        super.dictionaryWithValues(forKeys: keys.filter { $0 != "order" })
    }
    override func willChangeValue(forKey key: String) {
        announced.append(key)
        super.willChangeValue(forKey: key)
    }
    override func value(forKeyPath keyPath: String) -> Any? { super.value(forKeyPath: keyPath.lowercased()) }
}

private final class MarkedDossier: Dossier {
    override func setValuesForKeys(_ keyedValues: [String: Any]) {
        super.setValuesForKeys(keyedValues)
        name += "!"
    }
}

private final class Keeper: NSObject, FileManagerDelegate {
    var asked: [String] = []

    func fileManager(_ fileManager: FileManager, shouldRemoveItemAtPath path: String) -> Bool {
        asked.append((path as NSString).lastPathComponent)
        return !path.hasSuffix("kept")
    }
}

private final class Sheet: NSObject {
    let undo = UndoManager()
    private(set) var title = "first"
    private(set) var width = 1

    @objc func setTitle(_ text: String) {
        (undo.prepare(withInvocationTarget: self) as AnyObject).setTitle(title)
        title = text
    }
    @objc(setWidth:height:) func resize(_ width: Int, _ height: Int) {
        (undo.prepare(withInvocationTarget: self) as AnyObject).resize(self.width, height)
        self.width = width
    }
}

/// Actions of one name and one set of labels, which types and names of Objective-C tell apart.
private final class Taker: NSObject {
    var taken: [String] = []
    @objc(takeNumber:) func take(_ value: Int) { taken.append("number \(value)") }
    @objc(takeText:) func take(_ value: String?) { taken.append("text \(value ?? "")") }
    @objc(takeView:) func take(_ value: UIView!) { taken.append("view") }
}

/// Methods that objects have on iOS, and what classes of projects make of them.
final class ObjectTests: XCTestCase {
    func testDictionariesAreSetThroughTheMethodsOfTheClass() {
        let record = Dossier()
        record.setValuesForKeys(["name": "a", "count": 2, "ignored": 1, "other": true])
        XCTAssertEqual(record.name, "a")
        XCTAssertEqual(record.count, 2)
        XCTAssertEqual(Set(record.order), ["name", "count", "other"])
        XCTAssertEqual(record.unknown, ["other"])
        let named = MarkedDossier()
        named.setValuesForKeys(["name": "b"])
        XCTAssertEqual(named.name, "b!")
    }

    func testDictionariesAreReadThroughTheMethodsOfTheClass() {
        let record = Dossier()
        record.name = "a"
        let values = record.dictionaryWithValues(forKeys: ["name", "order", "count"])
        XCTAssertEqual(Set(values.keys), ["name", "count"])
        XCTAssertEqual(values["name"] as? String, "a")
        XCTAssertEqual(record.value(forKeyPath: "NAME") as? String, "a")
    }

    func testAnnouncementsOfChangesCanBeOverridden() {
        let record = Dossier()
        record.willChangeValue(forKey: "name")
        record.didChangeValue(forKey: "name")
        XCTAssertEqual(record.announced, ["name"])
    }

    func testDelegatesOfFileManagersHaveTheMethodsThatTheyNeed() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let files = ["kept", "removed"].map(folder.appendingPathComponent)
        for file in files { try Data().write(to: file) }
        let (manager, keeper) = (FileManager(), Keeper())
        manager.delegate = keeper
        for file in files { try? manager.removeItem(at: file) }
        XCTAssertEqual(keeper.asked, ["kept", "removed"])
        XCTAssertEqual(files.map { manager.fileExists(atPath: $0.path) }, [true, false])
        try manager.copyItem(at: files[0], to: files[1])
        XCTAssertTrue(manager.fileExists(atPath: files[1].path))
    }

    func testInvocationsAreRecordedForUndoing() {
        let sheet = Sheet()
        sheet.undo.groupsByEvent = false
        sheet.undo.beginUndoGrouping()
        sheet.setTitle("second")
        sheet.resize(5, 2)
        sheet.undo.endUndoGrouping()
        XCTAssertEqual(sheet.title, "second")
        sheet.undo.undo()
        XCTAssertEqual(sheet.title, "first")
        XCTAssertEqual(sheet.width, 1)
        sheet.undo.redo()
        XCTAssertEqual(sheet.title, "second")
        XCTAssertEqual(sheet.width, 5)
    }

    func testMethodsThatTypesTellApartAreCalled() {
        let taker = Taker()
        taker.perform(Selector(("takeNumber:")), with: 3)
        taker.perform(Selector(("takeText:")), with: "a")
        taker.perform(#selector(Taker.take(_:) as (Taker) -> (UIView?) -> Void), with: UIView())
        XCTAssertEqual(taker.taken, ["number 3", "text a", "view"])
    }

    private static let people: [NSDictionary] = [
        ["name": "Zoë", "age": 30, "tags": ["a", "b"]], ["name": "Ann", "age": 20, "tags": ["b"]],
    ]

    private func names(_ predicate: NSPredicate) -> [String] {
        Self.people.filter { predicate.evaluate(with: $0) }.compactMap { $0["name"] as? String }
    }

    func testComparisonsOfExpressionsAreEvaluated() {
        let (name, age) = (NSExpression(forKeyPath: "name"), NSExpression(forKeyPath: "age"))
        let contains = NSComparisonPredicate(
            leftExpression: name, rightExpression: NSExpression(forConstantValue: "ZOE"), modifier: .direct, type: .contains,
            options: [.caseInsensitive, .diacriticInsensitive])
        XCTAssertEqual(names(contains), ["Zoë"])
        let exact = NSComparisonPredicate(
            leftExpression: name, rightExpression: NSExpression(forConstantValue: "ZOE"), modifier: .direct, type: .contains)
        XCTAssertEqual(names(exact), [])
        let young = NSComparisonPredicate(
            leftExpression: age, rightExpression: NSExpression(forConstantValue: 25), modifier: .direct, type: .lessThan,
            options: [])
        XCTAssertEqual(names(young), ["Ann"])
        XCTAssertEqual(names(NSCompoundPredicate(orPredicateWithSubpredicates: [contains, young])), ["Zoë", "Ann"])
        XCTAssertEqual(names(NSCompoundPredicate(notPredicateWithSubpredicate: young)), ["Zoë"])
        let tagged = NSComparisonPredicate(
            leftExpression: NSExpression(forKeyPath: "tags"), rightExpression: NSExpression(forConstantValue: "a"),
            modifier: .any, type: .equalTo)
        XCTAssertEqual(names(tagged), ["Zoë"])
        let between = NSComparisonPredicate(
            leftExpression: age,
            rightExpression: NSExpression(forAggregate: [NSExpression(forConstantValue: 10), NSExpression(forConstantValue: 20)]),
            modifier: .direct, type: .between)
        XCTAssertEqual(names(between), ["Ann"])
        let missing = NSComparisonPredicate(
            leftExpression: NSExpression(forKeyPath: "none"), rightExpression: NSExpression(forConstantValue: nil),
            modifier: .direct, type: .equalTo)
        XCTAssertEqual(names(missing), ["Zoë", "Ann"])
    }
}
