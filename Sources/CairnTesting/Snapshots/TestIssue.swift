import Foundation
internal import Testing
internal import XCTest

/// The source location of an assertion.
struct TestPlace: Sendable {
    let fileID: StaticString
    let filePath: StaticString
    let line: Int
    let column: Int
    let function: String
}

/// Records failures in the library that runs the test: Swift Testing or XCTest.
@MainActor
enum TestIssue {
    /// Records a failure at a source location.
    ///
    /// - Precondition: A test is running.
    static func record(_ message: String, at place: TestPlace) {
        guard Test.current == nil else {
            Issue.record(Comment(rawValue: message), sourceLocation: place.location)
            return
        }
        let listener = FailureListener()
        XCTestObservationCenter.shared.addTestObserver(listener)
        defer { XCTestObservationCenter.shared.removeTestObserver(listener) }
        XCTFail(message, file: place.filePath, line: UInt(place.line))
        precondition(
            listener.heard, "assertSnapshot was called where no test runs (\(place.filePath):\(place.line)). It said: \(message)")
    }

    /// Attaches a file to the test, if it is one of Swift Testing's.
    static func attach(_ bytes: [UInt8], named name: String, at place: TestPlace) {
        guard Test.current != nil else { return }
        Attachment.record(bytes, named: name, sourceLocation: place.location)
    }
}

extension TestPlace {
    fileprivate var location: SourceLocation {
        SourceLocation(fileID: "\(fileID)", filePath: "\(filePath)", line: line, column: column)
    }
}

/// Observes whether a failure was recorded in a test of XCTest.
private final class FailureListener: NSObject, XCTestObservation {
    private(set) var heard = false

    func testCase(
        _ testCase: XCTestCase, didFailWithDescription description: String, inFile filePath: String?, atLine lineNumber: Int
    ) {
        heard = true
    }
}
