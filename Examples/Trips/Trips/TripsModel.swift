import Combine
import CoreData

/// The view model of the screen of trips: its title, its summary and the search.
final class TripsModel: ObservableObject {
    @Published var query = ""
    @Published private(set) var tripCount = 0
    @Published private(set) var nights = 0

    /// The condition for the query; nil for all trips.
    var predicate: AnyPublisher<NSPredicate?, Never> {
        $query
            .map { $0.trimmingCharacters(in: .whitespaces) }
            .removeDuplicates()
            .map { query in
                query.isEmpty
                    ? nil : NSPredicate(format: "title CONTAINS[cd] %@ OR ANY places.name BEGINSWITH[cd] %@", query, query)
            }
            .eraseToAnyPublisher()
    }

    private let context: NSManagedObjectContext
    private var subscriptions = Set<AnyCancellable>()

    init(context: NSManagedObjectContext) {
        self.context = context
        NotificationCenter.default
            .publisher(for: .NSManagedObjectContextObjectsDidChange, object: context)
            .map { _ in () }
            .prepend(())
            .sink { [weak self] in self?.count() }
            .store(in: &subscriptions)
    }

    private func count() {
        let request: NSFetchRequest<Trip> = Trip.fetchRequest()
        let trips = (try? context.fetch(request)) ?? []
        tripCount = trips.count
        nights = trips.reduce(0) { $0 + Int($1.nights) }
    }
}
