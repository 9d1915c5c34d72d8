import CairnTesting
import Testing

@testable import UIKit

/// Input views and accessory views of responders, on a screen of 393 x 852 points with 34 below the safe area.
///
/// - Source: developer.apple.com/documentation/uikit/uiresponder/inputaccessoryview, and the comment on it in UIKit's
///   header: the views are those of the nearest responder of the chain that has some.
@MainActor
struct InputViewTests {
    /// A window on a screen of its own, and what the keyboard's notifications say of the area: name and height.
    @MainActor
    private final class Screen {
        let screen = UIScreen()
        let window: UIWindow
        let controller: UIViewController
        var heard: [String] = []
        private var observers: [any NSObjectProtocol] = []

        init(_ controller: UIViewController = UIViewController(), fields: [UITextField] = []) {
            screen.environment = ScreenEnvironment(device: "iPhone 15")!
            window = UIWindow(frame: screen.bounds)
            window.windowScreen = screen
            self.controller = controller
            window.rootViewController = controller
            for (index, field) in fields.enumerated() {
                field.frame = CGRect(x: 20, y: 100 + 50 * CGFloat(index), width: 200, height: 40)
                controller.view.addSubview(field)
            }
            for (name, short) in [
                (UIResponder.keyboardWillChangeFrameNotification, "willChange"),
                (UIResponder.keyboardWillShowNotification, "willShow"),
                (UIResponder.keyboardWillHideNotification, "willHide"), (UIResponder.keyboardDidShowNotification, "didShow"),
                (UIResponder.keyboardDidHideNotification, "didHide"),
            ] {
                observers.append(
                    NotificationCenter.default.addObserver(forName: name, object: screen, queue: nil) { [weak self] note in
                        let frame = (note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue ?? .null
                        MainActor.assumeIsolated { self?.heard.append("\(short) \(Int(frame.minY)) \(Int(frame.height))") }
                    })
            }
            window.makeKeyAndVisible()
            window.layoutIfNeeded()
        }
        func end() {
            observers.forEach(NotificationCenter.default.removeObserver)
            window.isHidden = true
        }

        func frame(_ view: UIView) -> CGRect {
            window.layoutIfNeeded()
            return view.convert(view.bounds, to: window)
        }
        var guide: CGRect {
            window.layoutIfNeeded()
            return controller.view.keyboardLayoutGuide.layoutFrame
        }
        func takeHeard() -> [String] {
            defer { heard = [] }
            return heard
        }
    }

    private func bar(_ height: CGFloat = 44) -> UIView { UIView(frame: CGRect(x: 0, y: 0, width: 100, height: height)) }

    /// A bar with a field, as chats have it: its constraints keep the content above the safe area.
    private final class Composer: UIView {
        let text = UITextField()
        let content = UIView()
        lazy var contentHeight = content.heightAnchor.constraint(equalToConstant: 50)
        override var intrinsicContentSize: CGSize { .zero }
        override init(frame: CGRect) {
            super.init(frame: frame)
            autoresizingMask = .flexibleHeight
            for (inner, outer) in [(content, self), (text, content)] as [(UIView, UIView)] {
                inner.translatesAutoresizingMaskIntoConstraints = false
                outer.addSubview(inner)
                NSLayoutConstraint.activate([
                    inner.leadingAnchor.constraint(equalTo: outer.leadingAnchor),
                    inner.trailingAnchor.constraint(equalTo: outer.trailingAnchor),
                    inner.topAnchor.constraint(equalTo: outer.topAnchor),
                    inner.bottomAnchor.constraint(equalTo: outer.safeAreaLayoutGuide.bottomAnchor),
                ])
            }
            contentHeight.isActive = true
        }
        required init?(coder: NSCoder) { nil }
    }

    private final class Chat: UIViewController {
        let composer = Composer()
        override var canBecomeFirstResponder: Bool { true }
        override var inputAccessoryView: UIView? { composer }
    }

    @Test("An accessory view alone stands at the bottom of the screen, as high as its frame") func accessoryAlone() {
        let field = UITextField()
        let accessory = bar()
        field.inputAccessoryView = accessory
        let screen = Screen(fields: [field])
        #expect(field.becomeFirstResponder() && accessory.window === screen.window)
        #expect(screen.frame(accessory) == CGRect(x: 0, y: 808, width: 393, height: 44))
        #expect(accessory.safeAreaInsets.bottom == 34)
        #expect(screen.guide == CGRect(x: 0, y: 808, width: 393, height: 44))
        #expect(screen.takeHeard() == ["willChange 808 44", "willShow 808 44", "didShow 808 44"])
        field.resignFirstResponder()
        #expect(accessory.window == nil && accessory.superview == nil && screen.guide.minY == 818)
        #expect(screen.takeHeard() == ["willChange 852 44", "willHide 852 44", "didHide 852 44"])
        screen.end()
    }

    @Test("It stands on the keyboard, whose frame includes it") func accessoryOnTheKeyboard() {
        let field = UITextField()
        let accessory = bar()
        field.inputAccessoryView = accessory
        let screen = Screen(fields: [field])
        screen.screen.environment.softwareKeyboardHeight = 336
        field.becomeFirstResponder()
        #expect(screen.frame(accessory) == CGRect(x: 0, y: 472, width: 393, height: 44))
        #expect(accessory.safeAreaInsets.bottom == 0 && screen.guide == CGRect(x: 0, y: 472, width: 393, height: 380))
        #expect(screen.takeHeard() == ["willChange 472 380", "willShow 472 380", "didShow 472 380"])
        screen.controller.view.endEditing(true)
        #expect(screen.guide.minY == 818 && screen.takeHeard().suffix(2) == ["willHide 852 380", "didHide 852 380"])
        screen.end()
    }

    @Test("A test's keyboard and an accessory view are one area") func keyboardOfATest() {
        let field = UITextField()
        let accessory = bar()
        field.inputAccessoryView = accessory
        let screen = Screen(fields: [field])
        field.becomeFirstResponder()
        screen.screen.keyboardHeight = 300
        #expect(screen.frame(accessory).maxY == 552 && screen.guide.minY == 508 && screen.screen.keyboardHeight == 300)
        screen.screen.keyboardHeight = nil
        #expect(screen.frame(accessory).maxY == 852 && screen.guide.minY == 808)
        screen.end()
    }

    @Test("An input view takes the keyboard's place, above the home indicator") func inputView() {
        let (field, other) = (UITextField(), UITextField())
        let picker = UIPickerView()
        field.inputView = picker
        let screen = Screen(fields: [field, other])
        screen.screen.environment.softwareKeyboardHeight = 336
        field.becomeFirstResponder()
        #expect(screen.frame(picker) == CGRect(x: 0, y: 602, width: 393, height: 216) && screen.guide.minY == 602)
        #expect(screen.takeHeard().first == "willChange 602 250")
        other.becomeFirstResponder()
        #expect(picker.window == nil && screen.guide.minY == 516)
        #expect(screen.takeHeard() == ["willChange 516 336", "willShow 516 336", "didShow 516 336"])
        screen.end()
    }

    @Test("Input views that constraints size have the height that these say") func ownHeights() {
        let field = UITextField()
        let keys = UIInputView(frame: CGRect(x: 0, y: 0, width: 100, height: 500), inputViewStyle: .keyboard)
        keys.allowsSelfSizing = true
        let key = UIButton()
        key.translatesAutoresizingMaskIntoConstraints = false
        keys.addSubview(key)
        NSLayoutConstraint.activate([
            key.topAnchor.constraint(equalTo: keys.topAnchor, constant: 10),
            key.bottomAnchor.constraint(equalTo: keys.bottomAnchor, constant: -10),
            key.heightAnchor.constraint(equalToConstant: 80),
        ])
        field.inputView = keys
        let label = UILabel()
        label.text = "Sized by its content"
        field.inputAccessoryView = label
        let screen = Screen(fields: [field])
        field.becomeFirstResponder()
        #expect(screen.frame(keys) == CGRect(x: 0, y: 718, width: 393, height: 100))
        let height = label.intrinsicContentSize.height
        let frame = screen.frame(label)
        #expect(frame.width == 393 && abs(frame.maxY - 718) < 0.01 && height > 10 && abs(frame.height - height) < 0.5, "\(frame)")
        screen.end()
    }

    @Test("Fields that follow one another change the views at once") func exchange() {
        let (first, second) = (UITextField(), UITextField())
        let shared = bar()
        (first.inputAccessoryView, second.inputAccessoryView) = (shared, shared)
        let screen = Screen(fields: [first, second])
        first.becomeFirstResponder()
        _ = screen.takeHeard()
        second.becomeFirstResponder()
        #expect(shared.window != nil && screen.takeHeard().isEmpty && shared.next?.next === second)
        first.inputAccessoryView = bar(60)
        first.becomeFirstResponder()
        #expect(shared.window == nil && screen.guide.minY == 792 && screen.takeHeard().first == "willChange 792 60")
        screen.end()
    }

    @Test("reloadInputViews exchanges the views of the first responder, and of no other") func reloading() {
        let field = UITextField()
        let screen = Screen(fields: [field])
        field.becomeFirstResponder()
        let accessory = bar()
        field.inputAccessoryView = accessory
        #expect(accessory.window == nil)
        screen.controller.reloadInputViews()
        #expect(accessory.window == nil)
        field.reloadInputViews()
        #expect(accessory.window != nil && screen.guide.minY == 808)
        accessory.frame.size.height = 80
        field.reloadInputViews()
        #expect(screen.frame(accessory) == CGRect(x: 0, y: 772, width: 393, height: 80))
        field.inputAccessoryView = nil
        field.reloadInputViews()
        #expect(accessory.window == nil && screen.guide.minY == 818)
        screen.end()
    }

    @Test("A controller that may become first responder shows its accessory view when it appears") func controllers() {
        let chat = Chat()
        let screen = Screen(chat)
        #expect(chat.isFirstResponder && screen.frame(chat.composer) == CGRect(x: 0, y: 768, width: 393, height: 84))
        #expect(screen.guide.minY == 768 && chat.composer.next?.next === chat)
        // Its field takes the keyboard, and the bar stays above it, without the room for the home indicator.
        screen.screen.environment.softwareKeyboardHeight = 336
        screen.window.tap(chat.composer.text)
        #expect(chat.composer.text.isFirstResponder)
        #expect(screen.frame(chat.composer) == CGRect(x: 0, y: 466, width: 393, height: 50))
        #expect(screen.guide.minY == 466 && screen.window.type("Hi") && chat.composer.text.text == "Hi")
        // The bar grows with its content.
        chat.composer.contentHeight.constant = 90
        #expect(screen.frame(chat.composer) == CGRect(x: 0, y: 426, width: 393, height: 90) && screen.guide.minY == 426)
        #expect(chat.composer.text.resignFirstResponder() && chat.isFirstResponder)
        #expect(screen.frame(chat.composer) == CGRect(x: 0, y: 728, width: 393, height: 124) && screen.guide.minY == 728)
        screen.end()
    }

    @Test("It goes with its controller, and comes back with it") func pushing() {
        let chat = Chat()
        let stack = UINavigationController(rootViewController: chat)
        let screen = Screen(stack)
        #expect(chat.composer.window != nil)
        stack.pushViewController(UIViewController(), animated: false)
        #expect(chat.composer.window == nil && !chat.isFirstResponder && screen.guide.minY == 818)
        stack.popViewController(animated: false)
        #expect(chat.composer.window != nil && chat.isFirstResponder && screen.guide.minY == 768)
        let other = UIViewController()
        let field = UITextField(frame: CGRect(x: 0, y: 100, width: 100, height: 40))
        other.view.addSubview(field)
        chat.present(other, animated: false)
        #expect(chat.composer.window == nil && screen.guide.minY == 818)
        field.becomeFirstResponder()
        chat.dismiss(animated: false)
        #expect(chat.isFirstResponder && screen.window.subviews.last?.subviews.first === chat.composer)
        screen.end()
    }

    @Test("A field that leaves the window ends editing") func leaving() {
        let field = UITextField()
        let accessory = bar()
        field.inputAccessoryView = accessory
        let screen = Screen(fields: [field])
        var ended = 0
        field.addAction(UIAction { _ in ended += 1 }, for: .editingDidEnd)
        field.becomeFirstResponder()
        field.removeFromSuperview()
        #expect(ended == 1 && screen.window.firstResponder == nil && accessory.window == nil && screen.guide.minY == 818)
        screen.end()
    }

    @Test("A controller's view stands above the keyboard, and the controller appears") func controllerOfTheAccessory() {
        final class Keys: UIInputViewController {
            var calls: [String] = []
            override func viewWillAppear(_ animated: Bool) { calls.append("willAppear") }
            override func viewDidDisappear(_ animated: Bool) { calls.append("didDisappear") }
        }
        final class Field: UITextField {
            let keys = Keys()
            override var inputAccessoryViewController: UIInputViewController? { keys }
        }
        let field = Field()
        field.keys.inputView?.frame.size.height = 40
        field.keys.view.frame = CGRect(x: 0, y: 0, width: 10, height: 40)
        let screen = Screen(fields: [field])
        field.becomeFirstResponder()
        #expect(screen.frame(field.keys.view) == CGRect(x: 0, y: 812, width: 393, height: 40))
        #expect(field.keys.next?.next === field)
        field.resignFirstResponder()
        #expect(field.keys.calls == ["willAppear", "didDisappear"])
        screen.end()
    }

    @Test("Views come in 0.25 seconds from below and stay in front, and touches reach them") func movement() {
        TestClock.hold { clock in
            let field = UITextField()
            let button = UIButton(frame: CGRect(x: 0, y: 0, width: 393, height: 50))
            var taps = 0
            button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
            field.inputAccessoryView = button
            let screen = Screen(fields: [field])
            field.becomeFirstResponder()
            clock.advance(by: 0.125)
            let half = screen.window.layer.presentation()?.sublayers?.last?.frame.minY ?? 0
            #expect(abs(half - 827) < 0.5 && screen.takeHeard() == ["willChange 802 50", "willShow 802 50"])
            clock.advance(by: 0.2)
            #expect(screen.takeHeard() == ["didShow 802 50"])
            let cover = UIView(frame: screen.window.bounds)
            screen.window.addSubview(cover)
            screen.window.bringSubviewToFront(cover)
            screen.window.tap(at: CGPoint(x: 200, y: 810))
            #expect(taps == 1)
            field.resignFirstResponder()
            #expect(button.window != nil)
            clock.advance(by: 0.3)
            #expect(button.window == nil)
            screen.end()
        }
    }

    /// A scroll view that fills the screen, with a finger over it.
    private func scrolling(_ mode: UIScrollView.KeyboardDismissMode, in screen: Screen) -> Finger {
        let scroll = UIScrollView(frame: screen.screen.bounds)
        scroll.contentSize = CGSize(width: 393, height: 3000)
        scroll.keyboardDismissMode = mode
        screen.controller.view.insertSubview(scroll, at: 0)
        return Finger(over: screen.window)
    }

    @Test("A finger pulls the accessory view with the keyboard; one that stays is left at the bottom") func pulling() {
        TestClock.hold { clock in
            let chat = Chat()
            let screen = Screen(chat)
            let finger = scrolling(.interactive, in: screen)
            screen.screen.environment.softwareKeyboardHeight = 336
            chat.composer.text.becomeFirstResponder()
            clock.advance(by: 0.3)
            finger.press(at: CGPoint(x: 100, y: 300))
            for y in [380, 460, 500] as [CGFloat] { finger.move(to: CGPoint(x: 100, y: y)) }
            #expect(screen.frame(chat.composer).minY == 500 && screen.guide.minY == 500)
            finger.move(to: CGPoint(x: 100, y: 400))
            #expect(screen.frame(chat.composer).minY == 466)
            _ = screen.takeHeard()
            finger.move(to: CGPoint(x: 100, y: 840))
            #expect(screen.frame(chat.composer).maxY == 852)
            clock.advance(by: 0.2)
            finger.lift()
            clock.advance(by: 0.3)
            #expect(chat.isFirstResponder && screen.frame(chat.composer) == CGRect(x: 0, y: 768, width: 393, height: 84))
            #expect(screen.takeHeard() == ["willChange 768 84", "willShow 768 84", "didShow 768 84"])
            screen.end()
        }
    }

    @Test("A drag that sends the keyboard away leaves a controller's accessory view") func dragging() {
        let chat = Chat()
        let screen = Screen(chat)
        let finger = scrolling(.onDrag, in: screen)
        chat.composer.text.becomeFirstResponder()
        finger.press(at: CGPoint(x: 100, y: 300))
        finger.move(to: CGPoint(x: 100, y: 250))
        #expect(chat.isFirstResponder && chat.composer.window != nil)
        finger.lift()
        finger.press(at: CGPoint(x: 100, y: 300))
        finger.move(to: CGPoint(x: 100, y: 250))
        finger.lift()
        #expect(chat.isFirstResponder && chat.composer.window != nil)
        screen.end()
    }

    @Test("A field begins to be edited before the keyboard is announced, a text view after it") func order() {
        final class Listener: NSObject, UITextFieldDelegate, UITextViewDelegate {
            var note: (String) -> Void = { _ in }
            func textFieldDidBeginEditing(_ textField: UITextField) { note("field") }
            func textViewDidBeginEditing(_ textView: UITextView) { note("text") }
        }
        let listener = Listener()
        let field = UITextField()
        let text = UITextView(frame: CGRect(x: 0, y: 300, width: 100, height: 50))
        (field.delegate, text.delegate) = (listener, listener)
        let screen = Screen(fields: [field])
        listener.note = { screen.heard.append($0) }
        screen.screen.environment.softwareKeyboardHeight = 300
        screen.controller.view.addSubview(text)
        field.becomeFirstResponder()
        #expect(screen.takeHeard() == ["field", "willChange 552 300", "willShow 552 300", "didShow 552 300"])
        field.resignFirstResponder()
        _ = screen.takeHeard()
        text.becomeFirstResponder()
        #expect(screen.takeHeard().last == "text")
        screen.end()
    }

    @Test("Nothing is left of views, controllers and windows") func leftovers() {
        weak var window: UIWindow?
        weak var composer: UIView?
        do {
            let screen = Screen(Chat())
            (window, composer) = (screen.window, (screen.controller as? Chat)?.composer)
            #expect(composer?.window != nil)
            screen.end()
        }
        #expect(window == nil && composer == nil)
    }
}
