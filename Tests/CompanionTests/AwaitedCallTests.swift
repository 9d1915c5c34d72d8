import CoreLocation
import FoundationNetworking
import MapKit
import Photos
import Testing
import UIKit
import WebKit

/// Calls of other frameworks that return when they are done, beside those that call a handler.
@MainActor @Suite struct AwaitedCallTests {
    @Test func searchesFailWithoutANetwork() async {
        let place = CLLocation(latitude: 50, longitude: 8)
        await #expect(throws: CLError.self) { try await CLGeocoder().reverseGeocodeLocation(place) }
        await #expect(throws: CLError.self) { try await CLGeocoder().reverseGeocodeLocation(place, preferredLocale: nil) }
        await #expect(throws: CLError.self) { try await CLGeocoder().geocodeAddressString("Frankfurt") }
        await #expect(throws: MKError.self) { try await MKLocalSearch(request: MKLocalSearch.Request()).start() }
        await #expect(throws: MKError.self) { try await MKDirections(request: MKDirections.Request()).calculate() }
        await #expect(throws: MKError.self) { try await MKMapSnapshotter(options: MKMapSnapshotter.Options()).start() }
        await #expect(throws: PHPhotosError.self) { try await PHPhotoLibrary.shared().performChanges {} }
    }

    @Test func webViewsAnswer() async throws {
        let view = WKWebView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
        #expect(try await view.takeSnapshot(configuration: nil).size == CGSize(width: 30, height: 20))
        await #expect(throws: WKError.self) { _ = try await view.evaluateJavaScript("1") }
    }

    @Test func storesOfPagesAnswer() async throws {
        let store = WKWebsiteDataStore.nonPersistent()
        let cookie = try #require(HTTPCookie(properties: [.name: "a", .value: "b", .domain: "example.org", .path: "/"]))
        await store.httpCookieStore.setCookie(cookie)
        #expect(await store.httpCookieStore.allCookies() == [cookie])
        await store.removeData(ofTypes: WKWebsiteDataStore.allWebsiteDataTypes(), modifiedSince: .distantPast)
        let records = await store.dataRecords(ofTypes: WKWebsiteDataStore.allWebsiteDataTypes())
        await store.removeData(ofTypes: WKWebsiteDataStore.allWebsiteDataTypes(), for: records)
        #expect(records.isEmpty)
    }
}
