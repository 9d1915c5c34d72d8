#if os(iOS) || os(tvOS)
    import UIKit
    import class UIKit.UIButton
    import UIKit.UIGestureRecognizerSubclass
    typealias PlatformView = UIView
#else
    import AppKit
    typealias PlatformView = NSView
#endif
#if canImport(ObjectiveC)
    import ObjectiveC
#endif
import CoreMedia
import struct CoreVideo.CVPixelBuffer
import CoreText
import Darwin
import HomeKit
import XCTest

private var associationKey: UInt8 = 0

extension PlatformView {
    fileprivate var note: String? {
        get { objc_getAssociatedObject(self, &associationKey) as? String }
        set { objc_setAssociatedObject(self, &associationKey, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC) }
    }
}

/// A class that is looked for by its name.
public final class NamedView: UIView {}

private final class PressRecognizer: UIGestureRecognizer {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { state = .began }
}

/// Conditions, imports of parts of frameworks, associated objects, classes by name, literals.
final class ConditionTests: XCTestCase {
    func testTheProgramIsBuiltForASimulator() {
        var answers: [String] = []
        #if os(iOS)
            answers.append("iOS")
        #endif
        #if targetEnvironment(simulator) && !targetEnvironment(macCatalyst)
            answers.append("simulator")
        #endif
        #if !os(Linux)
            answers.append("no Linux")
        #endif
        #if canImport(UIKit) && canImport(ObjectiveC) && !canImport(AppKit)
            answers.append("UIKit")
        #endif
        if #available(iOS 13.0, *) { answers.append("available") }
        XCTAssertEqual(answers, ["iOS", "simulator", "no Linux", "UIKit", "available"])
    }

    func testImportsFindWhatOtherModulesHave() {
        XCTAssertEqual(CMTime(value: 1, timescale: 2).seconds, 0.5)
        XCTAssertNil(nil as CVPixelBuffer?)
    }

    func testObjectsAreAssociated() {
        let (first, second) = (UIButton(), UIView())
        first.note = "noted"
        XCTAssertEqual(first.note, "noted")
        XCTAssertNil(second.note)
    }

    func testClassesAreFoundByTheirNames() {
        let type = NSClassFromString("ConstructTests.NamedView") as? UIView.Type
        XCTAssertTrue(type == NamedView.self)
        XCTAssertTrue(type?.init(frame: .zero) is NamedView)
        XCTAssertNil(NSClassFromString("Missing"))
    }

    func testColorLiteralsAreColors() {
        let color = #colorLiteral(red: 0.5, green: 0.25, blue: 1, alpha: 1)
        XCTAssertEqual(color, UIColor(red: 0.5, green: 0.25, blue: 1, alpha: 1))
    }

    func testImageLiteralsAreImages() {
        let image: UIImage = #imageLiteral(resourceName: "dot")
        XCTAssertEqual(image.size, CGSize(width: 3, height: 2))
    }

    func testConditionsOfTheLanguageAreTheCompilers() {
        var seen = 0
        #if swift(>=5.9)
            final class Counting: NSObject { @objc func count() -> Int { 1 } }
            seen = Counting().count()
        #endif
        XCTAssertEqual(seen, 1)
    }

    func testRecognizersAreSubclassed() { XCTAssertEqual(PressRecognizer(target: nil, action: nil).state, .possible) }

    func testConditionsMayEndAFile() {
        let view: ConditionedView = ConditionedView.make()
        XCTAssertEqual(view.frame, CGRect(x: 1, y: 2, width: 3, height: 4))
        view.perform(#selector(ConditionedView.tapped))
        XCTAssertEqual(view.value(forKey: "taps") as? Int, 1)
    }
}
