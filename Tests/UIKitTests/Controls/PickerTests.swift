import CairnTesting
import Foundation
import Testing
import UIKit

@MainActor
@Suite struct PickerTests {
    let window = visibleWindow()
    let rows = Rows()

    private func picker() -> UIPickerView {
        let picker = UIPickerView(frame: CGRect(x: 0, y: 0, width: 320, height: 216))
        picker.dataSource = rows
        picker.delegate = rows
        window.addSubview(picker)
        window.layoutIfNeeded()
        return picker
    }

    // MARK: Picker views

    /// Recorded frames.
    @Test func sizes() {
        #expect(UIPickerView().intrinsicContentSize.height == 216)
        let wheels = UIDatePicker()
        wheels.preferredDatePickerStyle = .wheels
        #expect(wheels.intrinsicContentSize.height == 216)
    }

    @Test func rowsComeFromTheDataSource() {
        let picker = picker()
        #expect(picker.numberOfComponents == 2)
        #expect(picker.numberOfRows(inComponent: 1) == 100)
        #expect(picker.selectedRow(inComponent: 0) == 0)
        #expect((picker.view(forRow: 1, forComponent: 0) as? UILabel)?.text == "0/1")
        #expect(picker.view(forRow: 50, forComponent: 1) == nil)
    }

    @Test func onlyRowsThatShowAreAskedFor() {
        let picker = picker()
        #expect(rows.asked <= 10)
        picker.selectRow(50, inComponent: 1, animated: false)
        window.layoutIfNeeded()
        #expect(rows.asked <= 19)
        #expect((picker.view(forRow: 50, forComponent: 1) as? UILabel)?.text == "1/50")
    }

    @Test func tapChoosesARow() {
        let picker = picker()
        window.tap(at: CGPoint(x: 80, y: 108 + 30))
        #expect(picker.selectedRow(inComponent: 0) == 1)
        window.tap(at: CGPoint(x: 240, y: 108 + 55))
        #expect(picker.selectedRow(inComponent: 1) == 2)
        #expect(rows.chosen == ["0/1", "1/2"])
    }

    @Test func selectingByProgramTellsNobody() {
        let picker = picker()
        picker.selectRow(99, inComponent: 0, animated: false)
        #expect(picker.selectedRow(inComponent: 0) == 2)
        #expect(rows.chosen.isEmpty)
    }

    @Test func fingersTurnAWheelToTheRowWhereItComesToRest() {
        TestClock.hold { clock in
            window.isHidden = false
            let (picker, finger) = (picker(), Finger(over: window))
            finger.press(at: CGPoint(x: 240, y: 108))
            for step in 1...10 {
                clock.advance(by: 0.05)
                finger.move(to: CGPoint(x: 240, y: 108 - 7 * CGFloat(step)))
            }
            #expect(picker.selectedRow(inComponent: 1) == 0 && rows.chosen.isEmpty)
            let middle = picker.view(forRow: 2, forComponent: 1)?.center.y ?? 0
            #expect(abs(middle - 108) < 7)
            clock.advance(by: 0.3)
            finger.lift()
            clock.advance(by: 1)
            #expect(picker.selectedRow(inComponent: 1) == 2 && rows.chosen == ["1/2"])
            #expect(picker.view(forRow: 2, forComponent: 1)?.center.y == 108)
        }
    }

    @Test func aThrownWheelTurnsOnAndStopsAtItsLastRow() {
        TestClock.hold { clock in
            window.isHidden = false
            let (picker, finger) = (picker(), Finger(over: window))
            for (x, row) in [(240.0, 3), (80, 2)] {
                let before = rows.chosen.count
                finger.press(at: CGPoint(x: x, y: 150))
                for step in 1...6 {
                    clock.advance(frames: 1)
                    finger.move(to: CGPoint(x: x, y: 150 - 12 * CGFloat(step)))
                }
                finger.lift()
                clock.advance(by: 2)
                let component = x > 160 ? 1 : 0
                #expect(component == 1 ? picker.selectedRow(inComponent: 1) > row : picker.selectedRow(inComponent: 0) == row)
                #expect(rows.chosen.count == before + 1)
            }
        }
    }

    @Test func selectingWithAnimationTurnsTheWheelInTime() {
        TestClock.hold { clock in
            window.isHidden = false
            let picker = picker()
            picker.selectRow(40, inComponent: 1, animated: true)
            #expect(picker.selectedRow(inComponent: 1) == 40)
            clock.advance(frames: 4)
            #expect(picker.view(forRow: 40, forComponent: 1) == nil)
            clock.advance(by: 2)
            #expect(picker.view(forRow: 40, forComponent: 1)?.center.y == 108 && rows.chosen.isEmpty)
        }
    }

    /// - Source: a measured picker of 320 points with two components.
    @Test func wheelsShareTheWidth() {
        #expect(picker().rowSize(forComponent: 0) == CGSize(width: 148, height: 32))
    }

    @Test func pickerWithoutRowsIsEmpty() {
        let picker = UIPickerView(frame: CGRect(x: 0, y: 0, width: 320, height: 216))
        window.addSubview(picker)
        window.tap(picker)
        #expect(picker.numberOfComponents == 0)
    }

    // MARK: Date pickers

    /// 2024-02-29 10:30 UTC.
    private let leapDay = Date(timeIntervalSince1970: 1_709_202_600)

    @Test func choosingAnotherYearKeepsTheDateValid() {
        let picker = UIDatePicker(frame: CGRect(x: 0, y: 0, width: 320, height: 216))
        picker.preferredDatePickerStyle = .wheels
        picker.datePickerMode = .date
        picker.date = leapDay
        window.addSubview(picker)
        let log = EventLog(of: picker)
        window.tap(at: CGPoint(x: 270, y: 108 + 30))
        let parts = picker.calendar.dateComponents([.year, .month, .day, .hour], from: picker.date)
        #expect(parts == DateComponents(year: 2025, month: 2, day: 28, hour: 10))
        #expect(log.names.filter { $0 == "valueChanged" }.count == 1)
    }

    @Test func dateStaysBetweenItsLimits() {
        let picker = UIDatePicker()
        picker.date = leapDay
        picker.minimumDate = leapDay.addingTimeInterval(60)
        #expect(picker.date == leapDay.addingTimeInterval(60))
        picker.maximumDate = leapDay.addingTimeInterval(120)
        picker.date = .distantFuture
        #expect(picker.date == leapDay.addingTimeInterval(120))
    }

    @Test func countdownInSeconds() {
        let picker = UIDatePicker()
        picker.datePickerMode = .countDownTimer
        picker.countDownDuration = 3720
        #expect(picker.countDownDuration == 3720)
    }

    @Test("The system shows capsules unless asked for another style, and wheels for a countdown") func dateStyles() {
        let picker = UIDatePicker()
        #expect(picker.preferredDatePickerStyle == .automatic && picker.datePickerStyle == .compact)
        #expect(picker.intrinsicContentSize.height < 50)
        for style in [UIDatePickerStyle.wheels, .compact, .inline] {
            picker.preferredDatePickerStyle = style
            #expect(picker.datePickerStyle == style)
        }
        picker.datePickerMode = .countDownTimer
        #expect(picker.datePickerStyle == .wheels && picker.intrinsicContentSize == CGSize(width: 320, height: 216))
    }

    private func descendants(of view: UIView) -> [UIView] { view.subviews.flatMap { [$0] + descendants(of: $0) } }

    @Test("An inline picker shows the month of its date, whose days can be tapped") func inlineDate() throws {
        let picker = UIDatePicker()
        picker.preferredDatePickerStyle = .inline
        picker.datePickerMode = .date
        picker.date = leapDay
        picker.frame.size = picker.intrinsicContentSize
        window.addSubview(picker)
        window.layoutIfNeeded()
        func texts() -> [String] { descendants(of: picker).compactMap { ($0 as? UILabel)?.text } }
        #expect(texts().contains("February 2024") && texts().contains("29") && !texts().contains("30"))
        let log = EventLog(of: picker)
        let fifth = try #require(descendants(of: picker).first { ($0 as? UILabel)?.text == "5" })
        window.tap(at: fifth.convert(CGPoint(x: 5, y: 5), to: nil))
        #expect(picker.date == leapDay.addingTimeInterval(-24 * 86_400))
        #expect(log.names.filter { $0 == "valueChanged" }.count == 1)
        let buttons = descendants(of: picker).compactMap { $0 as? UIButton }.filter { !$0.isHidden }
        window.tap(try #require(buttons.last))
        #expect(texts().contains("March 2024") && texts().contains("31"))
    }

    // MARK: Search bars

    @Test func searchBar() {
        let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 320, height: 56))
        let listener = SearchListener()
        bar.delegate = listener
        window.addSubview(bar)
        #expect(bar.intrinsicContentSize == CGSize(width: UIView.noIntrinsicMetric, height: 56))
        window.tap(bar)
        #expect(bar.isFirstResponder)
        window.type("ab\n")
        #expect(bar.text == "ab")
        bar.showsCancelButton = true
        window.tap(at: CGPoint(x: 300, y: 28))
        #expect(listener.calls == ["begin", "a", "ab", "search", "cancel"])
    }

    /// The longest words of a wheel fit it, on the narrowest phone.
    @Test(arguments: [UIDatePicker.Mode.dateAndTime, .date])
    func wordsOfDatesAreNotCut(mode: UIDatePicker.Mode) throws {
        let picker = UIDatePicker(frame: CGRect(x: 0, y: 0, width: 320, height: 216))
        picker.preferredDatePickerStyle = .wheels
        picker.datePickerMode = mode
        picker.date = Date(timeIntervalSince1970: 1_695_810_000)  // Wed Sep 27 2023
        window.addSubview(picker)
        window.layoutIfNeeded()
        let labels = try #require(picker.subviews.first).subviews.compactMap { $0 as? UILabel }
        #expect(labels.count > 10 && labels.allSatisfy { $0.intrinsicContentSize.width <= $0.bounds.width })
        #expect(labels.allSatisfy { $0.frame.minX >= 0 && $0.frame.maxX <= 320 })
    }
}

/// Two wheels of 3 and 100 rows.
@MainActor
final class Rows: UIPickerViewDataSource, UIPickerViewDelegate {
    private(set) var chosen: [String] = []
    private(set) var asked = 0

    func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { [3, 100][component] }
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
        asked += 1
        return "\(component)/\(row)"
    }
    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
        chosen.append("\(component)/\(row)")
    }
}

@MainActor
private final class SearchListener: UISearchBarDelegate {
    private(set) var calls: [String] = []

    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { calls.append("begin") }
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) { calls.append(searchText) }
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { calls.append("search") }
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { calls.append("cancel") }
}
