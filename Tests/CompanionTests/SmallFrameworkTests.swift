import AdSupport
import AppTrackingTransparency
import AuthenticationServices
import BackgroundTasks
import ContactsUI
import CoreBluetooth
import CoreMotion
import CoreSpotlight
import CoreTelephony
import EventKitUI
import LinkPresentation
import MediaPlayer
import MultipeerConnectivity
import PDFKit
import QuickLook
import Social
import Speech
import Testing
import UIKit

/// What programs get of small frameworks: screens with captions, and answers that nothing is available.
@MainActor @Suite(.serialized) struct SmallFrameworkTests {
    private func captions(of view: UIView) -> [String] {
        ((view as? UILabel)?.text).map { [$0] } ?? view.subviews.flatMap(captions)
    }

    private func turnMainQueue() async { await withCheckedContinuation { next in DispatchQueue.main.async { next.resume() } } }

    @MainActor final class Listener: NSObject, QLPreviewControllerDataSource, ASAuthorizationControllerDelegate {
        var error: (any Error)?
        func numberOfPreviewItems(in controller: QLPreviewController) -> Int { 2 }
        func previewController(_ controller: QLPreviewController, previewItemAt index: Int) -> any QLPreviewItem {
            NSURL(fileURLWithPath: "/a/file\(index).txt")
        }
        func authorizationController(controller: ASAuthorizationController, didCompleteWithError error: any Error) {
            self.error = error
        }
    }

    @Test func previewsNameTheirFile() {
        let (controller, listener) = (QLPreviewController(), Listener())
        controller.dataSource = listener
        controller.loadViewIfNeeded()
        #expect(captions(of: controller.view) == ["file0.txt"] && controller.title == "file0.txt")
        controller.currentPreviewItemIndex = 1
        #expect(captions(of: controller.view) == ["file1.txt"])
        controller.currentPreviewItemIndex = 2
        #expect(captions(of: controller.view) == ["Quick Look"] && controller.currentPreviewItem == nil)
    }

    @Test func nobodySignsIn() async {
        let listener = Listener()
        let request = ASAuthorizationAppleIDProvider().createRequest()
        request.requestedScopes = [.fullName, .email]
        let controller = ASAuthorizationController(authorizationRequests: [request])
        controller.delegate = listener
        controller.performRequests()
        await turnMainQueue()
        #expect((listener.error as? ASAuthorizationError)?.code == .notInteractive)
        var failed: (any Error)?
        let session = ASWebAuthenticationSession(url: URL(fileURLWithPath: "/"), callbackURLScheme: nil) { failed = $1 }
        #expect(!session.start())
        await turnMainQueue()
        #expect((failed as? ASWebAuthenticationSessionError)?.code == .presentationContextInvalid)
        #expect(captions(of: ASAuthorizationAppleIDButton(type: .continue, style: .black)) == ["Continue with Apple"])
    }

    @Test func tasksAndItemsAreKept() async throws {
        let scheduler = BGTaskScheduler.shared
        #expect(throws: BGTaskScheduler.Error(.notPermitted)) { try scheduler.submit(BGProcessingTaskRequest(identifier: "x")) }
        #expect(scheduler.register(forTaskWithIdentifier: "a", using: nil) { _ in })
        #expect(!scheduler.register(forTaskWithIdentifier: "a", using: nil) { _ in })
        try scheduler.submit(BGAppRefreshTaskRequest(identifier: "a"))
        #expect(await scheduler.pendingTaskRequests().map(\.identifier) == ["a"])
        scheduler.cancelAllTaskRequests()
        let attributes = CSSearchableItemAttributeSet(contentType: .text)
        attributes.title = "Title"
        let item = CSSearchableItem(uniqueIdentifier: nil, domainIdentifier: "d", attributeSet: attributes)
        try await CSSearchableIndex.default().indexSearchableItems([item])
        #expect(!item.uniqueIdentifier.isEmpty && CSSearchableItemActionType == "com.apple.corespotlightitem")
    }

    @Test func commandsAndContactsAreObjects() {
        let command = MPRemoteCommandCenter.shared().playCommand
        let token = command.addTarget { _ in .success }
        #expect(command.give() == [.success])
        command.removeTarget(token)
        #expect(command.give() == [])
        MPNowPlayingInfoCenter.default().nowPlayingInfo = [MPMediaItemPropertyTitle: "Song"]
        #expect(MPNowPlayingInfoCenter.default().nowPlayingInfo?[MPMediaItemPropertyTitle] as? String == "Song")
        #expect(MPVolumeView(frame: CGRect(x: 0, y: 0, width: 90, height: 30)).subviews.first is UISlider)
        let contact = CNMutableContact()
        (contact.givenName, contact.familyName) = ("Ada", "Byron")
        contact.phoneNumbers = [CNLabeledValue(label: CNLabelHome, value: CNPhoneNumber(stringValue: "1"))]
        let copy = contact.copy() as? CNContact
        contact.givenName = "Eve"
        #expect(copy.flatMap { CNContactFormatter.string(from: $0, style: .fullName) } == "Ada Byron")
        #expect(CNLabeledValue<NSString>.localizedString(forLabel: CNLabelHome) == "home")
        #expect(throws: CNError(.authorizationDenied)) {
            try CNContactStore().enumerateContacts(with: CNContactFetchRequest(keysToFetch: [])) { _, _ in }
        }
        let event = EKEvent(eventStore: EKEventStore())
        event.title = "Meeting"
        #expect(throws: EKError(.eventStoreNotAuthorized)) { try EKEventStore().save(event, span: .thisEvent) }
    }

    @Test func screensHaveCaptions() {
        func caption(_ controller: UIViewController) -> [String] {
            controller.loadViewIfNeeded()
            controller.view.layoutIfNeeded()
            return captions(of: controller.view)
        }
        let event = EKEventViewController()
        event.event = EKEvent(eventStore: EKEventStore())
        event.event.title = "Meeting"
        #expect(caption(event) == ["Meeting"] && caption(CNContactPickerViewController()) == ["Contacts"])
        let session = MCSession(peer: MCPeerID(displayName: "Me"))
        #expect(caption(MCBrowserViewController(serviceType: "a", session: session)) == ["Devices nearby"])
        let metadata = LPLinkMetadata()
        metadata.title = "Page"
        #expect(captions(of: LPLinkView(metadata: metadata)) == ["Page"])
        final class Compose: SLComposeServiceViewController {}
        let compose = Compose()
        compose.loadViewIfNeeded()
        compose.textView.text = "Hello"
        #expect(compose.contentText == "Hello")
    }

    @Test func nothingIsAvailable() async {
        #expect(ASIdentifierManager.shared().advertisingIdentifier.uuidString.hasPrefix("00000000"))
        #expect(await ATTrackingManager.requestTrackingAuthorization() == .denied)
        #expect(!CMMotionManager().isDeviceMotionAvailable && CTTelephonyNetworkInfo().currentRadioAccessTechnology == nil)
        #expect(SFSpeechRecognizer()?.isAvailable == false && CBCentralManager().state == .unsupported)
        #expect(CBUUID(string: "180D") == CBUUID(data: Data([0x18, 0x0D])) && CBUUID(string: "180d").uuidString == "180D")
        let identifier = UUID()
        #expect(CBUUID(nsuuid: identifier).uuidString == identifier.uuidString)
    }

    @Test func documentsKnowTheirPages() throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("pages.pdf")
        let renderer = UIGraphicsPDFRenderer(bounds: CGRect(x: 0, y: 0, width: 200, height: 300))
        let data = renderer.pdfData { context in
            context.beginPage()
            UIBezierPath(rect: CGRect(x: 10, y: 10, width: 20, height: 20)).fill()
            context.beginPage()
        }
        try data.write(to: file)
        let document = try #require(PDFDocument(url: file))
        #expect(document.pageCount == 2 && document.page(at: 1)?.bounds(for: .mediaBox).size == CGSize(width: 200, height: 300))
        #expect(document.page(at: 2) == nil && document.page(at: 1)?.label == "2" && PDFDocument(data: Data("no".utf8)) == nil)
        let view = PDFView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        view.document = document
        view.goToNextPage(nil)
        #expect(captions(of: view) == ["pages.pdf: page 2 of 2"] && !view.canGoToNextPage)
        try FileManager.default.removeItem(at: file)
    }
}
