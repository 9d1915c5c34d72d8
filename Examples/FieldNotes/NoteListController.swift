import UIKit

/// The notes: searched by words and place, deleted and marked by swipes, renamed and shared from a menu.
final class NoteListController: UIViewController {
    private(set) var notes = Note.samples
    private(set) var marked: Set<Int> = []
    private(set) var collection: UICollectionView!
    let search = UISearchController(searchResultsController: nil)
    private var source: UICollectionViewDiffableDataSource<Int, Int>!

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Notes"
        view.backgroundColor = .systemBackground
        addList()
        addSearch()
        navigationItem.leftBarButtonItem = UIBarButtonItem(
            title: "More", primaryAction: UIAction(title: "More") { [weak self] _ in self?.showChoices() })
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .add, primaryAction: UIAction { [weak self] _ in self?.askForTitle() })
        show()
    }

    // MARK: The list

    private func addList() {
        var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
        configuration.trailingSwipeActionsConfigurationProvider = { [weak self] path in self?.deletion(path) }
        configuration.leadingSwipeActionsConfigurationProvider = { [weak self] path in self?.marking(path) }
        collection = UICollectionView(
            frame: view.bounds, collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
        collection.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        collection.delegate = self
        view.addSubview(collection)
        let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { [weak self] cell, _, id in
            self?.fill(cell, with: id)
        }
        source = UICollectionViewDiffableDataSource(collectionView: collection) { collection, path, id in
            collection.dequeueConfiguredReusableCell(using: registration, for: path, item: id)
        }
    }

    private func fill(_ cell: UICollectionViewListCell, with id: Int) {
        guard let note = notes.first(where: { $0.id == id }) else { return }
        var content = cell.defaultContentConfiguration()
        content.text = note.title
        content.secondaryText = note.place.rawValue
        content.secondaryTextProperties.color = note.place.color
        cell.contentConfiguration = content
        cell.accessories = marked.contains(id) ? [.checkmark()] : [.disclosureIndicator()]
    }

    /// The notes that the search asks for.
    private var found: [Note] {
        let words = (search.searchBar.text ?? "").lowercased()
        let scope = search.searchBar.selectedScopeButtonIndex
        return notes.filter { note in
            (scope == 0 || note.place == Note.Place.allCases[scope - 1])
                && (words.isEmpty || note.title.lowercased().contains(words) || note.text.lowercased().contains(words))
        }
    }

    private func show(again ids: [Int] = []) {
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0])
        snapshot.appendItems(found.map(\.id))
        snapshot.reconfigureItems(ids.filter { snapshot.itemIdentifiers.contains($0) })
        source.apply(snapshot, animatingDifferences: false)
    }

    private func id(_ path: IndexPath) -> Int? { source.itemIdentifier(for: path) }

    // MARK: Swipes

    private func deletion(_ path: IndexPath) -> UISwipeActionsConfiguration? {
        guard let id = id(path) else { return nil }
        let delete = UIContextualAction(style: .destructive, title: "Delete") { [weak self] _, _, done in
            self?.notes.removeAll { $0.id == id }
            self?.show()
            done(true)
        }
        return UISwipeActionsConfiguration(actions: [delete])
    }

    private func marking(_ path: IndexPath) -> UISwipeActionsConfiguration? {
        guard let id = id(path) else { return nil }
        let mark = UIContextualAction(style: .normal, title: "Mark") { [weak self] _, _, done in
            self?.marked.insert(id)
            self?.show(again: [id])
            done(true)
        }
        mark.backgroundColor = .systemOrange
        return UISwipeActionsConfiguration(actions: [mark])
    }

    // MARK: Search

    private func addSearch() {
        search.searchResultsUpdater = self
        search.obscuresBackgroundDuringPresentation = false
        search.searchBar.placeholder = "Search"
        search.searchBar.scopeButtonTitles = ["All"] + Note.Place.allCases.map(\.rawValue)
        search.searchBar.delegate = self
        navigationItem.searchController = search
        navigationItem.hidesSearchBarWhenScrolling = false
        definesPresentationContext = true
    }

    // MARK: Alerts

    /// Asks for the title of a new note.
    private func askForTitle() {
        let alert = UIAlertController(title: "New note", message: "What did you see?", preferredStyle: .alert)
        alert.addTextField { $0.placeholder = "Title" }
        let add = UIAlertAction(title: "Add", style: .default) { [weak self, weak alert] _ in
            self?.add(alert?.textFields?.first?.text ?? "")
        }
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        alert.addAction(add)
        alert.preferredAction = add
        present(alert, animated: true)
    }

    private func add(_ title: String) {
        guard !title.isEmpty else { return }
        notes.append(Note(id: (notes.map(\.id).max() ?? 0) + 1, title: title, place: .forest, text: ""))
        show()
    }

    /// Offers what concerns all notes: from below on a phone, beside the button on a tablet.
    private func showChoices() {
        let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
        sheet.addAction(
            UIAlertAction(title: "Sort by title", style: .default) { [weak self] _ in
                self?.notes.sort { $0.title < $1.title }
                self?.show()
            })
        sheet.addAction(
            UIAlertAction(title: "Delete all", style: .destructive) { [weak self] _ in
                self?.notes = []
                self?.show()
            })
        sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        sheet.popoverPresentationController?.barButtonItem = navigationItem.leftBarButtonItem
        present(sheet, animated: true)
    }
}

extension NoteListController: UISearchResultsUpdating, UISearchBarDelegate {
    func updateSearchResults(for searchController: UISearchController) { show() }
    func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) { show() }
}

extension NoteListController: UICollectionViewDelegate {
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        collectionView.deselectItem(at: indexPath, animated: false)
        guard let id = id(indexPath), let note = notes.first(where: { $0.id == id }) else { return }
        GrowingTransition.shared.start = collectionView.cellForItem(at: indexPath)
        navigationController?.pushViewController(NoteController(note), animated: true)
    }

    func collectionView(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
    ) -> UIContextMenuConfiguration? {
        guard let path = indexPaths.first, let id = id(path) else { return nil }
        return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { [weak self] _ in
            UIMenu(children: [
                UIAction(title: "Copy title") { _ in
                    UIPasteboard.general.string = self?.notes.first { $0.id == id }?.title
                },
                UIAction(title: "Delete", attributes: .destructive) { _ in
                    self?.notes.removeAll { $0.id == id }
                    self?.show()
                },
            ])
        }
    }
}
