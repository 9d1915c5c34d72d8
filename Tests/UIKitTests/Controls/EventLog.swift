import UIKit

/// Writes down, in order, which of a control's events ran its actions.
@MainActor
final class EventLog {
    private(set) var names: [String] = []

    init(of control: UIControl) {
        for (event, name) in Self.names {
            control.addAction(UIAction { [weak self] _ in self?.names.append(name) }, for: event)
        }
    }

    private static let names: [(UIControl.Event, String)] = [
        (.touchDown, "touchDown"), (.touchDownRepeat, "touchDownRepeat"), (.touchDragInside, "touchDragInside"),
        (.touchDragOutside, "touchDragOutside"), (.touchDragEnter, "touchDragEnter"), (.touchDragExit, "touchDragExit"),
        (.touchUpInside, "touchUpInside"), (.touchUpOutside, "touchUpOutside"), (.touchCancel, "touchCancel"),
        (.valueChanged, "valueChanged"), (.primaryActionTriggered, "primaryActionTriggered"),
        (.editingChanged, "editingChanged"), (.editingDidBegin, "editingDidBegin"),
    ]
}

/// A window of 320 x 480 points that shows a plain view.
@MainActor
func visibleWindow() -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.makeKeyAndVisible()
    return window
}
