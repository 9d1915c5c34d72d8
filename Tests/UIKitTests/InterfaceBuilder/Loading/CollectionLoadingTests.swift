import Foundation
import Testing

@testable import UIKit

/// A flow layout of a program, which finds the document's values when `super.init(coder:)` returns.
final class DocumentGridLayout: UICollectionViewFlowLayout {
    private(set) var sizeAtInit = CGSize.zero
    override init() { super.init() }
    required init?(coder: NSCoder) {
        super.init(coder: coder)
        sizeAtInit = itemSize
        minimumLineSpacing = 3
    }
}

final class DocumentLinesLayout: UICollectionViewLayout {
    override func prepare() {}
}

/// The outlets of lists that name data sources and delegates.
final class ListHelper: NSObject, UICollectionViewDataSourcePrefetching, UITableViewDataSourcePrefetching,
    UICollectionViewDragDelegate, UICollectionViewDropDelegate, UITableViewDragDelegate, UITableViewDropDelegate
{
    override init() {}
    func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {}
    func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {}
    func collectionView(
        _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
    ) -> [UIDragItem] { [] }
    func collectionView(
        _ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator
    ) {}
    func tableView(
        _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
    ) -> [UIDragItem] { [] }
    func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator) {}
}

/// Collection views of documents have the layout that the document describes.
///
/// Source: Apple's pages on UICollectionViewFlowLayout, whose properties carry the names of the document's attributes.
@MainActor
struct CollectionLoadingTests {
    private func collection(_ layout: String, connections: String = "", others: String = "") throws -> UICollectionView {
        let made = LoadedDocument.nib(
            """
            <collectionView dataMode="prototypes" id="c"><rect key="frame" x="0" y="0" width="375" height="600"/>
            \(layout)<cells/><connections>\(connections)</connections></collectionView>\(others)
            """
        ).instantiate(withOwner: nil)
        return try #require(made.first as? UICollectionView)
    }

    private func flow(_ attributes: String = "", _ more: String = "") -> String {
        """
        <collectionViewFlowLayout key="collectionViewLayout" minimumLineSpacing="7" minimumInteritemSpacing="8" \(attributes) id="l">
        <size key="itemSize" width="200" height="300"/><size key="headerReferenceSize" width="50" height="51"/>
        <size key="footerReferenceSize" width="52" height="53"/>
        <inset key="sectionInset" minX="1" minY="2" maxX="3" maxY="4"/>\(more)</collectionViewFlowLayout>
        """
    }

    @Test func flowLayoutsHaveTheirAttributes() throws {
        let attributes = """
            scrollDirection="horizontal" sectionInsetReference="safeArea" sectionHeadersPinToVisibleBounds="YES" \
            sectionFootersPinToVisibleBounds="YES"
            """
        let collection = try collection(flow(attributes))
        let layout = try #require(collection.collectionViewLayout as? UICollectionViewFlowLayout)
        #expect(layout.collectionView === collection)
        #expect(layout.minimumLineSpacing == 7 && layout.minimumInteritemSpacing == 8)
        #expect(layout.itemSize == CGSize(width: 200, height: 300) && layout.estimatedItemSize == .zero)
        #expect(layout.headerReferenceSize == CGSize(width: 50, height: 51))
        #expect(layout.footerReferenceSize == CGSize(width: 52, height: 53))
        #expect(layout.sectionInset == UIEdgeInsets(top: 2, left: 1, bottom: 4, right: 3))
        #expect(layout.scrollDirection == .horizontal && layout.sectionInsetReference == .fromSafeArea)
        #expect(layout.sectionHeadersPinToVisibleBounds && layout.sectionFootersPinToVisibleBounds)
    }

    @Test func estimatedSizes() throws {
        let automatic = try collection(flow("automaticEstimatedItemSize=\"YES\"")).collectionViewLayout
        #expect((automatic as? UICollectionViewFlowLayout)?.estimatedItemSize == UICollectionViewFlowLayout.automaticSize)
        let stated = try collection(flow("", "<size key=\"estimatedItemSize\" width=\"60\" height=\"70\"/>"))
        let layout = try #require(stated.collectionViewLayout as? UICollectionViewFlowLayout)
        #expect(layout.estimatedItemSize == CGSize(width: 60, height: 70))
    }

    /// A class of the program has the document's values after `super.init(coder:)`, and what it sets then stays.
    @Test func flowLayoutsOfPrograms() throws {
        let module = "customClass=\"DocumentGridLayout\" customModule=\"UIKitTests\""
        let layout = try #require(try collection(flow(module)).collectionViewLayout as? DocumentGridLayout)
        #expect(layout.sizeAtInit == CGSize(width: 200, height: 300))
        #expect(layout.minimumLineSpacing == 3 && layout.minimumInteritemSpacing == 8)
    }

    @Test func layoutsOfPrograms() throws {
        let collection = try collection(
            "<collectionViewLayout key=\"collectionViewLayout\" id=\"l\" customClass=\"DocumentLinesLayout\" customModule=\"UIKitTests\"/>"
        )
        #expect(collection.collectionViewLayout is DocumentLinesLayout)
    }

    @Test func outletsOfLists() throws {
        let outlets = ["prefetchDataSource", "dragDelegate", "dropDelegate"].map {
            "<outlet property=\"\($0)\" destination=\"h\" id=\"o\($0)\"/>"
        }.joined()
        let helper = "<customObject id=\"h\" customClass=\"ListHelper\" customModule=\"UIKitTests\"/>"
        let table =
            "<tableView id=\"t\"><rect key=\"frame\" width=\"9\" height=\"9\"/><connections>\(outlets)</connections></tableView>"
        let made = LoadedDocument.nib(
            """
            <collectionView id="c"><rect key="frame" width="9" height="9"/>\(flow())<connections>\(outlets)</connections>
            </collectionView>\(table)\(helper)
            """
        ).instantiate(withOwner: nil)
        let collection = try #require(made[0] as? UICollectionView)
        let (list, object) = (try #require(made[1] as? UITableView), try #require(made[2] as? ListHelper))
        #expect(collection.prefetchDataSource === object && collection.dragDelegate === object)
        #expect(collection.dropDelegate === object && list.prefetchDataSource === object)
        #expect(list.dragDelegate === object && list.dropDelegate === object)
    }
}

/// Controllers of documents have what the document says besides their views.
@MainActor
struct ControllerAttributeTests {
    @Test func pageControllers() throws {
        let scroll =
            try LoadedDocument.storyboard(
                """
                <pageViewController transitionStyle="scroll" pageSpacing="8" navigationOrientation="vertical" spineLocation="none" id="start"/>
                """
            ).instantiateInitialViewController() as? UIPageViewController
        #expect(scroll?.transitionStyle == .scroll && scroll?.spacing == 8 && scroll?.navigationOrientation == .vertical)
        #expect(scroll?.spineLocation == UIPageViewController.SpineLocation.none)
        let curl =
            try LoadedDocument.storyboard(
                "<pageViewController transitionStyle=\"pageCurl\" spineLocation=\"max\" doubleSided=\"YES\" id=\"start\"/>"
            ).instantiateInitialViewController() as? UIPageViewController
        #expect(curl?.spineLocation == .max && curl?.isDoubleSided == true)
    }

    @Test func splitControllers() throws {
        let split =
            try LoadedDocument.storyboard(
                """
                <splitViewController allowDoubleColumnStyle="YES" preferredDisplayMode="beside" behavior="tile" presentsWithGesture="NO" \
                id="start"/>
                """
            ).instantiateInitialViewController() as? UISplitViewController
        #expect(split?.style == .doubleColumn && split?.preferredDisplayMode == .oneBesideSecondary)
        #expect(split?.preferredSplitBehavior == .tile && split?.presentsWithGesture == false)
    }

    @Test func refreshControls() throws {
        let board = try LoadedDocument.storyboard(
            """
            <tableViewController id="start"><value key="contentSizeForViewInPopover" type="size" width="250" height="251"/>
            <tableView key="view" id="t"><rect key="frame" width="375" height="667"/></tableView>
            <refreshControl key="refreshControl" id="r"><rect key="frame" width="1000" height="1000"/>
            <attributedString key="attributedTitle"><fragment content="Pull"/></attributedString></refreshControl>
            </tableViewController>
            """)
        let controller = try #require(board.instantiateInitialViewController() as? UITableViewController)
        controller.loadViewIfNeeded()
        #expect(controller.refreshControl?.attributedTitle?.string == "Pull")
        #expect(controller.tableView.refreshControl === controller.refreshControl)
        #expect(controller.preferredContentSize == CGSize(width: 250, height: 251))
    }
}
