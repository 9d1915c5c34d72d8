import CairnTesting
import Testing

@testable import UIKit

/// Capsules of compact date pickers open cards.
///
/// - Source: developer.apple.com/documentation/uikit/uidatepickerstyle/compact
@MainActor
struct CompactDateTests {
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    private let picker = UIDatePicker(frame: CGRect(x: 120, y: 100, width: 260, height: 34))
    private final class Log {
        var lines: [String] = []
    }
    private let log = Log()

    /// 10 March 2026, 9:41 in Greenwich.
    private static let date = Date(timeIntervalSince1970: 1_773_135_660)

    init() {
        let log = log
        picker.preferredDatePickerStyle = .compact
        picker.date = Self.date
        picker.addAction(UIAction { _ in log.lines.append("begin") }, for: .editingDidBegin)
        picker.addAction(UIAction { _ in log.lines.append("change") }, for: .valueChanged)
        picker.addAction(UIAction { _ in log.lines.append("end") }, for: .editingDidEnd)
        window.addSubview(picker)
        window.isHidden = false
        window.layoutIfNeeded()
    }

    private var card: DatePickerCard? { window.subviews.lazy.compactMap { $0 as? DatePickerCard }.first }
    private var inner: UIDatePicker? { card?.subviews.first?.subviews.first as? UIDatePicker }
    private func label(_ text: String, in view: UIView) -> UILabel? {
        (view as? UILabel)?.text == text ? view as? UILabel : view.subviews.lazy.compactMap { label(text, in: $0) }.first
    }

    @Test("The day's capsule opens a month, of which another day is chosen; a touch beside it closes it") func day() throws {
        window.tap(at: CGPoint(x: 200, y: 117))
        window.layoutIfNeeded()
        #expect(inner?.datePickerStyle == .inline && log.lines == ["begin"])
        let frame = try #require(card?.subviews.first?.frame)
        #expect(frame.minY >= 134 && window.bounds.contains(frame))
        window.tap(try #require(inner.flatMap { label("15", in: $0) }))
        #expect(picker.date == Self.date.addingTimeInterval(5 * 86_400) && log.lines == ["begin", "change"])
        window.tap(at: CGPoint(x: 200, y: 117))
        #expect(card == nil && log.lines == ["begin", "change", "end"])
    }

    @Test("The time's capsule opens wheels, above it where there is more room") func time() throws {
        picker.frame.origin.y = 700
        window.layoutIfNeeded()
        window.tap(at: CGPoint(x: 360, y: 717))
        window.layoutIfNeeded()
        #expect(inner?.datePickerStyle == .wheels && inner?.datePickerMode == .time)
        #expect(card?.subviews.first.map { $0.frame.maxY <= 700 } == true)
        inner?.choose(Self.date.addingTimeInterval(3600))
        #expect(picker.date == Self.date.addingTimeInterval(3600) && log.lines == ["begin", "change"])
    }

    @Test("A picker of its own size shows every day with its month's name") func wholeDays() {
        window.traitOverrides.displayScale = 3
        picker.datePickerMode = .date
        picker.translatesAutoresizingMaskIntoConstraints = false
        picker.trailingAnchor.constraint(equalTo: window.trailingAnchor, constant: -37).isActive = true
        picker.topAnchor.constraint(equalTo: window.topAnchor, constant: 100).isActive = true
        for day in 0..<31 {
            picker.date = Self.date.addingTimeInterval(TimeInterval(day) * 86_400)
            window.layoutIfNeeded()
            let capsules = picker.subviews.lazy.compactMap { $0 as? CompactDateView }.first
            let text = (capsules?.subviews.first?.subviews.first as? UILabel)?.text ?? ""
            #expect(text.hasSuffix(", 2026"), "\(text)")
        }
    }

    @Test("Beside the capsules, and where the picker is disabled, nothing opens; one that leaves takes its card along")
    func closed() {
        window.tap(at: CGPoint(x: 125, y: 117))
        #expect(card == nil)
        picker.isEnabled = false
        window.tap(at: CGPoint(x: 360, y: 117))
        #expect(card == nil)
        picker.isEnabled = true
        window.tap(at: CGPoint(x: 360, y: 117))
        #expect(card != nil)
        picker.removeFromSuperview()
        #expect(card == nil && log.lines == ["begin", "end"])
    }
}
