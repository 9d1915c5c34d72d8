import CairnTesting
import Testing

@testable import UIKit

/// Edit menus are shown by fingers and by programs, and do what is chosen.
@MainActor
@Suite(.serialized) struct EditMenuTests {
    private let window = visibleWindow()
    private let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
    private let pad = PadView(frame: CGRect(x: 20, y: 200, width: 100, height: 100))

    init() {
        field.text = "one two"
        window.addSubview(field)
        window.addSubview(pad)
    }

    /// Other suites may use what there is once a process, between `init` and the test.
    private func forgetWhatIsShared() {
        UIMenuController.shared.hideMenu()
        UIMenuController.shared.menuItems = nil
        UIPasteboard.general.items = []
    }

    private var bar: EditMenuBar? { window.subviews.last as? EditMenuBar }
    private var titles: [String]? { bar?.buttons.map { $0.currentTitle ?? "" } }

    private func choose(_ title: String) throws {
        window.tap(try #require(bar?.buttons.first { $0.currentTitle == title }))
    }

    @Test func aRestingFingerShowsTheMenuOfAField() throws {
        forgetWhatIsShared()
        try TestClock.hold { clock in
            let finger = Finger(over: window)
            finger.press(at: CGPoint(x: 30, y: 120))
            clock.advance(by: 0.6)
            #expect(field.isFirstResponder && bar == nil, "The menu comes when the finger lifts.")
            finger.lift()
            #expect(titles == ["Select", "Select All"])
            #expect(bar.map { $0.frame.maxY <= 120 && $0.frame.minX >= 0 } == true)
            try choose("Select All")
            #expect(bar == nil && field.selectedTextRange.flatMap(field.text(in:)) == "one two")
        }
    }

    @Test func twoTapsSelectAWordAndShowTheMenu() throws {
        forgetWhatIsShared()
        try TestClock.hold { clock in
            let place = CGPoint(x: field.frame.minX + field.textRect(forBounds: field.bounds).minX + 4, y: 120)
            window.tap(at: place)
            clock.advance(by: 0.1)
            window.tap(at: place)
            #expect(field.selectedTextRange.flatMap(field.text(in:)) == "one")
            #expect(titles == ["Cut", "Copy", "Select All", "Delete"])
            try choose("Cut")
            #expect(field.text == " two" && UIPasteboard.general.string == "one")
        }
    }

    @Test func programsShowTheMenuWithItemsOfTheirOwn() throws {
        forgetWhatIsShared()
        let menu = UIMenuController.shared
        var told: [String] = []
        let names = [
            UIMenuController.willShowMenuNotification, UIMenuController.didShowMenuNotification,
            UIMenuController.willHideMenuNotification, UIMenuController.didHideMenuNotification,
        ]
        nonisolated(unsafe) let record: (String) -> Void = { told.append($0) }
        let observers = names.map { name in
            NotificationCenter.default.addObserver(forName: name, object: menu, queue: nil) { record($0.name.rawValue) }
        }
        defer { observers.forEach(NotificationCenter.default.removeObserver) }
        menu.menuItems = [
            UIMenuItem(title: "Stamp", action: Selector("stamp:")), UIMenuItem(title: "Unknown", action: Selector("unknownOne:")),
        ]
        pad.becomeFirstResponder()
        menu.showMenu(from: pad, rect: pad.bounds)
        #expect(titles == ["Copy", "Stamp"] && menu.isMenuVisible && menu.menuFrame == bar?.frame)
        try choose("Stamp")
        #expect(pad.told == ["stamp by UIMenuController"] && !menu.isMenuVisible && menu.menuFrame == .zero)
        #expect(told == names.map(\.rawValue))
        menu.setTargetRect(pad.bounds, in: pad)
        menu.isMenuVisible = true
        let frame = menu.menuFrame
        menu.setTargetRect(CGRect(x: 0, y: 50, width: 100, height: 50), in: pad)
        #expect(menu.menuFrame.minY == frame.minY + 50)
        window.tap(pad)
        #expect(!menu.isMenuVisible && pad.told.last == "touched", "A touch beside closes the menu and goes on.")
    }

    @Test func anInteractionShowsTheMenuOfItsDelegate() throws {
        forgetWhatIsShared()
        final class Owner: NSObject, UIEditMenuInteractionDelegate {
            var told: [String] = []
            func editMenuInteraction(
                _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
                suggestedActions: [UIMenuElement]
            ) -> UIMenu? {
                UIMenu(children: suggestedActions + [UIAction(title: "Crop") { [weak self] _ in self?.told.append("crop") }])
            }
            func editMenuInteraction(
                _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
                animator: any UIEditMenuInteractionAnimating
            ) { told.append("present \(configuration.identifier)") }
            func editMenuInteraction(
                _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
                animator: any UIEditMenuInteractionAnimating
            ) { told.append("dismiss") }
        }
        let owner = Owner()
        let interaction = UIEditMenuInteraction(delegate: owner)
        pad.addInteraction(interaction)
        interaction.presentEditMenu(with: UIEditMenuConfiguration(identifier: "a", sourcePoint: CGPoint(x: 50, y: 50)))
        #expect(titles == ["Copy", "Crop"] && interaction.location(in: window) == CGPoint(x: 70, y: 250))
        try choose("Copy")
        #expect(pad.told == ["copy by UICommand"] && owner.told == ["present a", "dismiss"])
        interaction.presentEditMenu(with: UIEditMenuConfiguration(identifier: nil, sourcePoint: .zero))
        try choose("Crop")
        #expect(owner.told.last == "crop" && bar == nil)
        interaction.presentEditMenu(with: UIEditMenuConfiguration(identifier: nil, sourcePoint: .zero))
        interaction.dismissMenu()
        #expect(bar == nil)
    }
}

final class PadView: UIView {
    var told: [String] = []
    override var canBecomeFirstResponder: Bool { true }
    override func copy(_ sender: Any?) { note("copy", sender) }
    func stamp(_ sender: Any?) { note("stamp", sender) }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { told.append("touched") }
    private func note(_ name: String, _ sender: Any?) {
        told.append("\(name) by \(sender.map { String(describing: type(of: $0)) } ?? "nobody")")
    }
}
