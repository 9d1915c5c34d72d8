import CairnTesting
import Testing

@testable import UIKit

/// The keyboard's keys and what stands above them come from below in time.
///
/// - Source: developer.apple.com/documentation/uikit/uiresponder/keyboardanimationdurationuserinfokey: the keyboard is
///   animated onto the screen
@MainActor
struct KeyboardArrivalTests {
    private final class Writer: UIViewController {
        let bar = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 50))
        let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
        var hasBar = true
        override var inputAccessoryView: UIView? { hasBar ? bar : nil }
        override var canBecomeFirstResponder: Bool { hasBar }
        override func viewDidLoad() {
            super.viewDidLoad()
            view.addSubview(field)
        }
    }

    @Test(arguments: [true, false]) func keysAndAccessoryViewComeFromBelow(_ hasBar: Bool) throws {
        try TestClock.hold { clock in
            let screen = UIScreen()
            screen.environment = ScreenEnvironment(device: "iPhone 15")!
            screen.environment.softwareKeyboardHeight = 336
            let window = UIWindow(frame: screen.bounds)
            window.windowScreen = screen
            let writer = Writer()
            writer.hasBar = hasBar
            window.rootViewController = writer
            window.makeKeyAndVisible()
            clock.advance(by: 1)
            let before = writer.bar.convert(writer.bar.bounds, to: window).minY
            writer.field.becomeFirstResponder()
            clock.advance(by: 0.125)
            let hosts = window.subviews.compactMap { $0 as? InputSetHostView }
            let keys = try #require(hosts.first { $0.content == nil }).layer.presentation()
            let frame = try #require(keys?.frame)
            #expect(frame.minX == 0 && frame.width == 393 && frame.height == 336)
            #expect(852 - 336 < frame.minY && frame.minY < 852)
            if hasBar {
                let bar = try #require(hosts.first { $0.content === writer.bar }?.layer.presentation()?.frame)
                #expect(466 < bar.minY && bar.minY < before)
            }
            clock.advance(by: 1)
            #expect(hosts.first { $0.content == nil }?.frame == CGRect(x: 0, y: 516, width: 393, height: 336))
            if hasBar { #expect(writer.bar.convert(writer.bar.bounds, to: window).minY == 466) }
            window.isHidden = true
        }
    }
}
