import CairnTesting
import Testing
import UIKit

@testable import StackGallery

/// What Apple's pages on stack views say of their figures, for the gallery's versions of them.
///
/// - Source: developer.apple.com/documentation/uikit/uistackview; the column with a filler is a widespread recipe.
@MainActor
struct StackGalleryTests {
    private func show<Controller: UIViewController>(_ controller: Controller, _ width: CGFloat = 320, _ height: CGFloat = 320)
        -> (UIWindow, Controller)
    {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: width, height: height))
        window.rootViewController = controller
        window.makeKeyAndVisible()
        return (window, controller)
    }

    @Test func everyExampleLooksAsExpected() {
        for example in Example.all {
            let window = example.show()
            expectPicture(of: window, example.name)
            guard let change = example.change else { continue }
            change()
            expectPicture(of: window, example.name + "-changed")
        }
    }

    @Test func movingExamplesLookAsExpectedOnTheWay() throws {
        for example in Example.all where example.duration > 0 {
            let (window, change) = (example.show(), try #require(example.change))
            let strip = StackGallery.record(window, example.duration, change).strip()
            let view = UIImageView(image: strip)
            view.frame.size = strip.size
            #expect(view.pictureMismatch(example.name + "-strip", scale: 2) == nil)
        }
    }

    private func expectPicture(of window: UIWindow, _ name: String) {
        let mismatch = window.pictureMismatch(name, scale: 2)
        #expect(mismatch == nil)
    }

    @Test func theProgramWritesEveryPicture() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("StackGallery-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        // The tests lie beside the programs they are built with.
        let program = Bundle.main.bundleURL.appendingPathComponent("StackGallery")
        let process = try Process.run(program, arguments: [folder.path])
        process.waitUntilExit()
        let written = try FileManager.default.contentsOfDirectory(atPath: folder.path)
        let names = Example.all.flatMap { example in
            let kinds =
                [""] + (example.change == nil ? [] : ["-changed"]) + (example.duration > 0 ? ["-animated", "-strip"] : [])
            return kinds.map { example.name + $0 }
        }
        #expect(Set(written) == Set(names.map { $0 + ".png" }))
    }

    @Test("Figure 1: the size is the content's, on one baseline, 8 apart") func position() {
        let (_, controller) = show(PositionController())
        let (name, value) = (controller.name, controller.value)
        #expect(controller.stack.frame.origin == CGPoint(x: 20, y: 20))
        #expect(name.frame.width == name.intrinsicContentSize.width && value.frame.width == value.intrinsicContentSize.width)
        #expect(value.frame.minX == name.frame.maxX + 8)
        #expect(controller.stack.bounds.width == value.frame.maxX)
        let baselines = [name, value].map { $0.frame.minY + $0.font.ascender }
        #expect(abs(baselines[0] - baselines[1]) <= 0.5)
    }

    @Test("Figure 2: the field takes the width that is left") func length() {
        let (_, controller) = show(LengthController())
        #expect(controller.stack.frame.width == 280)
        #expect(controller.label.frame.width == controller.label.intrinsicContentSize.width)
        #expect(controller.field.frame.minX == controller.label.frame.maxX + 8)
        #expect(controller.field.frame.maxX == 280)
    }

    @Test("Figure 3: the stack view grows and shrinks with its items") func list() {
        let (window, controller) = show(ListController())
        let stack = controller.stack
        func height() -> CGFloat {
            window.layoutIfNeeded()
            return stack.frame.height
        }
        let (before, label) = (height(), stack.arrangedSubviews[0].frame.height)
        #expect(stack.arrangedSubviews.count == 5)
        #expect(stack.arrangedSubviews.allSatisfy { abs($0.frame.midX - stack.bounds.midX) <= 0.5 })
        window.tap(controller.button)
        #expect(stack.arrangedSubviews.count == 6)
        #expect(height() == before + label + 8)
        stack.arrangedSubviews[0].removeFromSuperview()
        #expect(height() == before)
    }

    @Test("Figure 4: the image takes the height that is left, its proportions kept") func positionAndSize() {
        let (_, controller) = show(PositionAndSizeController())
        let (heading, image, caption) = (controller.heading.frame, controller.imageView.frame, controller.caption.frame)
        #expect(controller.stack.frame == CGRect(x: 20, y: 20, width: 280, height: 280))
        #expect(image.width == 280)
        #expect(heading.size == controller.heading.intrinsicContentSize)
        #expect(caption.size == controller.caption.intrinsicContentSize)
        #expect(image.height == 280 - 16 - heading.height - caption.height)
        #expect(image.minY == heading.maxY + 8 && caption.minY == image.maxY + 8 && caption.maxY == 280)
    }

    @Test("Figure 5: rows in a column") func form() {
        let (_, controller) = show(FormController())
        let (first, last) = (controller.rows[0], controller.rows[1])
        #expect(last.frame.minY == first.frame.maxY + 8)
        for row in controller.rows {
            #expect(row.frame.width == 280 && row.label.frame.minX == 0 && row.field.frame.maxX == 280)
            #expect(row.field.frame.minX == row.label.frame.maxX + 8)
        }
        #expect(first.field.frame.minX == last.field.frame.minX)
    }

    @Test("the axis can be toggled, and back") func toggling() {
        let (window, controller) = show(PaletteController())
        let stack = controller.stack
        let row = [
            CGRect(x: 0, y: 10, width: 60, height: 40), CGRect(x: 70, y: 0, width: 40, height: 60),
            CGRect(x: 120, y: 15, width: 80, height: 30),
        ]
        #expect(stack.arrangedSubviews.map(\.frame) == row)
        controller.turn()
        window.layoutIfNeeded()
        #expect(
            stack.arrangedSubviews.map(\.frame) == [
                CGRect(x: 10, y: 0, width: 60, height: 40), CGRect(x: 20, y: 50, width: 40, height: 60),
                CGRect(x: 0, y: 120, width: 80, height: 30),
            ])
        controller.turn()
        window.layoutIfNeeded()
        #expect(stack.arrangedSubviews.map(\.frame) == row)
    }

    @Test("a hidden view stays arranged but takes no room") func hiding() {
        let (window, controller) = show(PaletteController())
        controller.hideFirst()
        window.layoutIfNeeded()
        let stack = controller.stack
        #expect(stack.arrangedSubviews.count == 3)
        #expect(controller.swatches[0].superview === stack)
        #expect(controller.swatches[1].frame.minX == 0)
        #expect(stack.frame.width == 130)
    }

    @Test("a filler at the end lets items pile up at the top") func column() {
        let (window, controller) = show(ColumnController())
        controller.addItem()
        window.layoutIfNeeded()
        let items = controller.stack.arrangedSubviews.dropLast()
        #expect(items.count == 4)
        for item in items { #expect(item.frame.height == item.intrinsicContentSize.height) }
        #expect(controller.filler.frame.minY == items.last?.frame.maxY)
        #expect(controller.filler.frame.maxY == 280)
    }

    @Test("the five distributions of 30, 60 and 90 points in 280, 10 apart") func distributions() {
        let (_, controller) = show(DistributionsController())
        let rows = controller.rows.map { row in row.arrangedSubviews.map { [$0.frame.minX, $0.frame.width] } }
        #expect(rows[0] == [[0, 110], [120, 60], [190, 90]])
        // 260 / 3, and positions between them, on pixels at 2x.
        #expect(rows[1] == [[0, 86.5], [96.5, 87], [193.5, 86.5]])
        // Shares of 280 with a whole of 180 + 20: 1.4 times as long, and the last one makes up the difference.
        #expect(rows[2] == [[0, 42], [52, 84], [146, 134]])
        #expect(rows[3] == [[0, 30], [80, 60], [190, 90]])
        // Centres at 15 and 235, and at 125 between them.
        #expect(rows[4] == [[0, 30], [95, 60], [190, 90]])
    }

    @Test("constraints of one's own hold inside a stack view") func limits() {
        let (_, controller) = show(LimitsController())
        #expect(controller.least.frame == CGRect(x: 0, y: 0, width: 50, height: 60))
        #expect(controller.greatest.frame == CGRect(x: 60, y: 0, width: 80, height: 60))
        #expect(controller.square.frame == CGRect(x: 150, y: 0, width: 60, height: 60))
        #expect(controller.rest.frame == CGRect(x: 220, y: 0, width: 60, height: 60))
    }
}
