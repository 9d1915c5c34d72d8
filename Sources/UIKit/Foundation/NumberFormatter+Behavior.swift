/// Which generation of macOS's formatters a formatter acts like. There is one here, that of Mac OS X 10.4.
///
/// - Source: developer.apple.com/documentation/foundation/numberformatter/behavior
extension NumberFormatter {
    /// The generations.
    public enum Behavior: UInt, Sendable {
        case `default` = 0
        case behavior10_0 = 1000
        case behavior10_4 = 1040
    }

    /// How the formatter acts: as that of Mac OS X 10.4, whatever is set.
    public var formatterBehavior: NumberFormatter.Behavior {
        get { .behavior10_4 }
        set {}
    }
}

/// As for numbers.
///
/// - Source: developer.apple.com/documentation/foundation/dateformatter/behavior
extension DateFormatter {
    /// The generations.
    public enum Behavior: UInt, Sendable {
        case `default` = 0
        case behavior10_0 = 1000
        case behavior10_4 = 1040
    }

    /// How the formatter acts: as that of Mac OS X 10.4, whatever is set.
    public var formatterBehavior: DateFormatter.Behavior {
        get { .behavior10_4 }
        set {}
    }
}
