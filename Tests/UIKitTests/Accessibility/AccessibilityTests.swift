import CairnTesting
import Testing
import UIKit

/// Programs tell assistive technologies of changes, ask for settings, and describe what is on the screen.
@MainActor
@Suite(.serialized) struct AccessibilityTests {
    private let window = visibleWindow()

    @Test func whatIsPostedIsHeard() {
        let label = UILabel()
        let heard = UIAccessibility.notifications {
            UIAccessibility.post(notification: .announcement, argument: "Saved")
            UIAccessibility.post(notification: .screenChanged, argument: label)
        }
        #expect(heard.map(\.notification) == [.announcement, .screenChanged])
        #expect(heard.first?.argument as? String == "Saved" && heard.last?.argument as? UILabel === label)
    }

    @Test func notificationsPostThemselves() {
        let label = UILabel()
        let heard = UIAccessibility.notifications {
            AccessibilityNotification.Announcement("Saved").post()
            AccessibilityNotification.ScreenChanged(label).post()
            AccessibilityNotification.LayoutChanged().post()
            AccessibilityNotification.PageScrolled("Page 2").post()
        }
        #expect(heard.map(\.notification) == [.announcement, .screenChanged, .layoutChanged, .pageScrolled])
        #expect(heard[0].argument as? String == "Saved" && heard[1].argument as? UILabel === label)
        #expect(heard[2].argument == nil && heard[3].argument as? String == "Page 2")
        let text = NSAttributedString(
            string: "Now", attributes: [.accessibilitySpeechAnnouncementPriority: UIAccessibilityPriority.high])
        let spoken = UIAccessibility.notifications { AccessibilityNotification.Announcement(text).post() }
        #expect(spoken[0].argument as? NSAttributedString === text)
    }

    @Test(arguments: AssistiveSetting.allCases) func settingsAreAskedForAndObserved(setting: AssistiveSetting) throws {
        let all: [(AssistiveSetting, () -> Bool, NSNotification.Name)] = [
            (.voiceOver, { UIAccessibility.isVoiceOverRunning }, UIAccessibility.voiceOverStatusDidChangeNotification),
            (
                .switchControl, { UIAccessibility.isSwitchControlRunning },
                UIAccessibility.switchControlStatusDidChangeNotification
            ),
            (
                .assistiveTouch, { UIAccessibility.isAssistiveTouchRunning },
                UIAccessibility.assistiveTouchStatusDidChangeNotification
            ),
            (.reduceMotion, { UIAccessibility.isReduceMotionEnabled }, UIAccessibility.reduceMotionStatusDidChangeNotification),
            (
                .reduceTransparency, { UIAccessibility.isReduceTransparencyEnabled },
                UIAccessibility.reduceTransparencyStatusDidChangeNotification
            ),
            (.boldText, { UIAccessibility.isBoldTextEnabled }, UIAccessibility.boldTextStatusDidChangeNotification),
            (
                .darkerColors, { UIAccessibility.isDarkerSystemColorsEnabled },
                UIAccessibility.darkerSystemColorsStatusDidChangeNotification
            ),
            (.invertColors, { UIAccessibility.isInvertColorsEnabled }, UIAccessibility.invertColorsStatusDidChangeNotification),
            (.grayscale, { UIAccessibility.isGrayscaleEnabled }, UIAccessibility.grayscaleStatusDidChangeNotification),
            (.guidedAccess, { UIAccessibility.isGuidedAccessEnabled }, UIAccessibility.guidedAccessStatusDidChangeNotification),
            (
                .closedCaptioning, { UIAccessibility.isClosedCaptioningEnabled },
                UIAccessibility.closedCaptioningStatusDidChangeNotification
            ),
            (.monoAudio, { UIAccessibility.isMonoAudioEnabled }, UIAccessibility.monoAudioStatusDidChangeNotification),
            (
                .speakSelection, { UIAccessibility.isSpeakSelectionEnabled },
                UIAccessibility.speakSelectionStatusDidChangeNotification
            ),
            (.speakScreen, { UIAccessibility.isSpeakScreenEnabled }, UIAccessibility.speakScreenStatusDidChangeNotification),
            (.shakeToUndo, { UIAccessibility.isShakeToUndoEnabled }, UIAccessibility.shakeToUndoDidChangeNotification),
            (
                .videoAutoplay, { UIAccessibility.isVideoAutoplayEnabled },
                UIAccessibility.videoAutoplayStatusDidChangeNotification
            ),
            (
                .onOffLabels, { UIAccessibility.isOnOffSwitchLabelsEnabled },
                UIAccessibility.onOffSwitchLabelsDidChangeNotification
            ),
            (
                .differentiateWithoutColor, { UIAccessibility.shouldDifferentiateWithoutColor },
                UIAccessibility.differentiateWithoutColorDidChangeNotification
            ),
            (
                .buttonShapes, { UIAccessibility.buttonShapesEnabled },
                UIAccessibility.buttonShapesEnabledStatusDidChangeNotification
            ),
            (
                .crossFadeTransitions, { UIAccessibility.prefersCrossFadeTransitions },
                UIAccessibility.prefersCrossFadeTransitionsStatusDidChange
            ),
        ]
        let (_, isOn, name) = try #require(all.first { $0.0 == setting })
        nonisolated(unsafe) var told = 0
        let observer = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in told += 1 }
        defer { NotificationCenter.default.removeObserver(observer) }
        let before = isOn()
        #expect(before == (setting == .shakeToUndo || setting == .videoAutoplay))
        UIAccessibility.turn(setting, !before)
        UIAccessibility.turn(setting, !before)
        #expect(isOn() == !before && told == 1)
        UIAccessibility.turn(setting, before)
        #expect(isOn() == before && told == 2)
    }

    @Test func theTreeHasWhatIsSeen() {
        let (label, hidden, button, group) = (UILabel(), UILabel(), UIButton(), UIView())
        hidden.isHidden = true
        group.addSubview(button)
        for view in [label, hidden, group] { window.addSubview(view) }
        #expect(window.elementsForAssistance == [label, button])
        group.accessibilityElementsHidden = true
        #expect(window.elementsForAssistance == [label])
        group.accessibilityElementsHidden = false
        group.accessibilityViewIsModal = true
        #expect(window.elementsForAssistance == [button], "Nothing beside a modal view is seen.")
        group.isAccessibilityElement = true
        #expect(window.elementsForAssistance == [group])
    }

    @Test func programsDescribeWhatIsNotAView() {
        let chart = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 50))
        window.addSubview(chart)
        let bar = UIAccessibilityElement(accessibilityContainer: chart)
        bar.accessibilityLabel = "May"
        bar.accessibilityFrameInContainerSpace = CGRect(x: 5, y: 5, width: 10, height: 40)
        let other = UIAccessibilityElement(accessibilityContainer: chart)
        other.accessibilityFrame = CGRect(x: 1, y: 2, width: 3, height: 4)
        chart.accessibilityElements = [other, bar]
        #expect(window.elementsForAssistance == [other, bar])
        #expect(bar.accessibilityFrame == CGRect(x: 15, y: 25, width: 10, height: 40))
        #expect(other.accessibilityFrame == CGRect(x: 1, y: 2, width: 3, height: 4) && bar.next === chart)
        #expect(chart.accessibilityFrame == chart.frame)
        chart.accessibilityFrame = CGRect(x: 0, y: 0, width: 8, height: 8)
        #expect(chart.accessibilityFrame.width == 8)
        other.isAccessibilityElement = false
        #expect(window.elementsForAssistance == [bar])
    }

    @Test func customActionsRunClosuresAndMethods() {
        let target = AssistedView()
        let actions = [
            UIAccessibilityCustomAction(name: "Close") { $0.name == "Close" },
            UIAccessibilityCustomAction(name: "Mark", target: target, selector: Selector("mark:")),
        ]
        target.accessibilityCustomActions = actions
        #expect(target.accessibilityCustomActions?.map(\.name) == ["Close", "Mark"])
        #expect(actions[0].performForUser() && actions[1].performForUser() && target.marked == ["Mark"])
        #expect(!UIAccessibilityCustomAction(name: "Lost", target: nil, selector: Selector("mark:")).performForUser())
    }
}

final class AssistedView: UIView {
    var marked: [String] = []
    func mark(_ action: UIAccessibilityCustomAction) { marked.append(action.name) }
}
