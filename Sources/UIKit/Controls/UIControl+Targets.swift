/// The methods that a control calls.
extension UIControl {
    func register(_ action: TargetAction, for events: UIControl.Event) {
        let same = registrations.firstIndex { $0.targetAction?.matches(action.target, action.selector) ?? false }
        if let same { return registrations[same].events.formUnion(events) }
        registrations.append(ActionRegistration(kind: .target(action), events: events))
    }

    /// Unregisters methods of a target, or of all targets if it is nil.
    func unregister(_ target: AnyObject?, _ selector: Selector?, for events: UIControl.Event) {
        for index in registrations.indices.reversed() {
            guard let action = registrations[index].targetAction else { continue }
            guard target == nil ? selector == nil || selector == action.selector : action.matches(target, selector) else {
                continue
            }
            registrations[index].events.subtract(events)
            if registrations[index].events.isEmpty { registrations.remove(at: index) }
        }
    }

    /// The objects with registered methods; `NSNull` stands for the responder chain.
    var registeredTargets: Set<AnyHashable> {
        Set(
            registrations.compactMap(\.targetAction).compactMap { action -> AnyHashable? in
                action.seeksTarget ? AnyHashable(NSNull()) : (action.target as? NSObject).map { AnyHashable($0) }
            })
    }

    /// The names of a target's methods for an event, in the order they were added; nil when there are none.
    func registeredActions(of target: AnyObject?, for event: UIControl.Event) -> [String]? {
        let names = registrations.filter { !$0.events.isDisjoint(with: event) }.compactMap(\.targetAction)
            .filter { $0.matches(target, nil) }.map(\.selector.description)
        return names.isEmpty ? nil : names
    }

    /// Runs what is registered for the events, in the order of registration.
    func runRegistrations(for controlEvents: UIControl.Event, _ event: UIEvent?) {
        for registration in registrations where !registration.events.isDisjoint(with: controlEvents) {
            switch registration.kind {
            case .action(let action): sendAction(action)
            case .target(let action): send(action, event)
            }
        }
    }

    private func send(_ action: TargetAction, _ event: UIEvent?) {
        guard action.seeksTarget || action.target != nil else { return }
        ActionDispatch.placing(action.place) { sendAction(action.selector, to: action.target, for: event) }
    }

    func visitRegistrations(_ visit: (UIAction?, (Any?, Selector)?, UIControl.Event, inout Bool) -> Void) {
        var stop = false
        for registration in registrations where !stop {
            let method = registration.targetAction.map { ($0.target as Any?, $0.selector) }
            visit(registration.action, method, registration.events, &stop)
        }
    }
}
