/// An accessibility setting of the user.
package enum AccessibilitySetting: String, CaseIterable, Sendable {
    case voiceOver = "VoiceOver"
    case switchControl = "SwitchControl"
    case assistiveTouch = "AssistiveTouch"
    case reduceMotion = "ReduceMotion"
    case reduceTransparency = "ReduceTransparency"
    case boldText = "BoldText"
    case darkerColors = "DarkerSystemColors"
    case invertColors = "InvertColors"
    case grayscale = "Grayscale"
    case guidedAccess = "GuidedAccess"
    case closedCaptioning = "ClosedCaptioning"
    case monoAudio = "MonoAudio"
    case speakSelection = "SpeakSelection"
    case speakScreen = "SpeakScreen"
    case shakeToUndo = "ShakeToUndo"
    case videoAutoplay = "VideoAutoplay"
    case onOffLabels = "OnOffSwitchLabels"
    case differentiateWithoutColor = "ShouldDifferentiateWithoutColor"
    case buttonShapes = "ButtonShapesEnabled"
    case crossFadeTransitions = "PrefersCrossFadeTransitions"

    /// Posted when the setting changes.
    var notification: NSNotification.Name { NSNotification.Name("UIAccessibility\(rawValue)DidChangeNotification") }

    /// Whether the setting is on by default.
    private var isUsuallyOn: Bool { self == .shakeToUndo || self == .videoAutoplay }

    @MainActor private static var changed: Set<AccessibilitySetting> = []

    @MainActor package var isOn: Bool { Self.changed.contains(self) != isUsuallyOn }

    /// Changes the setting for the user, and posts the notification.
    @MainActor
    package func turn(_ isOn: Bool) {
        guard isOn != self.isOn else { return }
        if isOn == isUsuallyOn { Self.changed.remove(self) } else { Self.changed.insert(self) }
        NotificationCenter.default.post(name: notification, object: nil)
    }
}
