/// Formats dates relative to another one, such as "2 hours ago" or "tomorrow".
///
/// Foundation on Linux has the texts of all languages, but not this class.
///
/// - Source: developer.apple.com/documentation/foundation/relativedatetimeformatter
open class RelativeDateTimeFormatter: Formatter, @unchecked Sendable {
    /// Whether words such as "yesterday" replace numbers.
    public enum DateTimeStyle: Int, Sendable {
        case numeric = 0
        case named
    }
    /// The style of units.
    public enum UnitsStyle: Int, Sendable {
        case full = 0
        case spellOut, short, abbreviated
    }

    /// Whether words such as "yesterday" replace numbers; not by default.
    open var dateTimeStyle = DateTimeStyle.numeric
    /// The style of units; in full by default.
    open var unitsStyle = UnitsStyle.full
    /// The position of the text in a sentence. It reads back what was set; texts begin with lowercase letters.
    open var formattingContext = Formatter.Context.unknown
    /// The calendar for counting units; nil for the locale's.
    open var calendar: Calendar! = .autoupdatingCurrent
    /// The language of the text; nil for the user's.
    open var locale: Locale! = .autoupdatingCurrent

    public override init() { super.init() }
    /// Creates a formatter with default settings, since archives do not contain any.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// The text of a date relative to another one.
    open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
        localizedString(fromTimeInterval: date.timeIntervalSince(referenceDate))
    }

    /// The text of a number of seconds in the future, or in the past if it is negative.
    open func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
        let style = Date.RelativeFormatStyle(
            presentation: dateTimeStyle == .named ? .named : .numeric, unitsStyle: width,
            locale: locale ?? .autoupdatingCurrent, calendar: calendar ?? .autoupdatingCurrent)
        // The style counts from the current time, which must not lower the number through the time that passes until it
        // reads the clock.
        let spare = timeInterval > 0 ? 0.05 : 0
        return style.format(Date(timeIntervalSinceNow: timeInterval + spare))
    }

    /// The text of a number of units in the future, or in the past if they are negative.
    open func localizedString(from dateComponents: DateComponents) -> String {
        let now = Date()
        let date = (calendar ?? .autoupdatingCurrent).date(byAdding: dateComponents, to: now)
        return localizedString(fromTimeInterval: (date ?? now).timeIntervalSince(now))
    }

    /// The text of a date relative to now; nil for another value.
    open override func string(for obj: Any?) -> String? {
        (obj as? Date).map { localizedString(for: $0, relativeTo: Date()) }
    }

    private var width: Date.RelativeFormatStyle.UnitsStyle {
        switch unitsStyle {
        case .full: .wide
        case .spellOut: .spellOut
        case .short: .abbreviated
        case .abbreviated: .narrow
        }
    }
}
