import CairnTesting
import Testing

@testable import UIKit

/// Members that programs name often, each seen by what it does.
@MainActor
struct OftenNamedMemberTests {
    // MARK: Values

    @Test func directionsOfTheDevice() {
        #expect(UIDeviceOrientation.faceUp.isFlat && UIDeviceOrientation.faceDown.isFlat && !UIDeviceOrientation.portrait.isFlat)
        #expect(UIDeviceOrientation.landscapeLeft.isValidInterfaceOrientation)
        #expect(
            !UIDeviceOrientation.faceUp.isValidInterfaceOrientation && !UIDeviceOrientation.unknown.isValidInterfaceOrientation)
    }

    @Test func prioritiesAreCounted() {
        #expect(UILayoutPriority.dragThatCanResizeScene.rawValue == 510 && UILayoutPriority.sceneSizeStayPut.rawValue == 500)
        #expect(UILayoutPriority.dragThatCannotResizeScene.rawValue == 490)
        var priority = UILayoutPriority.defaultHigh - 1
        #expect(priority.rawValue == 749 && priority < .defaultHigh && (priority + 2).rawValue == 751)
        priority += 3
        priority -= 1
        #expect(priority.rawValue == 751)
    }

    // MARK: Views that scroll

    private final class Scroll: UIScrollView {
        var changes = 0
        override func adjustedContentInsetDidChange() {
            super.adjustedContentInsetDidChange()
            changes += 1
        }
    }

    @Test func scrollViewsHearOfTheirInsets() {
        let scroll = Scroll(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        scroll.contentInset.top = 10
        #expect(scroll.changes == 1 && scroll.adjustedContentInset.top == 10)
        scroll.contentInset.top = 10
        #expect(scroll.changes == 1)
        #expect(scroll.automaticallyAdjustsScrollIndicatorInsets && scroll.bouncesHorizontally && scroll.bouncesVertically)
        #expect(scroll.minimumZoomScale == 1 && scroll.maximumZoomScale == 1)
    }

    @Test func tablesHaveFooters() throws {
        final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
            func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
                UITableViewHeaderFooterView(reuseIdentifier: "footer")
            }
            func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat { 30 }
        }
        let (table, source) = (UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 400)), Source())
        (table.dataSource, table.delegate) = (source, source)
        table.layoutIfNeeded()
        let footer = try #require(table.footerView(forSection: 0))
        #expect(footer.reuseIdentifier == "footer" && footer.frame.height == 30 && table.footerView(forSection: 1) == nil)
        #expect(!table.hasUncommittedUpdates && !table.cellLayoutMarginsFollowReadableWidth)
        #expect(UITableViewController(style: .plain).clearsSelectionOnViewWillAppear)
    }

    @Test func tablesScrollToWhatIsSelectedAndTell() throws {
        final class Source: NSObject, UITableViewDataSource {
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 50 }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
        }
        let (table, source) = (UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 400)), Source())
        (table.dataSource, table.rowHeight) = (source, 44)
        let window = UIWindow(frame: table.frame)
        window.addSubview(table)
        window.isHidden = false
        window.layoutIfNeeded()
        table.selectRow(at: IndexPath(row: 30, section: 0), animated: false, scrollPosition: .none)
        #expect(table.contentOffset.y == 0)
        table.scrollToNearestSelectedRow(at: .middle, animated: false)
        #expect(abs(table.contentOffset.y - 1142) < 0.01)
    }

    // MARK: Controllers

    @Test func segmentsComeAndGo() {
        let control = UISegmentedControl(items: ["a", "b", "c"])
        control.removeSegment(at: 1, animated: false)
        #expect(control.numberOfSegments == 2 && control.titleForSegment(at: 1) == "c")
        let image = UIGraphicsImageRenderer(size: CGSize(width: 1, height: 1)).image { _ in }
        control.setDividerImage(image, forLeftSegmentState: .normal, rightSegmentState: .normal, barMetrics: .default)
        let found = control.dividerImage(forLeftSegmentState: .normal, rightSegmentState: .normal, barMetrics: .default)
        #expect(found === image)
        control.setContentPositionAdjustment(UIOffset(horizontal: 1, vertical: 2), forSegmentType: .any, barMetrics: .default)
        #expect(
            control.contentPositionAdjustment(forSegmentType: .any, barMetrics: .default) == UIOffset(horizontal: 1, vertical: 2))
    }

    @Test func spinnersStop() {
        let spinner = UIActivityIndicatorView(style: .medium)
        spinner.startAnimating()
        #expect(spinner.isAnimating && !spinner.isHidden)
        spinner.stopAnimating()
        #expect(!spinner.isAnimating && spinner.isHidden)
    }

    @Test func slidersShowTheThumbOfTheirState() {
        let slider = UISlider()
        let image = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2)).image { _ in }
        slider.setThumbImage(image, for: .normal)
        #expect(slider.currentThumbImage === image)
    }

    // MARK: Texts

    private final class Listener: NSObject, UITextViewDelegate {
        var calls: [String] = []
        var maysEnd = false
        func textViewShouldEndEditing(_ textView: UITextView) -> Bool {
            calls.append("end?")
            return maysEnd
        }
        func textViewDidChangeSelection(_ textView: UITextView) { calls.append("selection \(textView.selectedRange.location)") }
    }

    @Test func textViewsAskBeforeTheyEnd() {
        let (view, listener) = (UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), Listener())
        let window = UIWindow(frame: view.frame)
        window.addSubview(view)
        window.isHidden = false
        view.text = "abc"
        view.delegate = listener
        #expect(view.becomeFirstResponder())
        view.selectedRange = NSRange(location: 1, length: 0)
        #expect(listener.calls.last == "selection 1")
        listener.calls = []
        #expect(!view.resignFirstResponder() && listener.calls == ["end?"] && view.isFirstResponder)
        listener.maysEnd = true
        #expect(view.resignFirstResponder() && !view.isFirstResponder)
    }

    @Test func linesHaveTheirColours() throws {
        func picture(_ attributes: [NSAttributedString.Key: Any]) throws -> [UInt8] {
            let image = UIGraphicsImageRenderer(size: CGSize(width: 60, height: 30)).image { _ in
                NSAttributedString(string: "    x", attributes: attributes).draw(at: .zero)
            }
            return [UInt8](try #require(image.cgImage?.dataProvider?.data))
        }
        func hasRed(_ bytes: [UInt8]) -> Bool {
            stride(from: 0, to: bytes.count, by: 4).contains { bytes[$0 + 2] > bytes[$0] + 100 }
        }
        let underline: [NSAttributedString.Key: Any] = [.underlineStyle: NSUnderlineStyle.thick.rawValue]
        #expect(try !hasRed(picture(underline)))
        #expect(try hasRed(picture(underline.merging([.underlineColor: UIColor.red]) { $1 })))
        let through: [NSAttributedString.Key: Any] = [.strikethroughStyle: NSUnderlineStyle.thick.rawValue]
        #expect(try hasRed(picture(through.merging([.strikethroughColor: UIColor.red]) { $1 })))
    }

    // MARK: Lists

    @Test func snapshotsKnowTheirSectionsAndChanges() {
        var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
        snapshot.appendSections(["a", "b"])
        snapshot.appendItems([1, 2, 3], toSection: "b")
        #expect(snapshot.indexOfSection("b") == 1 && snapshot.indexOfSection("c") == nil)
        snapshot.reloadItems([1])
        snapshot.reconfigureItems([2])
        #expect(snapshot.reloadedItemIdentifiers == [1] && snapshot.reconfiguredItemIdentifiers == [2])
    }

    @Test func supplementaryViewsAreFound() {
        let layout = UICollectionViewFlowLayout()
        (layout.itemSize, layout.headerReferenceSize) = (CGSize(width: 50, height: 50), CGSize(width: 100, height: 20))
        let collection = UICollectionView(frame: CGRect(x: 0, y: 0, width: 100, height: 200), collectionViewLayout: layout)
        let cell = UICollectionView.CellRegistration<UICollectionViewCell, Int> { _, _, _ in }
        let header = UICollectionView.SupplementaryRegistration<UICollectionReusableView>(
            elementKind: UICollectionView.elementKindSectionHeader
        ) { view, _, _ in view.tag = 7 }
        let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: collection) { collection, path, item in
            collection.dequeueConfiguredReusableCell(using: cell, for: path, item: item)
        }
        source.supplementaryViewProvider = { collection, _, path in
            collection.dequeueConfiguredReusableSupplementary(using: header, for: path)
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0])
        snapshot.appendItems([1, 2])
        source.applySnapshotUsingReloadData(snapshot)
        collection.layoutIfNeeded()
        let kind = UICollectionView.elementKindSectionHeader
        let path = IndexPath(item: 0, section: 0)
        #expect(collection.indexPathsForVisibleSupplementaryElements(ofKind: kind) == [path])
        #expect(collection.supplementaryView(forElementKind: kind, at: path)?.tag == 7)
        #expect(collection.layoutAttributesForSupplementaryElement(ofKind: kind, at: path)?.frame.height == 20)
        #expect(!collection.hasUncommittedUpdates)
    }
}
