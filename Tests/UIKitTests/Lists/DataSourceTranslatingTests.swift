import Testing

@testable import UIKit

/// Places of the data source and those that lists present.
///
/// - Source: developer.apple.com/documentation/uikit/uidatasourcetranslating
@MainActor
struct DataSourceTranslatingTests {
    /// Lists whose rows are all of the data source present them in their places.
    @Test(arguments: [0, 1]) func placesWithoutPlaceholdersAreTheSame(number: Int) {
        let collection = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        let lists: [any UIDataSourceTranslating] = [UITableView(), collection]
        let (list, path) = (lists[number], IndexPath(row: 3, section: 2))
        #expect(list.presentationIndexPath(forDataSourceIndexPath: path) == path)
        #expect(list.dataSourceIndexPath(forPresentationIndexPath: path) == path)
        #expect(list.presentationIndexPath(forDataSourceIndexPath: nil) == nil)
        #expect(list.dataSourceIndexPath(forPresentationIndexPath: nil) == nil)
        #expect(list.presentationSectionIndex(forDataSourceSectionIndex: 2) == 2)
        #expect(list.dataSourceSectionIndex(forPresentationSectionIndex: 1) == 1)
    }

    private final class Rows: NSObject, UITableViewDataSource {
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
    }

    @Test func actionsOnPresentedPlacesRunAtOnce() {
        let (table, rows) = (UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480)), Rows())
        table.dataSource = rows
        table.layoutIfNeeded()
        var selected: IndexPath?
        table.performUsingPresentationValues {
            table.selectRow(at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
            selected = table.indexPathForSelectedRow
        }
        #expect(selected == IndexPath(row: 1, section: 0))
    }
}
