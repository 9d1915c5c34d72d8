import Foundation
import UIKit
import XCTest

@objc private protocol Listener { func hear() }

private final class CountingListener: NSObject, Listener {
    var count = 0
    func hear() { count += 1 }
}

private class Quiet: NSObject {
    @objc dynamic var level = 0
    override class func automaticallyNotifiesObservers(forKey key: String) -> Bool {
        key != "ignored" && super.automaticallyNotifiesObservers(forKey: key)
    }
}

private final class VeryQuiet: Quiet {
    override class func automaticallyNotifiesObservers(forKey key: String) -> Bool {
        key == "level" && super.automaticallyNotifiesObservers(forKey: key)
    }
}

/// What Foundation and the Objective-C run time have on iOS only.
final class FoundationTests: XCTestCase {
    private var matches = 0

    /// The closure is not kept on iOS, so that it names members without `self`.
    func testLinesComeOneAfterAnother() async throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("lines-\(UUID().uuidString).txt")
        try Data("one\ntwo\r\n\nthree".utf8).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        var lines: [String] = []
        for try await line in file.lines { lines.append(line) }
        XCTAssertEqual(lines, ["one", "two", "three"])
        var count = 0
        for try await _ in file.resourceBytes { count += 1 }
        XCTAssertEqual(count, 15)
    }

    func testActivitiesBeginAndEnd() {
        let activity = ProcessInfo.processInfo.beginActivity(options: [.userInitiated], reason: "a")
        ProcessInfo.processInfo.endActivity(activity)
        XCTAssertEqual(NSString.localizedStringWithFormat("%d", 12), "12")
        let ended = expectation(description: "expiring")
        ProcessInfo.processInfo.performExpiringActivity(withReason: "b") { isExpired in
            XCTAssertFalse(isExpired)
            ended.fulfill()
        }
        wait(for: [ended], timeout: 5)
    }

    func testMatchesAreCounted() throws {
        let expression = try NSRegularExpression(pattern: "a.")
        let text = "ab ac b"
        expression.enumerateMatches(in: text, range: NSRange(text.startIndex..., in: text)) { match, _, _ in
            matches += match?.range.length ?? 0
        }
        XCTAssertEqual(matches, 4)
    }

    func testObjectsLeaveWeakTables() {
        let listeners = NSHashTable<Listener>.weakObjects()
        let kept = CountingListener()
        listeners.add(kept)
        listeners.add(kept)
        autoreleasepool {
            let gone = CountingListener()
            listeners.add(gone)
            XCTAssertEqual(listeners.count, 2)
        }
        listeners.allObjects.forEach { $0.hear() }
        XCTAssertEqual(kept.count, 1)
        XCTAssertEqual(listeners.count, 1)
        XCTAssertTrue(listeners.contains(kept))
        listeners.remove(kept)
        XCTAssertNil(listeners.anyObject)
        let others = NSHashTable<AnyObject>.weakObjects()
        others.add(kept)
        XCTAssertTrue(others.anyObject === kept)
    }

    func testTablesMapObjectsToObjects() {
        let names = NSMapTable<NSString, UIView>.strongToWeakObjects()
        let kept = UIView()
        names.setObject(kept, forKey: "kept")
        names.setObject(UIView(), forKey: "gone")
        XCTAssertTrue(names.object(forKey: "kept" as NSString) === kept)
        XCTAssertNil(names.object(forKey: "gone"))
        XCTAssertEqual(names.count, 1)
        XCTAssertEqual(names.keyEnumerator().nextObject() as? String, "kept")
        names.removeAllObjects()
        XCTAssertEqual(names.count, 0)
    }

    func testTablesHandOutTheObjectsThatWerePutIn() {
        let lists = NSMapTable<NSObject, NSMutableArray>.weakToStrongObjects()
        let owner = NSObject(), list = NSMutableArray(object: "a")
        lists.setObject(list, forKey: owner)
        XCTAssertTrue(lists.objectEnumerator()?.nextObject() as? NSMutableArray === list)
        let table = NSHashTable<NSMutableArray>.weakObjects()
        table.add(list)
        XCTAssertTrue(table.objectEnumerator().nextObject() as? NSMutableArray === list)
    }

    func testLiteralsMakeSetsThatChange() {
        let tags: NSMutableSet = ["home", "work"]
        tags.add("home")
        XCTAssertEqual(tags.count, 2)
        XCTAssertEqual((["a", "a"] as NSCountedSet).count(for: "a"), 2)
    }

    func testLocksAreOfObjects() {
        let done = expectation(description: "done")
        nonisolated(unsafe) let lock = NSObject()
        nonisolated(unsafe) var order: [Int] = []
        objc_sync_enter(lock)
        DispatchQueue.global().async {
            objc_sync_enter(lock)
            order.append(2)
            objc_sync_exit(lock)
            done.fulfill()
        }
        objc_sync_enter(lock)
        order.append(1)
        objc_sync_exit(lock)
        objc_sync_exit(lock)
        wait(for: [done], timeout: 5)
        XCTAssertEqual(order, [1, 2])
    }

    func testClocksAndExceptions() {
        XCTAssertEqual(CFAbsoluteTimeGetCurrent(), Date().timeIntervalSinceReferenceDate, accuracy: 1)
        let exception = NSException(name: .rangeException, reason: "too far", userInfo: nil)
        XCTAssertEqual(exception.name.rawValue, "NSRangeException")
        XCTAssertEqual(exception.reason, "too far")
        XCTAssertEqual(autoreleasepool { 3 }, 3)
        XCTAssertThrowsError(try autoreleasepool { throw CocoaError(.fileNoSuchFile) })
    }

    func testTextsHaveValues() {
        let (count, name) = (2, "Ada")
        XCTAssertEqual(String(localized: "\(name) has \(count) of 100%"), "Ada has 2 of 100%")
        XCTAssertEqual(String(localized: "greeting", bundle: .module), "Good day, %@")
        XCTAssertEqual(String(localized: "none", defaultValue: "default \(1)"), "default 1")
        let later: LocalizedStringResource = "\(name) waits"
        XCTAssertEqual(later.key, "%@ waits")
        XCTAssertEqual(String(localized: later), "Ada waits")
        let greeting = LocalizedStringResource("greeting", defaultValue: "Hello", bundle: .atURL(Bundle.module.bundleURL))
        XCTAssertEqual(String(localized: greeting), "Good day, %@")
    }

    func testMethodsOfAllObjectsAreOverridden() {
        XCTAssertFalse(Quiet.automaticallyNotifiesObservers(forKey: "ignored"))
        XCTAssertTrue(VeryQuiet.automaticallyNotifiesObservers(forKey: "level"))
        XCTAssertFalse(VeryQuiet.automaticallyNotifiesObservers(forKey: "other"))
    }

    func testVariablesOfAnyObjectHaveMembers() {
        let (view, controller) = (UIView(), UIViewController())
        controller.view.addSubview(view)
        var responder: AnyObject? = view
        var steps = 0
        while responder != nil, !(responder is UIViewController) {
            responder = responder?.next
            steps += 1
        }
        XCTAssertTrue(responder === controller)
        XCTAssertEqual(steps, 2)
    }

    func testDistancesOfDatesHaveTexts() {
        let formatter = RelativeDateTimeFormatter()
        formatter.locale = Locale(identifier: "en_US")
        XCTAssertEqual(formatter.localizedString(from: DateComponents(day: -1)), "1 day ago")
        XCTAssertEqual(formatter.localizedString(fromTimeInterval: 2 * 3600), "in 2 hours")
        formatter.dateTimeStyle = .named
        formatter.unitsStyle = .full
        XCTAssertEqual(formatter.localizedString(from: DateComponents(day: 1)), "tomorrow")
    }

    func testAgesHaveTexts() throws {
        let formatter = DateComponentsFormatter()
        var calendar = Calendar(identifier: .gregorian)
        calendar.locale = Locale(identifier: "en_US")
        (formatter.calendar, formatter.allowedUnits, formatter.unitsStyle) = (calendar, [.year, .month, .day], .full)
        let start = try XCTUnwrap(calendar.date(from: DateComponents(year: 2019, month: 1, day: 31)))
        let end = try XCTUnwrap(calendar.date(from: DateComponents(year: 2020, month: 3, day: 2)))
        XCTAssertEqual(formatter.string(from: start, to: end), "1 year, 1 month, 2 days")
    }

    func testListsHaveTexts() {
        let formatter = ListFormatter()
        formatter.locale = Locale(identifier: "en_US")
        XCTAssertEqual(formatter.string(from: ["a", 2, "c"]), "a, 2, and c")
        XCTAssertEqual(formatter.string(from: ["a", "b"]), "a and b")
        XCTAssertEqual(ListFormatter.localizedString(byJoining: ["a"]), "a")
    }

    func testTextsHaveTokens() {
        let tagger = NSLinguisticTagger(tagSchemes: [.tokenType], options: 0)
        tagger.string = "Tea, please."
        var words: [NSRange] = []
        let options: NSLinguisticTagger.Options = [.omitPunctuation, .omitWhitespace]
        tagger.enumerateTags(in: NSRange(location: 0, length: 12), unit: .word, scheme: .tokenType, options: options) {
            tag, range, _ in
            if tag == .word { words.append(range) }
        }
        XCTAssertEqual(words, [NSRange(location: 0, length: 3), NSRange(location: 5, length: 6)])
    }

    /// A device that was never set is one of the United States.
    func testMoneyHasTheSignOfTheLocale() {
        let formatter = NumberFormatter()
        formatter.numberStyle = .currency
        XCTAssertEqual(Locale.current.identifier, "en_US")
        XCTAssertEqual(formatter.string(from: 12.5), "$12.50")
    }

    func testMeasurementsHaveTexts() {
        let (unitedStates, far) = (Locale(identifier: "en_US"), Measurement(value: 5, unit: UnitLength.kilometers))
        XCTAssertEqual(far.formatted(.measurement(width: .wide).locale(unitedStates)), "3.1 miles")
        XCTAssertEqual(far.formatted(.measurement(width: .abbreviated, usage: .asProvided).locale(unitedStates)), "5 km")
        let warm = Measurement(value: 20, unit: UnitTemperature.celsius)
        XCTAssertEqual(warm.formatted(.measurement(usage: .weather, hidesScaleName: true).locale(unitedStates)), "68°")
        let formatter = MeasurementFormatter()
        (formatter.locale, formatter.unitOptions, formatter.unitStyle) = (unitedStates, .providedUnit, .long)
        XCTAssertEqual(formatter.string(from: far), "5 kilometers")
    }

    func testNamesOfPeopleHaveTexts() {
        var name = PersonNameComponents()
        (name.givenName, name.familyName) = ("Mara", "Stone")
        let formatter = PersonNameComponentsFormatter()
        XCTAssertEqual(formatter.string(from: name), "Mara Stone")
        formatter.style = .abbreviated
        XCTAssertEqual(formatter.string(from: name), "MS")
        XCTAssertEqual(name.formatted(.name(style: .short)), "Mara")
        XCTAssertEqual(formatter.personNameComponents(from: "Mara Stone"), name)
    }

    func testTextsWithMarkdownAreLocalized() {
        let text = AttributedString(localized: "**\(2)** new", bundle: .module)
        XCTAssertEqual(String(text.characters), "2 new")
        let strong = text.runs.first { $0.inlinePresentationIntent == .stronglyEmphasized }
        XCTAssertEqual(strong.map { String(text[$0.range].characters) }, "2")
        XCTAssertEqual(String(AttributedString(localized: "greeting", bundle: .module).characters), "Good day, %@")
    }

    func testFilesThatImportFoundationAlone() {
        let (center, ledger) = (NotificationCenter(), Ledger(center: NotificationCenter()))
        XCTAssertEqual(ledger.heard, [])
        let own = Ledger(center: center)
        own.post()
        XCTAssertEqual(own.heard, ["LedgerChanged"])
        var seen: [Int] = []
        let observation = own.watch { seen.append($0) }
        own.book(5)
        own.book(8)
        own.undo()
        observation.invalidate()
        XCTAssertEqual(seen, [5, 8, 5, 0])
        XCTAssertEqual(Ledger.texts(in: Locale(identifier: "en_US")), ["1 day ago", "1:02", "a, b, and c", "7 km"])
        XCTAssertEqual(Ledger.long(["one", "three", "Four"]), ["three"])
        XCTAssertEqual(Ledger.turned(CGPoint(x: 3, y: 4)), CGPoint(x: 6, y: -4))
        XCTAssertTrue(Ledger.isKnown("setAmount:"))
        XCTAssertFalse(Ledger.isKnown("other"))
    }

    func testTheRunTimeIsAsked() {
        let guide: AnyObject = SpacerGuide()
        XCTAssertTrue(object_getClass(guide) == SpacerGuide.self)
        XCTAssertNil(object_getClass(nil))
        XCTAssertEqual(String(cString: class_getName(SpacerGuide.self)), "CTSpacerGuide")
        XCTAssertEqual(String(cString: object_getClassName(UILabel())), "UILabel")
        XCTAssertTrue(class_getSuperclass(SpacerGuide.self) == UILayoutGuide.self)
        XCTAssertNil(class_getSuperclass(NSObject.self))
        XCTAssertTrue(objc_lookUpClass("CTSpacerGuide") == SpacerGuide.self)
        XCTAssertNotNil(objc_getClass("UILabel") as? UIView.Type)
        XCTAssertTrue(class_respondsToSelector(SpacerGuide.self, #selector(SpacerGuide.widen(by:))))
        XCTAssertFalse(class_respondsToSelector(UILayoutGuide.self, #selector(SpacerGuide.widen(by:))))
        XCTAssertEqual(String(cString: sel_getName(#selector(SpacerGuide.widen(by:)))), "widenBy:")
        XCTAssertTrue(sel_isEqual(sel_registerName("widenBy:"), #selector(SpacerGuide.widen(by:))))
    }

    func testNamesThatFoundationOnLinuxLacks() throws {
        class Worker: NSObject {
            let done = DispatchSemaphore(value: 0)
            var given: [String] = []
            @objc func work(_ text: String) {
                given.append(text)
                done.signal()
            }
        }
        let worker = Worker()
        Thread(target: worker, selector: #selector(Worker.work(_:)), object: "one").start()
        worker.done.wait()
        Thread.detachNewThreadSelector(#selector(Worker.work(_:)), toTarget: worker, with: "two")
        worker.done.wait()
        XCTAssertEqual(worker.given, ["one", "two"])
        let value = NSValue(nonretainedObject: worker)
        XCTAssertTrue(value.nonretainedObjectValue as? Worker === worker)
        XCTAssertEqual(value, NSValue(nonretainedObject: worker))
        let detector = try NSDataDetector(types: NSTextCheckingResult.CheckingType.link.rawValue)
        var links: [URL?] = []
        detector.enumerateMatches(in: "see https://example.org now", options: [], range: NSRange(location: 0, length: 27)) {
            match, _, _ in
            links.append(match?.url)
        }
        XCTAssertEqual(links, [URL(string: "https://example.org")])
        let configuration = URLSessionConfiguration.background(withIdentifier: "transfers")
        configuration.waitsForConnectivity = true
        XCTAssertTrue(configuration.waitsForConnectivity)
        configuration.sessionSendsLaunchEvents = true
        configuration.allowsConstrainedNetworkAccess = false
        XCTAssertTrue(configuration.sessionSendsLaunchEvents && configuration.allowsExpensiveNetworkAccess)
        XCTAssertFalse(configuration.allowsConstrainedNetworkAccess)
        var request = URLRequest(url: URL(string: "https://example.org")!)
        request.networkServiceType = .responsiveData
        XCTAssertEqual(request.networkServiceType, .default)
        let space = URLProtectionSpace(host: "a", port: 1, protocol: nil, realm: nil, authenticationMethod: nil)
        XCTAssertNil(space.serverTrust.map(URLCredential.init(trust:)))
        XCTAssertNotEqual(NSURLAuthenticationMethodServerTrust, NSURLAuthenticationMethodHTTPBasic)
        let text = NSMutableString(string: "a")
        text.appendFormat("%d-%@", 2, "b")
        XCTAssertEqual(text, "a2-b")
        XCTAssertEqual(pthread_main_np(), 1)
        let lock = os_unfair_lock_t.allocate(capacity: 1)
        lock.initialize(to: os_unfair_lock())
        var count = 0
        DispatchQueue.concurrentPerform(iterations: 1000) { _ in
            os_unfair_lock_lock(lock)
            count += 1
            os_unfair_lock_unlock(lock)
        }
        XCTAssertEqual(count, 1000)
        XCTAssertTrue(os_unfair_lock_trylock(lock))
        os_unfair_lock_unlock(lock)
        lock.deallocate()
        var base = mach_timebase_info_data_t()
        mach_timebase_info(&base)
        let start = mach_absolute_time()
        Thread.sleep(forTimeInterval: 0.01)
        let passed = (mach_absolute_time() - start) * UInt64(base.numer) / UInt64(base.denom)
        XCTAssertGreaterThanOrEqual(passed, 10_000_000)
    }

    func testMembersThatFoundationHasOnIOS() {
        let frame = CGRect(x: 0, y: 0, width: 10, height: 10)
        XCTAssertFalse(frame.intersects(CGRect(x: 10, y: 0, width: 10, height: 10)))
        XCTAssertTrue(frame.intersects(CGRect(x: 9, y: 0, width: 10, height: 10)))
        XCTAssertEqual(URLCache(memoryCapacity: 1 << 20, diskCapacity: 1 << 22).memoryCapacity, 1 << 20)
        XCTAssertNil(HTTPURLResponse().mimeType)
    }

    func testDocumentTypesMayHaveAttributes() {
        final class Delegate: NSObject, XMLParserDelegate {
            var elements: [String] = []
            func parser(
                _ parser: XMLParser, didStartElement element: String, namespaceURI: String?, qualifiedName: String?,
                attributes: [String: String]
            ) {
                elements.append(element + attributes.sorted { $0.key < $1.key }.map { " \($0.key)=\($0.value)" }.joined())
            }
        }
        let text = """
            <!DOCTYPE v [<!-- ]> <!ATTLIST v z CDATA #IMPLIED> --><!ENTITY e "a > b">
            <!ATTLIST v a CDATA #IMPLIED b (x|y) "y" c CDATA #REQUIRED d CDATA #FIXED "#IMPLIED">
            <!NOTATION n SYSTEM "n">]>
            <v a="1" c="&e;"><w/></v>
            """
        let (parser, delegate) = (XMLParser(data: Data(text.utf8)), Delegate())
        parser.delegate = delegate
        XCTAssertTrue(parser.parse())
        XCTAssertEqual(delegate.elements, ["v a=1 b=y c=a > b d=#IMPLIED", "w"])
    }

    func testTextsAreEnumeratedByWordsAndSentences() {
        let text = "  Don't stop. Go (on)!"
        var (words, enclosing): ([String], [NSRange]) = ([], [])
        (text as NSString).enumerateSubstrings(in: NSRange(location: 0, length: text.utf16.count), options: .byWords) {
            word, _, range, _ in
            words.append(word ?? "")
            enclosing.append(range)
        }
        XCTAssertEqual(words, ["Don't", "stop", "Go", "on"])
        XCTAssertEqual(enclosing.map(\.location), [0, 8, 14, 18])
        XCTAssertEqual(enclosing.map(\.length).reduce(0, +), text.utf16.count)
        var last = ""
        text.enumerateSubstrings(in: text.startIndex..., options: [.byWords, .reverse]) { word, range, _, stop in
            last = String(text[range]) + (word ?? "")
            stop = true
        }
        XCTAssertEqual(last, "onon")
        var sentences = 0
        text.enumerateSubstrings(in: text.startIndex..<text.endIndex, options: .bySentences) { _, _, _, _ in sentences += 1 }
        XCTAssertEqual(sentences, 2)
        var lines: [String] = []
        "a\nb".enumerateSubstrings(in: "a\nb".startIndex..., options: .byLines) { line, _, _, _ in lines.append(line ?? "") }
        XCTAssertEqual(lines, ["a", "b"])
    }

    func testTimersWaitForTheirInterval() {
        class Bell: NSObject, @unchecked Sendable {
            var waits: [TimeInterval] = []
            let start = Date()
            @objc func ring(_ timer: Timer) { waits.append(Date().timeIntervalSince(start)) }
        }
        let (bell, other) = (Bell(), Bell())
        let timers = [
            Timer(timeInterval: 0.05, repeats: true) { bell.ring($0) },
            Timer(timeInterval: 0.05, target: other, selector: #selector(Bell.ring), userInfo: nil, repeats: true),
        ]
        for timer in timers { RunLoop.current.add(timer, forMode: .common) }
        while bell.waits.isEmpty || other.waits.isEmpty, Date().timeIntervalSince(bell.start) < 10 {
            RunLoop.current.run(until: Date(timeIntervalSinceNow: 0.01))
        }
        for timer in timers { timer.invalidate() }
        XCTAssertGreaterThan(bell.waits.first ?? 0, 0.049)
        XCTAssertGreaterThan(other.waits.first ?? 0, 0.049)
    }

    func testNumbersHaveNoEmptyFraction() {
        let number = NSNumber(value: 2.0)
        XCTAssertEqual("\(number)", "2")
        XCTAssertEqual(String(describing: number), "2")
        XCTAssertEqual(String(format: "%@", number), "2")
        XCTAssertEqual("\(NSNumber(value: Float(0.1))) \(NSNumber(value: 2.5)) \(NSNumber(value: true))", "0.1 2.5 1")
        XCTAssertEqual([number.description, number.stringValue], ["2", "2"])
        let (value, values): (Any, [Any]) = (number, [NSNumber(value: 4.0), NSNumber(value: -3), NSNumber(value: false)])
        XCTAssertEqual("\(value) \(values)", "2 [4, -3, 0]")
        XCTAssertEqual(NSDecimalNumber(string: "1.5").stringValue, "1.5")
    }

    func testClassesAreCompared() {
        let field = UITextField()
        XCTAssertTrue(NSClassFromString("UITextField") === UITextField.self)
        XCTAssertTrue(type(of: field) !== UIControl.self)
        XCTAssertTrue(field.superclass === UIControl.self)
        XCTAssertNil(NSObject().superclass)
    }

    func testGuidesAreDecoded() throws {
        let guide = SpacerGuide()
        guide.identifier = "spacer"
        let data = try NSKeyedArchiver.archivedData(withRootObject: guide, requiringSecureCoding: false)
        let decoder = try NSKeyedUnarchiver(forReadingFrom: data)
        decoder.requiresSecureCoding = false
        XCTAssertEqual((decoder.decodeObject(forKey: NSKeyedArchiveRootObjectKey) as? UILayoutGuide)?.identifier, "spacer")
    }

    func testMethodsAreCalledOnThreads() {
        class Log: NSObject, @unchecked Sendable {
            var lines: [String] = []
            @objc func add(_ line: String) { lines.append("\(line) \(Thread.isMainThread)") }
        }
        let log = Log()
        log.perform(#selector(Log.add), on: .main, with: "now", waitUntilDone: true)
        log.perform(#selector(Log.add), on: .main, with: "later", waitUntilDone: false)
        XCTAssertEqual(log.lines, ["now true"])
        let start = Date()
        while log.lines.count < 2, Date().timeIntervalSince(start) < 10 {
            RunLoop.current.run(until: Date(timeIntervalSinceNow: 0.01))
        }
        XCTAssertEqual(log.lines, ["now true", "later true"])
        let end = expectation(description: "thread")
        Thread.detachNewThread {
            log.perform(#selector(Log.add), on: .current, with: "turn", waitUntilDone: false)
            log.perform(#selector(Log.add), on: .current, with: "own", waitUntilDone: true)
            RunLoop.current.run(until: Date(timeIntervalSinceNow: 0.01))
            log.perform(#selector(Log.add), on: .main, with: "main", waitUntilDone: true)
            end.fulfill()
        }
        wait(for: [end], timeout: 10)
        XCTAssertEqual(log.lines.dropFirst(2), ["own false", "turn false", "main true"])
    }

    func testAssociatedValuesEndWithTheirObject() {
        var log: [String] = []
        weak var kept: UIView?
        autoreleasepool {
            let (owner, label) = (UIView(), UILabel())
            owner.atEnd { log.append("first") }
            owner.atEnd { log.append("second") }
            objc_setAssociatedObject(owner, &EndKeys.kept, label, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
            kept = label
            XCTAssertNotNil(kept)
        }
        XCTAssertNil(kept)
        XCTAssertEqual(log.sorted(), ["first", "second"])
    }
}

@objc(CTSpacerGuide) final class SpacerGuide: UILayoutGuide {
    override init() { super.init() }
    required init?(coder: NSCoder) { super.init(coder: coder) }
    @objc func widen(by length: NSNumber) {}
}

private enum EndKeys {
    static var blocks: UInt8 = 0
    static var kept: UInt8 = 0
}

/// Calls a block when it ends.
private final class EndBlock: NSObject {
    let block: () -> Void
    init(_ block: @escaping () -> Void) { self.block = block }
    deinit { block() }
}

extension NSObject {
    fileprivate func atEnd(_ block: @escaping () -> Void) {
        let blocks = objc_getAssociatedObject(self, &EndKeys.blocks) as? NSMutableArray ?? NSMutableArray()
        blocks.add(EndBlock(block))
        objc_setAssociatedObject(self, &EndKeys.blocks, blocks, .OBJC_ASSOCIATION_RETAIN)
    }
}
