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
import Intents
import LinkPresentation
import MediaPlayer
import MultipeerConnectivity
import PDFKit
import QuickLook
import Social
import Speech
import SpriteKit
import Testing
import UIKit
import WidgetKit

/// What programs get of small frameworks: screens with captions, and answers that nothing is available.
@MainActor @Suite(.serialized) struct SmallFrameworkTests {
    private func captions(of view: UIView) -> [String] {
        ((view as? UILabel)?.text).map { [$0] } ?? view.subviews.flatMap(captions)
    }

    @Test func widgetsAreNone() async throws {
        WidgetCenter.shared.reloadAllTimelines()
        let widgets = try await withCheckedThrowingContinuation { next in
            WidgetCenter.shared.getCurrentConfigurations { next.resume(with: $0) }
        }
        #expect(widgets.isEmpty)
        struct Entry: TimelineEntry { let date: Date }
        let timeline = Timeline(entries: [Entry(date: .distantPast)], policy: .after(.distantFuture))
        #expect(timeline.entries.count == 1 && timeline.policy != .never && timeline.entries[0].relevance == nil)
    }

    @Test func soundIsKeptAndSilent() throws {
        let (engine, player) = (AVAudioEngine(), AVAudioPlayerNode())
        engine.attach(player)
        engine.connect(player, to: engine.mainMixerNode, format: nil)
        try engine.start()
        #expect(engine.isRunning && engine.attachedNodes == [player] && player.engine === engine)
        let format = try #require(AVAudioFormat(standardFormatWithSampleRate: 8_000, channels: 2))
        let buffer = try #require(AVAudioPCMBuffer(pcmFormat: format, frameCapacity: 4))
        buffer.floatChannelData?[1][3] = 0.5
        #expect(buffer.floatChannelData?[1][3] == 0.5 && buffer.floatChannelData?[0][3] == 0)
        #expect(!CMPedometer.isStepCountingAvailable())
        #expect(NSValue(time: CMTime(value: 3, timescale: 4)).timeValue == CMTime(value: 3, timescale: 4))
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

    /// A scene of 100 x 100 points in a view of 200 x 200, whose vertical axis points down.
    @Test func scenesAreDrawnAndHit() throws {
        final class Scene: SKScene {
            var calls: [String] = []
            override func didMove(to view: SKView) { calls.append("moved") }
            override func update(_ currentTime: TimeInterval) { calls.append("update") }
        }
        let (view, scene) = (
            SKView(frame: CGRect(x: 0, y: 0, width: 200, height: 200)), Scene(size: CGSize(width: 100, height: 100))
        )
        scene.backgroundColor = .black
        let sprite = SKSpriteNode(color: .red, size: CGSize(width: 20, height: 20))
        sprite.position = CGPoint(x: 10, y: 90)
        sprite.name = "red"
        let below = SKShapeNode(rectOf: CGSize(width: 10, height: 10))
        (below.fillColor, below.lineWidth, below.zPosition) = (.blue, 0, 1)
        below.position = CGPoint(x: 80, y: -80)
        scene.addChild(sprite)
        sprite.addChild(below)
        view.presentScene(scene)
        #expect(scene.calls == ["moved", "update"] && scene.childNode(withName: "red") === sprite)
        #expect(scene.convertPoint(toView: CGPoint(x: 10, y: 90)) == CGPoint(x: 20, y: 20))
        #expect(scene.convertPoint(fromView: CGPoint(x: 20, y: 20)) == CGPoint(x: 10, y: 90))
        #expect(scene.convert(.zero, from: below) == CGPoint(x: 90, y: 10) && scene.atPoint(CGPoint(x: 90, y: 10)) === below)
        #expect(scene.atPoint(CGPoint(x: 12, y: 85)) === sprite && scene.atPoint(CGPoint(x: 50, y: 50)) === scene)
        #expect(sprite.frame == CGRect(x: 0, y: 80, width: 20, height: 20))
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let image = UIGraphicsImageRenderer(bounds: view.bounds, format: format).image { _ in
            view.drawHierarchy(in: view.bounds, afterScreenUpdates: true)
        }
        func colour(_ x: Int, _ y: Int) -> [Int] {
            let data = image.cgImage?.dataProvider?.data.map { Array($0) } ?? []
            let row = image.cgImage?.bytesPerRow ?? 0
            return data.isEmpty ? [] : (0..<4).map { Int(data[y * row + x * 4 + $0]) }.sorted()
        }
        #expect(image.size == view.bounds.size && colour(20, 20) != colour(100, 100) && colour(180, 180) != colour(100, 100))
        sprite.run(.sequence([.move(to: CGPoint(x: 50, y: 50), duration: 1), .fadeOut(withDuration: 1)]))
        #expect(sprite.position == CGPoint(x: 50, y: 50) && sprite.alpha == 0 && !sprite.hasActions())
        sprite.run(.repeatForever(.removeFromParent()))
        #expect(sprite.parent === scene)
    }

    @Test func intentsAreObjects() async throws {
        let handle = INPersonHandle(value: "a@b.c", type: .emailAddress)
        let person = INPerson(
            personHandle: handle, nameComponents: nil, displayName: nil, image: nil, contactIdentifier: nil, customIdentifier: nil
        )
        let intent = INSendMessageIntent(
            recipients: [person], content: "Hi", speakableGroupName: INSpeakableString(spokenPhrase: "All"),
            conversationIdentifier: "c", serviceName: nil, sender: nil)
        intent.setImage(INImage(named: "dot"), forParameterNamed: "sender")
        try await INInteraction(intent: intent, response: nil).donate()
        #expect(person.displayName == "a@b.c" && intent.image(forParameterNamed: "sender") != nil)
        #expect(INShortcut(intent: intent)?.intent === intent && INExtension().handler(for: intent) is INExtension)
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
        #expect(!SLComposeViewController.isAvailable(forServiceType: SLServiceTypeTwitter))
        let sheet = SLComposeViewController(forServiceType: SLServiceTypeFacebook)!
        #expect(sheet.setInitialText("Hello") && sheet.add(URL(string: "https://a.example")) && sheet.add(UIImage()))
        #expect(sheet.removeAllImages())
        sheet.loadViewIfNeeded()
        let field = sheet.view.subviews.lazy.compactMap { $0 as? UITextView }.first
        #expect(field?.text == "Hello\nhttps://a.example" && !sheet.setInitialText("b") && !sheet.removeAllURLs())
    }

    @Test func nothingIsAvailable() async {
        #expect(ASIdentifierManager.shared().advertisingIdentifier.uuidString.hasPrefix("00000000"))
        #expect(await ATTrackingManager.requestTrackingAuthorization() == .denied)
        #expect(!CMMotionManager().isDeviceMotionAvailable && CTTelephonyNetworkInfo().currentRadioAccessTechnology == nil)
        #expect(!CMAltimeter.isRelativeAltitudeAvailable() && !CMPedometer.isPedometerEventTrackingAvailable())
        #expect(SFSpeechRecognizer()?.isAvailable == false && CBCentralManager().state == .unsupported)
        #expect(CBUUID(string: "180D") == CBUUID(data: Data([0x18, 0x0D])) && CBUUID(string: "180d").uuidString == "180D")
        let identifier = UUID()
        #expect(CBUUID(nsuuid: identifier).uuidString == identifier.uuidString)
    }

    @Test func pagesKnowTheirText() throws {
        let file = """
            %PDF-1.1
            1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
            2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
            3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 300]/Contents 4 0 R/Resources<</Font<</F 5 0 R>>>>>>endobj
            4 0 obj<</Length 38>>stream
            BT /F 18 Tf 20 50 Td (Contents) Tj ET
            endstream endobj
            5 0 obj<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>endobj
            trailer<</Root 1 0 R>>
            """
        let document = try #require(PDFDocument(data: Data(file.utf8)))
        #expect(document.page(at: 0)?.string == "Contents" && document.page(at: 0)?.numberOfCharacters == 8)
        #expect(document.string == "Contents" && PDFPage().string?.isEmpty == true)
    }

    @Test func documentsKnowTheirPages() throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("pages.pdf")
        let renderer = UIGraphicsPDFRenderer(bounds: CGRect(x: 0, y: 0, width: 200, height: 300))
        let data = renderer.pdfData { context in
            context.beginPage()
            UIBezierPath(rect: CGRect(x: 10, y: 10, width: 20, height: 20)).fill()
            context.beginPage()
            UIBezierPath(rect: CGRect(x: 10, y: 10, width: 20, height: 20)).fill()
        }
        try data.write(to: file)
        let document = try #require(PDFDocument(url: file))
        #expect(document.pageCount == 2, "\(data.count) bytes, \(document.pageCount) pages")
        #expect(document.page(at: 1)?.bounds(for: .mediaBox).size == CGSize(width: 200, height: 300))
        #expect(document.page(at: 2) == nil && document.page(at: 1)?.label == "2" && PDFDocument(data: Data("no".utf8)) == nil)
        let view = PDFView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        view.document = document
        view.goToNextPage(nil)
        #expect(captions(of: view) == ["pages.pdf: page 2 of 2"] && !view.canGoToNextPage)
        try FileManager.default.removeItem(at: file)
    }
}
