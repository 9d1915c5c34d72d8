import Foundation
import Testing
import UIKit

@Suite struct TimeTextTests {
    private func formatter(
        _ style: DateComponentsFormatter.UnitsStyle, _ units: NSCalendar.Unit,
        _ zeros: DateComponentsFormatter.ZeroFormattingBehavior = .default
    ) -> DateComponentsFormatter {
        let formatter = DateComponentsFormatter()
        (formatter.unitsStyle, formatter.allowedUnits, formatter.zeroFormattingBehavior) = (style, units, zeros)
        formatter.calendar?.locale = Locale(identifier: "en_US")
        return formatter
    }

    /// The texts of the first three are those of Apple's page of the class.
    @Test func stylesAreApples() {
        #expect(formatter(.full, [.hour, .minute]).string(from: 9 * 3600 + 41 * 60) == "9 hours, 41 minutes")
        #expect(formatter(.positional, [.minute, .second]).string(from: 600 + 30) == "10:30")
        #expect(formatter(.abbreviated, [.hour, .minute, .second]).string(from: 3600 + 600 + 30) == "1h 10m 30s")
        #expect(formatter(.short, [.hour, .minute]).string(from: 3720) == "1 hr, 2 min")
    }

    @Test func zerosFollowTheBehaviour() {
        let units: NSCalendar.Unit = [.hour, .minute, .second]
        #expect(formatter(.positional, units, .pad).string(from: 65) == "00:01:05")
        #expect(formatter(.positional, units).string(from: 65) == "1:05")
        #expect(formatter(.positional, units).string(from: 3600) == "1:00:00")
        #expect(formatter(.full, units).string(from: 3605) == "1 hour, 5 seconds")
        #expect(formatter(.positional, [.minute, .second], [.dropTrailing]).string(from: 60) == "1")
    }

    @Test func fewUnitsAndComponents() {
        let text = formatter(.full, [.day, .hour, .minute, .second])
        text.maximumUnitCount = 2
        #expect(text.string(from: 86_400 + 7_205) == "1 day, 2 hours")
        #expect(text.string(from: DateComponents(hour: 1, minute: 30)) == "1 hour, 30 minutes")
        #expect(text.string(from: Date(timeIntervalSince1970: 0), to: Date(timeIntervalSince1970: 60)) == "1 minute")
        #expect(text.string(for: 60) == "1 minute")
        #expect(text.string(for: "x") == nil)
    }

    /// The words are those of the Unicode CLDR.
    @Test func yearsAndMonthsAreTheCalendars() {
        func date(_ year: Int, _ month: Int, _ day: Int) -> Date {
            let gregorian = Calendar(identifier: .gregorian)
            return gregorian.date(from: DateComponents(year: year, month: month, day: day)) ?? .distantPast
        }
        func text(_ units: NSCalendar.Unit, from start: Date, to end: Date) -> String? {
            let formatter = formatter(.full, units)
            formatter.calendar = Calendar(identifier: .gregorian)
            formatter.calendar?.locale = Locale(identifier: "en_US")
            return formatter.string(from: start, to: end)
        }
        #expect(text([.year], from: date(1990, 5, 20), to: date(2020, 5, 19)) == "29 years")
        #expect(text([.year, .month, .day], from: date(2019, 1, 31), to: date(2020, 3, 2)) == "1 year, 1 month, 2 days")
        #expect(text([.month], from: date(2021, 1, 1), to: date(2021, 1, 5)) == "0 months")
        #expect(text([.year], from: date(2020, 1, 1), to: date(2018, 1, 1)) == "-2 years")
    }

    @Test func datesAreSeenFromOthers() {
        let formatter = RelativeDateTimeFormatter()
        formatter.locale = Locale(identifier: "en_US")
        let now = Date(timeIntervalSince1970: 1_700_000_000)
        #expect(formatter.localizedString(for: now - 7_200, relativeTo: now) == "2 hours ago")
        #expect(formatter.localizedString(for: now + 180, relativeTo: now) == "in 3 minutes")
        #expect(formatter.localizedString(from: DateComponents(day: -3)) == "3 days ago")
        formatter.dateTimeStyle = .named
        #expect(formatter.localizedString(from: DateComponents(day: -1)) == "yesterday")
        formatter.locale = Locale(identifier: "de")
        #expect(formatter.localizedString(from: DateComponents(day: 1)) == "morgen")
        #expect(formatter.string(for: 3) == nil)
    }
}
