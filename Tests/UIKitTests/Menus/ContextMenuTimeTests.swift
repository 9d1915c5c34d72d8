import CairnTesting
import Testing

@testable import UIKit

/// Context menus open and close in time, with what their delegates add.
///
/// - Source: developer.apple.com/documentation/uikit/uicontextmenuinteractionanimating: animations run alongside those
///   of the system, completions when those are finished.
@MainActor
@Suite(.serialized) struct ContextMenuTimeTests {
    /// Adds an animation and a completion to every change of a menu.
    @MainActor
    private final class Watcher {
        var told: [String] = []
        let beside = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))

        func watch(_ name: String, _ animator: (any UIContextMenuInteractionAnimating)?) {
            told.append(name)
            animator?.addAnimations { [beside] in beside.center.x += 100 }
            animator?.addCompletion { [weak self] in self?.told.append("after \(name)") }
        }
        let menu = UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
            UIMenu(children: [UIAction(title: "Open") { _ in }])
        }
        var x: CGFloat { beside.layer.presentation()?.position.x ?? beside.center.x }
    }

    private final class Owner: NSObject, UIContextMenuInteractionDelegate {
        let watcher = Watcher()
        func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
        ) -> UIContextMenuConfiguration? { watcher.menu }
        func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
            animator: (any UIContextMenuInteractionAnimating)?
        ) { watcher.watch("display", animator) }
        func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
            animator: (any UIContextMenuInteractionAnimating)?
        ) { watcher.watch("end", animator) }
        func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction,
            willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
            animator: any UIContextMenuInteractionCommitAnimating
        ) { watcher.watch("commit", animator) }
    }

    private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
        let watcher = Watcher()
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 4 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
        func tableView(
            _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
        ) -> UIContextMenuConfiguration? { watcher.menu }
        func tableView(
            _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
            animator: (any UIContextMenuInteractionAnimating)?
        ) { watcher.watch("display", animator) }
        func tableView(
            _ tableView: UITableView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
            animator: (any UIContextMenuInteractionAnimating)?
        ) { watcher.watch("end", animator) }
        func tableView(
            _ tableView: UITableView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
            animator: any UIContextMenuInteractionCommitAnimating
        ) { watcher.watch("commit", animator) }
    }

    private final class Items: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
        let watcher = Watcher()
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }
        func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
            collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        }
        func collectionView(
            _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
        ) -> UIContextMenuConfiguration? { watcher.menu }
        func collectionView(
            _ collectionView: UICollectionView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
            animator: (any UIContextMenuInteractionAnimating)?
        ) { watcher.watch("display", animator) }
        func collectionView(
            _ collectionView: UICollectionView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
            animator: (any UIContextMenuInteractionAnimating)?
        ) { watcher.watch("end", animator) }
        func collectionView(
            _ collectionView: UICollectionView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
            animator: any UIContextMenuInteractionCommitAnimating
        ) { watcher.watch("commit", animator) }
    }

    private let window = visibleWindow()
    private var stages: [ContextMenuStage] { window.subviews.compactMap { $0 as? ContextMenuStage } }
    private var opacity: Float { stages.first?.layer.presentation()?.opacity ?? 0 }

    /// Opens the menu at a point, closes it by a touch beside it, opens it again and taps the preview.
    private func check(_ watcher: Watcher, at point: CGPoint, _ clock: TestClock) throws {
        window.addSubview(watcher.beside)
        let finger = Finger(over: window)
        finger.press(at: point)
        for _ in 0..<60 where stages.isEmpty { clock.advance(frames: 1) }
        try half("display", watcher, clock, opens: true)
        finger.lift()
        #expect(stages.count == 1)
        window.tap(at: CGPoint(x: 160, y: 470))
        #expect(stages.first?.isOpen == false, "It is on its way.")
        try half("end", watcher, clock, opens: false)
        #expect(stages.isEmpty)
        finger.press(at: point)
        clock.advance(by: 2)
        finger.lift()
        watcher.told = []
        window.tap(at: point)
        #expect(watcher.told == ["commit", "end"])
        clock.advance(by: 1)
        #expect(watcher.told.sorted() == ["after commit", "after end", "commit", "end"] && stages.isEmpty)
    }

    private func half(_ name: String, _ watcher: Watcher, _ clock: TestClock, opens: Bool) throws {
        let x = watcher.x
        #expect(watcher.told == [name])
        clock.advance(by: MenuAnimator.duration / 2)
        #expect(watcher.told == [name] && 0 < opacity && opacity < 1)
        #expect(x < watcher.x && watcher.x < watcher.beside.center.x)
        clock.advance(by: MenuAnimator.duration)
        #expect(watcher.told == [name, "after \(name)"] && opacity == (opens ? 1 : 0))
        watcher.told = []
    }

    @Test("of a view") func view() throws {
        let (view, owner) = (UIView(frame: CGRect(x: 20, y: 40, width: 120, height: 80)), Owner())
        window.addSubview(view)
        view.addInteraction(UIContextMenuInteraction(delegate: owner))
        try TestClock.hold { clock in try check(owner.watcher, at: view.center, clock) }
    }

    @Test("of a row") func row() throws {
        let (table, rows) = (UITableView(frame: window.bounds), Rows())
        (table.rowHeight, table.dataSource, table.delegate) = (50, rows, rows)
        window.addSubview(table)
        try TestClock.hold { clock in try check(rows.watcher, at: CGPoint(x: 100, y: 70), clock) }
    }

    @Test("of an item") func item() throws {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 100, height: 100)
        let (collection, items) = (UICollectionView(frame: window.bounds, collectionViewLayout: layout), Items())
        collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        (collection.dataSource, collection.delegate) = (items, items)
        window.addSubview(collection)
        try TestClock.hold { clock in try check(items.watcher, at: CGPoint(x: 50, y: 50), clock) }
    }
}
