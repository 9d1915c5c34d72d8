import CairnTesting
import Testing

@testable import UIKit

/// Controls that give their own context menus.
@MainActor
@Suite(.serialized) struct ControlMenuTests {
    /// A control with a menu of one entry, which notes what it is asked.
    private final class Dial: UIControl {
        var log: [String] = []
        var attachment: CGPoint?
        var hasMenu = true

        override func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
        ) -> UIContextMenuConfiguration? {
            log.append("asked at \(Int(location.x)), \(Int(location.y))")
            guard hasMenu else { return nil }
            return UIContextMenuConfiguration(actionProvider: { [weak self] _ in
                UIMenu(children: [UIAction(title: "Reset") { _ in self?.log.append("reset") }])
            })
        }
        override func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
            animator: (any UIContextMenuInteractionAnimating)?
        ) {
            super.contextMenuInteraction(interaction, willDisplayMenuFor: configuration, animator: animator)
            log.append("opens")
        }
        override func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
            animator: (any UIContextMenuInteractionAnimating)?
        ) {
            super.contextMenuInteraction(interaction, willEndFor: configuration, animator: animator)
            log.append("closes")
        }
        override func menuAttachmentPoint(for configuration: UIContextMenuConfiguration) -> CGPoint {
            attachment ?? super.menuAttachmentPoint(for: configuration)
        }
    }

    private let window = visibleWindow()
    private let dial = Dial(frame: CGRect(x: 20, y: 60, width: 100, height: 40))

    init() {
        window.addSubview(dial)
        dial.isContextMenuInteractionEnabled = true
    }

    private var stage: MenuStage? { window.subviews.lazy.compactMap { $0 as? MenuStage }.first { $0.isOpen } }

    @Test func aTouchOpensTheMenuThatTheControlGives() throws {
        dial.showsMenuAsPrimaryAction = true
        dial.addAction(UIAction { [dial] _ in dial.log.append("touched") }, for: .touchUpInside)
        dial.addAction(UIAction { [dial] _ in dial.log.append("triggered") }, for: .menuActionTriggered)
        window.tap(at: CGPoint(x: 50, y: 80))
        #expect(dial.log == ["triggered", "asked at 30, 20", "opens"])
        #expect(dial.contextMenuInteraction?.menuAppearance == .compact)
        window.tap(try #require(stage?.list.rows.first))
        #expect(dial.log.suffix(2) == ["closes", "reset"] && stage == nil)
        #expect(dial.contextMenuInteraction?.menuAppearance == .unknown)
    }

    @Test func aRestingFingerOpensItWhereTouchesDoSomethingElse() {
        TestClock.hold { clock in
            dial.addAction(UIAction { [dial] _ in dial.log.append("touched") }, for: .touchUpInside)
            window.tap(dial)
            #expect(dial.log == ["touched"] && stage == nil)
            let finger = Finger(over: window)
            finger.press(at: dial.center)
            clock.advance(by: 0.6)
            finger.lift()
            #expect(dial.log == ["touched", "asked at 50, 20", "opens"] && stage != nil)
            dial.contextMenuInteraction?.dismissMenu()
            #expect(dial.log.last == "closes" && stage == nil)
        }
    }

    @Test func withoutAMenuNothingOpens() {
        dial.showsMenuAsPrimaryAction = true
        dial.hasMenu = false
        window.tap(dial)
        #expect(dial.log.count == 1 && stage == nil)
    }

    @Test func theInteractionIsThereWhileMenusAreOn() {
        #expect(dial.contextMenuInteraction?.view === dial && dial.interactions.count == 1)
        dial.isContextMenuInteractionEnabled = false
        #expect(dial.contextMenuInteraction == nil && dial.interactions.isEmpty)
        dial.showsMenuAsPrimaryAction = true
        window.tap(dial)
        #expect(dial.log.isEmpty)
    }

    @Test func theMenuIsBesideTheAttachmentPoint() throws {
        dial.showsMenuAsPrimaryAction = true
        window.tap(dial)
        window.layoutIfNeeded()
        #expect(try #require(stage).list.frame.minY == 100 + MenuMetrics.gap, "Below the control.")
        dial.contextMenuInteraction?.dismissMenu()
        dial.attachment = CGPoint(x: 10, y: 5)
        window.tap(dial)
        window.layoutIfNeeded()
        #expect(try #require(stage).list.frame.minY == 65 + MenuMetrics.gap, "Below the point.")
    }

    @Test func aButtonsMenuGoesThroughItsInteraction() throws {
        final class Button: UIButton {
            var opened = 0
            override func contextMenuInteraction(
                _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
                animator: (any UIContextMenuInteractionAnimating)?
            ) { opened += 1 }
        }
        let button = Button(frame: CGRect(x: 20, y: 200, width: 100, height: 40))
        window.addSubview(button)
        #expect(button.contextMenuInteraction == nil && !button.isContextMenuInteractionEnabled)
        button.menu = UIMenu(children: [UIAction(title: "One") { _ in }])
        button.showsMenuAsPrimaryAction = true
        window.tap(button)
        #expect(button.opened == 1 && button.contextMenuInteraction?.menuAppearance == .compact)
        button.contextMenuInteraction?.updateVisibleMenu { $0.replacingChildren([UIAction(title: "Two") { _ in }]) }
        #expect(stage?.list.rows.map(\.element.title) == ["Two"])
        button.menu = nil
        #expect(stage == nil && button.contextMenuInteraction == nil)
    }

    @Test func menusKeepTheirDisplayPreferences() {
        let menu = UIMenu(children: [])
        #expect(menu.displayPreferences == nil)
        menu.displayPreferences = UIMenuDisplayPreferences()
        menu.displayPreferences?.maximumNumberOfTitleLines = 2
        let copy = menu.displayPreferences?.copy() as? UIMenuDisplayPreferences
        #expect(menu.replacingChildren([]).displayPreferences?.maximumNumberOfTitleLines == 2)
        #expect(copy?.maximumNumberOfTitleLines == 2 && copy !== menu.displayPreferences)
    }
}
