import UIKit
import XCTest

@objcMembers
private final class Book: NSObject {
    let title: String
    let pages: Int
    let author: Author?

    init(_ title: String, _ pages: Int, _ author: Author? = nil) {
        (self.title, self.pages, self.author) = (title, pages, author)
    }
}

private final class Lamp: NSObject {
    @objc enum State: Int { case off, on }
    @objc dynamic var state = State.off
}

@objcMembers
private final class Author: NSObject {
    let name: String
    init(_ name: String) { self.name = name }
}

/// Sorting by properties that are named by texts.
final class SortingTests: XCTestCase {
    private let books = [Book("b", 20, Author("Zoe")), Book("C", 10), Book("a", 20, Author("Ada"))]

    private func titles(_ descriptors: NSSortDescriptor...) -> [String] {
        ((books as NSArray).sortedArray(using: descriptors) as? [Book] ?? []).map(\.title)
    }

    func testKeysAreRead() {
        XCTAssertEqual(titles(NSSortDescriptor(key: "title", ascending: true)), ["C", "a", "b"])
        XCTAssertEqual(
            titles(
                NSSortDescriptor(key: #keyPath(Book.pages), ascending: false), NSSortDescriptor(key: "title", ascending: true)),
            ["a", "b", "C"])
        XCTAssertEqual(titles(NSSortDescriptor(key: "author.name", ascending: true)), ["C", "a", "b"])
    }

    func testTextsAreComparedByAMethod() {
        let method = #selector(NSString.caseInsensitiveCompare(_:))
        XCTAssertEqual(titles(NSSortDescriptor(key: "title", ascending: false, selector: method)), ["C", "b", "a"])
        let numbers = (["10", "9", "1"] as NSArray).sortedArray(using: [
            NSSortDescriptor(key: nil, ascending: true, selector: #selector(NSString.localizedStandardCompare))
        ])
        XCTAssertEqual(numbers as? [String], ["1", "9", "10"])
    }

    func testValuesAreComparedByAClosure() {
        let byLength = NSSortDescriptor(key: "title", ascending: true) { first, second in
            (first as? String) == "b" ? .orderedAscending : (second as? String) == "b" ? .orderedDescending : .orderedSame
        }
        XCTAssertEqual(titles(byLength).first, "b")
    }

    /// Enumerations are their numbers by name.
    func testPredicatesReadEnumerations() {
        let lamp = Lamp()
        let isOn = NSPredicate(format: "state == %d", Lamp.State.on.rawValue)
        XCTAssertFalse(isOn.evaluate(with: lamp))
        let lit = expectation(for: isOn, evaluatedWith: lamp)
        lamp.state = .on
        wait(for: [lit], timeout: 5)
        XCTAssertEqual(([lamp, Lamp()] as NSArray).filtered(using: NSPredicate(format: "state < 1")).count, 1)
    }
}
