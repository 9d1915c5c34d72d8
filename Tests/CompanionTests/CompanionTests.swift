import AVFoundation
import AVKit
import CoreLocation
import ImageIO
import LocalAuthentication
import MapKit
import MessageUI
import MobileCoreServices
import SafariServices
import Testing
import UIKit
import UniformTypeIdentifiers
import UserNotifications
import WebKit
import os

/// Tests of the modules that stand for other frameworks: their views are laid out, and their services are not
/// available. The tests share the notification center, so that they run one after the other.
@MainActor @Suite(.serialized) struct CompanionTests {
    final class Listener: NSObject, WKNavigationDelegate {
        var heard: [String] = []
        func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!) { heard.append("start") }
        func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) { heard.append("finish") }
        func webView(_ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error) {
            heard.append((error as? URLError)?.code == .notConnectedToInternet ? "offline" : "other")
        }
    }

    private func captions(of view: UIView) -> [String] {
        ((view as? UILabel)?.text).map { [$0] } ?? view.subviews.flatMap(captions)
    }

    private func turnMainQueue() async { await withCheckedContinuation { next in DispatchQueue.main.async { next.resume() } } }

    @Test func webViewsLayOutAndFailToLoad() async throws {
        let (view, listener) = (WKWebView(frame: CGRect(x: 0, y: 0, width: 100, height: 80)), Listener())
        view.navigationDelegate = listener
        let address = try #require(URL(string: "https://example.com/a"))
        #expect(view.load(URLRequest(url: address)) != nil)
        #expect(view.isLoading && view.url == address && captions(of: view) == ["https://example.com/a"])
        await turnMainQueue()
        #expect(listener.heard == ["start", "offline"] && !view.isLoading)
        view.loadHTMLString("<p>", baseURL: nil)
        await turnMainQueue()
        #expect(listener.heard == ["start", "offline", "start", "finish"] && view.estimatedProgress == 1)
        view.frame.size = CGSize(width: 300, height: 200)
        view.layoutIfNeeded()
        #expect(view.scrollView.frame.size == CGSize(width: 300, height: 200))
        #expect(view.intrinsicContentSize == CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric))
    }

    @Test func stoppedLoadsAreNotHeardOf() async throws {
        let (view, listener) = (WKWebView(frame: .zero), Listener())
        view.navigationDelegate = listener
        view.loadHTMLString("", baseURL: nil)
        view.stopLoading()
        await turnMainQueue()
        #expect(listener.heard == [])
    }

    @Test func pagesOfSafariNameTheirAddress() throws {
        let controller = SFSafariViewController(url: try #require(URL(string: "https://example.com")))
        controller.loadViewIfNeeded()
        #expect(captions(of: controller.view) == ["https://example.com"])
    }

    @Test func messagesCannotBeSent() {
        #expect(!MFMailComposeViewController.canSendMail() && !MFMessageComposeViewController.canSendText())
        let mail = MFMailComposeViewController()
        mail.setSubject("Greetings")
        mail.loadViewIfNeeded()
        #expect(captions(of: mail.view).contains("Greetings"))
    }

    @Test func theUserIsNotAsked() async {
        let center = UNUserNotificationCenter.current()
        #expect(await center.notificationSettings().authorizationStatus == .denied)
        await #expect(throws: UNError(.notificationsNotAllowed)) { try await center.requestAuthorization(options: [.alert]) }
        var error: NSError?
        #expect(!LAContext().canEvaluatePolicy(.deviceOwnerAuthentication, error: &error))
        #expect(error?.code == LAError.Code.passcodeNotSet.rawValue && LAContext().biometryType == .none)
    }

    /// A code stands for errors of its type and of its domain in patterns, as those of Foundation do.
    @Test func codesMatchErrors() {
        func isCancelled(_ error: any Error) -> Bool {
            switch error {
            case LAError.userCancel: true
            default: false
            }
        }
        #expect(isCancelled(LAError(.userCancel)) && !isCancelled(LAError(.appCancel)))
        #expect(isCancelled(NSError(domain: LAError.errorDomain, code: -2)))
        #expect(!isCancelled(NSError(domain: CLError.errorDomain, code: -2)) && !isCancelled(URLError(.badURL)))
    }

    final class Seeker: NSObject, CLLocationManagerDelegate {
        var errors: [CLError.Code] = []
        func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {
            errors += (error as? CLError).map { [$0.code] } ?? []
        }
    }

    @Test func placesAreNotTold() async {
        let (manager, seeker) = (CLLocationManager(), Seeker())
        manager.delegate = seeker
        manager.requestLocation()
        await turnMainQueue()
        #expect(seeker.errors == [.denied] && manager.authorizationStatus == .denied)
        // A degree of latitude of a ball with the earth's mean radius, 6,371.0088 km · π / 180.
        let metres = CLLocation(latitude: 10, longitude: 20).distance(from: CLLocation(latitude: 11, longitude: 20))
        #expect(abs(metres - 111_195.08) < 0.1)
    }

    @Test func mapsKeepWhatTheyShow() {
        let map = MKMapView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let mark = MKPointAnnotation(coordinate: CLLocationCoordinate2D(latitude: 1, longitude: 2))
        map.addAnnotation(mark)
        map.setCenter(mark.coordinate, animated: false)
        #expect(map.region.center.longitude == 2 && map.annotations.count == 1 && captions(of: map) == ["Map"])
        map.removeAnnotation(mark)
        #expect(map.annotations.isEmpty)
    }

    @Test func playersKeepTheirTime() throws {
        let player = AVPlayer(url: try #require(URL(string: "https://example.com/film.mp4")))
        player.play()
        player.seek(to: CMTime(seconds: 1.5, preferredTimescale: 600))
        #expect(player.rate == 1 && player.currentTime().seconds == 1.5 && player.currentTime().value == 900)
        let controller = AVPlayerViewController()
        controller.player = player
        controller.loadViewIfNeeded()
        #expect(captions(of: controller.view) == ["Video"] && AVPlayerLayer(player: player).player === player)
        #expect(AVCaptureDevice.default(for: .video) == nil)
    }

    @Test func requestsOfMessagesAreKept() async throws {
        let (center, content) = (UNUserNotificationCenter.current(), UNMutableNotificationContent())
        content.title = "Tea"
        for seconds in [60.0, 90] {
            let trigger = UNTimeIntervalNotificationTrigger(timeInterval: seconds, repeats: false)
            try await center.add(UNNotificationRequest(identifier: "tea", content: content, trigger: trigger))
        }
        let pending = await withCheckedContinuation { next in center.getPendingNotificationRequests { next.resume(returning: $0) }
        }
        #expect(pending.map(\.content.title) == ["Tea"])
        #expect((pending.first?.trigger as? UNTimeIntervalNotificationTrigger)?.timeInterval == 90)
        center.removeAllPendingNotificationRequests()
    }

    @Test func pointsOfMapsKnowTheirDistance() {
        let (a, b) = (CLLocationCoordinate2D(latitude: 10, longitude: 20), CLLocationCoordinate2D(latitude: 11, longitude: 20))
        // A degree of latitude of a ball with the earth's mean radius, 6,371.0088 km · π / 180.
        #expect(abs(MKMapPoint(a).distance(to: MKMapPoint(b)) - 111_195.08) < 0.5)
        #expect(MKMapPoint(a).distance(to: MKMapPoint(a)) < 0.001)
    }

    @Test func messagesKeepWhatTheySay() async throws {
        let (center, content) = (UNUserNotificationCenter.current(), UNMutableNotificationContent())
        content.relevanceScore = 0.5
        content.targetContentIdentifier = "tea"
        content.launchImageName = "Cup"
        (content.summaryArgument, content.summaryArgumentCount, content.filterCriteria) = ("cups", 3, "work")
        try await center.add(UNNotificationRequest(identifier: "more tea", content: content, trigger: nil))
        let kept = try #require(await center.pendingNotificationRequests().first { $0.identifier == "more tea" }).content
        #expect(kept.relevanceScore == 0.5 && kept.targetContentIdentifier == "tea" && kept.launchImageName == "Cup")
        #expect(kept.summaryArgument == "cups" && kept.summaryArgumentCount == 3 && kept.filterCriteria == "work")
        center.removePendingNotificationRequests(withIdentifiers: ["more tea"])
        #expect(await center.pendingNotificationRequests().allSatisfy { $0.identifier != "more tea" })
        #expect(await center.deliveredNotifications().isEmpty)
    }

    @Test func kindsOfMessagesKeepTheirActions() async {
        let icon = UNNotificationActionIcon(systemImageName: "cup")
        let drink = UNNotificationAction(identifier: "drink", title: "Drink", options: .foreground, icon: icon)
        let answer = UNTextInputNotificationAction(
            identifier: "answer", title: "Answer", icon: nil, textInputButtonTitle: "Send", textInputPlaceholder: "Text")
        let kind = UNNotificationCategory(
            identifier: "tea", actions: [drink, answer], intentIdentifiers: ["x"], hiddenPreviewsBodyPlaceholder: "A message",
            categorySummaryFormat: "%u more", options: [.customDismissAction, .hiddenPreviewsShowTitle])
        let center = UNUserNotificationCenter.current()
        center.setNotificationCategories([kind])
        let kept = await center.notificationCategories().first
        #expect(kept?.actions.map(\.identifier) == ["drink", "answer"] && kept?.actions.first?.icon == icon)
        #expect(kept?.actions.last?.icon == nil && icon != UNNotificationActionIcon(templateImageName: "mug"))
        #expect(kept?.hiddenPreviewsBodyPlaceholder == "A message" && kept?.categorySummaryFormat == "%u more")
        #expect(kept?.options.contains(.hiddenPreviewsShowTitle) == true && kept?.intentIdentifiers == ["x"])
        center.setNotificationCategories([])
    }

    @Test func theNextDateOfATriggerIsSecondsAhead() throws {
        let before = Date()
        let next = try #require(UNTimeIntervalNotificationTrigger(timeInterval: 90, repeats: false).nextTriggerDate())
        #expect(next >= before + 90 && next < before + 150)
    }

    private nonisolated static let types: [(UTType, UTType, Bool)] = [
        (.png, .image, true), (.png, .data, true), (.png, .text, false), (.image, .png, false), (.json, .text, true),
        (.mpeg4Movie, .audiovisualContent, true), (.folder, .data, false),
    ]

    @Test(arguments: types) func typesAreKindsOfOthers(_ type: UTType, _ other: UTType, _ isKind: Bool) {
        #expect(type.conforms(to: other) == isKind)
    }

    @Test func typesHaveNames() {
        #expect(UTType(filenameExtension: "JPG") == .jpeg && UTType.pdf.preferredMIMEType == "application/pdf")
        #expect(UTType("public.png") == .png && UTType("no.such.type") == nil)
        #expect(kUTTypeImage as String == UTType.image.identifier)
    }

    @Test func documentPickersTakeUniformTypes() {
        let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.pdf, .image], asCopy: true)
        #expect(picker.documentPickerMode == .import && picker.types == ["com.adobe.pdf", "public.image"])
        #expect(UIDocumentPickerViewController(forOpeningContentTypes: [.data]).documentPickerMode == .open)
    }

    @Test func privateValuesAreNotLogged() {
        let name = "Ann"
        let message: OSLogMessage = "Hello \(name, privacy: .private), \(3)"
        #expect("\(message)".contains("Hello <private>, 3"))
        #expect(!OSLog.default.isEnabled(type: .debug) && OSLog.default.isEnabled(type: .error))
    }
}
