import Testing
import UIKit

/// Closures that assistive technologies ask, and lists and tables for them.
@MainActor
@Suite struct AccessibilityBlockTests {
    @Test func closuresGoBeforeWhatWasSet() {
        let view = UIView()
        view.accessibilityLabel = "set"
        view.accessibilityLabelBlock = { "asked" }
        #expect(view.accessibilityLabel == "asked" && view.accessibilityAttributedLabel?.string == "asked")
        view.accessibilityLabelBlock = nil
        #expect(view.accessibilityLabel == "set" && view.accessibilityLabelBlock == nil)
        view.accessibilityHintBlock = { "hint" }
        view.accessibilityValueBlock = { "value" }
        view.accessibilityIdentifierBlock = { "name" }
        #expect(view.accessibilityHint == "hint" && view.accessibilityValue == "value" && view.accessibilityIdentifier == "name")
        view.isAccessibilityElementBlock = { true }
        view.accessibilityTraitsBlock = { [.button, .selected] }
        #expect(view.isAccessibilityElement && view.accessibilityTraits == [.button, .selected])
        let inner = UIView()
        view.accessibilityElementsBlock = { [inner] }
        view.accessibilityCustomActionsBlock = { [UIAccessibilityCustomAction(name: "Delete") { _ in true }] }
        #expect(view.accessibilityElements?.first as? UIView === inner)
        #expect(view.accessibilityCustomActions?.map(\.name) == ["Delete"])
    }

    @Test func closuresActForTheView() {
        let view = UIView()
        #expect(!view.accessibilityActivate() && !view.accessibilityPerformEscape() && !view.accessibilityPerformMagicTap())
        var done: [String] = []
        view.accessibilityActivateBlock = {
            done.append("activate"); return true
        }
        view.accessibilityPerformEscapeBlock = {
            done.append("escape"); return true
        }
        view.accessibilityMagicTapBlock = {
            done.append("tap"); return true
        }
        view.accessibilityIncrementBlock = { done.append("more") }
        view.accessibilityDecrementBlock = { done.append("less") }
        #expect(view.accessibilityActivate() && view.accessibilityPerformEscape() && view.accessibilityPerformMagicTap())
        view.accessibilityIncrement()
        view.accessibilityDecrement()
        #expect(done == ["activate", "escape", "tap", "more", "less"])
    }

    @Test func rotorsMayReplaceThoseOfTheSystem() {
        let own = UIAccessibilityCustomRotor(name: "Peaks") { _ in nil }
        let heading = NSString("Fruit")
        let headings = UIAccessibilityCustomRotor(systemType: .heading) { _ in
            UIAccessibilityCustomRotorItemResult(targetElement: heading, targetRange: nil)
        }
        #expect(own.systemRotorType == .none && headings.systemRotorType == .heading && headings.name.isEmpty)
        let found = headings.itemSearchBlock(UIAccessibilityCustomRotorSearchPredicate())
        #expect(found?.targetElement as? NSString === heading)
    }

    @Test func actionsMayHaveAttributedNames() {
        let name = NSAttributedString(string: "Delete", attributes: [.accessibilitySpeechPitch: 0.5])
        let action = UIAccessibilityCustomAction(attributedName: name) { _ in true }
        #expect(action.name == "Delete" && action.attributedName == name && action.actionHandler?(action) == true)
        action.name = "Move"
        #expect(action.attributedName == NSAttributedString(string: "Move"))
    }

    @Test func tablesHaveHeadersOnlyWhereTheySaySo() {
        final class Cell: NSObject, UIAccessibilityContainerDataTableCell {
            func accessibilityRowRange() -> NSRange { NSRange(location: 1, length: 1) }
            func accessibilityColumnRange() -> NSRange { NSRange(location: 0, length: 2) }
        }
        final class Table: UIView, UIAccessibilityContainerDataTable {
            func accessibilityDataTableCellElement(forRow row: Int, column: Int) -> (any UIAccessibilityContainerDataTableCell)? {
                row == 1 ? Cell() : nil
            }
            func accessibilityRowCount() -> Int { 2 }
            func accessibilityColumnCount() -> Int { 3 }
        }
        let table: any UIAccessibilityContainerDataTable = Table()
        #expect(table.accessibilityDataTableCellElement(forRow: 1, column: 0)?.accessibilityColumnRange().length == 2)
        #expect(table.accessibilityHeaderElements(forRow: 0) == nil && table.accessibilityHeaderElements(forColumn: 0) == nil)
    }

    @Test func noHearingDeviceIsPaired() {
        #expect(UIAccessibility.hearingDevicePairedEar.isEmpty)
        #expect(UIAccessibility.HearingDeviceEar.both.contains([.left, .right]))
    }
}
