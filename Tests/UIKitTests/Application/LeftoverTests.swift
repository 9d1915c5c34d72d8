import CairnTesting
import Testing

@testable import UIKit

/// What a program shows and takes away again is gone.
@MainActor
struct LeftoverTests {
    /// Counts the controllers and views that are alive.
    private final class Census: @unchecked Sendable {
        var alive = 0
    }

    private final class Page: UIViewController {
        private let census: Census
        init(_ census: Census) {
            self.census = census
            super.init(nibName: nil, bundle: nil)
            census.alive += 1
            title = "Page"
        }
        required init?(coder: NSCoder) { nil }
        deinit { census.alive -= 1 }
        override func loadView() { view = Leaf(census) }
    }

    private final class Leaf: UIView {
        private let census: Census
        init(_ census: Census) {
            self.census = census
            super.init(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            census.alive += 1
        }
        required init?(coder: NSCoder) { nil }
        deinit { census.alive -= 1 }
    }

    private final class Cell: UITableViewCell {
        var census: Census? {
            didSet { if oldValue == nil { census?.alive += 1 } }
        }
        deinit { census?.alive -= 1 }
    }

    private final class Rows: NSObject, UITableViewDataSource {
        let census: Census
        init(_ census: Census) { self.census = census }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 4 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
            (cell as? Cell)?.census = census
            return cell
        }
    }

    /// Pushes and presentations are 60, and 1,000 with `CAIRN_FULL` in the environment.
    private let rounds = ProcessInfo.processInfo.environment["CAIRN_FULL"] == nil ? 60 : 1000

    /// Runs something with a window on a held clock.
    private func onScreen(_ body: (TestClock, UIWindow, Census) -> Void) {
        TestClock.hold { clock in
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
            window.makeKeyAndVisible()
            body(clock, window, Census())
        }
    }

    @Test("Many pushes and pops") func pushes() {
        onScreen { clock, window, census in
            let navigation = UINavigationController(rootViewController: UIViewController())
            window.rootViewController = navigation
            window.layoutIfNeeded()
            for _ in 0..<rounds {
                navigation.pushViewController(Page(census), animated: true)
                clock.advance(by: 1)
                #expect(census.alive == 2)
                navigation.popViewController(animated: true)
                clock.advance(by: 1)
            }
            #expect(census.alive == 0 && navigation.transitionView.subviews.count == 1)
        }
    }

    @Test("Many presentations and dismissals, every third one amid the other") func presents() {
        onScreen { clock, window, census in
            let root = UIViewController()
            window.rootViewController = root
            window.layoutIfNeeded()
            for round in 0..<rounds {
                let page = Page(census)
                page.modalPresentationStyle = [.fullScreen, .pageSheet, .overFullScreen][round % 3]
                root.present(page, animated: true)
                clock.advance(by: round % 3 == 2 ? 0.2 : 1)
                root.dismiss(animated: true)
                clock.advance(by: 1)
            }
            #expect(census.alive == 0 && window.subviews.count == 1)
        }
    }

    @Test("1,000 reloads keep no more cells than there are rows") func reloads() {
        onScreen { clock, window, census in
            let (table, rows) = (UITableView(frame: window.bounds), Rows(census))
            table.rowHeight = 44
            table.register(Cell.self, forCellReuseIdentifier: "cell")
            table.dataSource = rows
            window.addSubview(table)
            for _ in 0..<1000 {
                table.reloadData()
                clock.advance(frames: 1)
            }
            #expect(census.alive <= 8)
            table.removeFromSuperview()
        }
    }

    @Test("1,000 animations, half of them of views that leave on the way") func animations() {
        onScreen { clock, window, census in
            for round in 0..<1000 {
                let view = Leaf(census)
                window.addSubview(view)
                UIView.animate(withDuration: 0.3) {
                    view.alpha = 0
                    view.center.x += 100
                } completion: { _ in
                    view.removeFromSuperview()
                }
                if round % 2 == 0 { view.removeFromSuperview() }
                clock.advance(by: 0.4)
            }
            #expect(census.alive == 0 && window.subviews.isEmpty)
        }
    }
}
