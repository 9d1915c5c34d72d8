import CairnTesting
import Testing

@testable import UIKit

/// Taps on a text view in a row or an item: a text that can be selected or edited takes them.
///
/// - Source: developer.apple.com/documentation/uikit/uitextview/isselectable
@MainActor
struct TextViewRowTests {
    private final class List: NSObject, UITableViewDataSource, UITableViewDelegate, UICollectionViewDataSource,
        UICollectionViewDelegate
    {
        let text = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 80))
        var told: [String] = []

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell()
            cell.contentView.addSubview(text)
            return cell
        }
        func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) { told.append("highlight") }
        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { told.append("select") }
        func tapped() { told.append("tap") }
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1 }
        func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
            let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
            cell.contentView.addSubview(text)
            return cell
        }
        func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
            told.append("highlight")
        }
        func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) { told.append("select") }
    }

    private let window = visibleWindow()
    private let list = List()

    private func show(inTable: Bool) {
        list.text.text = "A note"
        if inTable {
            let table = UITableView(frame: window.bounds)
            (table.rowHeight, table.dataSource, table.delegate) = (100, list, list)
            window.addSubview(table)
        } else {
            let layout = UICollectionViewFlowLayout()
            layout.itemSize = CGSize(width: 320, height: 100)
            let collection = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
            collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
            (collection.dataSource, collection.delegate) = (list, list)
            window.addSubview(collection)
        }
        window.layoutIfNeeded()
    }

    @Test("A text that can be selected or edited takes the tap", arguments: [true, false], [true, false])
    func taken(_ inTable: Bool, _ isEditable: Bool) {
        (list.text.isEditable, list.text.isSelectable) = (isEditable, !isEditable)
        show(inTable: inTable)
        window.tap(at: CGPoint(x: 100, y: 40))
        #expect(list.told.isEmpty && list.text.isFirstResponder)
        window.tap(at: CGPoint(x: 280, y: 40))
        #expect(list.told == ["highlight", "select"])
    }

    @Test("A text that can be neither leaves the tap to the row", arguments: [true, false]) func left(_ inTable: Bool) {
        (list.text.isEditable, list.text.isSelectable) = (false, false)
        show(inTable: inTable)
        window.tap(at: CGPoint(x: 100, y: 40))
        #expect(list.told == ["highlight", "select"] && !list.text.isFirstResponder)
    }

    @Test("unless a recognizer of the text takes it", arguments: [true, false]) func recognized(_ inTable: Bool) {
        (list.text.isEditable, list.text.isSelectable) = (false, false)
        let recognizer = UITapGestureRecognizer()
        recognizer.addTarget(list, action: Selector("tapped"))
        list.text.addGestureRecognizer(recognizer)
        show(inTable: inTable)
        window.tap(at: CGPoint(x: 100, y: 40))
        #expect(list.told.contains("tap") && !list.told.contains("select"))
    }
}
