public import Foundation

extension EKEventStore {
    /// Looks for reminders: the handler gets none, since the program has no access.
    ///
    /// - Returns: A number by which the look could be cancelled.
    @discardableResult
    public func fetchReminders(
        matching predicate: NSPredicate, completion: @escaping @Sendable ([EKReminder]?) -> Void
    ) -> Any {
        DispatchQueue.global().async { completion(nil) }
        return 0
    }
    /// Ends a look for reminders.
    public func cancelFetchRequest(_ fetchIdentifier: Any) {}

    /// Describes all reminders.
    public func predicateForReminders(in calendars: [EKCalendar]?) -> NSPredicate { NSPredicate(value: false) }
    /// Describes reminders that are not done, by when they are due.
    public func predicateForIncompleteReminders(
        withDueDateStarting startDate: Date?, ending endDate: Date?, calendars: [EKCalendar]?
    ) -> NSPredicate {
        NSPredicate(value: false)
    }
    /// Describes reminders that were done, by when they were.
    public func predicateForCompletedReminders(
        withCompletionDateStarting startDate: Date?, ending endDate: Date?, calendars: [EKCalendar]?
    ) -> NSPredicate {
        NSPredicate(value: false)
    }

    /// Calls a closure with the events that a predicate describes: none.
    public func enumerateEvents(
        matching predicate: NSPredicate, using block: (EKEvent, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {}
    /// The item of an identifier: none.
    public func calendarItem(withIdentifier identifier: String) -> EKCalendarItem? { nil }
    /// Saves a calendar; throws that the program has no access.
    public func saveCalendar(_ calendar: EKCalendar, commit: Bool) throws { throw EKError(.eventStoreNotAuthorized) }
    /// Removes a calendar; throws that the program has no access.
    public func removeCalendar(_ calendar: EKCalendar, commit: Bool) throws { throw EKError(.eventStoreNotAuthorized) }
}
