/// What assistive technologies are told, and which settings of the user's concern them. No assistive technology runs here: tests set what
/// programs ask for, and see what was posted (CairnTesting).
///
/// - Source: developer.apple.com/documentation/uikit/uiaccessibility
@preconcurrency @MainActor
public enum UIAccessibility {
    /// Kinds of what assistive technologies are told.
    ///
    /// - Source: developer.apple.com/documentation/uikit/uiaccessibility/notification
    public struct Notification: Hashable, Equatable, RawRepresentable, Sendable {
        /// The kind's number.
        public var rawValue: UInt32
        /// Makes a kind of a number.
        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// Much of the screen changed; the argument is the element to go to, or a text to speak.
        public static let screenChanged = Notification(rawValue: 1000)
        /// Part of the screen changed; the argument is the element to go to, or a text to speak.
        public static let layoutChanged = Notification(rawValue: 1001)
        /// A text to speak, which is the argument.
        public static let announcement = Notification(rawValue: 1008)
        /// Content was scrolled; the argument is a text that says where to.
        public static let pageScrolled = Notification(rawValue: 1009)
        /// An assistive technology, which is the argument, should pause.
        public static let pauseAssistiveTechnology = Notification(rawValue: 1019)
        /// An assistive technology, which is the argument, should go on.
        public static let resumeAssistiveTechnology = Notification(rawValue: 1020)
    }

    /// Tells assistive technologies of something.
    public static func post(notification: UIAccessibility.Notification, argument: Any?) {
        posted.append((notification, argument))
        if posted.count > mostPosted { posted.removeFirst(posted.count - mostPosted) }
    }

    /// The latest of what was posted, oldest first.
    package static var posted: [(notification: Notification, argument: Any?)] = []
    private static let mostPosted = 1000

    // MARK: Settings

    /// Whether the screen is read out.
    public static var isVoiceOverRunning: Bool { AccessibilitySetting.voiceOver.isOn }
    /// Whether switches control the program.
    public static var isSwitchControlRunning: Bool { AccessibilitySetting.switchControl.isOn }
    /// Whether touches are made by the assistive touch menu.
    public static var isAssistiveTouchRunning: Bool { AccessibilitySetting.assistiveTouch.isOn }
    /// Whether the user wants less motion.
    public static var isReduceMotionEnabled: Bool { AccessibilitySetting.reduceMotion.isOn }
    /// Whether the user wants backgrounds that nothing shines through.
    public static var isReduceTransparencyEnabled: Bool { AccessibilitySetting.reduceTransparency.isOn }
    /// Whether the user wants bold text. Fonts do not follow it here.
    public static var isBoldTextEnabled: Bool { AccessibilitySetting.boldText.isOn }
    /// Whether the user wants more contrast. Colours do not follow it here.
    public static var isDarkerSystemColorsEnabled: Bool { AccessibilitySetting.darkerColors.isOn }
    /// Whether the screen's colours are inverted.
    public static var isInvertColorsEnabled: Bool { AccessibilitySetting.invertColors.isOn }
    /// Whether the screen has no colours.
    public static var isGrayscaleEnabled: Bool { AccessibilitySetting.grayscale.isOn }
    /// Whether the user may use this program only.
    public static var isGuidedAccessEnabled: Bool { AccessibilitySetting.guidedAccess.isOn }
    /// Whether the user wants captions.
    public static var isClosedCaptioningEnabled: Bool { AccessibilitySetting.closedCaptioning.isOn }
    /// Whether the user wants both channels of sound in one.
    public static var isMonoAudioEnabled: Bool { AccessibilitySetting.monoAudio.isOn }
    /// Whether the user wants selections spoken.
    public static var isSpeakSelectionEnabled: Bool { AccessibilitySetting.speakSelection.isOn }
    /// Whether the user wants the screen spoken.
    public static var isSpeakScreenEnabled: Bool { AccessibilitySetting.speakScreen.isOn }
    /// Whether shaking the device undoes.
    public static var isShakeToUndoEnabled: Bool { AccessibilitySetting.shakeToUndo.isOn }
    /// Whether films may play by themselves.
    public static var isVideoAutoplayEnabled: Bool { AccessibilitySetting.videoAutoplay.isOn }
    /// Whether switches show labels. Ours do not follow it.
    public static var isOnOffSwitchLabelsEnabled: Bool { AccessibilitySetting.onOffLabels.isOn }
    /// Whether colours must not be the only difference.
    public static var shouldDifferentiateWithoutColor: Bool { AccessibilitySetting.differentiateWithoutColor.isOn }
    /// Whether buttons should have shapes. Ours do not follow it.
    public static var buttonShapesEnabled: Bool { AccessibilitySetting.buttonShapes.isOn }
    /// Whether the user prefers fades to moves.
    public static var prefersCrossFadeTransitions: Bool { AccessibilitySetting.crossFadeTransitions.isOn }

    // MARK: Changes of settings

    /// Posted when ``isVoiceOverRunning`` changes.
    nonisolated public static let voiceOverStatusDidChangeNotification = AccessibilitySetting.voiceOver.notification
    /// Posted when ``isSwitchControlRunning`` changes.
    nonisolated public static let switchControlStatusDidChangeNotification = AccessibilitySetting.switchControl.notification
    /// Posted when ``isAssistiveTouchRunning`` changes.
    nonisolated public static let assistiveTouchStatusDidChangeNotification = AccessibilitySetting.assistiveTouch.notification
    /// Posted when ``isReduceMotionEnabled`` changes.
    nonisolated public static let reduceMotionStatusDidChangeNotification = AccessibilitySetting.reduceMotion.notification
    /// Posted when that setting changes.
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
    /// Posted when that setting changes.
    nonisolated public static let prefersCrossFadeTransitionsStatusDidChange = AccessibilitySetting.crossFadeTransitions
        .notification

    // MARK: Places and focus

    /// A rectangle of a view in points of the screen.
    public static func convertToScreenCoordinates(_ rect: CGRect, in view: UIView) -> CGRect { view.frameOnScreen(rect) }
    /// An outline of a view in points of the screen.
    public static func convertToScreenCoordinates(_ path: UIBezierPath, in view: UIView) -> UIBezierPath {
        let origin = view.frameOnScreen(CGRect(origin: .zero, size: .zero)).origin
        let copy = UIBezierPath(cgPath: path.cgPath)
        copy.apply(CGAffineTransform(translationX: origin.x, y: origin.y))
        return copy
    }

    /// A program that helps users with the screen.
    ///
    /// - Source: developer.apple.com/documentation/uikit/uiaccessibility/assistivetechnologyidentifier
    public struct AssistiveTechnologyIdentifier: Hashable, Equatable, RawRepresentable, Sendable {
        /// The program's name.
        public var rawValue: String
        /// Makes an identifier of a name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// Switch control.
        public static let notificationSwitchControl = Self(rawValue: "UIAccessibilityNotificationSwitchControlIdentifier")
        /// The reader of the screen.
        public static let notificationVoiceOver = Self(rawValue: "UIAccessibilityNotificationVoiceOverIdentifier")
    }

    /// The element at which an assistive technology is: always nil, for none runs here.
    public static func focusedElement(using assistiveTechnologyIdentifier: AssistiveTechnologyIdentifier?) -> Any? { nil }
    /// Asks to confine the user to this program, or to let go. It is always refused here: the handler hears false.
    public static func requestGuidedAccessSession(enabled enable: Bool, completionHandler: @escaping (Bool) -> Void) {
        completionHandler(false)
    }

    /// Posted after an announcement was spoken or interrupted. Nothing posts it: nothing speaks here.
    nonisolated public static let announcementDidFinishNotification = NSNotification.Name(
        "UIAccessibilityAnnouncementDidFinishNotification")
    /// The key of the text that was announced.
    nonisolated public static let announcementStringValueUserInfoKey = "UIAccessibilityAnnouncementKeyStringValue"
    /// The key of the Boolean that says whether the text was spoken whole.
    nonisolated public static let announcementWasSuccessfulUserInfoKey = "UIAccessibilityAnnouncementKeyWasSuccessful"
    /// Posted when an assistive technology goes to another element. Nothing posts it: none runs here.
    nonisolated public static let elementFocusedNotification = NSNotification.Name("UIAccessibilityElementFocusedNotification")
    /// The key of the element that is focused now.
    nonisolated public static let focusedElementUserInfoKey = "UIAccessibilityFocusedElementKey"
    /// The key of the element that was focused before.
    nonisolated public static let unfocusedElementUserInfoKey = "UIAccessibilityUnfocusedElementKey"
    /// The key of the assistive technology that changed its focus.
    nonisolated public static let assistiveTechnologyUserInfoKey = "UIAccessibilityAssistiveTechnologyKey"
}

extension UIAccessibility {
    /// What the screen is enlarged at.
    ///
    /// - Source: developer.apple.com/documentation/uikit/uiaccessibility/zoomtype
    public enum ZoomType: Int, Sendable {
        /// Where text is typed.
        case insertionPoint = 0
    }

    /// The ears that have a hearing device.
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

    /// Tells that the user works at another place of an enlarged screen. The screen is not enlarged here.
    @MainActor
    public static func zoomFocusChanged(zoomType type: ZoomType, toFrame frame: CGRect, in view: UIView) {}
    /// The ears whose hearing devices are paired: none.
    public static var hearingDevicePairedEar: HearingDeviceEar { [] }
    /// Posted when ``hearingDevicePairedEar`` changes, which it does not here.
    public static let hearingDevicePairedEarDidChangeNotification = NSNotification.Name(
        "UIAccessibilityHearingDevicePairedEarDidChangeNotification")
    /// Asks the user to let the program see Zoom's settings. There are none here.
    @MainActor
    public static func registerGestureConflictWithZoom() {}
}
