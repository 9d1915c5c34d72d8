public import CoreGraphics
@_exported public import Foundation

/// The user's calendars. Nobody gives leave to read them: access is denied.
///
/// - Source: developer.apple.com/documentation/eventkit/ekeventstore
open class EKEventStore: NSObject, @unchecked Sendable {
    /// Creates a store.
    public override init() { super.init() }

    /// Whether calendars may be read: they may not.
    open class func authorizationStatus(for entityType: EKEntityType) -> EKAuthorizationStatus { .denied }
    /// Asks the user: the answer is no, soon.
    open func requestAccess(to entityType: EKEntityType, completion: @escaping @Sendable (Bool, (any Error)?) -> Void) {
        DispatchQueue.global().async { completion(false, nil) }
    }
    /// Asks the user: the answer is no.
    open func requestAccess(to entityType: EKEntityType) async throws -> Bool { false }
    /// Asks the user: the answer is no, soon.
    open func requestFullAccessToEvents(completion: @escaping @Sendable (Bool, (any Error)?) -> Void) {
        requestAccess(to: .event, completion: completion)
    }
    /// Asks the user: the answer is no.
    open func requestFullAccessToEvents() async throws -> Bool { false }
    /// Asks the user: the answer is no, soon.
    open func requestWriteOnlyAccessToEvents(completion: @escaping @Sendable (Bool, (any Error)?) -> Void) {
        requestAccess(to: .event, completion: completion)
    }
    /// Asks the user: the answer is no.
    open func requestWriteOnlyAccessToEvents() async throws -> Bool { false }
    /// Asks the user: the answer is no, soon.
    open func requestFullAccessToReminders(completion: @escaping @Sendable (Bool, (any Error)?) -> Void) {
        requestAccess(to: .reminder, completion: completion)
    }
    /// Asks the user: the answer is no.
    open func requestFullAccessToReminders() async throws -> Bool { false }

    /// The calendars: none.
    open func calendars(for entityType: EKEntityType) -> [EKCalendar] { [] }
    /// A calendar: nil.
    open func calendar(withIdentifier identifier: String) -> EKCalendar? { nil }
    /// The calendar for new events: nil.
    open var defaultCalendarForNewEvents: EKCalendar? { nil }
    /// The calendar for new reminders: nil.
    open func defaultCalendarForNewReminders() -> EKCalendar? { nil }
    /// An event: nil.
    open func event(withIdentifier identifier: String) -> EKEvent? { nil }
    /// Events: none.
    open func events(matching predicate: NSPredicate) -> [EKEvent] { [] }
    /// Finds events of a time: none.
    open func predicateForEvents(withStart startDate: Date, end endDate: Date, calendars: [EKCalendar]?) -> NSPredicate {
        NSPredicate(value: false)
    }
    /// Keeps an event: access is denied.
    open func save(_ event: EKEvent, span: EKSpan) throws { throw EKError(.eventStoreNotAuthorized) }
    /// Keeps an event: access is denied.
    open func save(_ event: EKEvent, span: EKSpan, commit: Bool) throws { throw EKError(.eventStoreNotAuthorized) }
    /// Removes an event: access is denied.
    open func remove(_ event: EKEvent, span: EKSpan) throws { throw EKError(.eventStoreNotAuthorized) }
    /// Keeps a reminder: access is denied.
    open func save(_ reminder: EKReminder, commit: Bool) throws { throw EKError(.eventStoreNotAuthorized) }
    /// Removes a reminder: access is denied.
    open func remove(_ reminder: EKReminder, commit: Bool) throws { throw EKError(.eventStoreNotAuthorized) }
    /// Keeps what was changed: access is denied.
    open func commit() throws { throw EKError(.eventStoreNotAuthorized) }
    /// Forgets what was changed.
    open func reset() {}
}

extension NSNotification.Name {
    /// Calendars changed; never posted here.
    public static let EKEventStoreChanged = NSNotification.Name("EKEventStoreChangedNotification")
}

/// The kinds of items of a calendar.
public enum EKEntityType: UInt, Sendable {
    /// Events, or reminders.
    case event, reminder
}

/// Whether calendars may be read.
public enum EKAuthorizationStatus: Int, Sendable {
    /// Nobody was asked, nobody may be asked, no, yes, or events may be added only.
    case notDetermined, restricted, denied, fullAccess, writeOnly
    /// They may be read.
    public static let authorized = EKAuthorizationStatus.fullAccess
}

/// Which of the events that repeat are meant.
public enum EKSpan: Int, Sendable {
    /// This one, or this one and those after it.
    case thisEvent, futureEvents
}

/// A calendar; there is none but those that a program makes.
open class EKCalendar: NSObject {
    /// The name.
    open var title = ""
    /// The colour.
    open var cgColor: CGColor!
    /// The identifier.
    public let calendarIdentifier = UUID().uuidString
    /// Whether events can be added: they cannot.
    open var allowsContentModifications: Bool { false }

    /// Creates a calendar.
    public init(for entityType: EKEntityType, eventStore: EKEventStore) { super.init() }
}

/// The base class of events and reminders.
open class EKCalendarItem: NSObject {
    /// The identifier.
    public let calendarItemIdentifier = UUID().uuidString
    /// The calendar.
    open var calendar: EKCalendar!
    /// The title of the item.
    open var title: String! = ""
    /// Where it is.
    open var location: String?
    /// Notes.
    open var notes: String?
    /// An address.
    open var url: URL?
    /// The time zone.
    open var timeZone: TimeZone?
    /// When the user is told.
    open var alarms: [EKAlarm]?
    /// How it repeats.
    open var recurrenceRules: [EKRecurrenceRule]?
    /// Whether the user is told.
    open var hasAlarms: Bool { alarms?.isEmpty == false }
    /// Whether it repeats.
    open var hasRecurrenceRules: Bool { recurrenceRules?.isEmpty == false }

    override init() { super.init() }

    /// Has the user told.
    open func addAlarm(_ alarm: EKAlarm) { alarms = (alarms ?? []) + [alarm] }
    /// Does not have the user told.
    open func removeAlarm(_ alarm: EKAlarm) { alarms?.removeAll { $0 === alarm } }
    /// Has it repeated.
    open func addRecurrenceRule(_ rule: EKRecurrenceRule) { recurrenceRules = (recurrenceRules ?? []) + [rule] }
}

/// An event.
///
/// - Source: developer.apple.com/documentation/eventkit/ekevent
open class EKEvent: EKCalendarItem {
    /// The identifier; nil before it is kept.
    open var eventIdentifier: String! { nil }
    /// When it begins.
    open var startDate: Date!
    /// When it ends.
    open var endDate: Date!
    /// Whether it takes whole days.
    open var isAllDay = false
    /// The place.
    open var structuredLocation: EKStructuredLocation?

    /// Creates an event.
    public init(eventStore: EKEventStore) { super.init() }
}

/// A reminder.
open class EKReminder: EKCalendarItem {
    /// When it begins.
    open var startDateComponents: DateComponents?
    /// When it is due.
    open var dueDateComponents: DateComponents?
    /// Whether it is done.
    open var isCompleted = false { didSet { completionDate = isCompleted ? Date() : nil } }
    /// When it was done.
    open var completionDate: Date?
    /// From 1, which is most important, to 9; 0 for none.
    open var priority = 0

    /// Creates a reminder.
    public init(eventStore: EKEventStore) { super.init() }
}

/// When the user is told.
open class EKAlarm: NSObject {
    /// Seconds after the start of the event.
    open var relativeOffset: TimeInterval = 0
    /// The date.
    open var absoluteDate: Date?
    /// The place.
    open var structuredLocation: EKStructuredLocation?

    /// Creates an alarm some seconds after the start of the event.
    public init(relativeOffset offset: TimeInterval) { relativeOffset = offset }
    /// Creates an alarm of a date.
    public init(absoluteDate date: Date) { absoluteDate = date }
}

/// A place.
open class EKStructuredLocation: NSObject {
    /// The name.
    open var title: String?
    /// Metres around it.
    open var radius: Double = 0

    /// Creates a place.
    public init(title: String) { self.title = title }
}

/// How often something repeats.
public enum EKRecurrenceFrequency: Int, Sendable {
    /// Each day, week, month or year.
    case daily, weekly, monthly, yearly
}

/// When something no longer repeats.
open class EKRecurrenceEnd: NSObject {
    /// The date; nil where the number decides.
    public let endDate: Date?
    /// The number; 0 where the date decides.
    public let occurrenceCount: Int

    /// Creates an end.
    public init(end endDate: Date) { (self.endDate, occurrenceCount) = (endDate, 0) }
    /// Creates an end.
    public init(occurrenceCount: Int) { (endDate, self.occurrenceCount) = (nil, occurrenceCount) }
}

/// How something repeats.
open class EKRecurrenceRule: NSObject {
    /// How often.
    public let frequency: EKRecurrenceFrequency
    /// The number of days, weeks, months or years from one to the next.
    public let interval: Int
    /// When it no longer repeats.
    open var recurrenceEnd: EKRecurrenceEnd?

    /// Creates a rule.
    public init(recurrenceWith type: EKRecurrenceFrequency, interval: Int, end: EKRecurrenceEnd?) {
        (frequency, self.interval, recurrenceEnd) = (type, interval, end)
    }
}

/// Why something was not kept.
///
/// - Source: developer.apple.com/documentation/eventkit/ekerror-swift.struct
public struct EKError: Error, Hashable, Sendable, CustomNSError {
    /// The error codes.
    public enum Code: Int, Sendable {
        /// The event cannot be changed.
        case eventNotMutable = 0
        /// There is no calendar.
        case noCalendar = 1
        /// There is no start.
        case noStartDate = 2
        /// There is no end.
        case noEndDate = 3
        /// The end is before the start.
        case datesInverted = 4
        /// The calendar cannot be changed.
        case calendarReadOnly = 6
        /// Calendars may not be changed.
        case eventStoreNotAuthorized = 29
    }
    /// The error code.
    public let code: Code

    /// Creates an error with a code.
    public init(_ code: Code) { self.code = code }

    /// The error domain.
    public static var errorDomain: String { "EKErrorDomain" }
    /// The numeric error code.
    public var errorCode: Int { code.rawValue }
}

extension EKError.Code {
    /// Whether an error has a code, be it an `NSError` of the domain.
    public static func ~= (code: Self, error: any Error) -> Bool {
        let error = error as NSError
        return error.domain == EKError.errorDomain && error.code == code.rawValue
    }
}

extension EKError {
    /// The event cannot be changed.
    public static var eventNotMutable: Code { .eventNotMutable }
    /// There is no calendar.
    public static var noCalendar: Code { .noCalendar }
    /// There is no start.
    public static var noStartDate: Code { .noStartDate }
    /// There is no end.
    public static var noEndDate: Code { .noEndDate }
    /// The end is before the start.
    public static var datesInverted: Code { .datesInverted }
    /// The calendar cannot be changed.
    public static var calendarReadOnly: Code { .calendarReadOnly }
    /// Calendars may not be changed.
    public static var eventStoreNotAuthorized: Code { .eventStoreNotAuthorized }
}
