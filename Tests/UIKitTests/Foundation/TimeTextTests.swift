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
