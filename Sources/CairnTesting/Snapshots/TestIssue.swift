import Foundation
internal import Testing
internal import XCTest

/// The place of an assertion in a test.
struct TestPlace: Sendable {
    let fileID: StaticString
    let filePath: StaticString
    let line: Int
    let column: Int
    let function: String
}

/// Tells a failure to whichever library runs the test: Swift Testing, or XCTest.
@MainActor
enum TestIssue {
    /// Records a failure at a place.
    ///
    /// - Precondition: A test runs.
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

    /// Attaches a file to the test, where it is one of Swift Testing's.
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

/// Hears whether a failure reached a test of XCTest.
private final class FailureListener: NSObject, XCTestObservation {
    private(set) var heard = false

    func testCase(
        _ testCase: XCTestCase, didFailWithDescription description: String, inFile filePath: String?, atLine lineNumber: Int
    ) {
        heard = true
    }
}
