import CairnTesting
import Testing

@testable import UIKit

/// A calendar whose days fingers choose.
///
/// - Source: developer.apple.com/documentation/uikit/uicalendarview
@MainActor
struct UICalendarViewTests {
    private final class Listener: NSObject, UICalendarViewDelegate, UICalendarSelectionSingleDateDelegate,
        UICalendarSelectionMultiDateDelegate
    {
        var heard: [String] = []
        var refused: Set<Int> = []
        var decorated: Set<Int> = []

        func calendarView(_ calendarView: UICalendarView, decorationFor dateComponents: DateComponents)
            -> UICalendarView.Decoration?
        { decorated.contains(dateComponents.day ?? 0) ? .default(color: .red, size: .large) : nil }
        func calendarView(
            _ calendarView: UICalendarView, didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents
        ) { heard.append("from \(previousDateComponents.month ?? 0)") }
        func dateSelection(_ selection: UICalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?) {
            heard.append("one \(dateComponents?.day ?? 0)")
        }
        func dateSelection(_ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?) -> Bool {
            dateComponents.map { !refused.contains($0.day ?? 0) } ?? true
        }
        func multiDateSelection(_ selection: UICalendarSelectionMultiDate, didSelectDate dateComponents: DateComponents) {
            heard.append("plus \(dateComponents.day ?? 0)")
        }
        func multiDateSelection(_ selection: UICalendarSelectionMultiDate, didDeselectDate dateComponents: DateComponents) {
            heard.append("minus \(dateComponents.day ?? 0)")
        }
    }

    private let window = visibleWindow()
    private let view = UICalendarView(frame: CGRect(x: 0, y: 0, width: 320, height: 330))
    private let listener = Listener()

    init() {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = TimeZone(identifier: "UTC")!
        view.calendar = calendar
        view.delegate = listener
        view.visibleDateComponents = DateComponents(year: 2024, month: 5, day: 1)
        window.addSubview(view)
        window.layoutIfNeeded()
    }

    /// Foundation finds no days in such months.
    @Test("A month beyond the calendar's range has a day") func monthOutOfRange() {
        let picker = UIDatePicker(frame: view.frame)
        picker.preferredDatePickerStyle = .inline
        picker.calendar = Calendar(identifier: .indian)
        picker.date = Date(timeIntervalSince1970: -1e14)
        window.addSubview(picker)
        window.layoutIfNeeded()
        #expect(picker.subviews.flatMap(\.subviews).contains { ($0 as? UILabel)?.text == "1" })
    }

    /// The label of a day of the month in view.
    private func label(_ day: Int) -> UILabel? {
        view.subviews.flatMap(\.subviews).lazy.compactMap { $0 as? UILabel }.first { $0.text == "\(day)" }
    }

    private func tap(_ day: Int) throws {
        window.tap(at: try #require(label(day)).center)
        window.layoutIfNeeded()
    }

    /// - Source: developer.apple.com/documentation/uikit/uicalendarselectionweekofyear
    @Test func aTapChoosesAWholeWeek() throws {
        final class Weeks: NSObject, UICalendarSelectionWeekOfYearDelegate {
            var heard: [Int?] = []
            func weekOfYearSelection(
                _ selection: UICalendarSelectionWeekOfYear, didSelectWeekOfYear weekOfYearComponents: DateComponents?
            ) { heard.append(weekOfYearComponents?.weekOfYear) }
            func weekOfYearSelection(
                _ selection: UICalendarSelectionWeekOfYear, canSelectWeekOfYear weekOfYearComponents: DateComponents?
            ) -> Bool { weekOfYearComponents?.weekOfYear != 22 }
        }
        let weeks = Weeks()
        let selection = UICalendarSelectionWeekOfYear(delegate: weeks)
        view.selectionBehavior = selection
        // In the Gregorian calendar without a locale weeks begin on Sundays: the twentieth of 2024 is that from the
        // 12th to the 18th of May.
        try tap(15)
        #expect(selection.selectedWeekOfYear?.weekOfYear == 20 && selection.selectedWeekOfYear?.yearForWeekOfYear == 2024)
        #expect([12, 15, 18].allSatisfy { label($0)?.textColor == view.tintColor } && label(19)?.textColor != view.tintColor)
        try tap(28)
        #expect(selection.selectedWeekOfYear?.weekOfYear == 20 && weeks.heard == [20])
        try tap(13)
        #expect(selection.selectedWeekOfYear == nil && weeks.heard == [20, nil])
    }

    @Test func oneDayIsChosenAndLetGo() throws {
        let selection = UICalendarSelectionSingleDate(delegate: listener)
        view.selectionBehavior = selection
        listener.refused = [20]
        selection.updateSelectableDates()
        try tap(17)
        #expect(selection.selectedDate?.day == 17 && selection.selectedDate?.month == 5 && label(17)?.textColor == view.tintColor)
        try tap(20)
        #expect(selection.selectedDate?.day == 17 && label(20)?.textColor == .tertiaryLabel)
        try tap(17)
        #expect(selection.selectedDate == nil && listener.heard == ["one 17", "one 0"])
        selection.setSelected(DateComponents(year: 2024, month: 5, day: 3), animated: false)
        #expect(label(3)?.textColor == view.tintColor && listener.heard.count == 2)
    }

    @Test func severalDaysAreChosen() throws {
        let selection = UICalendarSelectionMultiDate(delegate: listener)
        view.selectionBehavior = selection
        for day in [4, 9, 4] { try tap(day) }
        #expect(selection.selectedDates.map(\.day) == [9] && listener.heard == ["plus 4", "plus 9", "minus 4"])
    }

    @Test func nothingIsChosenWithoutABehaviourOrBeyondTheRange() throws {
        try tap(4)
        let selection = UICalendarSelectionSingleDate(delegate: nil)
        view.selectionBehavior = selection
        let start = try #require(view.calendar.date(from: DateComponents(year: 2024, month: 5, day: 10)))
        view.availableDateRange = DateInterval(start: start, duration: 5 * 86400)
        try tap(9)
        #expect(selection.selectedDate == nil)
        try tap(10)
        #expect(selection.selectedDate?.day == 10)
    }

    @Test func daysHaveDecorationsAndMonthsAreTurned() throws {
        listener.decorated = [6]
        view.reloadDecorations(forDateComponents: [], animated: false)
        window.layoutIfNeeded()
        let month = try #require(view.subviews.first)
        let dots = month.subviews.filter { $0.backgroundColor == .red }
        let day = try #require(label(6))
        #expect(dots.count == 1 && abs(dots[0].center.x - day.center.x) < 0.01 && day.frame.contains(dots[0].center))
        view.wantsDateDecorations = false
        #expect(!month.subviews.contains { $0.backgroundColor == .red })
        let buttons = month.subviews.compactMap { $0 as? UIButton }
        buttons.last?.sendActions(for: .touchUpInside)
        #expect(view.visibleDateComponents.month == 6 && listener.heard == ["from 5"])
    }
}
