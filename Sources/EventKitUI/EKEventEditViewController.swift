@_exported public import EventKit
import PlaceholderViews
@_exported public import UIKit

/// Lets the user change an event; here a placeholder with its title.
///
/// - Source: developer.apple.com/documentation/eventkitui/ekeventeditviewcontroller
@preconcurrency @MainActor
open class EKEventEditViewController: UINavigationController {
    /// Where calendars are.
    open var eventStore: EKEventStore! = EKEventStore()
    /// The event.
    open var event: EKEvent?
    /// The delegate.
    open weak var editViewDelegate: (any EKEventEditViewDelegate)?

    open override func viewDidLoad() {
        super.viewDidLoad()
        let screen = UIViewController()
        screen.view.backgroundColor = .systemBackground
        _ = PlaceholderView(caption: event?.title ?? "Event", filling: screen.view)
        viewControllers = [screen]
    }

    /// Ends; the delegate is told that the user cancelled.
    open func cancelEditing() { editViewDelegate?.eventEditViewController(self, didCompleteWith: .canceled) }
}

/// What the user did.
public enum EKEventEditViewAction: Int, Sendable {
    /// He cancelled, kept, or removed the event.
    case canceled, saved, deleted
}

/// The delegate of a controller.
@preconcurrency @MainActor
public protocol EKEventEditViewDelegate: NSObjectProtocol {
    /// The user is done; the placeholder has no buttons.
    func eventEditViewController(_ controller: EKEventEditViewController, didCompleteWith action: EKEventEditViewAction)
    /// The calendar for a new event.
    func eventEditViewControllerDefaultCalendar(forNewEvents controller: EKEventEditViewController) -> EKCalendar
}

extension EKEventEditViewDelegate {
    /// Default implementation: a calendar without a name.
    public func eventEditViewControllerDefaultCalendar(forNewEvents controller: EKEventEditViewController) -> EKCalendar {
        EKCalendar(for: .event, eventStore: controller.eventStore)
    }
}

/// Shows an event; here a placeholder with its title.
///
/// - Source: developer.apple.com/documentation/eventkitui/ekeventviewcontroller
@preconcurrency @MainActor
open class EKEventViewController: UIViewController {
    /// The event.
    open var event: EKEvent!
    /// Whether the event can be changed.
    open var allowsEditing = false
    /// Whether the calendar can be shown.
    open var allowsCalendarPreview = false
    /// The delegate.
    open weak var delegate: (any EKEventViewDelegate)?

    open override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        _ = PlaceholderView(caption: event?.title ?? "Event", filling: view)
    }
}

/// What the user did.
public enum EKEventViewAction: Int, Sendable {
    /// He is done, answered, or removed the event.
    case done, responded, deleted
}

/// The delegate of a controller.
@preconcurrency @MainActor
public protocol EKEventViewDelegate: NSObjectProtocol {
    /// The user is done; never called here, since the placeholder has no buttons.
    func eventViewController(_ controller: EKEventViewController, didCompleteWith action: EKEventViewAction)
}
