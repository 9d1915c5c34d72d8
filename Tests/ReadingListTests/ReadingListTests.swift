import CairnTesting
import Testing
import UIKit

@testable import ReadingList

/// The program with tabs, launched as on a phone and driven by fingers, keys and the clock.
@MainActor
@Suite(.serialized)
struct ReadingListTests {
    /// The program's window and what it shows.
    @MainActor
    private struct Screen {
        let window: UIWindow
        let tabs: UITabBarController
        let books: BooksController
        let form: AddBookController
        let clock: TestClock
        let finger: Finger

        init(_ clock: TestClock) throws {
            let scene = try #require(UIApplication.shared.connectedScenes.first as? UIWindowScene)
            window = try #require((scene.delegate as? SceneDelegate)?.window)
            tabs = try #require(window.rootViewController as? UITabBarController)
            let roots = tabs.viewControllers?.compactMap { ($0 as? UINavigationController)?.topViewController }
            books = try #require(roots?.first as? BooksController)
            form = try #require(roots?.last as? AddBookController)
            (self.clock, finger) = (clock, Finger(over: window))
            window.layoutIfNeeded()
        }

        /// The page of a book, while one is open.
        var page: BookController? { books.navigationController?.topViewController as? BookController }
        func cell(_ row: Int) -> UITableViewCell? { books.tableView.cellForRow(at: IndexPath(row: row, section: 0)) }
        var titles: [String] { books.tableView.visibleCells.map { $0.textLabel?.text ?? "" } }

        /// The middle of a row, in the window.
        func middle(_ row: Int) -> CGPoint {
            let y = books.tableView.rectForRow(at: IndexPath(row: row, section: 0)).midY
            return books.tableView.convert(CGPoint(x: 150, y: y), to: window)
        }

        /// Taps a tab, in the middle of its part of the bar.
        func tapTab(_ index: Int) {
            let bar = tabs.tabBar
            let buttons = bar.subviews.filter { $0 is UIControl }.sorted { $0.frame.minX < $1.frame.minX }
            window.tap(buttons[index])
            clock.advance(by: 1)
        }

        /// Drags a row from one place to another and lifts the finger there, at rest.
        func swipe(_ row: Int, from start: CGFloat, to end: CGFloat) {
            let y = middle(row).y
            finger.press(at: CGPoint(x: start, y: y))
            for step in 1...8 {
                clock.advance(frames: 2)
                finger.move(to: CGPoint(x: start + (end - start) * CGFloat(step) / 8, y: y))
            }
            clock.advance(by: 0.5)
            finger.lift()
            clock.advance(by: 1)
        }

        /// Opens the page of a book.
        func open(_ row: Int) {
            window.tap(at: middle(row))
            clock.advance(by: 1)
        }
    }

    private func launched(_ body: (Screen) throws -> Void) throws {
        try SimulatedDevice().perform {
            try TestClock.hold { clock in
                try UIApplication.shared.launch(AppDelegate.self) { try body(Screen(clock)) }
            }
        }
    }

    // MARK: Launching

    @Test func theSceneShowsTheStoryboard() throws {
        try launched { screen in
            #expect(UIApplication.shared.delegate is AppDelegate && UIApplication.shared.applicationState == .active)
            #expect(screen.window.isKeyWindow && screen.window.windowScene?.activationState == .foregroundActive)
            #expect(screen.tabs.tabBar.items?.map(\.title) == ["Books", "Add"])
            #expect(screen.titles == ["Middlemarch", "Moby-Dick", "Jane Eyre", "Walden", "Emma"])
            #expect(screen.window.pictureMismatch("books", scale: 1) == nil)
        }
        #expect(UIApplication.shared.delegate == nil)
    }

    // MARK: Swipes

    @Test func aSwipeToTheLeftShowsActionsAndLends() throws {
        try launched { screen in
            screen.swipe(1, from: 360, to: 200)
            #expect(screen.window.pictureMismatch("swiped", scale: 1) == nil)
            screen.window.tap(at: CGPoint(x: 402 - 110, y: screen.middle(1).y))
            screen.clock.advance(by: 1)
            #expect(screen.cell(1)?.detailTextLabel?.text == "Herman Melville, lent")
            #expect(screen.cell(1)?.frame.minX == 0)
        }
    }

    @Test func aSwipeAcrossTheRowDeletes() throws {
        try launched { screen in
            screen.swipe(1, from: 390, to: 10)
            #expect(screen.titles == ["Middlemarch", "Jane Eyre", "Walden", "Emma"])
        }
    }

    @Test func aSwipeToTheRightFinishes() throws {
        try launched { screen in
            #expect(screen.cell(1)?.accessoryType == .disclosureIndicator)
            screen.swipe(1, from: 20, to: 380)
            #expect(screen.cell(1)?.accessoryType == .checkmark)
            #expect(screen.books.library.books[1].isFinished)
        }
    }

    // MARK: Editing

    @Test func theEditButtonShowsControlsThatMoveRows() throws {
        try launched { screen in
            let bar = try #require(screen.books.navigationController?.navigationBar)
            screen.window.tap(at: bar.convert(CGPoint(x: 36, y: bar.bounds.midY), to: screen.window))
            screen.clock.advance(by: 1)
            #expect(screen.books.isEditing)
            #expect(screen.window.pictureMismatch("editing", scale: 1) == nil)
            let (start, end) = (screen.middle(0).y, screen.middle(2).y)
            screen.finger.press(at: CGPoint(x: 375, y: start))
            for step in 1...8 {
                screen.clock.advance(frames: 3)
                screen.finger.move(to: CGPoint(x: 375, y: start + (end - start + 4) * CGFloat(step) / 8))
            }
            screen.finger.lift()
            screen.clock.advance(by: 1)
            #expect(screen.titles == ["Moby-Dick", "Jane Eyre", "Middlemarch", "Walden", "Emma"])
        }
    }

    // MARK: A page

    @Test func aTapOpensAPageAndTheEdgeLeadsBack() throws {
        try launched { screen in
            screen.window.tap(at: screen.middle(0))
            screen.clock.advance(by: 0.15)
            #expect(screen.window.pictureMismatch("opening", scale: 1) == nil)
            screen.clock.advance(by: 1)
            let page = try #require(screen.page)
            #expect(page.titleLabel.text == "Middlemarch" && page.progressLabel.text == "40 %")
            screen.finger.press(at: CGPoint(x: 1, y: 400))
            for x in stride(from: 50, through: 350, by: 50) as StrideThrough<CGFloat> {
                screen.clock.advance(frames: 2)
                screen.finger.move(to: CGPoint(x: x, y: 400))
            }
            screen.finger.lift()
            screen.clock.advance(by: 1)
            #expect(screen.page == nil)
        }
    }

    @Test func theSliderFollowsAFinger() throws {
        try launched { screen in
            screen.open(1)
            let page = try #require(screen.page)
            let slider = page.progressSlider!
            let place = slider.convert(slider.bounds, to: screen.window)
            screen.finger.press(at: CGPoint(x: place.minX + 12, y: place.midY))
            for part in stride(from: 0.1, through: 1.1, by: 0.1) {
                screen.clock.advance(frames: 1)
                screen.finger.move(to: CGPoint(x: place.minX + place.width * part, y: place.midY))
            }
            screen.finger.lift()
            #expect(page.progressLabel.text == "100 %" && page.library.books[1].isFinished)
            #expect(screen.window.pictureMismatch("page", scale: 1) == nil)
            screen.tapTab(0)
            #expect(screen.page == nil && screen.cell(1)?.accessoryType == .checkmark)
        }
    }

    // MARK: The form

    @Test func aFilledFormAddsABook() throws {
        try launched { screen in
            screen.tapTab(1)
            let form = screen.form
            screen.window.tap(form.titleField)
            #expect(form.titleField.isFirstResponder && !form.saveButton.isEnabled)
            screen.window.type("Ulysses\n")
            #expect(form.authorField.isFirstResponder && form.saveButton.isEnabled)
            screen.window.type("James Joyce\n")
            #expect(!form.authorField.isFirstResponder)
            screen.window.tap(form.lentSwitch)
            screen.clock.advance(by: 1)
            #expect(form.lentSwitch.isOn)
            #expect(screen.window.pictureMismatch("form", scale: 1) == nil)
            let bar = try #require(form.navigationController?.navigationBar)
            screen.window.tap(at: bar.convert(CGPoint(x: bar.bounds.maxX - 36, y: bar.bounds.midY), to: screen.window))
            screen.clock.advance(by: 1)
            #expect(screen.tabs.selectedIndex == 0)
            #expect(screen.titles.last == "Ulysses" && screen.cell(5)?.detailTextLabel?.text == "James Joyce, lent")
            #expect(form.titleField.text?.isEmpty ?? true)
        }
    }

    @Test func theFormEndsAtTheKeyboard() throws {
        try launched { screen in
            screen.tapTab(1)
            let form = screen.form
            let before = form.scrollView.frame.maxY
            screen.window.tap(form.titleField)
            UIScreen.main.keyboardHeight = 336
            screen.window.layoutIfNeeded()
            #expect(form.scrollView.frame.maxY == 874 - 336 && before > 700)
            #expect(
                form.scrollView.convert(form.scrollView.bounds, to: screen.window).intersects(
                    form.titleField.convert(form.titleField.bounds, to: screen.window)))
        }
    }

    // MARK: Tabs

    @Test func eachTabKeepsItsPlace() throws {
        try launched { screen in
            screen.open(2)
            screen.tapTab(1)
            #expect(screen.tabs.selectedIndex == 1)
            #expect(screen.form.view.window === screen.window)
            screen.tapTab(0)
            #expect(screen.page?.titleLabel.text == "Jane Eyre")
            #expect(screen.page?.view.window === screen.window)
        }
    }
}
