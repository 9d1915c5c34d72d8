import Specs
import UIKit
import XCTest

/// Tests that are made when they run, by a runner of another module.
final class LabelSpec: SpecCase {
    private static var passed: [String] = []

    override class func spec() {
        it("is as wide as its text") {
            let label = UILabel()
            label.text = "A text"
            label.sizeToFit()
            XCTAssertGreaterThan(label.bounds.width, 0)
            passed.append("width")
        }
        it("is empty without one") {
            XCTAssertEqual(UILabel().intrinsicContentSize.width, 0)
            passed.append("empty")
        }
        it("is run once, in the order of the examples") { XCTAssertEqual(passed, ["width", "empty"]) }
    }
}

/// The methods of a class, each with several values.
final class SquareTests: XCTestCase {
    private var number = 0
    private static var numbers: [Int] = []

    override class var defaultTestSuite: XCTestSuite {
        let suite = XCTestSuite(name: "SquareTests")
        for number in [2, 3, 4] {
            testInvocations.forEach { invocation in
                let test = SquareTests(invocation: invocation)
                test.number = number
                suite.addTest(test)
            }
        }
        return suite
    }

    func testSquare() {
        Self.numbers.append(number)
        XCTAssertEqual(Self.numbers, Array([2, 3, 4].prefix(Self.numbers.count)))
        XCTAssertEqual(CGSize(width: number, height: number).width * CGFloat(number), CGFloat(number * number))
    }
}

/// A class whose suite has the tests that XCTest finds, and one more.
final class MoreTests: XCTestCase {
    private static var names: [String] = []

    override class var defaultTestSuite: XCTestSuite {
        let suite = super.defaultTestSuite
        suite.addTest(MoreTests(selector: #selector(added)))
        return suite
    }

    func testFound() { Self.names.append("found") }

    @objc func added() { XCTAssertEqual(Self.names, ["found"]) }
}
