import UIKit

/// A setting of the user's that concerns assistive technologies.
public enum AssistiveSetting: String, CaseIterable, Sendable {
    case voiceOver, switchControl, assistiveTouch, reduceMotion, reduceTransparency, boldText, darkerColors, invertColors,
        grayscale
    case guidedAccess, closedCaptioning, monoAudio, speakSelection, speakScreen, shakeToUndo, videoAutoplay, onOffLabels
    case differentiateWithoutColor, buttonShapes, crossFadeTransitions

    fileprivate var setting: AccessibilitySetting {
        switch self {
        case .voiceOver: .voiceOver
        case .switchControl: .switchControl
        case .assistiveTouch: .assistiveTouch
        case .reduceMotion: .reduceMotion
        case .reduceTransparency: .reduceTransparency
        case .boldText: .boldText
        case .darkerColors: .darkerColors
        case .invertColors: .invertColors
        case .grayscale: .grayscale
        case .guidedAccess: .guidedAccess
        case .closedCaptioning: .closedCaptioning
        case .monoAudio: .monoAudio
        case .speakSelection: .speakSelection
        case .speakScreen: .speakScreen
        case .shakeToUndo: .shakeToUndo
        case .videoAutoplay: .videoAutoplay
        case .onOffLabels: .onOffLabels
        case .differentiateWithoutColor: .differentiateWithoutColor
        case .buttonShapes: .buttonShapes
        case .crossFadeTransitions: .crossFadeTransitions
        }
    }
}

/// What users of assistive technologies do and hear.
extension UIAccessibility {
    /// Turns a setting on or off, as the user does; programs that observe it hear of the change.
    public static func turn(_ setting: AssistiveSetting, _ isOn: Bool) { setting.setting.turn(isOn) }

    /// What programs posted while a closure runs, oldest first.
    public static func notifications(during body: () throws -> Void) rethrows -> [(notification: Notification, argument: Any?)] {
        let before = posted
        defer { posted = before }
        posted = []
        try body()
        return posted
    }
}

extension UIView {
    /// What assistive technologies see of the view and what is in it, in the order in which they go through it.
    public var elementsForAssistance: [NSObject] { accessibilityTree }
}

extension UIAccessibilityCustomAction {
    /// Does the action, as the user of an assistive technology does. Returns whether it was done.
    public func performForUser() -> Bool { perform() }
}
