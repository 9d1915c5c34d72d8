/// Notifications of assistive technologies, and accessibility settings of the user. No assistive technology runs here:
/// tests change the settings and read the posted notifications (CairnTesting).
///
/// - Source: developer.apple.com/documentation/uikit/uiaccessibility
@preconcurrency @MainActor
public enum UIAccessibility {
    /// The kind of a notification.
    ///
    /// - Source: developer.apple.com/documentation/uikit/uiaccessibility/notification
    public struct Notification: Hashable, Equatable, RawRepresentable, Sendable {
        /// The kind's number.
        public var rawValue: UInt32
        /// Makes a kind from a number.
        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// A large part of the screen changed; the argument is the element to focus, or a text to speak.
        public static let screenChanged = Notification(rawValue: 1000)
        /// A part of the screen changed; the argument is the element to focus, or a text to speak.
        public static let layoutChanged = Notification(rawValue: 1001)
        /// An announcement; the argument is the text to speak.
        public static let announcement = Notification(rawValue: 1008)
        /// Content was scrolled; the argument is a text that describes the new position.
        public static let pageScrolled = Notification(rawValue: 1009)
        /// Pauses the assistive technology that is the argument.
        public static let pauseAssistiveTechnology = Notification(rawValue: 1019)
        /// Resumes the assistive technology that is the argument.
        public static let resumeAssistiveTechnology = Notification(rawValue: 1020)
    }

    /// Posts a notification for assistive technologies.
    public static func post(notification: UIAccessibility.Notification, argument: Any?) {
        posted.append((notification, argument))
        if posted.count > mostPosted { posted.removeFirst(posted.count - mostPosted) }
    }

    /// The latest posted notifications, oldest first.
    package static var posted: [(notification: Notification, argument: Any?)] = []
    private static let mostPosted = 1000

    // MARK: Settings

    /// Whether VoiceOver, the screen reader, is running.
    public static var isVoiceOverRunning: Bool { AccessibilitySetting.voiceOver.isOn }
    /// Whether switch control is running.
    public static var isSwitchControlRunning: Bool { AccessibilitySetting.switchControl.isOn }
    /// Whether AssistiveTouch is running.
    public static var isAssistiveTouchRunning: Bool { AccessibilitySetting.assistiveTouch.isOn }
    /// Whether the user prefers reduced motion.
    public static var isReduceMotionEnabled: Bool { AccessibilitySetting.reduceMotion.isOn }
    /// Whether the user prefers opaque backgrounds.
    public static var isReduceTransparencyEnabled: Bool { AccessibilitySetting.reduceTransparency.isOn }
    /// Whether the user prefers bold text. Fonts do not follow the setting here.
    public static var isBoldTextEnabled: Bool { AccessibilitySetting.boldText.isOn }
    /// Whether the user prefers increased contrast. Colours do not follow the setting here.
    public static var isDarkerSystemColorsEnabled: Bool { AccessibilitySetting.darkerColors.isOn }
    /// Whether the screen's colours are inverted.
    public static var isInvertColorsEnabled: Bool { AccessibilitySetting.invertColors.isOn }
    /// Whether the screen is shown in greyscale.
    public static var isGrayscaleEnabled: Bool { AccessibilitySetting.grayscale.isOn }
    /// Whether the user is restricted to this program.
    public static var isGuidedAccessEnabled: Bool { AccessibilitySetting.guidedAccess.isOn }
    /// Whether the user prefers captions.
    public static var isClosedCaptioningEnabled: Bool { AccessibilitySetting.closedCaptioning.isOn }
    /// Whether the user prefers mono audio.
    public static var isMonoAudioEnabled: Bool { AccessibilitySetting.monoAudio.isOn }
    /// Whether the user has selections spoken.
    public static var isSpeakSelectionEnabled: Bool { AccessibilitySetting.speakSelection.isOn }
    /// Whether the user has the screen spoken.
    public static var isSpeakScreenEnabled: Bool { AccessibilitySetting.speakScreen.isOn }
    /// Whether shaking the device triggers undo.
    public static var isShakeToUndoEnabled: Bool { AccessibilitySetting.shakeToUndo.isOn }
    /// Whether videos may play automatically.
    public static var isVideoAutoplayEnabled: Bool { AccessibilitySetting.videoAutoplay.isOn }
    /// Whether switches show labels. Switches do not follow the setting here.
    public static var isOnOffSwitchLabelsEnabled: Bool { AccessibilitySetting.onOffLabels.isOn }
    /// Whether information must not be conveyed by colour alone.
    public static var shouldDifferentiateWithoutColor: Bool { AccessibilitySetting.differentiateWithoutColor.isOn }
    /// Whether buttons should have shapes. Buttons do not follow the setting here.
    public static var buttonShapesEnabled: Bool { AccessibilitySetting.buttonShapes.isOn }
    /// Whether the user prefers cross-fades to movements.
    public static var prefersCrossFadeTransitions: Bool { AccessibilitySetting.crossFadeTransitions.isOn }

    // MARK: Notifications of changed settings

    /// Posted when ``isVoiceOverRunning`` changes.
    nonisolated public static let voiceOverStatusDidChangeNotification = AccessibilitySetting.voiceOver.notification
    /// Posted when ``isSwitchControlRunning`` changes.
    nonisolated public static let switchControlStatusDidChangeNotification = AccessibilitySetting.switchControl.notification
    /// Posted when ``isAssistiveTouchRunning`` changes.
    nonisolated public static let assistiveTouchStatusDidChangeNotification = AccessibilitySetting.assistiveTouch.notification
    /// Posted when ``isReduceMotionEnabled`` changes.
    nonisolated public static let reduceMotionStatusDidChangeNotification = AccessibilitySetting.reduceMotion.notification
    /// Posted when ``isReduceTransparencyEnabled`` changes.
    nonisolated public static let reduceTransparencyStatusDidChangeNotification = AccessibilitySetting.reduceTransparency
        .notification
    /// Posted when ``isBoldTextEnabled`` changes.
    nonisolated public static let boldTextStatusDidChangeNotification = AccessibilitySetting.boldText.notification
    /// Posted when ``isDarkerSystemColorsEnabled`` changes.
    nonisolated public static let darkerSystemColorsStatusDidChangeNotification = AccessibilitySetting.darkerColors.notification
    /// Posted when ``isInvertColorsEnabled`` changes.
    nonisolated public static let invertColorsStatusDidChangeNotification = AccessibilitySetting.invertColors.notification
    /// Posted when ``isGrayscaleEnabled`` changes.
    nonisolated public static let grayscaleStatusDidChangeNotification = AccessibilitySetting.grayscale.notification
    /// Posted when ``isGuidedAccessEnabled`` changes.
    nonisolated public static let guidedAccessStatusDidChangeNotification = AccessibilitySetting.guidedAccess.notification
    /// Posted when ``isClosedCaptioningEnabled`` changes.
    nonisolated public static let closedCaptioningStatusDidChangeNotification = AccessibilitySetting.closedCaptioning.notification
    /// Posted when ``isMonoAudioEnabled`` changes.
    nonisolated public static let monoAudioStatusDidChangeNotification = AccessibilitySetting.monoAudio.notification
    /// Posted when ``isSpeakSelectionEnabled`` changes.
    nonisolated public static let speakSelectionStatusDidChangeNotification = AccessibilitySetting.speakSelection.notification
    /// Posted when ``isSpeakScreenEnabled`` changes.
    nonisolated public static let speakScreenStatusDidChangeNotification = AccessibilitySetting.speakScreen.notification
    /// Posted when ``isShakeToUndoEnabled`` changes.
    nonisolated public static let shakeToUndoDidChangeNotification = AccessibilitySetting.shakeToUndo.notification
    /// Posted when ``isVideoAutoplayEnabled`` changes.
    nonisolated public static let videoAutoplayStatusDidChangeNotification = AccessibilitySetting.videoAutoplay.notification
    /// Posted when ``isOnOffSwitchLabelsEnabled`` changes.
    nonisolated public static let onOffSwitchLabelsDidChangeNotification = AccessibilitySetting.onOffLabels.notification
    /// Posted when ``shouldDifferentiateWithoutColor`` changes.
    nonisolated public static let differentiateWithoutColorDidChangeNotification =
        AccessibilitySetting.differentiateWithoutColor.notification
    /// Posted when ``buttonShapesEnabled`` changes.
    nonisolated public static let buttonShapesEnabledStatusDidChangeNotification = AccessibilitySetting.buttonShapes.notification
    /// Posted when ``prefersCrossFadeTransitions`` changes.
    nonisolated public static let prefersCrossFadeTransitionsStatusDidChange = AccessibilitySetting.crossFadeTransitions
        .notification

    // MARK: Coordinates and focus

    /// Converts a rectangle of a view to screen coordinates.
    public static func convertToScreenCoordinates(_ rect: CGRect, in view: UIView) -> CGRect { view.frameOnScreen(rect) }
    /// Converts an outline of a view to screen coordinates.
    public static func convertToScreenCoordinates(_ path: UIBezierPath, in view: UIView) -> UIBezierPath {
        let origin = view.frameOnScreen(CGRect(origin: .zero, size: .zero)).origin
        let copy = UIBezierPath(cgPath: path.cgPath)
        copy.apply(CGAffineTransform(translationX: origin.x, y: origin.y))
        return copy
    }

    /// An assistive technology.
    ///
    /// - Source: developer.apple.com/documentation/uikit/uiaccessibility/assistivetechnologyidentifier
    public struct AssistiveTechnologyIdentifier: Hashable, Equatable, RawRepresentable, Sendable {
        /// The identifier's string.
        public var rawValue: String
        /// Makes an identifier from a string.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// Switch control.
        public static let notificationSwitchControl = Self(rawValue: "UIAccessibilityNotificationSwitchControlIdentifier")
        /// VoiceOver, the screen reader.
        public static let notificationVoiceOver = Self(rawValue: "UIAccessibilityNotificationVoiceOverIdentifier")
    }

    /// The element that an assistive technology focuses: always nil, since none runs here.
    public static func focusedElement(using assistiveTechnologyIdentifier: AssistiveTechnologyIdentifier?) -> Any? { nil }
    /// Requests to restrict the user to this program, or to end the restriction. Always denied here: the handler is
    /// called with false.
    public static func requestGuidedAccessSession(enabled enable: Bool, completionHandler: @escaping (Bool) -> Void) {
        completionHandler(false)
    }

    /// Posted after an announcement was spoken or interrupted. Nothing posts it: nothing speaks here.
    nonisolated public static let announcementDidFinishNotification = NSNotification.Name(
        "UIAccessibilityAnnouncementDidFinishNotification")
    /// The key of the announced text.
    nonisolated public static let announcementStringValueUserInfoKey = "UIAccessibilityAnnouncementKeyStringValue"
    /// The key of a Boolean: whether the text was spoken completely.
    nonisolated public static let announcementWasSuccessfulUserInfoKey = "UIAccessibilityAnnouncementKeyWasSuccessful"
    /// Posted when an assistive technology focused another element. Nothing posts it: none runs here.
    nonisolated public static let elementFocusedNotification = NSNotification.Name("UIAccessibilityElementFocusedNotification")
    /// The key of the focused element.
    nonisolated public static let focusedElementUserInfoKey = "UIAccessibilityFocusedElementKey"
    /// The key of the previously focused element.
    nonisolated public static let unfocusedElementUserInfoKey = "UIAccessibilityUnfocusedElementKey"
    /// The key of the assistive technology that changed its focus.
    nonisolated public static let assistiveTechnologyUserInfoKey = "UIAccessibilityAssistiveTechnologyKey"
}

extension UIAccessibility {
    /// The reason for zooming to a part of the screen.
    ///
    /// - Source: developer.apple.com/documentation/uikit/uiaccessibility/zoomtype
    public enum ZoomType: Int, Sendable {
        /// The insertion point of text.
        case insertionPoint = 0
    }

    /// The ears with a hearing device.
    ///
    /// - Source: developer.apple.com/documentation/uikit/uiaccessibility/hearingdeviceear
    public struct HearingDeviceEar: OptionSet, Sendable {
        /// Bit mask of the contained ears.
        public let rawValue: UInt
        /// Makes a set from a bit mask.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// The left one.
        public static let left = HearingDeviceEar(rawValue: 1 << 1)
        /// The right one.
        public static let right = HearingDeviceEar(rawValue: 1 << 2)
        /// Both.
        public static let both: HearingDeviceEar = [.left, .right]
    }

    /// Reports a change of the zoom focus. The screen is not zoomed here.
    @MainActor
    public static func zoomFocusChanged(zoomType type: ZoomType, toFrame frame: CGRect, in view: UIView) {}
    /// The ears with paired hearing devices: none.
    public static var hearingDevicePairedEar: HearingDeviceEar { [] }
    /// Posted when ``hearingDevicePairedEar`` changes: never here.
    public static let hearingDevicePairedEarDidChangeNotification = NSNotification.Name(
        "UIAccessibilityHearingDevicePairedEarDidChangeNotification")
    /// Warns the user of a gesture conflict with Zoom. Does nothing: there is no Zoom here.
    @MainActor
    public static func registerGestureConflictWithZoom() {}
}
