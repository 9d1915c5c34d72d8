import CairnTesting
import Testing
import UIKit

/// What programs tell assistive technologies.
@MainActor
@Suite(.serialized) struct AccessibilityNotificationTests {
    @Test func eachKindIsPostedWithItsArgument() {
        let view = UIView()
        let kinds: [UIAccessibility.Notification] = [
            .screenChanged, .layoutChanged, .announcement, .pageScrolled, .pauseAssistiveTechnology, .resumeAssistiveTechnology,
        ]
        let posted = UIAccessibility.notifications {
            for kind in kinds { UIAccessibility.post(notification: kind, argument: kind == .layoutChanged ? view : nil) }
        }
        #expect(posted.map(\.notification) == kinds && Set(kinds).count == kinds.count)
        #expect(posted[1].argument as? UIView === view && posted[0].argument == nil)
    }

    @Test func keysOfNotificationsDiffer() {
        let keys = [
            UIAccessibility.announcementStringValueUserInfoKey, UIAccessibility.announcementWasSuccessfulUserInfoKey,
            UIAccessibility.assistiveTechnologyUserInfoKey, UIAccessibility.focusedElementUserInfoKey,
            UIAccessibility.unfocusedElementUserInfoKey,
        ]
        #expect(Set(keys).count == keys.count)
    }

    @Test func noSessionOfGuidedAccessBegins() async {
        let began = await withCheckedContinuation { done in
            UIAccessibility.requestGuidedAccessSession(enabled: true) { done.resume(returning: $0) }
        }
        #expect(!began)
    }
}
