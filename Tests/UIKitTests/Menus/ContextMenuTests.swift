import CairnTesting
import Testing

@testable import UIKit

/// A finger that rests on a view opens its context menu.
@MainActor
@Suite(.serialized) struct ContextMenuTests {
    private final class Owner: NSObject, UIContextMenuInteractionDelegate {
        var told: [String] = []
        var hasMenu = true
        var commitStyle = UIContextMenuInteractionCommitStyle.pop
        var preview: UIContextMenuContentPreviewProvider?
        var highlighted: UITargetedPreview?

        func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
        ) -> UIContextMenuConfiguration? {
            told.append("asked at \(Int(location.x)) \(Int(location.y))")
            guard hasMenu else { return nil }
            return UIContextMenuConfiguration(identifier: "photo" as NSString, previewProvider: preview) { suggested in
                UIMenu(children: suggested + [UIAction(title: "Share") { [weak self] _ in self?.told.append("share") }])
            }
        }
        func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
            highlightPreviewForItemWithIdentifier identifier: any NSCopying
        ) -> UITargetedPreview? {
            told.append("preview \(identifier)")
            return highlighted
        }
        func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
            animator: (any UIContextMenuInteractionAnimating)?
        ) {
            told.append("display")
            animator?.addCompletion { [weak self] in self?.told.append("displayed") }
        }
        func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
            animator: (any UIContextMenuInteractionAnimating)?
        ) {
            told.append("end")
            animator?.addCompletion { [weak self] in self?.told.append("ended") }
        }
        func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction,
            willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
            animator: any UIContextMenuInteractionCommitAnimating
        ) {
            told.append("commit \(animator.previewViewController?.title ?? "none")")
            animator.preferredCommitStyle = commitStyle
            animator.addCompletion { [weak self] in self?.told.append("committed") }
        }
    }

    private let window = visibleWindow()
    private let view = TouchedView(frame: CGRect(x: 20, y: 40, width: 120, height: 80))
    private let owner = Owner()
    private let interaction: UIContextMenuInteraction

    init() {
        interaction = UIContextMenuInteraction(delegate: owner)
        window.addSubview(view)
        view.addInteraction(interaction)
    }

    private var stage: ContextMenuStage? {
        window.subviews.lazy.compactMap { $0 as? ContextMenuStage }.first { $0.isOpen }
    }

    private func rest(_ clock: TestClock) {
        let finger = Finger(over: window)
        finger.press(at: view.center)
        clock.advance(by: 0.6)
        finger.lift()
    }

    @Test func aRestingFingerOpensTheMenuAndATapChooses() throws {
        try TestClock.hold { clock in
            rest(clock)
            clock.advance(by: 1)
            #expect(owner.told == ["asked at 60 40", "preview photo", "display", "displayed"])
            #expect(interaction.menuAppearance == .rich && interaction.location(in: view) == CGPoint(x: 60, y: 40))
            #expect(view.heard == ["touch", "cancel"])
            owner.told = []
            let row = try #require(stage?.list.rows.first)
            #expect(row.convert(row.bounds, to: window).minY >= view.frame.maxY)
            window.tap(row)
            clock.advance(by: 1)
            #expect(owner.told.first == "end" && owner.told.contains("share") && owner.told.contains("ended"))
            #expect(stage == nil && interaction.menuAppearance == .unknown)
        }
    }

    @Test(arguments: [UIContextMenuInteractionCommitStyle.pop, .dismiss])
    func thePreviewGrowsOrGoesBack(style: UIContextMenuInteractionCommitStyle) throws {
        try TestClock.hold { clock in
            owner.commitStyle = style
            let photo = UIViewController()
            photo.preferredContentSize = CGSize(width: 100, height: 80)
            owner.preview = { photo }
            rest(clock)
            clock.advance(by: 1)
            window.layoutIfNeeded()
            let before = photo.view.convert(photo.view.bounds, to: window)
            window.tap(at: CGPoint(x: before.midX, y: before.midY))
            let preview = try #require(window.subviews.last)
            #expect(stage == nil && photo.view.isDescendant(of: preview), "The preview stays while the menu is gone.")
            clock.advance(by: 0.12)
            let shown = try #require(preview.layer.presentation())
            #expect(shown.opacity > 0 && shown.opacity < 1)
            #expect(style == .pop ? shown.bounds.width > before.width + 20 : shown.position.y != before.midY)
            clock.advance(by: 1)
            #expect(preview.superview == nil && photo.view.isUserInteractionEnabled)
        }
    }

    @Test func withoutAMenuTheViewKeepsItsTouch() {
        TestClock.hold { clock in
            owner.hasMenu = false
            rest(clock)
            #expect(owner.told == ["asked at 60 40"] && stage == nil && view.heard == ["touch", "lift"])
        }
    }

    @Test func aTapBesideAndTheProgramCloseIt() {
        TestClock.hold { clock in
            rest(clock)
            window.tap(at: CGPoint(x: 310, y: 470))
            #expect(stage == nil && owner.told.suffix(2) == ["end", "ended"])
            rest(clock)
            #expect(stage != nil)
            interaction.dismissMenu()
            #expect(stage == nil)
            rest(clock)
            view.removeInteraction(interaction)
            #expect(stage == nil && view.interactions.isEmpty && view.gestureRecognizers == nil && interaction.view == nil)
        }
    }

    @Test func aTapOnThePreviewGoesToWhatItStandsFor() throws {
        try TestClock.hold { clock in
            owner.preview = {
                let controller = UIViewController()
                controller.title = "Photo"
                controller.preferredContentSize = CGSize(width: 200, height: 150)
                return controller
            }
            rest(clock)
            let preview = try #require(stage?.subviews.first { $0.bounds.size == CGSize(width: 200, height: 150) })
            #expect(stage.map { $0.list.frame.minY >= preview.frame.maxY } == true)
            owner.told = []
            window.tap(preview)
            clock.advance(by: 1)
            #expect(owner.told.prefix(2) == ["commit Photo", "end"] && owner.told.contains("committed") && stage == nil)
        }
    }

    @Test func theProgramChoosesWhatStandsOut() throws {
        try TestClock.hold { clock in
            let parameters = UIPreviewParameters()
            parameters.visiblePath = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 40, height: 40))
            let shown = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
            let target = UIPreviewTarget(container: window, center: CGPoint(x: 100, y: 300))
            owner.highlighted = UITargetedPreview(view: shown, parameters: parameters, target: target)
            rest(clock)
            window.layoutIfNeeded()
            let frames = try #require(stage).subviews.map(\.frame)
            #expect(frames.contains(CGRect(x: 80, y: 280, width: 40, height: 40)))
            #expect(owner.highlighted?.size == CGSize(width: 40, height: 40))
        }
    }

    @Test func theProgramChangesTheOpenMenu() {
        TestClock.hold { clock in
            interaction.updateVisibleMenu { _ in UIMenu() }
            rest(clock)
            interaction.updateVisibleMenu { $0.replacingChildren([UIAction(title: "Copy") { _ in }] + $0.children) }
            #expect(stage?.list.rows.map(\.element.title) == ["Copy", "Share"])
        }
    }

    @Test func previewParametersAreCopied() throws {
        let parameters = UIPreviewParameters(textLineRects: [NSValue(cgRect: CGRect(x: 1, y: 2, width: 3, height: 4))])
        parameters.backgroundColor = .red
        let copy = try #require(parameters.copy() as? UIPreviewParameters)
        #expect(copy.visiblePath?.bounds == CGRect(x: 1, y: 2, width: 3, height: 4) && copy.backgroundColor == .red)
    }

    @Test func interactionsHearWhereTheyGo() {
        final class Moves: NSObject, UIInteraction {
            weak var view: UIView?
            var told: [String] = []
            func willMove(to view: UIView?) { told.append("will \(view == nil ? "go" : "come")") }
            func didMove(to view: UIView?) {
                self.view = view
                told.append("did \(view == nil ? "go" : "come")")
            }
        }
        let (moves, other) = (Moves(), UIView())
        view.addInteraction(moves)
        view.addInteraction(moves)
        #expect(moves.told == ["will come", "did come"] && view.interactions.count == 2)
        other.interactions = [moves]
        #expect(moves.told.suffix(4) == ["will go", "did go", "will come", "did come"])
        #expect(moves.view === other && view.interactions.count == 1)
    }
}
