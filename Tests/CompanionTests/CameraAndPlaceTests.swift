import AVFoundation
import CoreLocation
import MapKit
@testable import Photos
import RuntimeReflection
import Testing
import UserNotifications
import WebKit

/// Cameras that are not there, places that are not known, and the names of methods.
@MainActor @Suite struct CameraAndPlaceTests {
    private final class Photographer: NSObject, AVCapturePhotoCaptureDelegate, @unchecked Sendable {
        var heard: [String] = []
        func photoOutput(_ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto, error: (any Error)?) {
            heard.append("photo \(error != nil) \(photo.fileDataRepresentation() == nil)")
        }
        func photoOutput(
            _ output: AVCapturePhotoOutput, didFinishCaptureFor resolvedSettings: AVCaptureResolvedPhotoSettings,
            error: (any Error)?
        ) { heard.append("end \(resolvedSettings.uniqueID) \(resolvedSettings.isFlashEnabled)") }
    }

    @Test func photosAreNotTaken() async {
        let (output, photographer) = (AVCapturePhotoOutput(), Photographer())
        let (settings, other) = (AVCapturePhotoSettings(), AVCapturePhotoSettings(format: ["key": "value"]))
        #expect(settings.uniqueID < other.uniqueID && settings.format == nil && other.format?["key"] as? String == "value")
        output.capturePhoto(with: settings, delegate: photographer)
        await withCheckedContinuation { next in DispatchQueue.main.async { next.resume() } }
        #expect(photographer.heard == ["photo true true", "end \(settings.uniqueID) false"])
        #expect(output.supportedFlashModes.isEmpty && !output.isLivePhotoCaptureSupported)
    }

    @Test func playersGoToATimeAndTell() async throws {
        let asset = AVURLAsset(
            url: try #require(URL(string: "https://example.org/a.mp4")),
            options: [AVURLAssetPreferPreciseDurationAndTimingKey: true])
        let item = AVPlayerItem(asset: asset, automaticallyLoadedAssetKeys: ["playable"])
        #expect(item.automaticallyLoadedAssetKeys == ["playable"])
        let player = AVPlayer(playerItem: item)
        let time = CMTime(value: 3, timescale: 1)
        let isThere = await withCheckedContinuation { done in
            player.seek(to: time, toleranceBefore: .zero, toleranceAfter: .zero) { done.resume(returning: $0) }
        }
        #expect(isThere && player.currentTime() == time)
    }

    @Test func rangesOfTheCamera() {
        let range = MKMapView.CameraZoomRange(maxCenterCoordinateDistance: 200)
        #expect(range?.minCenterCoordinateDistance == 0 && range?.maxCenterCoordinateDistance == 200)
        #expect(MKMapView.CameraZoomRange(minCenterCoordinateDistance: 5)?.maxCenterCoordinateDistance == .infinity)
        #expect(MKMapView.CameraZoomRange(minCenterCoordinateDistance: 5, maxCenterCoordinateDistance: 4) == nil)
        let map = MKMapView(frame: .zero)
        map.setCameraZoomRange(range, animated: true)
        #expect(map.cameraZoomRange === range)
        let boundary = MKMapView.CameraBoundary(coordinateRegion: map.region)
        map.setCameraBoundary(boundary, animated: false)
        #expect(map.cameraBoundary === boundary)
        let place = MKPlacemark(coordinate: CLLocationCoordinate2D(latitude: 1, longitude: 2), addressDictionary: ["City": "A"])
        #expect(place.coordinate.longitude == 2)
    }

    private final class Traveller: NSObject, CLLocationManagerDelegate {
        var failures = 0
        func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) { failures += 1 }
    }

    @Test func visitsAreNotTold() async {
        let (manager, traveller) = (CLLocationManager(), Traveller())
        manager.delegate = traveller
        manager.startMonitoringVisits()
        await withCheckedContinuation { next in DispatchQueue.main.async { next.resume() } }
        #expect(traveller.failures == 1 && manager.maximumRegionMonitoringDistance == -1)
        let fails = await withCheckedContinuation { done in
            CLGeocoder().reverseGeocodeLocation(CLLocation(latitude: 1, longitude: 2), preferredLocale: nil) {
                done.resume(returning: $0 == nil && $1 != nil)
            }
        }
        #expect(fails)
    }

    @Test func textsOfMessagesTakeValues() {
        #expect(NSString.localizedUserNotificationString(forKey: "%@ wrote %@", arguments: ["A", 3]) == "A wrote 3")
        #expect(NSString.localizedUserNotificationString(forKey: "plain %@", arguments: nil) == "plain %@")
    }

    private final class Page: WKWebView {
        var calls: [String] = []
        override func goBack() -> WKNavigation? {
            calls.append("back")
            return nil
        }
        override func stopLoading() { calls.append("stop") }
    }

    @Test func buttonsCallWebViews() {
        let page = Page(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        let button = UIButton(type: .system)
        for (name, event) in [("goBack", UIControl.Event.touchDown), ("stopLoading", .touchUpInside)] {
            button.addTarget(page, action: Selector(name), for: event)
            button.sendActions(for: event)
        }
        #expect(page.calls == ["back", "stop"] && page.responds(to: Selector("reload")))
    }

    @Test func requestsOfChangesTakeTheirPhoto() {
        let request = PHAssetChangeRequest(for: PHAsset())
        #expect(request.creationDate == nil && !request.isFavorite)
    }
}
