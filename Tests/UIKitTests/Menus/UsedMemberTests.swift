import CairnTesting
import Testing
import UIKit

/// Members of menus, drags, lists and presses that programs use here and there.
@MainActor
@Suite struct UsedMemberTests {
    @Test func aPreviewKeepsItsViewAtAnotherTarget() {
        let (window, view) = (visibleWindow(), UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)))
        window.addSubview(view)
        let preview = UITargetedPreview(view: view)
        let moved = preview.retargetedPreview(with: UIPreviewTarget(container: window, center: CGPoint(x: 50, y: 60)))
        #expect(moved.view === view && moved.target.center == CGPoint(x: 50, y: 60) && moved.target.container === window)
        #expect(moved.parameters === preview.parameters && preview.target.center == view.center)
    }

    @Test func aDraggedItemHasItsProvider() {
        let provider = NSItemProvider(object: "pear" as NSString)
        let item = UIDragItem(itemProvider: provider)
        #expect(item.itemProvider === provider && item.localObject == nil)
    }

    @Test func menusKeepTheOrderThatTheSystemPrefersUnlessTold() {
        let configuration = UIContextMenuConfiguration(identifier: nil, previewProvider: nil, actionProvider: nil)
        #expect(configuration.preferredMenuElementOrder == .automatic)
        configuration.preferredMenuElementOrder = .fixed
        #expect(configuration.preferredMenuElementOrder == .fixed)
    }

    @Test func modifierKeysAreBits() {
        let flags: [UIKeyModifierFlags] = [.alphaShift, .shift, .control, .alternate, .command, .numericPad]
        for (index, flag) in flags.enumerated() { #expect(flag.rawValue == 1 << (16 + index)) }
        #expect(UIKeyModifierFlags(rawValue: 0x12_0000) == [.shift, .command])
    }

    @Test func aPressTellsItsPhaseToResponders() {
        final class Pad: UIView {
            var told: [String] = []
            override var canBecomeFirstResponder: Bool { true }
            override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) { note(presses, event) }
            override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) { note(presses, event) }
            private func note(_ presses: Set<UIPress>, _ event: UIPressesEvent?) {
                for press in presses { told.append("\(press.phase) \(event?.allPresses == presses)") }
            }
        }
        let (window, pad) = (visibleWindow(), Pad())
        window.addSubview(pad)
        pad.becomeFirstResponder()
        window.pressKey("a")
        #expect(pad.told == ["began true", "ended true"])
    }

    @Test func impactsAndResultsHaveApplesNumbers() {
        let styles: [UIImpactFeedbackGenerator.FeedbackStyle] = [.light, .medium, .heavy, .soft, .rigid]
        let results: [UINotificationFeedbackGenerator.FeedbackType] = [.success, .warning, .error]
        #expect(styles.map(\.rawValue) == [0, 1, 2, 3, 4] && results.map(\.rawValue) == [0, 1, 2])
    }

    @Test func aCanvasIsFeltByPencilsOnly() {
        let generator = UICanvasFeedbackGenerator(view: UIView())
        let felt = UIDevice.current.haptics {
            generator.prepare()
            generator.alignmentOccurred(at: .zero)
            generator.pathCompleted(at: .zero)
        }
        #expect(felt.isEmpty)
    }

    @Test func aPointerHoversUpright() {
        let hover = UIHoverGestureRecognizer()
        #expect(hover.altitudeAngle == .pi / 2 && hover.azimuthAngle(in: nil) == 0 && hover.rollAngle == 0)
        #expect(hover.azimuthUnitVector(in: nil) == CGVector(dx: 1, dy: 0) && hover.zOffset == 0)
    }

    @Test func tintsTakeTheColorOfTheView() {
        let view = UIView()
        view.tintColor = .red
        #expect(UIConfigurationColorTransformer { _ in .blue }(.red) == .blue)
        let gray = UIConfigurationColorTransformer.grayscale(.red)
        var (white, alpha): (CGFloat, CGFloat) = (0, 0)
        #expect(gray.getWhite(&white, alpha: &alpha) && abs(white - 0.2126) < 0.01 && alpha == 1)
    }

    @Test func snapshotsByReferenceReloadSections() {
        let snapshot = NSDiffableDataSourceSnapshotReference()
        snapshot.appendSections(withIdentifiers: ["a" as NSString, "b" as NSString])
        snapshot.reloadSections(withIdentifiers: ["b" as NSString])
        #expect(snapshot.reloadedSectionIdentifiers as? [String] == ["b"])
    }

    @Test func aDynamicAnimatorHasTheViewOfItsCoordinates() {
        let view = UIView()
        #expect(UIDynamicAnimator(referenceView: view).referenceView === view)
        #expect(UIDynamicAnimator().referenceView == nil)
    }
}
