import Combine
import CoreData
import XCTest

@testable import Trips

final class TripsTests: XCTestCase {
    private let store = TripStore()
    private var subscriptions = Set<AnyCancellable>()

    func testTheModelCountsTripsAndNights() {
        let model = TripsModel(context: store.context)
        XCTAssertEqual(model.tripCount, 0)
        store.addSamples()
        XCTAssertEqual(model.tripCount, 3)
        XCTAssertEqual(model.nights, 15)
    }

    func testTheQueryFindsTitlesAndPlaces() throws {
        store.addSamples()
        let model = TripsModel(context: store.context)
        var found: [[String]] = []
        model.predicate.sink { [store] predicate in
            let request: NSFetchRequest<Trip> = Trip.fetchRequest()
            (request.predicate, request.sortDescriptors) = (predicate, [NSSortDescriptor(key: "title", ascending: true)])
            found.append((try? store.context.fetch(request))?.compactMap(\.title) ?? [])
        }
        .store(in: &subscriptions)
        model.query = "fjords"
        model.query = "fjords "
        model.query = "lisboa"
        XCTAssertEqual(
            found,
            [["Along the fjords", "Lofoten in winter", "Three towns by train"], ["Along the fjords"], ["Three towns by train"]])
    }

    func testATripMayNotHaveNoNights() {
        store.addTrip("Nowhere", in: "Norway", nights: 0)
        XCTAssertThrowsError(try store.context.save())
    }

    func testTheListFollowsTheStore() throws {
        let controller = TripsViewController(store: store)
        controller.loadViewIfNeeded()
        let table = try XCTUnwrap(subviews(of: controller.view).compactMap { $0 as? UITableView }.first)
        XCTAssertEqual(table.numberOfSections, 0)
        store.addSamples()
        XCTAssertEqual(table.numberOfSections, 2)
        XCTAssertEqual(table.numberOfRows(inSection: 0), 2)
    }

    private func subviews(of view: UIView) -> [UIView] { view.subviews + view.subviews.flatMap(subviews) }
}
