import CairnTesting
import Testing
import UIKit

@testable import FieldNotes

/// The notebook driven by fingers, on a phone and on a tablet.
@MainActor
@Suite(.serialized)
struct FieldNotesTests {
    /// The notebook on the simulated device's screen.
    @MainActor
    private struct Screen {
        let window = UIWindow()
        let stack = FieldNotes.makeRoot()
        let list: NoteListController
        let finger: Finger
        let clock: TestClock

        init(_ clock: TestClock) throws {
            self.clock = clock
            list = try #require(stack.topViewController as? NoteListController)
            window.rootViewController = stack
            window.makeKeyAndVisible()
            window.layoutIfNeeded()
            finger = Finger(over: window)
        }

        var titles: [String] {
            list.collection.visibleCells.sorted { $0.frame.minY < $1.frame.minY }.compactMap {
                (($0 as? UICollectionViewListCell)?.contentConfiguration as? UIListContentConfiguration)?.text
            }
        }
        /// The middle of a row in the window.
        func middle(_ row: Int) throws -> CGPoint {
            let cell = try #require(list.collection.cellForItem(at: IndexPath(item: row, section: 0)))
            return cell.convert(CGPoint(x: cell.bounds.midX, y: cell.bounds.midY), to: window)
        }
        /// The views of a text, the uppermost last.
        func view(_ text: String) -> UIView? { Self.find(text, in: window) }
        private static func find(_ text: String, in view: UIView) -> UIView? {
            for subview in view.subviews.reversed() where !subview.isHidden && subview.alpha > 0 {
                if let found = find(text, in: subview) { return found }
            }
            if let label = view as? UILabel, label.text == text { return label }
            return nil
        }
        /// Taps on what shows a text.
        func tap(_ text: String) throws {
            window.layoutIfNeeded()
            let found = try #require(view(text), "\(text) is not shown")
            window.tap(found)
            clock.advance(by: 1)
        }
        func tap(_ item: UIBarButtonItem?) throws {
            let bar = list.navigationController!.navigationBar
            let place = try #require(item?.frame(in: bar))
            window.tap(at: bar.convert(CGPoint(x: place.midX, y: place.midY), to: window))
            clock.advance(by: 1)
        }
        func drag(from start: CGPoint, by x: CGFloat) {
            finger.press(at: start)
            for step in 1...6 {
                clock.advance(frames: 1)
                finger.move(to: CGPoint(x: start.x + x * CGFloat(step) / 6, y: start.y))
            }
            clock.advance(by: 0.2)
            finger.move(to: CGPoint(x: start.x + x, y: start.y))
            finger.lift()
            clock.advance(by: 1)
        }
    }

    enum Device: String, CaseIterable {
        case phone = "iPhone 17"
        case tablet = "iPad Air 11\""

        var suffix: String { self == .phone ? "phone" : "tablet" }
    }

    private func on(_ device: Device, _ body: (Screen) throws -> Void) throws {
        try SimulatedDevice(device.rawValue).perform {
            try TestClock.hold { clock in
                let screen = try Screen(clock)
                defer {
                    screen.list.dismiss(animated: false)
                    screen.window.isHidden = true
                }
                try body(screen)
            }
        }
    }

    private static let all = ["Woodpecker", "Sandpipers", "Chanterelles", "Seal", "Wild garlic"]

    @Test(arguments: Device.allCases)
    func theListShows(_ device: Device) throws {
        try on(device) { screen in
            #expect(screen.titles == Self.all)
            #expect(screen.window.pictureMismatch("list-\(device.suffix)", scale: 1) == nil)
        }
    }

    @Test(arguments: Device.allCases)
    func anAlertAsksForATitle(_ device: Device) throws {
        try on(device) { screen in
            try screen.tap(screen.list.navigationItem.rightBarButtonItem)
            let alert = try #require(screen.list.presentedViewController as? UIAlertController)
            #expect(alert.preferredStyle == .alert && alert.preferredAction?.title == "Add")
            alert.textFields?.first?.becomeFirstResponder()
            screen.window.type("Heron")
            #expect(screen.window.pictureMismatch("alert-\(device.suffix)", scale: 1) == nil)
            try screen.tap("Add")
            #expect(screen.list.presentedViewController == nil && screen.titles == Self.all + ["Heron"])
            try screen.tap(screen.list.navigationItem.rightBarButtonItem)
            try screen.tap("Cancel")
            #expect(screen.titles.count == 6)
        }
    }

    @Test(arguments: Device.allCases)
    func aSheetOffersWhatConcernsAll(_ device: Device) throws {
        try on(device) { screen in
            try screen.tap(screen.list.navigationItem.leftBarButtonItem)
            let sheet = try #require(screen.list.presentedViewController as? UIAlertController)
            #expect(sheet.preferredStyle == .actionSheet)
            let isPopover = sheet.presentationController is UIPopoverPresentationController
            #expect(isPopover == (device == .tablet))
            // A popover has no cancel button: a tap beside it cancels.
            #expect((screen.view("Cancel") == nil) == (device == .tablet))
            #expect(screen.window.pictureMismatch("sheet-\(device.suffix)", scale: 1) == nil)
            try screen.tap("Sort by title")
            #expect(screen.titles == Self.all.sorted() && screen.list.presentedViewController == nil)
            try screen.tap(screen.list.navigationItem.leftBarButtonItem)
            try screen.tap("Delete all")
            #expect(screen.titles.isEmpty)
        }
    }

    @Test(arguments: Device.allCases)
    func aSearchLooksForWordsInAScope(_ device: Device) throws {
        try on(device) { screen in
            let bar = screen.list.search.searchBar
            screen.window.tap(bar.searchTextField)
            screen.clock.advance(by: 1)
            #expect(screen.list.search.isActive && bar.showsScopeBar)
            screen.window.type("the")
            #expect(screen.titles == ["Woodpecker", "Sandpipers", "Chanterelles", "Seal", "Wild garlic"])
            screen.window.type(" f")
            #expect(screen.titles == ["Woodpecker", "Seal"])
            try screen.tap("Shore")
            #expect(bar.selectedScopeButtonIndex == 2 && screen.titles == ["Seal"])
            #expect(screen.window.pictureMismatch("search-\(device.suffix)", scale: 1) == nil)
            screen.list.search.isActive = false
            screen.clock.advance(by: 1)
            bar.selectedScopeButtonIndex = 0
            screen.list.updateSearchResults(for: screen.list.search)
            #expect(screen.titles == Self.all)
        }
    }

    @Test(arguments: Device.allCases)
    func swipesMarkAndDelete(_ device: Device) throws {
        try on(device) { screen in
            screen.drag(from: try screen.middle(1), by: -120)
            #expect(screen.window.pictureMismatch("swipe-\(device.suffix)", scale: 1) == nil)
            try screen.tap("Delete")
            #expect(screen.titles == Self.all.filter { $0 != "Sandpipers" })
            screen.drag(from: try screen.middle(0), by: 120)
            try screen.tap("Mark")
            #expect(screen.list.marked == [0])
        }
    }

    @Test(arguments: Device.allCases)
    func aRestingFingerOpensAMenu(_ device: Device) throws {
        try on(device) { screen in
            screen.finger.press(at: try screen.middle(3))
            screen.clock.advance(by: 1)
            screen.finger.lift()
            screen.clock.advance(by: 1)
            #expect(screen.window.pictureMismatch("menu-\(device.suffix)", scale: 1) == nil)
            try screen.tap("Copy title")
            #expect(UIPasteboard.general.string == "Seal" && screen.view("Copy title") == nil)
        }
    }

    @Test(arguments: Device.allCases)
    func aNoteGrowsOutOfItsRow(_ device: Device) throws {
        try on(device) { screen in
            let row = try screen.middle(0)
            screen.window.tap(at: row)
            screen.clock.advance(by: 0.2)
            let note = try #require(screen.stack.topViewController as? NoteController)
            let shown = try #require(note.view.layer.presentation())
            #expect(shown.opacity > 0 && shown.opacity < 1 && shown.frame.height < note.view.bounds.height)
            #expect(screen.window.pictureMismatch("growing-\(device.suffix)", scale: 1) == nil)
            screen.clock.advance(by: 1)
            #expect(note.view.alpha == 1 && note.view.transform.isIdentity)
            #expect(screen.window.pictureMismatch("note-\(device.suffix)", scale: 1) == nil)
        }
    }

    @Test func wordsGoAroundTheCircleAndCarryPictures() throws {
        try on(.phone) { screen in
            screen.window.tap(at: try screen.middle(0))
            screen.clock.advance(by: 1)
            let note = try #require(screen.stack.topViewController as? NoteController)
            let circle = try #require(note.text.textContainer.exclusionPaths.first)
            let manager = note.text.layoutManager
            var beside = 0
            manager.enumerateLineFragments(forGlyphRange: NSRange(location: 0, length: manager.numberOfGlyphs)) {
                _, used, _, _, _ in
                if used.maxY > circle.bounds.minY, used.minY < circle.bounds.maxY { beside += 1 }
                let middle = CGPoint(x: used.maxX, y: used.midY)
                #expect(!circle.contains(CGPoint(x: middle.x - 8, y: middle.y)))
            }
            #expect(beside > 2)
            let first = note.text.textStorage.attribute(.attachment, at: 0, effectiveRange: nil) as? NSTextAttachment
            #expect(first?.bounds.width == 14)
        }
    }

    @Test(arguments: Device.allCases)
    func aPickerIsAnsweredByThePhoto(_ device: Device) throws {
        try on(device) { screen in
            screen.window.tap(at: try screen.middle(0))
            screen.clock.advance(by: 1)
            let note = try #require(screen.stack.topViewController as? NoteController)
            let before = note.text.textStorage.length
            try screen.tap(note.navigationItem.rightBarButtonItem)
            let picker = try #require(note.presentedViewController as? UIImagePickerController)
            let photo = UIGraphicsImageRenderer(size: CGSize(width: 60, height: 40)).image { context in
                UIColor.systemTeal.setFill()
                context.fill(CGRect(x: 0, y: 0, width: 60, height: 40))
                UIColor.systemYellow.setFill()
                context.cgContext.fillEllipse(in: CGRect(x: 38, y: 6, width: 14, height: 14))
            }
            picker.choose(photo)
            screen.clock.advance(by: 1)
            #expect(note.presentedViewController == nil && note.text.textStorage.length == before + 2)
            let added = note.text.textStorage.attribute(.attachment, at: before + 1, effectiveRange: nil) as? NSTextAttachment
            #expect(added?.image === photo && (added?.bounds.width ?? 0) > 80)
            #expect(screen.window.pictureMismatch("photo-\(device.suffix)", scale: 1) == nil)
        }
    }
}
