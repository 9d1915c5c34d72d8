/// Formats durations, such as "1 hour, 2 minutes" or "1:02:00".
///
/// Foundation on Linux has the texts of all languages, but not this class. Years and months depend on the calendar,
/// weeks and days have fixed numbers of seconds.
///
/// - Source: developer.apple.com/documentation/foundation/datecomponentsformatter
open class DateComponentsFormatter: Formatter, @unchecked Sendable {
    /// The style of units.
    public enum UnitsStyle: Int, Sendable {
        case positional = 0
        case abbreviated, short, full, spellOut, brief
    }

    /// The units of value zero that are included.
    public struct ZeroFormattingBehavior: OptionSet, Sendable {
        /// Bit mask of the contained behaviours.
        public let rawValue: UInt
        /// Creates a set from a bit mask.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// The style's default: none, but for the positional style those in the middle and at the end.
        public static let `default` = ZeroFormattingBehavior(rawValue: 1 << 0)
        /// Drops leading zeros.
        public static let dropLeading = ZeroFormattingBehavior(rawValue: 1 << 1)
        /// Drops zeros between others.
        public static let dropMiddle = ZeroFormattingBehavior(rawValue: 1 << 2)
        /// Drops trailing zeros.
        public static let dropTrailing = ZeroFormattingBehavior(rawValue: 1 << 3)
        /// Drops all zeros.
        public static let dropAll: ZeroFormattingBehavior = [.dropLeading, .dropMiddle, .dropTrailing]
        /// Includes all zeros, with two digits in the positional style.
        public static let pad = ZeroFormattingBehavior(rawValue: 1 << 16)
    }

    /// The style of units; positional by default.
    open var unitsStyle = UnitsStyle.positional
    /// The units that may be used; an empty set means all from weeks to seconds.
    open var allowedUnits: NSCalendar.Unit = []
    /// The units of value zero that are included.
    open var zeroFormattingBehavior = ZeroFormattingBehavior.default
    /// The maximum number of units; 0 for no limit.
    open var maximumUnitCount = 0
    /// Whether the largest unit is merged into the next if it is small. It reads back what was set; nothing here
    /// depends on it.
    open var collapsesLargestUnit = false
    /// Whether the smallest unit may have a fraction. It reads back what was set; the smallest unit is rounded.
    open var allowsFractionalUnits = false
    /// Whether a phrase says that the duration is approximate. It reads back what was set; nothing here depends on it.
    open var includesApproximationPhrase = false
    /// Whether a phrase says that time remains. It reads back what was set; nothing here depends on it.
    open var includesTimeRemainingPhrase = false
    /// The position of the text in a sentence. It reads back what was set; nothing here depends on it.
    open var formattingContext = Formatter.Context.unknown
    /// The calendar whose locale determines the language; nil for the user's.
    open var calendar: Calendar? = .autoupdatingCurrent
    /// The date from which months and years of components are counted; nil for the reference date, 1 January 2001.
    open var referenceDate: Date?

    public override init() { super.init() }
    /// Creates a formatter with default settings, since archives do not contain any.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// The text of a number of seconds.
    open func string(from ti: TimeInterval) -> String? {
        text(of: ti, from: referenceDate ?? Date(timeIntervalSinceReferenceDate: 0))
    }

    /// The text of the time between two dates.
    open func string(from startDate: Date, to endDate: Date) -> String? {
        text(of: endDate.timeIntervalSince(startDate), from: min(startDate, endDate))
    }

    private func text(of seconds: TimeInterval, from start: Date) -> String? {
        guard seconds.isFinite else { return nil }
        let parts = parts(of: abs(seconds).rounded(), from: start)
        let text = unitsStyle == .positional ? positions(parts) : words(parts)
        return seconds < 0 ? "-" + text : text
    }

    /// The text of a number of units.
    open func string(from components: DateComponents) -> String? {
        let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
        var calendar = calendar ?? .autoupdatingCurrent
        calendar.timeZone = TimeZone(secondsFromGMT: 0) ?? calendar.timeZone
        return calendar.date(byAdding: components, to: start).flatMap { string(from: start, to: $0) }
    }

    /// The text of components or of a number of seconds; nil for another value.
    open override func string(for obj: Any?) -> String? {
        switch obj {
        case let components as DateComponents: string(from: components)
        case let number as NSNumber: string(from: number.doubleValue)
        case let seconds as TimeInterval: string(from: seconds)
        default: nil
        }
    }

    /// The text of a number of units in a style.
    open class func localizedString(from components: DateComponents, unitsStyle: UnitsStyle) -> String? {
        let formatter = DateComponentsFormatter()
        formatter.unitsStyle = unitsStyle
        return formatter.string(from: components)
    }

    // MARK: Units

    private struct Part {
        let unit: Unit
        let count: Int
    }

    private enum Unit {
        /// A unit with a fixed number of seconds.
        case length(Duration.UnitsFormatStyle.Unit, seconds: Int)
        /// A year or a month, by the name of the Unicode CLDR.
        case calendar(String)
    }

    private static let calendarUnits: [(NSCalendar.Unit, Calendar.Component, name: String)] = [
        (.year, .year, "year"), (.month, .month, "month"),
    ]

    private static let units: [(NSCalendar.Unit, Duration.UnitsFormatStyle.Unit, seconds: Int)] = [
        (.weekOfMonth, .weeks, 604_800), (.day, .days, 86_400), (.hour, .hours, 3_600), (.minute, .minutes, 60),
        (.second, .seconds, 1),
    ]

    /// The included units, the largest first.
    private func parts(of seconds: TimeInterval, from start: Date) -> [Part] {
        let allowed = allowedUnits.isEmpty ? [.day, .hour, .minute, .second] : allowedUnits
        var (date, parts) = (start, [Part]())
        let (end, calendar) = (start + seconds, calendar ?? .autoupdatingCurrent)
        for (unit, component, name) in Self.calendarUnits where allowed.contains(unit) {
            let count = calendar.dateComponents([component], from: date, to: end).value(for: component) ?? 0
            parts.append(Part(unit: .calendar(name), count: count))
            date = calendar.date(byAdding: component, value: count, to: date) ?? date
        }
        var rest = Int(end.timeIntervalSince(date).rounded())
        for (unit, name, length) in Self.units where allowed.contains(unit) {
            parts.append(Part(unit: .length(name, seconds: length), count: rest / length))
            rest %= length
        }
        parts = withoutZeros(parts)
        return maximumUnitCount > 0 ? Array(parts.prefix(maximumUnitCount)) : parts
    }

    private func withoutZeros(_ all: [Part]) -> [Part] {
        var behavior = zeroFormattingBehavior
        if behavior.contains(.default) { behavior = unitsStyle == .positional ? .dropLeading : .dropAll }
        guard !behavior.contains(.pad), let first = all.firstIndex(where: { $0.count != 0 }),
            let last = all.lastIndex(where: { $0.count != 0 })
        else { return behavior.contains(.pad) ? all : all.suffix(1) }
        return all.indices.filter { index in
            if all[index].count != 0 { return true }
            if index < first { return !behavior.contains(.dropLeading) }
            return !behavior.contains(index > last ? .dropTrailing : .dropMiddle)
        }.map { all[$0] }
    }

    /// Numbers separated by colons, with two digits after the first.
    private func positions(_ parts: [Part]) -> String {
        let pads = zeroFormattingBehavior.contains(.pad)
        return parts.enumerated().map { index, part in
            (pads || index > 0) && part.count < 10 ? "0\(part.count)" : "\(part.count)"
        }.joined(separator: ":")
    }

    private func words(_ parts: [Part]) -> String {
        let locale = calendar?.locale ?? .autoupdatingCurrent
        var (texts, units, seconds) = ([String](), Set<Duration.UnitsFormatStyle.Unit>(), 0)
        for part in parts {
            switch part.unit {
            case .calendar(let name):
                texts.append(UnitTexts.text(part.count, name, width: calendarWidth, language: locale.identifier))
            case .length(let unit, let length):
                units.insert(unit)
                seconds += length * part.count
            }
        }
        if !units.isEmpty {
            let style = Duration.UnitsFormatStyle(allowedUnits: units, width: width, zeroValueUnits: .show(length: 1))
            texts.append(style.locale(locale).format(.seconds(seconds)))
        }
        return texts.joined(separator: width == .wide || width == .abbreviated ? ", " : " ")
    }

    private var calendarWidth: String {
        switch unitsStyle {
        case .full, .spellOut: "full-name"
        case .short, .brief: "short"
        case .abbreviated, .positional: "narrow"
        }
    }

    private var width: Duration.UnitsFormatStyle.UnitWidth {
        switch unitsStyle {
        case .full, .spellOut: .wide
        case .short: .abbreviated
        case .brief: .condensedAbbreviated
        case .abbreviated, .positional: .narrow
        }
    }
}
