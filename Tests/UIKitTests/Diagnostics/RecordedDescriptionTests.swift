import Testing

@testable import UIKit

/// What views print of themselves, and the names of their parts' classes.
@MainActor
struct RecordedDescriptionTests {
    private func device(_ generation: SystemGeneration) -> DeviceWindow { DeviceWindow("iPhone 8", generation: generation) }

    /// - Source: dumps of a crash reporter's tests on iOS 16 to 18 and 26: a label's background is printed from iOS 15
    ///   on.
    @Test(arguments: [SystemGeneration.iOS7, .iOS13, .iOS26]) func labels(generation: SystemGeneration) {
        let (device, label) = (device(generation), UILabel(frame: CGRect(x: 20, y: 20, width: 40, height: 40)))
        device.window.addSubview(label)
        let text = label.description
        #expect(text.contains("userInteractionEnabled = NO; ") && !text.contains("autoresize") && !text.contains("clipsToBounds"))
        #expect(text.contains("backgroundColor = UIExtendedGrayColorSpace 0 0; layer = ") == (generation != .iOS7))
    }

    /// - Source: the same dumps.
    @Test func textFields() {
        let field = UITextField(frame: CGRect(x: 20, y: 20, width: 40, height: 40))
        #expect(field.description.contains("; frame = (20 20; 40 40); text = ''; opaque = NO; borderStyle = None; "))
        field.borderStyle = .roundedRect
        #expect(field.description.contains("; borderStyle = RoundedRect; "))
    }

    /// - Source: dumps of iOS 11 to 13: a scroll view prints no data source, a table does.
    @Test func scrollViews() {
        let end = "contentOffset: {0, 0}; contentSize: {0, 0}; adjustedContentInset: {0, 0, 0, 0}"
        #expect(UIScrollView().description.hasSuffix("; \(end)>"))
        #expect(UIScrollView().description.contains("; frame = (0 0; 0 0); clipsToBounds = YES; layer = "))
        #expect(UITableView().description.hasSuffix("; \(end); dataSource: (null)>"))
    }

    /// - Source: public dumps of iOS 8 to 15: `UITableViewLabel`, `UITableViewCellContentView`,
    ///   `_UITableViewCellSeparatorView`, `UIButtonLabel`, `UITextFieldLabel`.
    @Test func classesOfParts() throws {
        let (device, source) = (device(.iOS13), RowSource([2]))
        let table = UITableView(frame: device.window.bounds)
        table.dataSource = source
        device.window.addSubview(table)
        device.window.isHidden = false
        device.window.layoutIfNeeded()
        let cell = try #require(table.visibleCells.first)
        cell.textLabel?.text = "Row"
        #expect(LayoutText.className(try #require(cell.textLabel)) == "UITableViewLabel")
        #expect(cell.subviews.contains { LayoutText.className($0) == "_UITableViewCellSeparatorView" })
        #expect(LayoutText.className(cell.contentView) == "UITableViewCellContentView")
        let (button, field) = (UIButton(type: .system), UITextField())
        button.setTitle("Title", for: .normal)
        #expect(LayoutText.className(try #require(button.titleLabel)) == "UIButtonLabel")
        #expect(field.subviews.contains { LayoutText.className($0) == "UITextFieldLabel" })
    }
}
