import CairnTesting
import Testing

@testable import UIKit

/// An edit menu is on the side that its arrow points from, and fades where it is asked to.
///
/// - Source: developer.apple.com/documentation/uikit/uimenucontroller/arrowdirection-swift.property,
///   /uieditmenuconfiguration/preferredarrowdirection
@MainActor
@Suite(.serialized) struct EditMenuSideTests {
    private final class Pad: UIView {
        override var canBecomeFirstResponder: Bool { true }
        override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { action.description == "copy:" }
    }

    private let window = visibleWindow()
    private let pad = Pad(frame: CGRect(x: 130, y: 250, width: 40, height: 60))

    private func start() {
        UIMenuController.shared.hideMenu()
        window.addSubview(pad)
        pad.becomeFirstResponder()
    }

    private var bar: EditMenuBar? { window.subviews.last as? EditMenuBar }

    @Test(arguments: [UIMenuController.ArrowDirection.default, .up, .down, .left, .right])
    func theMenuIsWhereItsArrowPointsFrom(direction: UIMenuController.ArrowDirection) throws {
        start()
        let menu = UIMenuController.shared
        menu.arrowDirection = direction
        defer { menu.arrowDirection = .default }
        menu.showMenu(from: pad, rect: pad.bounds)
        let (frame, source) = (menu.menuFrame, pad.frame)
        switch direction {
        case .default, .down: #expect(frame.maxY <= source.minY)
        case .up: #expect(frame.minY >= source.maxY)
        case .left: #expect(frame.minX >= source.maxX && abs(frame.midY - source.midY) < 1)
        case .right: #expect(frame.maxX <= source.minX && abs(frame.midY - source.midY) < 1)
        }
        let arrow = try #require(bar?.layer.sublayers?.compactMap { $0 as? CAShapeLayer }.first?.path?.boundingBox)
        let tip = arrow.offsetBy(dx: frame.minX, dy: frame.minY)
        #expect(tip.insetBy(dx: -1, dy: -1).intersects(source), "The arrow reaches from the menu to what it is about.")
        menu.hideMenu()
    }

    @Test func withoutRoomTheMenuIsBelow() {
        start()
        pad.frame.origin.y = window.safeAreaInsets.top
        UIMenuController.shared.showMenu(from: pad, rect: pad.bounds)
        #expect(UIMenuController.shared.menuFrame.minY >= pad.frame.maxY)
        UIMenuController.shared.hideMenu()
    }

    @Test func interactionsPreferASide() {
        start()
        let interaction = UIEditMenuInteraction(delegate: nil)
        pad.addInteraction(interaction)
        let configuration = UIEditMenuConfiguration(identifier: nil, sourcePoint: CGPoint(x: 20, y: 30))
        configuration.preferredArrowDirection = .up
        interaction.presentEditMenu(with: configuration)
        #expect(bar.map { $0.frame.minY >= pad.frame.midY } == true)
        interaction.dismissMenu()
    }

    @Test func theMenuFadesOnTheClock() {
        start()
        TestClock.hold { clock in
            let menu = UIMenuController.shared
            menu.setTargetRect(pad.bounds, in: pad)
            menu.setMenuVisible(true, animated: true)
            clock.advance(by: 0.1)
            let opacity = bar?.layer.presentation()?.opacity ?? 0
            #expect(menu.isMenuVisible && opacity > 0 && opacity < 1)
            clock.advance(by: 1)
            #expect(bar?.layer.presentation()?.opacity ?? bar?.layer.opacity == 1)
            menu.setMenuVisible(false, animated: true)
            #expect(!menu.isMenuVisible && bar != nil, "What is to be seen of it stays while it fades.")
            clock.advance(by: 1)
            #expect(bar == nil)
        }
    }
}
