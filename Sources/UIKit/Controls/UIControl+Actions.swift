/// A closure or a method of an object that runs for some events of a control.
struct ActionRegistration {
    enum Kind {
        case action(UIAction)
        case target(TargetAction)
    }
    var kind: Kind
    var events: UIControl.Event

    var action: UIAction? {
        if case .action(let action) = kind { action } else { nil }
    }
    var targetAction: TargetAction? {
        if case .target(let action) = kind { action } else { nil }
    }
}

extension UIControl {
    /// The distance by which a touch may leave the control, in points, before it counts as outside.
    ///
    /// - Source: observed by many; not documented.
    private static let touchSlack: CGFloat = 70

    func isNear(_ touch: UITouch) -> Bool {
        bounds.insetBy(dx: -Self.touchSlack, dy: -Self.touchSlack).contains(touch.location(in: self))
    }

    func register(_ action: UIAction, for events: UIControl.Event) {
        guard let index = registrations.firstIndex(where: { $0.action?.identifier == action.identifier }) else {
            return registrations.append(ActionRegistration(kind: .action(action), events: events))
        }
        registrations[index].kind = .action(action)
        registrations[index].events.formUnion(events)
    }

    func unregister(_ identifier: UIAction.Identifier, for events: UIControl.Event) {
        guard let index = registrations.firstIndex(where: { $0.action?.identifier == identifier }) else { return }
        registrations[index].events.subtract(events)
        if registrations[index].events.isEmpty { registrations.remove(at: index) }
    }

    /// Sends the events for a value that the user changed.
    func sendValueChanged() {
        sendActions(for: .valueChanged)
        sendActions(for: .primaryActionTriggered)
    }
}
