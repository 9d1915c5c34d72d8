import Combine
import CoreData
import SwiftUI
import UIKit

final class TripsViewController: UIViewController {
    private let store: TripStore
    private let model: TripsModel
    private let tableView = UITableView(frame: .zero, style: .insetGrouped)
    private lazy var summary = UIHostingController(rootView: TripSummary(model: model))
    private var subscriptions = Set<AnyCancellable>()

    private lazy var results: NSFetchedResultsController<Trip> = {
        let request: NSFetchRequest<Trip> = Trip.fetchRequest()
        request.sortDescriptors = [
            NSSortDescriptor(key: #keyPath(Trip.country), ascending: true),
            NSSortDescriptor(keyPath: \Trip.title, ascending: true),
        ]
        let results = NSFetchedResultsController(
            fetchRequest: request, managedObjectContext: store.context, sectionNameKeyPath: #keyPath(Trip.country), cacheName: nil
        )
        results.delegate = self
        return results
    }()

    init(store: TripStore) {
        self.store = store
        model = TripsModel(context: store.context)
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Trips"
        view.backgroundColor = .systemGroupedBackground
        navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .add, target: self, action: #selector(add))
        let search = UISearchController(searchResultsController: nil)
        search.searchResultsUpdater = self
        navigationItem.searchController = search
        tableView.dataSource = self
        tableView.delegate = self
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "trip")
        addViews()
        model.predicate.sink { [weak self] in self?.show($0) }.store(in: &subscriptions)
    }

    private func addViews() {
        addChild(summary)
        summary.view.backgroundColor = .clear
        let stack = UIStackView(arrangedSubviews: [summary.view, tableView])
        stack.axis = .vertical
        stack.isLayoutMarginsRelativeArrangement = true
        stack.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 8, leading: 0, bottom: 0, trailing: 0)
        summary.view.setContentHuggingPriority(.required, for: .vertical)
        tableView.backgroundColor = .clear
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        summary.didMove(toParent: self)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
            stack.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            stack.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        ])
    }

    private func show(_ predicate: NSPredicate?) {
        results.fetchRequest.predicate = predicate
        do {
            try results.performFetch()
        } catch {
            assertionFailure(error.localizedDescription)
        }
        tableView.reloadData()
    }

    @objc private func add() {
        store.addTrip("Somewhere", in: "Anywhere", nights: 1)
        store.save()
    }

    private func configure(_ cell: UITableViewCell, with trip: Trip) {
        let names = (trip.places as? Set<Place> ?? []).compactMap(\.name).sorted()
        var content = UIListContentConfiguration.subtitleCell()
        content.text = trip.title
        content.secondaryText = ([trip.nights == 1 ? "1 night" : "\(trip.nights) nights"] + names).joined(separator: " · ")
        content.secondaryTextProperties.color = .secondaryLabel
        cell.contentConfiguration = content
    }
}

extension TripsViewController: UITableViewDataSource, UITableViewDelegate {
    func numberOfSections(in tableView: UITableView) -> Int { results.sections?.count ?? 0 }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        results.sections?[section].numberOfObjects ?? 0
    }

    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { results.sections?[section].name }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "trip", for: indexPath)
        configure(cell, with: results.object(at: indexPath))
        return cell
    }

    func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        let delete = UIContextualAction(style: .destructive, title: "Delete") { [weak self] _, _, finish in
            guard let self else { return finish(false) }
            store.context.delete(results.object(at: indexPath))
            store.save()
            finish(true)
        }
        return UISwipeActionsConfiguration(actions: [delete])
    }
}

extension TripsViewController: NSFetchedResultsControllerDelegate {
    func controllerWillChangeContent(_ controller: NSFetchedResultsController<NSFetchRequestResult>) { tableView.beginUpdates() }

    func controller(
        _ controller: NSFetchedResultsController<NSFetchRequestResult>, didChange sectionInfo: NSFetchedResultsSectionInfo,
        atSectionIndex sectionIndex: Int, for type: NSFetchedResultsChangeType
    ) {
        switch type {
        case .insert: tableView.insertSections([sectionIndex], with: .automatic)
        case .delete: tableView.deleteSections([sectionIndex], with: .automatic)
        default: break
        }
    }

    func controller(
        _ controller: NSFetchedResultsController<NSFetchRequestResult>, didChange anObject: Any, at indexPath: IndexPath?,
        for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?
    ) {
        switch type {
        case .insert: tableView.insertRows(at: [newIndexPath!], with: .automatic)
        case .delete: tableView.deleteRows(at: [indexPath!], with: .automatic)
        case .update: tableView.reloadRows(at: [indexPath!], with: .automatic)
        case .move: tableView.moveRow(at: indexPath!, to: newIndexPath!)
        @unknown default: tableView.reloadData()
        }
    }

    func controllerDidChangeContent(_ controller: NSFetchedResultsController<NSFetchRequestResult>) { tableView.endUpdates() }
}

extension TripsViewController: UISearchResultsUpdating {
    func updateSearchResults(for searchController: UISearchController) { model.query = searchController.searchBar.text ?? "" }
}
