import CairnTesting
import Testing

@testable import UIKit

/// Scroll views show the text field that is edited.
///
/// - Source: observed by many users of UIKit: a text field in a scroll view that gets the keyboard is scrolled into the
///   part that is seen, whatever the program does; text views are not.
@MainActor
struct FieldScrollingTests {
    /// A scroll view that ends where the keyboard begins, with 2,000 points of content, in a window of 375 x 667
    /// points.
    @MainActor
    private final class Scene {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
        let root = UIViewController()
        let scroll = UIScrollView()
        let field: UITextField
        let screen = UIScreen()

        init(fieldAt y: CGFloat) {
            field = UITextField(frame: CGRect(x: 20, y: y, width: 200, height: 40))
            window.windowScreen = screen
            window.rootViewController = root
            scroll.translatesAutoresizingMaskIntoConstraints = false
            scroll.contentInsetAdjustmentBehavior = .never
            scroll.contentSize = CGSize(width: 375, height: 2000)
            scroll.addSubview(field)
            root.view.addSubview(scroll)
            NSLayoutConstraint.activate([
                scroll.topAnchor.constraint(equalTo: root.view.topAnchor),
                scroll.leadingAnchor.constraint(equalTo: root.view.leadingAnchor),
                scroll.trailingAnchor.constraint(equalTo: root.view.trailingAnchor),
                scroll.bottomAnchor.constraint(equalTo: root.view.keyboardLayoutGuide.topAnchor),
            ])
            root.view.keyboardLayoutGuide.usesBottomSafeArea = false
            window.isHidden = false
            window.layoutIfNeeded()
        }

        func showKeyboard() {
            screen.environment.keyboard = KeyboardPlacement(frame: CGRect(x: 0, y: 407, width: 375, height: 260))
        }
    }

    @Test func aFieldOutOfSightIsScrolledIntoView() {
        TestClock.hold { clock in
            let scene = Scene(fieldAt: 1500)
            #expect(scene.scroll.frame.height == 667)
            scene.field.becomeFirstResponder()
            clock.advance(by: 1)
            #expect(scene.scroll.contentOffset == CGPoint(x: 0, y: 1540 - 667))
        }
    }

    @Test func theKeyboardDoesNotHideTheField() {
        TestClock.hold { clock in
            let scene = Scene(fieldAt: 600)
            scene.field.becomeFirstResponder()
            #expect(scene.scroll.contentOffset == .zero)
            scene.showKeyboard()
            clock.advance(by: 1)
            #expect(scene.scroll.frame.height == 407 && scene.scroll.contentOffset == CGPoint(x: 0, y: 640 - 407))
        }
    }

    @Test func aFieldInSightMovesNothing() {
        TestClock.hold { clock in
            let scene = Scene(fieldAt: 300)
            scene.scroll.contentOffset.y = 50
            scene.field.becomeFirstResponder()
            scene.showKeyboard()
            clock.advance(by: 1)
            #expect(scene.scroll.contentOffset == CGPoint(x: 0, y: 50))
        }
    }
}
