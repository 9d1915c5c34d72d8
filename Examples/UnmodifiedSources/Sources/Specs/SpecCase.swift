import UIKit
import XCTest

/// A runner of specifications: a class states examples, each of which becomes a test when XCTest asks for the class's suite.
open class SpecCase: XCTestCase {
    /// States the examples of a class.
    open class func spec() {}

    override open class var defaultTestSuite: XCTestSuite {
        let suite = XCTestSuite(name: String(describing: self))
        Example.all = []
        spec()
        for example in Example.all {
            let test = ExampleCase(selector: #selector(ExampleCase.runExample))
            test.example = example
            suite.addTest(test)
        }
        return suite
    }
}

/// An example of a specification.
struct Example {
    static var all: [Example] = []

    let name: String
    let body: () -> Void
}

/// A test of an example.
public final class ExampleCase: XCTestCase {
    var example: Example?

    @objc func runExample() { example?.body() }
}

/// States an example.
public func it(_ name: String, _ body: @escaping () -> Void) { Example.all.append(Example(name: name, body: body)) }
