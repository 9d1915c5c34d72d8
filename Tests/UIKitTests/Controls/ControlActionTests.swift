import CairnTesting
import Testing

@testable import UIKit

/// What controls and lists do at taps beside their usual events.
@MainActor
@Suite(.serialized) struct ControlActionTests {
    private let window = visibleWindow()

    @Test func aControlTellsItsHandlers() {
        final class Target: NSObject {}
        let (control, target) = (UIControl(), Target())
        control.addAction(UIAction(identifier: UIAction.Identifier("a")) { _ in }, for: .valueChanged)
        control.addTarget(target, action: Selector("go"), for: .touchDown)
        var found: [String] = []
        control.enumerateEventHandlers { action, method, events, _ in
            found.append("\(action?.identifier.rawValue ?? "-") \(method.map { "\($0.1)" } ?? "-") \(events == .valueChanged)")
        }
        #expect(found == ["a - true", "- go false"])
        var count = 0
        control.enumerateEventHandlers { _, _, _, stop in
            count += 1
            stop = true
        }
        #expect(count == 1)
    }

    @Test func pasting() {
        final class Taker: UIView {
            var taken: [String] = []
            override func paste(itemProviders: [NSItemProvider]) { taken += itemProviders.flatMap(\.registeredTypeIdentifiers) }
        }
        let taker = Taker(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        taker.pasteConfiguration = UIPasteConfiguration(forAccepting: NSString.self)
        let look = UIPasteControl.Configuration()
        look.displayMode = .labelOnly
        let control = UIPasteControl(configuration: look)
        control.frame = CGRect(x: 20, y: 100, width: 120, height: 44)
        control.target = taker
        window.addSubview(control)
        window.layoutIfNeeded()
        UIPasteboard.general.items = []
        window.tap(control)
        #expect(taker.taken.isEmpty)
        UIPasteboard.general.string = "tea"
        #expect(UIPasteboard.general.itemProviders.count == 1)
        window.tap(control)
        #expect(taker.taken == UIPasteboard.general.types)
        UIPasteboard.general.items = []
    }

    @Test func pagesTurnWithTime() {
        let control = UIPageControl(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
        control.numberOfPages = 3
        var turned: [Int] = []
        control.addAction(UIAction { _ in turned.append(control.currentPage) }, for: .valueChanged)
        let timer = UIPageControlTimerProgress(preferredDuration: 2)
        timer.setDuration(5, forPage: 1)
        control.progress = timer
        TestClock.hold { clock in
            clock.advance(by: 3)
            #expect(turned.isEmpty && !timer.isRunning)
            timer.resumeTimer()
            clock.advance(by: 2.5)
            timer.pauseTimer()
            #expect(turned == [1] && abs(timer.currentProgress - 0.1) < 1e-5)
            clock.advance(by: 10)
            timer.resumeTimer()
            clock.advance(by: 4.6)
            #expect(turned == [1, 2])
            clock.advance(by: 2.1)
            #expect(turned == [1, 2] && !timer.isRunning && timer.currentProgress == 1)
            timer.resetsToInitialPageAfterEnd = true
            control.currentPage = 2
            timer.currentProgress = 0
            timer.resumeTimer()
            clock.advance(by: 2.1)
            #expect(turned == [1, 2, 0])
            timer.pauseTimer()
        }
    }

    @Test func aProgressHearsThatAControlHasIt() {
        final class Owner: NSObject, UIPageControlProgressDelegate {
            var seen: [Bool] = []
            func pageControlProgressVisibilityDidChange(_ progress: UIPageControlProgress) {
                seen.append(progress.isProgressVisible)
            }
        }
        let (control, progress, owner) = (UIPageControl(), UIPageControlProgress(), Owner())
        progress.delegate = owner
        control.progress = progress
        control.progress = nil
        #expect(owner.seen == [true, false])
    }

    @Test func rowsAndItemsHavePrimaryActions() {
        final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
            var heard: [String] = []
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
            func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
                heard.append("select \(indexPath.row)")
            }
            func tableView(_ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath) -> Bool {
                indexPath.row != 1
            }
            func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) {
                heard.append("act \(indexPath.row)")
            }
        }
        let (table, rows) = (UITableView(frame: window.bounds, style: .plain), Rows())
        (table.dataSource, table.delegate, table.rowHeight) = (rows, rows, 50)
        window.addSubview(table)
        window.layoutIfNeeded()
        window.tap(at: CGPoint(x: 50, y: 25))
        window.tap(at: CGPoint(x: 50, y: 75))
        #expect(rows.heard == ["select 0", "act 0", "select 1"])
        table.isEditing = true
        table.allowsSelectionDuringEditing = true
        window.tap(at: CGPoint(x: 150, y: 125))
        #expect(rows.heard.last == "select 2")
    }

    @Test func thumbnailsKeepTheirShape() async throws {
        let picture = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 20)).image {
            $0.fill(CGRect(x: 0, y: 0, width: 40, height: 20))
        }
        #expect(picture.preparingThumbnail(of: CGSize(width: 10, height: 10))?.size == CGSize(width: 20, height: 10))
        #expect(picture.preparingThumbnail(of: .zero) == nil && picture.preparingForDisplay() === picture)
        #expect(await picture.byPreparingThumbnail(ofSize: CGSize(width: 80, height: 10))?.size == CGSize(width: 80, height: 40))
        #expect(UIImage().preparingForDisplay() == nil)
    }

    @Test func keysOfTheProgramEditTheFirstResponder() {
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 30))
        window.addSubview(field)
        field.becomeFirstResponder()
        let keys = UIInputViewController()
        window.rootViewController = keys
        let proxy = keys.textDocumentProxy
        proxy.insertText("tea pot")
        proxy.adjustTextPosition(byCharacterOffset: -4)
        #expect(proxy.documentContextBeforeInput == "tea" && proxy.documentContextAfterInput == " pot" && proxy.hasText)
        proxy.deleteBackward()
        #expect(field.text == "te pot" && proxy.selectedText == nil)
        field.selectAll(nil)
        #expect(proxy.selectedText == "te pot" && proxy.documentContextBeforeInput == nil)
        keys.dismissKeyboard()
        #expect(!field.isFirstResponder)
    }
}
