import CoreData

/// The trips, which are kept while the app runs.
final class TripStore {
    private static let model: NSManagedObjectModel = {
        guard let url = Bundle.main.url(forResource: "Trips", withExtension: "momd"),
            let model = NSManagedObjectModel(contentsOf: url)
        else { fatalError("The app has no model.") }
        return model
    }()

    private let container: NSPersistentContainer
    var context: NSManagedObjectContext { container.viewContext }

    init() {
        container = NSPersistentContainer(name: "Trips", managedObjectModel: Self.model)
        container.persistentStoreDescriptions.first?.url = URL(fileURLWithPath: "/dev/null")
        container.loadPersistentStores { _, error in
            if let error { fatalError("The store cannot be opened: \(error.localizedDescription)") }
        }
    }

    @discardableResult
    func addTrip(_ title: String, in country: String, nights: Int16, places names: [String] = []) -> Trip {
        let trip = Trip(context: context)
        (trip.title, trip.country, trip.nights) = (title, country, nights)
        for name in names {
            let place = Place(context: context)
            place.name = name
            trip.addToPlaces(place)
        }
        return trip
    }

    func addSamples() {
        addTrip("Along the fjords", in: "Norway", nights: 6, places: ["Bergen", "Flåm"])
        addTrip("Lofoten in winter", in: "Norway", nights: 4, places: ["Svolvær"])
        addTrip("Three towns by train", in: "Portugal", nights: 5, places: ["Porto", "Coimbra", "Lisboa"])
        save()
    }

    func save() {
        guard context.hasChanges else { return }
        do {
            try context.save()
        } catch {
            context.rollback()
        }
    }
}
