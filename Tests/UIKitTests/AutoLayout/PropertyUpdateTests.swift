import Testing
import UIKit

/// `updateProperties()`, the pass before the layout of views.
@MainActor
@Suite struct PropertyUpdateTests {
    private final class Log { var notes: [String] = [] }

    private final class Noting: UIView {
        let name: String
        let log: Log
        init(_ name: String, _ log: Log) {
            (self.name, self.log) = (name, log)
            super.init(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        }
        required init?(coder: NSCoder) { nil }
        override func updateProperties() {
            super.updateProperties()
            log.notes.append("properties \(name)")
        }
        override func layoutSubviews() {
            super.layoutSubviews()
            log.notes.append("layout \(name)")
        }
        @Invalidating(.properties) var title = ""
    }

    private let log = Log()

    @Test("Properties are updated before the first layout, and then only when they are asked for, without a layout") func order()
    {
        let (outer, inner) = (Noting("outer", log), Noting("inner", log))
        outer.addSubview(inner)
        outer.layoutIfNeeded()
        #expect(log.notes == ["properties outer", "layout outer", "properties inner", "layout inner"])
        log.notes = []
        outer.setNeedsLayout()
        outer.layoutIfNeeded()
        #expect(log.notes == ["layout outer"])
        log.notes = []
        inner.setNeedsUpdateProperties()
        outer.layoutIfNeeded()
        outer.layoutIfNeeded()
        #expect(log.notes == ["properties inner"])
        log.notes = []
        inner.title = "x"
        inner.title = "x"
        outer.updatePropertiesIfNeeded()
        outer.layoutIfNeeded()
        #expect(log.notes == ["properties inner"])
    }

    @Test("What an update changes is laid out in the same pass") func changes() {
        final class Row: UIView {
            var wanted: CGFloat = 20
            lazy var width = child.widthAnchor.constraint(equalToConstant: 20)
            let child = UIView()
            override func updateProperties() { width.constant = wanted }
        }
        let row = Row(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
        row.addSubview(row.child)
        row.child.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([row.width, row.child.leadingAnchor.constraint(equalTo: row.leadingAnchor)])
        row.layoutIfNeeded()
        row.wanted = 50
        row.setNeedsUpdateProperties()
        row.layoutIfNeeded()
        #expect(row.child.frame.width == 50)
    }

    @Test("A controller's properties are updated with its view's") func controllers() {
        final class Screen: UIViewController {
            var count = 0
            override func updateProperties() {
                super.updateProperties()
                count += 1
            }
        }
        let screen = Screen()
        screen.view.layoutIfNeeded()
        #expect(screen.count == 1)
        screen.setNeedsUpdateProperties()
        screen.updatePropertiesIfNeeded()
        screen.view.layoutIfNeeded()
        #expect(screen.count == 2)
    }

    @Test("A property can make a cell's configuration invalid") func configurations() {
        final class Cell: UITableViewCell {
            var updates = 0
            @Invalidating(.configuration, .display, .layout, .constraints) var level = 0
            override func updateConfiguration(using state: UICellConfigurationState) {
                super.updateConfiguration(using: state)
                updates += 1
            }
        }
        let cell = Cell(style: .default, reuseIdentifier: nil)
        cell.layoutIfNeeded()
        let before = cell.updates
        cell.level = 2
        cell.layoutIfNeeded()
        #expect(cell.updates > before)
    }
}
