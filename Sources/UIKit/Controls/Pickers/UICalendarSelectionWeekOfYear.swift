/// Lets the user choose a week: a tap on any of its days chooses all of them.
///
/// - Source: developer.apple.com/documentation/uikit/uicalendarselectionweekofyear
@preconcurrency @MainActor
open class UICalendarSelectionWeekOfYear: UICalendarSelection {
    /// Decides which weeks can be chosen, and hears of the choice. Held weakly.
    open private(set) weak var delegate: (any UICalendarSelectionWeekOfYearDelegate)?
    /// The chosen week, by `weekOfYear` and `yearForWeekOfYear`; nil for none.
    open var selectedWeekOfYear: DateComponents? {
        didSet { calendarView?.selectionChanged() }
    }

    /// Makes a selection of no week.
    public init(delegate: (any UICalendarSelectionWeekOfYearDelegate)?) {
        self.delegate = delegate
        super.init()
    }

    /// Chooses a week, or none. The change is not animated.
    open func setSelectedWeekOfYear(_ selectedWeekOfYear: DateComponents?, animated: Bool) {
        self.selectedWeekOfYear = selectedWeekOfYear
    }

    override func isSelected(_ day: DateComponents) -> Bool {
        guard let selectedWeekOfYear, let week = week(of: day) else { return false }
        return (week.weekOfYear, week.yearForWeekOfYear)
            == (selectedWeekOfYear.weekOfYear, selectedWeekOfYear.yearForWeekOfYear)
    }

    override func isSelectable(_ day: DateComponents) -> Bool {
        guard let week = week(of: day) else { return false }
        return delegate?.weekOfYearSelection(self, canSelectWeekOfYear: week) ?? true
    }

    override func choose(_ day: DateComponents) {
        if isSelected(day) {
            guard delegate?.weekOfYearSelection(self, canSelectWeekOfYear: nil) ?? true else { return }
            selectedWeekOfYear = nil
        } else {
            selectedWeekOfYear = week(of: day)
        }
        delegate?.weekOfYearSelection(self, didSelectWeekOfYear: selectedWeekOfYear)
    }

    /// The week of a day, in the calendar of the view.
    private func week(of day: DateComponents) -> DateComponents? {
        guard let calendar = day.calendar ?? calendarView?.calendar, let date = calendar.date(from: day) else { return nil }
        return calendar.dateComponents([.calendar, .era, .weekOfYear, .yearForWeekOfYear], from: date)
    }
}

/// Decides which week can be chosen, and hears of the choice.
///
/// - Source: developer.apple.com/documentation/uikit/uicalendarselectionweekofyeardelegate
@preconcurrency @MainActor
public protocol UICalendarSelectionWeekOfYearDelegate: NSObjectProtocol {
    /// The user chose a week, or nil by a second tap on the chosen one.
    func weekOfYearSelection(
        _ selection: UICalendarSelectionWeekOfYear, didSelectWeekOfYear weekOfYearComponents: DateComponents?)
    /// Asks whether a week can be chosen; nil for none.
    func weekOfYearSelection(
        _ selection: UICalendarSelectionWeekOfYear, canSelectWeekOfYear weekOfYearComponents: DateComponents?
    )
        -> Bool
}

extension UICalendarSelectionWeekOfYearDelegate {
    /// Returns true.
    public func weekOfYearSelection(
        _ selection: UICalendarSelectionWeekOfYear, canSelectWeekOfYear weekOfYearComponents: DateComponents?
    ) -> Bool { true }
}
