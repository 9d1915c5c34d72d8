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

/// Actions and observations of a user of assistive technologies.
extension UIAccessibility {
    /// Turns a setting on or off, as the user does, and notifies its observers.
    public static func turn(_ setting: AssistiveSetting, _ isOn: Bool) { setting.setting.turn(isOn) }

    /// The notifications that programs posted while a closure ran, oldest first.
    public static func notifications(during body: () throws -> Void) rethrows -> [(notification: Notification, argument: Any?)] {
        let before = posted
        defer { posted = before }
        posted = []
        try body()
        return posted
    }
}

extension UIView {
    /// The accessibility elements of the view and its descendants, in the order in which assistive technologies
    /// traverse them.
    public var elementsForAssistance: [NSObject] { accessibilityTree }
}

extension UIAccessibilityCustomAction {
    /// Performs the action, as the user of an assistive technology does. Returns the result of its handler.
    public func performForUser() -> Bool { perform() }
}
