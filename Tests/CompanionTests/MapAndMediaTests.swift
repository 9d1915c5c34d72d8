import AVKit
import AudioToolbox
import MapKit
import Testing
import UserNotifications
import WebKit
import os

/// Maps' geometry, media that never play, and messages' dates.
@MainActor @Suite struct MapAndMediaTests {
    /// Mercator's projection of half the world's side: atanh(sin φ) / 2π of the side above the equator.
    /// The delegate is a weak property that is typed by a protocol.
    @Test func mapsOfDocumentsHaveTheirDelegate() {
        final class Owner: NSObject, MKMapViewDelegate {}
        let document = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="14460.31"
                targetRuntime="iOS.CocoaTouch" useAutolayout="YES"><objects>
            <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
            <mapView clipsSubviews="YES" contentMode="scaleToFill" mapType="standard" id="a">
            <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
            <connections><outlet property="delegate" destination="-1" id="b"/></connections></mapView></objects></document>
            """
        let owner = Owner()
        let objects = UINib(data: Data(document.utf8), bundle: nil).instantiate(withOwner: owner)
        #expect((objects.first as? MKMapView)?.delegate === owner)
    }

    @Test func pointsOfThePlaneMap() {
        let point = MKMapPoint(CLLocationCoordinate2D(latitude: 45, longitude: 90))
        #expect(abs(point.x - 268_435_456 * 0.75) < 0.001)
        #expect(abs(point.y - 268_435_456 * (0.5 - atanh(sin(Double.pi / 4)) / (2 * .pi))) < 0.001)
        let (back, middle) = (point.coordinate, MKMapPoint(CLLocationCoordinate2D()))
        #expect(abs(back.latitude - 45) < 1e-9 && abs(back.longitude - 90) < 1e-9)
        #expect(middle.x == 134_217_728 && abs(middle.y - 134_217_728) < 0.001)
        let box = MKMapRect(x: 0, y: 0, width: 2, height: 2).union(MKMapRect(x: 4, y: -1, width: 1, height: 1))
        #expect(box.minX == 0 && box.minY == -1 && box.maxX == 5 && box.maxY == 2 && MKMapRect.null.union(box).midX == 2.5)
    }

    /// The address of a tile, in the schemes of both directions of counting rows.
    @Test func tilesHaveAddresses() async throws {
        let overlay = MKTileOverlay(urlTemplate: "https://example.org/{z}/{x}/{y}@{scale}.png")
        let path = MKTileOverlayPath(x: 1, y: 2, z: 3, contentScaleFactor: 2)
        #expect(overlay.url(forTilePath: path).absoluteString == "https://example.org/3/1/2@2.png")
        overlay.isGeometryFlipped = true
        #expect(overlay.url(forTilePath: path).absoluteString == "https://example.org/3/1/5@2.png")
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("tile-\(UUID().uuidString)")
        try Data([1, 2, 3]).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let local = MKTileOverlay(urlTemplate: file.absoluteString)
        let data = await withCheckedContinuation { done in local.loadTile(at: path) { data, _ in done.resume(returning: data) } }
        #expect(data == Data([1, 2, 3]))
        let none = MKTileOverlay(urlTemplate: file.absoluteString + "-none")
        let fails = await withCheckedContinuation { done in
            none.loadTile(at: path) { done.resume(returning: $0 == nil && $1 != nil) }
        }
        #expect(fails)
    }

    private final class Answers: NSObject, WKURLSchemeHandler {
        func webView(_ webView: WKWebView, start urlSchemeTask: any WKURLSchemeTask) {}
        func webView(_ webView: WKWebView, stop urlSchemeTask: any WKURLSchemeTask) {}
    }

    @Test func webViewsKeepHandlersAndMakeDocuments() async throws {
        let (configuration, answers) = (WKWebViewConfiguration(), Answers())
        configuration.setURLSchemeHandler(answers, forURLScheme: "App")
        #expect(configuration.urlSchemeHandler(forURLScheme: "app") === answers && WKWebView.handlesURLScheme("HTTPS"))
        let view = WKWebView(frame: CGRect(x: 0, y: 0, width: 40, height: 30), configuration: configuration)
        #expect(view.configuration.urlSchemeHandler(forURLScheme: "app") === answers)
        let data: Data = try await withCheckedThrowingContinuation { done in view.createPDF { done.resume(with: $0) } }
        #expect(data.starts(with: Array("%PDF".utf8)))
    }

    nonisolated private static let distances:
        [(Double, MKDistanceFormatter.Units, MKDistanceFormatter.DistanceUnitStyle, String, String)] = [
            (950, .metric, .default, "en_US", "950 m"), (1260, .metric, .full, "en_US", "1.3 kilometers"),
            (1260, .metric, .abbreviated, "de_DE", "1,3 km"), (1609.344, .default, .default, "en_US", "1 mi"),
            (30.48, .imperial, .full, "en_US", "100 feet"), (91.44, .imperialWithYards, .default, "en_GB", "100 yd"),
            (2000, .default, .default, "de_DE", "2 km"),
        ]

    /// The units and languages, whose names are those of the Unicode CLDR. Apple does not document how it rounds.
    @Test(arguments: distances) func distancesHaveUnits(
        _ distance: Double, _ units: MKDistanceFormatter.Units, _ style: MKDistanceFormatter.DistanceUnitStyle, _ locale: String,
        _ expected: String
    ) {
        let formatter = MKDistanceFormatter()
        (formatter.locale, formatter.units, formatter.unitStyle) = (Locale(identifier: locale), units, style)
        let text = formatter.string(fromDistance: distance).replacing("\u{A0}", with: " ")
        #expect(text == expected)
        #expect(abs(formatter.distance(from: text) - distance) < 50)
        #expect(formatter.distance(from: "far") < 0)
    }

    @Test func placesArePointsOfTheView() {
        let map = MKMapView(frame: CGRect(x: 10, y: 20, width: 200, height: 100))
        map.region = MKCoordinateRegion(
            center: CLLocationCoordinate2D(), span: MKCoordinateSpan(latitudeDelta: 10, longitudeDelta: 20))
        let right = map.convert(CLLocationCoordinate2D(latitude: 0, longitude: 10), toPointTo: map)
        #expect(abs(right.x - 200) < 1e-6 && abs(right.y - 50) < 1e-6)
        let corner = map.convert(CGPoint(x: 0, y: 0), toCoordinateFrom: map)
        #expect(abs(corner.latitude - 5) < 1e-6 && abs(corner.longitude + 10) < 1e-6)
    }

    @Test func mapsKeepMarksAndFigures() {
        let map = MKMapView()
        map.register(MKMarkerAnnotationView.self, forAnnotationViewWithReuseIdentifier: "mark")
        let places = [(1.0, 2.0), (3, 6)].map { CLLocationCoordinate2D(latitude: $0, longitude: $1) }
        let marks = places.map { MKPointAnnotation(coordinate: $0) }
        map.showAnnotations(marks, animated: false)
        #expect(map.annotations.count == 2 && abs(map.region.center.longitude - 4) < 1e-9)
        #expect(abs(map.region.span.longitudeDelta - 4) < 1e-9)
        #expect(map.dequeueReusableAnnotationView(withIdentifier: "mark", for: marks[0]) is MKMarkerAnnotationView)
        map.selectAnnotation(marks[1], animated: false)
        #expect(map.selectedAnnotations.count == 1)
        let line = MKPolyline(coordinates: places, count: 2)
        map.addOverlay(line)
        #expect(map.overlays.count == 1 && line.boundingMapRect.width > 0 && MKPolylineRenderer(polyline: line).polyline === line)
        map.removeOverlays([line])
        #expect(map.overlays.isEmpty)
    }

    @Test func searchesFail() async {
        let code = await withCheckedContinuation { next in
            MKLocalSearch(request: .init()).start { _, error in next.resume(returning: (error as? MKError)?.code) }
        }
        #expect(code == .serverFailure)
        let place = CLCircularRegion(center: CLLocationCoordinate2D(), radius: 112_000, identifier: "near")
        #expect(place.contains(CLLocationCoordinate2D(latitude: 1, longitude: 0)))
        #expect(!place.contains(CLLocationCoordinate2D(latitude: 1.1, longitude: 0)))
    }

    @Test func theLargestRectangleOfAnAspect() {
        let box = CGRect(x: 10, y: 0, width: 100, height: 100)
        #expect(
            AVMakeRect(aspectRatio: CGSize(width: 16, height: 8), insideRect: box) == CGRect(x: 10, y: 25, width: 100, height: 50)
        )
        #expect(
            AVMakeRect(aspectRatio: CGSize(width: 1, height: 2), insideRect: box) == CGRect(x: 35, y: 0, width: 50, height: 100))
    }

    @Test func timesAreAddedAndCompared() {
        let (half, third) = (CMTime(value: 1, timescale: 2), CMTime(value: 200, timescale: 600))
        #expect(half + third == CMTime(value: 500, timescale: 600) && half - third == CMTime(value: 100, timescale: 600))
        #expect(third < half && CMTimeCompare(half, third) == 1 && CMTime.indefinite.seconds.isNaN)
        #expect(CMTime.positiveInfinity > half && !CMTime.invalid.isValid)
    }

    @Test func nothingPlaysOrRecords() throws {
        let (session, player) = (AVCaptureSession(), AVQueuePlayer(items: []))
        #expect(session.canAddOutput(AVCaptureMetadataOutput()) && session.inputs.isEmpty && !session.isRunning)
        #expect(AVCaptureDevice.default(.builtInWideAngleCamera, for: .video, position: .back) == nil)
        player.play()
        #expect(player.timeControlStatus == .waitingToPlayAtSpecifiedRate)
        #expect(throws: (any Error).self) { try AVAudioPlayer(contentsOf: URL(fileURLWithPath: "/no/such/file.mp3")) }
        let generator = AVAssetImageGenerator(asset: AVAsset(url: URL(fileURLWithPath: "/film.mp4")))
        #expect(throws: AVError(.decodeFailed)) { try generator.copyCGImage(at: .zero, actualTime: nil) }
        try AVAudioSession.sharedInstance().setCategory(.playback, mode: .moviePlayback, options: [.duckOthers])
        #expect(AVAudioSession.sharedInstance().category == .playback && AVAudioSession.sharedInstance().outputVolume == 0)
    }

    @Test func soundsHaveNamesAndRecordersAreSilent() throws {
        var (first, second): (SystemSoundID, SystemSoundID) = (0, 0)
        let file = URL(fileURLWithPath: "/sound.caf")
        #expect(AudioServicesCreateSystemSoundID(file, &first) == 0 && AudioServicesCreateSystemSoundID(file, &second) == 0)
        #expect(first != second && first > kSystemSoundID_Vibrate)
        AudioServicesPlaySystemSound(first)
        #expect(AudioServicesDisposeSystemSoundID(first) == 0)
        let recorder = try AVAudioRecorder(url: file, settings: [AVFormatIDKey: kAudioFormatMPEG4AAC])
        #expect(!recorder.record() && !recorder.isRecording && recorder.averagePower(forChannel: 0) == -160)
        let layer = AVCaptureVideoPreviewLayer(session: AVCaptureSession())
        layer.bounds = CGRect(x: 0, y: 0, width: 200, height: 100)
        let part = layer.metadataOutputRectConverted(fromLayerRect: CGRect(x: 50, y: 50, width: 100, height: 25))
        #expect(part == CGRect(x: 0.25, y: 0.5, width: 0.5, height: 0.25))
        #expect(layer.layerRectConverted(fromMetadataOutputRect: part) == CGRect(x: 50, y: 50, width: 100, height: 25))
    }

    @Test func theNextDateOfAMessage() throws {
        let trigger = UNCalendarNotificationTrigger(dateMatching: DateComponents(hour: 7, minute: 30), repeats: true)
        let parts = Calendar.current.dateComponents([.hour, .minute], from: try #require(trigger.nextTriggerDate()))
        #expect(parts.hour == 7 && parts.minute == 30)
    }

    @Test func cookiesAreKept() async throws {
        let store = WKWebsiteDataStore.nonPersistent().httpCookieStore
        let cookie = try #require(HTTPCookie(properties: [.name: "a", .value: "1", .domain: "example.com", .path: "/"]))
        await store.setCookie(cookie)
        await store.setCookie(cookie)
        let kept = await withCheckedContinuation { next in store.getAllCookies { next.resume(returning: $0.map(\.name)) } }
        #expect(kept == ["a"])
    }

    @Test func locksGuardTheirValue() {
        let lock = OSAllocatedUnfairLock(initialState: 1)
        #expect(
            lock.withLock {
                $0 += 1; return $0
            } == 2)
        let message: OSLogMessage = "\(2.345, format: .fixed(precision: 1)) \("x", privacy: .private(mask: .hash))"
        #expect("\(message)".contains("2.3 <private>"))
    }
}
