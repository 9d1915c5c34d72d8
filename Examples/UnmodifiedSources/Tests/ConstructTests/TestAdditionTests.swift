import XCTest

private final class Ruler: NSObject {
    @objc dynamic var length: CGFloat = 1
}

private final class Meter: NSObject {
    @objc dynamic var level = 0
}

/// What tests get of XCTest that Linux lacks.
final class TestAdditionTests: XCTestCase {
    func testActivitiesReturnWhatTheyMake() throws {
        let length = try XCTContext.runActivity(named: "outer") { activity -> Int in
            activity.add(XCTAttachment(string: "note"))
            return try XCTUnwrap(Optional(activity.name.count))
        }
        XCTAssertEqual(length, 5)
    }

    func testAttachmentsHaveANameAndALifetime() {
        let attachment = XCTAttachment(image: UIImage(systemName: "star")!)
        attachment.name = "Star"
        attachment.lifetime = .keepAlways
        add(attachment)
        XCTAssertEqual(attachment.uniformTypeIdentifier, "public.png")
        XCTAssertEqual(XCTAttachment(data: Data()).lifetime, .deleteOnSuccess)
    }

    func testObservedValuesFulfil() {
        let meter = Meter()
        keyValueObservingExpectation(for: meter, keyPath: "level", expectedValue: 3)
        let handled = keyValueObservingExpectation(for: meter, keyPath: #keyPath(Meter.level)) { object, change in
            (object as? Meter)?.level == 2 && change[.newKey] as? Int == 2
        }
        (1...3).forEach { meter.level = $0 }
        waitForExpectations(timeout: 1)
        XCTAssertEqual(handled.expectedFulfillmentCount, 1)
    }

    func testExpectationsOfValuesWaitAlone() {
        let meter = Meter()
        let unmet = XCTKVOExpectation(keyPath: "level", object: meter, expectedValue: 9)
        unmet.isInverted = true
        let met = XCTKVOExpectation(keyPath: "level", object: meter, expectedValue: 0)
        DispatchQueue.main.async { meter.level = 1 }
        XCTAssertEqual(XCTWaiter.wait(for: [met], timeout: 1), .completed)
        XCTAssertEqual(XCTWaiter.wait(for: [unmet], timeout: 0.05), .completed)
    }

    func testExpectedLengthsAreNumbers() {
        let ruler = Ruler()
        let met = XCTKVOExpectation(keyPath: #keyPath(Ruler.length), object: ruler, expectedValue: 9)
        ruler.length = 9
        XCTAssertEqual(XCTWaiter.wait(for: [met], timeout: 1), .completed)
    }

    @MainActor func testAnimationsEndWhileATestWaits() {
        let (window, view) = (UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), UIView())
        window.isHidden = false
        window.addSubview(view)
        view.translatesAutoresizingMaskIntoConstraints = false
        view.widthAnchor.constraint(equalToConstant: 50).isActive = true
        let ended = expectation(description: "animation")
        UIView.animate(withDuration: 0.05, animations: { view.alpha = 0 }, completion: { _ in ended.fulfill() })
        wait(for: [ended], timeout: 5)
        XCTAssertEqual(view.bounds.width, 50)
    }

    func testFulfilIsAFunction() {
        let done = expectation(description: "done")
        DispatchQueue.main.async(execute: done.fulfill)
        wait(for: [done])
    }

    func testTimesThatDifferAreNoFailure() {
        var count = 0
        measure {
            count += 1
            if count == 1 { Thread.sleep(forTimeInterval: 0.3) }
        }
        XCTAssertEqual(count, 10)
    }

    func testMetricsMeasureABlock() {
        let options = XCTMeasureOptions()
        options.iterationCount = 2
        var count = 0
        measure(metrics: [XCTClockMetric()], options: options) { count += 1 }
        XCTAssertGreaterThan(count, 1)
    }

    func testExpectedFailuresDoNotCount() {
        XCTExpectFailure("of the test")
        XCTExpectFailure("of the block") { XCTFail("in the block") }
        let options = XCTExpectedFailure.Options.nonStrict()
        options.issueMatcher = { $0.compactDescription.contains("never") }
        XCTExpectFailure("not strict", options: options) {}
        XCTAssertEqual(1, 2, "behind the block")
    }

    func testStrictExpectationsThatAreNotMetFail() {
        XCTExpectFailure("of what the other leaves") { XCTExpectFailure("unmet") {} }
    }
}

/// Test cases that record issues themselves.
final class IssueTests: XCTestCase {
    private var recorded: [String] = []

    override func record(_ issue: XCTIssue) {
        guard !issue.compactDescription.contains("of no interest") else {
            recorded.append("\(issue.type) \(issue.sourceCodeContext.location?.lineNumber ?? 0)")
            return
        }
        var issue = issue
        issue.compactDescription = "told: " + issue.compactDescription
        super.record(issue)
    }

    func testIssuesAreTaken() {
        XCTFail("of no interest", line: 7)
        let location = XCTSourceCodeLocation(filePath: "/tmp/File.swift", lineNumber: 3)
        let issue = XCTIssue(
            type: .thrownError, compactDescription: "also of no interest",
            sourceCodeContext: XCTSourceCodeContext(location: location))
        record(issue)
        XCTAssertEqual(recorded, ["assertionFailure 7", "thrownError 3"])
        XCTExpectFailure("an issue of the test", issueMatcher: { $0.compactDescription.contains("expected") })
        XCTFail("expected")
    }
}
