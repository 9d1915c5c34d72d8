/// The behaviours of number formatters. There is one here, that of Mac OS X 10.4.
///
/// - Source: developer.apple.com/documentation/foundation/numberformatter/behavior
extension NumberFormatter {
    /// The behaviours.
    public enum Behavior: UInt, Sendable {
        case `default` = 0
        case behavior10_0 = 1000
        case behavior10_4 = 1040
    }

    /// The behaviour of the formatter: always that of Mac OS X 10.4.
    public var formatterBehavior: NumberFormatter.Behavior {
        get { .behavior10_4 }
        set {}
    }
}

/// The behaviours of date formatters.
///
/// - Source: developer.apple.com/documentation/foundation/dateformatter/behavior
extension DateFormatter {
    /// The behaviours.
    public enum Behavior: UInt, Sendable {
        case `default` = 0
        case behavior10_0 = 1000
        case behavior10_4 = 1040
    }

    /// The behaviour of the formatter: always that of Mac OS X 10.4.
    public var formatterBehavior: DateFormatter.Behavior {
        get { .behavior10_4 }
        set {}
    }
}
