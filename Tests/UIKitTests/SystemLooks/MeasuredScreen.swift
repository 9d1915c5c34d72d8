import UIKit

/// The views of a screen that iOS 26.1 laid out, by class and text, with their frames in the window in points.
///
/// - Source: public logs of the simulator, of small programs in a window of 375 x 667 points at scale 2 without
///   safe-area insets.
@MainActor
struct MeasuredScreen {
    /// One view's class, frame in the window and, for labels, text.
    struct Row {
        let kind: String
        let frame: CGRect
        let text: String
    }

    let rows: [Row]

    /// - Parameter lines: A view a line: its kind, its x, y, width and height, and its text.
    nonisolated init(_ lines: String) {
        rows = lines.split(separator: "\n").map { line in
            let words = line.split(separator: " ", maxSplits: 5).map(String.init)
            let numbers = words[1...4].map { Double($0)! }
            return Row(
                kind: words[0], frame: CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]),
                text: words.count > 5 ? words[5] : "")
        }
    }

    /// The rows with what a window has in their places.
    func score(of window: UIWindow) -> LookScore {
        window.layoutIfNeeded()
        let views = window.shownViews
        var next: [String: Int] = [:]
        let results = rows.map { row in
            let alike = views.filter { row.matches($0) }
            let index = next[row.key, default: 0]
            next[row.key] = index + 1
            return LookScore.Result(row: row, found: index < alike.count ? alike[index].frameInWindow : nil)
        }
        return LookScore(results: results)
    }
}

/// How far a screen of ours agrees with a measured one.
struct LookScore {
    struct Result {
        let row: MeasuredScreen.Row
        let found: CGRect?

        /// Whether all four numbers agree within half a point.
        var isRight: Bool {
            guard let found else { return false }
            let (one, two) = (row.frame, found)
            let distances = [one.minX - two.minX, one.minY - two.minY, one.width - two.width, one.height - two.height]
            return distances.allSatisfy { abs($0) <= 0.5 }
        }

        /// Which numbers differ, and by how much: what misses with one cause have in common.
        var cause: String {
            guard let found else { return "\(row.kind): not there" }
            let differences = [
                ("x", found.minX - row.frame.minX), ("y", found.minY - row.frame.minY),
                ("width", found.width - row.frame.width), ("height", found.height - row.frame.height),
            ]
            let wrong = differences.filter { abs($0.1) > 0.5 }.map { "\($0.0) \($0.1 > 0 ? "+" : "")\($0.1)" }
            return "\(row.kind): " + wrong.joined(separator: ", ")
        }

        var line: String {
            let place = found.map { "\($0.minX) \($0.minY) \($0.width) \($0.height)" } ?? "-"
            let wanted = "\(row.frame.minX) \(row.frame.minY) \(row.frame.width) \(row.frame.height)"
            return "\(row.kind) \(row.text): \(wanted), here \(place)"
        }
    }

    let results: [Result]

    var right: Int { results.count { $0.isRight } }
    var misses: [Result] { results.filter { !$0.isRight } }

    /// The misses, those of one cause together, the most frequent cause first.
    var report: String {
        var causes: [(name: String, misses: [Result])] = []
        for miss in misses {
            if let known = causes.firstIndex(where: { $0.name == miss.cause }) {
                causes[known].misses.append(miss)
            } else {
                causes.append((miss.cause, [miss]))
            }
        }
        let sorted = causes.enumerated().sorted { ($1.element.misses.count, $0.offset) < ($0.element.misses.count, $1.offset) }
        let lines = sorted.map { "  \($0.element.misses.count) \($0.element.name)\n    \($0.element.misses[0].line)" }
        return "\(right) of \(results.count)\n" + lines.joined(separator: "\n")
    }
}

extension MeasuredScreen.Row {
    /// What the rows that are told apart by their order alone have in common.
    fileprivate var key: String { kind == "label" ? kind + " " + text : kind }

    @MainActor
    fileprivate func matches(_ view: UIView) -> Bool {
        switch kind {
        case "label": (view as? UILabel)?.text == text
        case "table": view is UITableView
        case "header": view is UITableViewHeaderFooterView
        case "cell": view is UITableViewCell
        case "content": (view.superview as? UITableViewCell)?.contentView === view
        case "field": view is UITextField
        case "textView": view is UITextView
        case "switch": view is UISwitch
        case "slider": view is UISlider
        case "segmented": view is UISegmentedControl
        case "datePicker": view is UIDatePicker
        case "stepper": view is UIStepper
        case "navigationBar": view is UINavigationBar
        case "collection": view is UICollectionView
        case "item": view is UICollectionViewCell
        case "listContent": view is UIListContentView
        case "reusable": view is UICollectionReusableView && !(view is UICollectionViewCell)
        case "button": view is UIButton && !(view.superview?.superview is UINavigationBar)
        case "image": view is UIImageView && view.superview?.superview is UICollectionViewCell
        default: false
        }
    }
}

extension UIView {
    /// The frame in the window, in points.
    fileprivate var frameInWindow: CGRect { convert(bounds, to: nil) }

    /// The views in this one that are not hidden, from the top down and, at the same height, from the left.
    fileprivate var shownViews: [UIView] {
        func all(in view: UIView) -> [UIView] { [view] + view.subviews.filter { !$0.isHidden }.flatMap(all) }
        return all(in: self).enumerated().sorted { one, two in
            let (a, b) = (one.element.frameInWindow.origin, two.element.frameInWindow.origin)
            return (a.y, a.x, CGFloat(one.offset)) < (b.y, b.x, CGFloat(two.offset))
        }.map(\.element)
    }
}
