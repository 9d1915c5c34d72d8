import ARKit
import AVFoundation
import Accelerate
import CallKit
import CloudKit
import CoreML
import CoreNFC
import GameKit
import HealthKit
import MapKit
import MetalKit
import NaturalLanguage
import PassKit
import ReplayKit
import SceneKit
import SpriteKit
import StoreKit
import Testing
import UIKit
import Vision

/// Frameworks of features that a device may lack: the features are not available, and requests fail.
@MainActor @Suite(.serialized) struct DeviceFeatureTests {
    private func captions(of view: UIView) -> [String] {
        ((view as? UILabel)?.text).map { [$0] } ?? view.subviews.flatMap(captions)
    }

    // MARK: Health

    /// By the definitions of the units: 1 lb = 453.59237 g, 0 °C = 273.15 K = 32 °F, 1 kcal = 4184 J.
    @Test func quantitiesConvert() {
        let pounds = HKQuantity(unit: .pound(), doubleValue: 2)
        #expect(abs(pounds.doubleValue(for: .gramUnit(with: .kilo)) - 0.90718474) < 1e-12)
        #expect(abs(HKQuantity(unit: .degreeCelsius(), doubleValue: 37).doubleValue(for: .degreeFahrenheit()) - 98.6) < 1e-9)
        #expect(HKQuantity(unit: .kilocalorie(), doubleValue: 1).doubleValue(for: .jouleUnit(with: .kilo)) == 4.184)
        let beats = HKUnit.count().unitDivided(by: .minute())
        #expect(HKQuantity(unit: beats, doubleValue: 90).doubleValue(for: HKUnit(from: "count/s")) == 1.5)
        #expect(HKUnit(from: "count/min") == beats && beats.unitString == "count/min")
        let glucose = HKQuantity(unit: HKUnit(from: "mg/dL"), doubleValue: 180.15588)
        let moles = HKUnit.moleUnit(with: .milli, molarMass: HKUnitMolarMassBloodGlucose).unitDivided(by: .liter())
        #expect(abs(glucose.doubleValue(for: moles) - 10) < 1e-9)
        #expect(
            !pounds.is(compatibleWith: .meter())
                && pounds.compare(HKQuantity(unit: .gram(), doubleValue: 900)) == .orderedDescending)
    }

    /// Units that convert into each other are not equal for it.
    @Test func unitsAreEqualByTheirParts() {
        #expect(HKUnit.percent() != HKUnit.count() && HKUnit.kilocalorie() != HKUnit.largeCalorie())
        #expect(HKQuantity(unit: .largeCalorie(), doubleValue: 1) == HKQuantity(unit: .kilocalorie(), doubleValue: 1))
        #expect(
            HKUnit.meter().unitDivided(by: .second()) == HKUnit(from: "m/s")
                && HKUnit.second().reciprocal() == HKUnit(from: "1/s"))
        #expect(HKUnit.meter().unitRaised(toPower: 2) == HKUnit.meter().unitMultiplied(by: .meter()))
        #expect(HKMetricPrefix.pico.rawValue == 1 && HKMetricPrefix.femto.rawValue == 13 && HKMetricPrefix.kilo.rawValue == 9)
        #expect(HKWorkoutActivityType.running.rawValue == 37 && HKWorkoutActivityType.other.rawValue == 3000)
    }

    @Test func namesOfUnitsHaveProductsAndPowers() {
        #expect(HKQuantity(unit: HKUnit(from: "kg/m^2"), doubleValue: 1).doubleValue(for: HKUnit(from: "g/cm^2")) == 0.1)
        #expect(HKUnit(from: "ml/kg*min") == HKUnit(from: "mL/kg·min") && HKUnit(from: "IU") == .internationalUnit())
    }

    /// - Source: Apple's documentation of the initializers and defaults.
    @Test func valuesThatSamplesUse() {
        #expect(SCNVector3EqualToVector3(SCNVector3(0, 0, 5), SCNVector3(x: 0, y: 0, z: 5)))
        #expect(SCNMaterial().diffuse.contents as? UIColor == .white && SCNLight().color as? UIColor == .white)
        let view = MTKView(frame: CGRect(x: 0, y: 0, width: 10, height: 20))
        view.drawableSize = CGSize(width: 5, height: 5)
        #expect(view.drawableSize == CGSize(width: 5, height: 5) && view.clearColor.alpha == 1 && MTLClearColor().alpha == 0)
        #expect(VNRecognizeTextRequest().recognitionLanguages == ["en-US"])
    }

    @Test func healthIsNotAvailable() async throws {
        #expect(!HKHealthStore.isHealthDataAvailable())
        let steps = try #require(HKObjectType.quantityType(forIdentifier: .stepCount))
        #expect(steps.identifier == "HKQuantityTypeIdentifierStepCount" && steps == HKQuantityType(.stepCount))
        let store = HKHealthStore()
        #expect(store.authorizationStatus(for: steps) == .notDetermined)
        await #expect(throws: HKError(.errorHealthDataUnavailable)) {
            try await store.requestAuthorization(toShare: [], read: [steps])
        }
        let (first, last) = (Date(timeIntervalSince1970: 0), Date(timeIntervalSince1970: 60))
        let error: (any Error)? = await withCheckedContinuation { next in
            store.execute(
                HKStatisticsQuery(
                    quantityType: steps, quantitySamplePredicate: HKQuery.predicateForSamples(withStart: first, end: last),
                    options: .cumulativeSum
                ) { _, sums, error in next.resume(returning: sums == nil ? error : nil) })
        }
        #expect(error as? HKError == HKError(.errorHealthDataUnavailable))
        let sample = HKQuantitySample(type: steps, quantity: HKQuantity(unit: .count(), doubleValue: 3), start: first, end: last)
        #expect(HKQuery.predicateForSamples(withStart: first, end: nil, options: .strictStartDate).evaluate(with: sample))
        #expect(!HKQuery.predicateForSamples(withStart: last, end: nil).evaluate(with: sample))
    }

    // MARK: Payments and calls

    @Test func nothingIsPaid() async {
        #expect(!PKPaymentAuthorizationViewController.canMakePayments() && !PKPaymentAuthorizationController.canMakePayments())
        #expect(!PKAddPassesViewController.canAddPasses() && !PKPassLibrary.isPassLibraryAvailable())
        let request = PKPaymentRequest()
        request.paymentSummaryItems = [PKPaymentSummaryItem(label: "Tea", amount: 2.5)]
        #expect(request.paymentSummaryItems[0].amount == 2.5 && request.paymentSummaryItems[0].type == .final)
        #expect(PKPaymentAuthorizationViewController(paymentRequest: request) == nil)
        let isShown = await withCheckedContinuation { next in
            PKPaymentAuthorizationController(paymentRequest: request).present { next.resume(returning: $0) }
        }
        #expect(!isShown)
        let button = PKPaymentButton(paymentButtonType: .buy, paymentButtonStyle: .black)
        #expect(button.currentTitle == "Buy with Apple Pay" && button.backgroundColor == .black)
        #expect(throws: PKPassKitError(.invalidDataError)) { try PKPass(data: Data("no archive".utf8)) }
    }

    nonisolated final class Caller: NSObject, CXProviderDelegate, ARSessionDelegate, NFCNDEFReaderSessionDelegate,
        @unchecked Sendable
    {
        var events: [String] = []
        func providerDidBegin(_ provider: CXProvider) { events.append("begin") }
        func providerDidReset(_ provider: CXProvider) { events.append("reset") }
        func session(_ session: ARSession, didFailWithError error: any Error) { events.append("\((error as NSError).code)") }
        func readerSession(_ session: NFCNDEFReaderSession, didInvalidateWithError error: any Error) {
            events.append("\((error as NSError).code)")
        }
        func readerSession(_ session: NFCNDEFReaderSession, didDetectNDEFs messages: [NFCNDEFMessage]) {}
    }

    final class Drawer: NSObject, MTKViewDelegate {
        var events: [String] = []
        func mtkView(_ view: MTKView, drawableSizeWillChange size: CGSize) { events.append("\(Int(size.width))") }
        func draw(in view: MTKView) { events.append("draw") }
    }

    private func turnMainQueue() async { await withCheckedContinuation { next in DispatchQueue.main.async { next.resume() } } }

    @Test func callsAreNotShown() async {
        let (provider, caller) = (CXProvider(configuration: CXProviderConfiguration()), Caller())
        provider.setDelegate(caller, queue: nil)
        await turnMainQueue()
        provider.invalidate()
        #expect(caller.events == ["begin", "reset"])
        let update = CXCallUpdate()
        update.remoteHandle = CXHandle(type: .phoneNumber, value: "123")
        await #expect(throws: CXErrorCodeIncomingCallError(.unentitled)) {
            try await provider.reportNewIncomingCall(with: UUID(), update: update)
        }
        let end = CXEndCallAction(call: UUID())
        let transaction = CXTransaction(action: end)
        await #expect(throws: CXErrorCodeRequestTransactionError(.unentitled)) {
            try await CXCallController().request(transaction)
        }
        #expect(!transaction.isComplete)
        end.fulfill()
        #expect(transaction.isComplete)
    }

    // MARK: Cloud and games

    @Test func thereIsNoAccount() async throws {
        let container = CKContainer.default()
        #expect(try await container.accountStatus() == .noAccount)
        let record = CKRecord(recordType: "Note")
        record["text"] = "hello"
        record["count"] = 3
        let text: String? = record["text"]
        #expect(text == "hello" && record["count"] as? Int == 3 && record.allKeys() == ["count", "text"])
        #expect(record.recordID.zoneID == .default && record.recordID != CKRecord.ID())
        await #expect(throws: CKError(.notAuthenticated)) { try await container.privateCloudDatabase.save(record) }
        let operation = CKModifyRecordsOperation(recordsToSave: [record])
        let error: (any Error)? = await withCheckedContinuation { next in
            operation.modifyRecordsCompletionBlock = { _, _, error in next.resume(returning: error) }
            OperationQueue().addOperation(operation)
        }
        #expect((error as? CKError)?.code == .notAuthenticated)
    }

    @Test func thereIsNoPlayer() async {
        let error: (any Error)? = await withCheckedContinuation { next in
            GKLocalPlayer.local.authenticateHandler = { _, error in next.resume(returning: error) }
        }
        GKLocalPlayer.local.authenticateHandler = nil
        #expect(error as? GKError == GKError(.notSupported) && !GKLocalPlayer.local.isAuthenticated)
        let controller = GKGameCenterViewController(state: .leaderboards)
        controller.loadViewIfNeeded()
        #expect(captions(of: controller.viewControllers[0].view) == ["Game Center"])
        await #expect(throws: GKError(.notAuthenticated)) {
            try await GKLeaderboard.submitScore(1, context: 0, player: GKLocalPlayer.local, leaderboardIDs: [])
        }
    }

    // MARK: Sensors and graphics

    @Test func roomAndTagsAreNotSeen() async {
        #expect(!ARWorldTrackingConfiguration.isSupported && !NFCNDEFReaderSession.readingAvailable)
        let caller = Caller()
        let view = ARSCNView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        view.session.delegate = caller
        view.session.run(ARWorldTrackingConfiguration())
        await turnMainQueue()
        let session = NFCNDEFReaderSession(delegate: caller, queue: .main, invalidateAfterFirstRead: true)
        session.begin()
        await turnMainQueue()
        #expect(caller.events == ["100", "1"] && captions(of: view) == ["Scene"])
    }

    /// NFC Forum, URI Record Type Definition: 2 stands for "https://www.".
    @Test func addressesOfTagsAreShortened() throws {
        let url = try #require(URL(string: "https://www.example.com/a"))
        let record = try #require(NFCNDEFPayload.wellKnownTypeURIPayload(url: url))
        #expect(record.payload == Data([2]) + Data("example.com/a".utf8) && record.wellKnownTypeURIPayload() == url)
        #expect(NFCNDEFMessage(records: [record]).length == 3 + 1 + 14)
        // NFC Forum, Text Record Type Definition: the length of the language's code, the code, the text.
        let text = try #require(NFCNDEFPayload.wellKnownTypeTextPayload(string: "Tür", locale: Locale(identifier: "de_AT")))
        #expect(text.payload == Data([2]) + Data("deTür".utf8))
        #expect(text.wellKnownTypeTextPayload().0 == "Tür" && text.wellKnownTypeTextPayload().1?.identifier == "de")
    }

    @Test func scenesInSpaceKeepNodes() {
        let (scene, box) = (SCNScene(), SCNNode(geometry: SCNBox(width: 1, height: 2, length: 3, chamferRadius: 0)))
        box.name = "box"
        let group = SCNNode()
        scene.rootNode.addChildNode(group)
        group.addChildNode(box)
        #expect(scene.rootNode.childNode(withName: "box", recursively: true) === box && box.parent === group)
        #expect(scene.rootNode.childNode(withName: "box", recursively: false) == nil)
        box.removeFromParentNode()
        #expect(group.childNodes.isEmpty && box.parent == nil)
    }

    @Test func thereAreNoGraphics() {
        #expect(MTLCreateSystemDefaultDevice() == nil)
        let (view, drawer) = (MTKView(frame: CGRect(x: 0, y: 0, width: 50, height: 20), device: nil), Drawer())
        view.delegate = drawer
        view.layoutIfNeeded()
        #expect(captions(of: view) == ["Metal"] && drawer.events == ["\(Int(view.drawableSize.width))"])
    }

    @Test func theScreenIsNotRecorded() async {
        #expect(!RPScreenRecorder.shared().isAvailable)
        let error = await #expect(throws: NSError.self) { try await RPScreenRecorder.shared().startRecording() }
        #expect(error?.code == RPRecordingErrorCode.failedToStart.rawValue)
    }

    // MARK: Models

    @Test func imagesAreNotLookedAt() throws {
        let image = try #require(UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { _ in }.cgImage)
        var told: (any Error)?
        let request = VNRecognizeTextRequest { _, error in told = error }
        #expect(throws: (any Error).self) { try VNImageRequestHandler(cgImage: image).perform([request]) }
        #expect((told as NSError?)?.domain == VNErrorDomain && request.results == nil)
        let half = CGRect(x: 0.5, y: 0, width: 0.5, height: 1)
        #expect(VNImageRectForNormalizedRect(half, 200, 100) == CGRect(x: 100, y: 0, width: 100, height: 100))
        #expect(throws: MLModelError(.io)) { try MLModel(contentsOf: URL(fileURLWithPath: "/model")) }
        let array = try MLMultiArray(shape: [2, 3], dataType: .int32)
        array[[1, 2]] = 7.9
        #expect(array.count == 6 && array[5] == 7 && array.strides == [3, 1])
        let features = try MLDictionaryFeatureProvider(dictionary: ["a": 1.5])
        #expect(features.featureValue(for: "a")?.doubleValue == 1.5 && features.featureNames == ["a"])
    }

    @Test func textsAreDivided() {
        func tokens(_ unit: NLTokenUnit, _ text: String) -> [String] {
            let tokenizer = NLTokenizer(unit: unit)
            tokenizer.string = text
            return tokenizer.tokens(for: text.startIndex..<text.endIndex).map { String(text[$0]) }
        }
        #expect(tokens(.word, "Don't stop, it's 5 o'clock.") == ["Don't", "stop", "it's", "5", "o'clock"])
        #expect(tokens(.sentence, "Is it? Yes. No 3.5 here!") == ["Is it? ", "Yes. ", "No 3.5 here!"])
        #expect(tokens(.paragraph, "one\ntwo") == ["one\n", "two"])
        #expect(NLLanguageRecognizer.dominantLanguage(for: "Καλημέρα κόσμε") == .greek)
        #expect(NLLanguageRecognizer.dominantLanguage(for: "今日はいい天気です") == .japanese)
        #expect(NLLanguageRecognizer.dominantLanguage(for: "Good morning") == nil)
    }

    // MARK: Vectors

    @Test func vectorsAreComputed() {
        let (a, b): ([Float], [Float]) = ([1, 2, 3], [4, 5, 6])
        #expect(vDSP.add(a, b) == [5, 7, 9] && vDSP.dot(a, b) == 32 && vDSP.mean(a) == 2 && vDSP.maximum(b) == 6)
        #expect(vDSP.clip(a, to: 1.5...2.5) == [1.5, 2, 2.5] && vDSP.ramp(in: 0...1, count: 3) == [0, 0.5, 1] as [Float])
        var (difference, root) = ([Float](repeating: 0, count: 3), Float(0))
        vDSP_vsub(a, 1, b, 1, &difference, 1, 3)
        vDSP_rmsqv([3, 4] as [Float], 1, &root, 2)
        #expect(difference == [3, 3, 3] && abs(root - Float(12.5).squareRoot()) < 1e-6)
    }

    /// A single white pixel of a row of five, in a box of three by one, becomes a third on each side.
    @Test func pixelsAreSpread() {
        var pixels = [UInt8](repeating: 0, count: 20)
        pixels.replaceSubrange(8..<12, with: [255, 255, 255, 255])
        var written = [UInt8](repeating: 9, count: 20)
        let error = pixels.withUnsafeMutableBytes { from in
            written.withUnsafeMutableBytes { to in
                var source = vImage_Buffer(data: from.baseAddress, height: 1, width: 5, rowBytes: 20)
                var target = vImage_Buffer(data: to.baseAddress, height: 1, width: 5, rowBytes: 20)
                return vImageBoxConvolve_ARGB8888(&source, &target, nil, 0, 0, 1, 3, nil, vImage_Flags(kvImageEdgeExtend))
            }
        }
        #expect(error == kvImageNoError && stride(from: 0, to: 20, by: 4).map { written[$0] } == [0, 85, 85, 85, 0])
    }

    // MARK: Members that census projects named

    @Test func theStoreHasNoProducts() async throws {
        #expect(try await Product.products(for: ["tip"]).isEmpty)
        for await _ in Transaction.currentEntitlements { Issue.record("a transaction") }
        #expect(await Transaction.latest(for: "tip") == nil)
        await #expect(throws: StoreKitError.self) { try await AppStore.sync() }
        let updates = Task { for await _ in Transaction.updates { Issue.record("a transaction") } }
        updates.cancel()
        await updates.value
    }

    @Test func assetsAreNotLoaded() async throws {
        let asset = AVURLAsset(url: URL(fileURLWithPath: "/film"))
        await #expect(throws: AVError.self) { try await asset.load(.duration) }
        await #expect(throws: AVError.self) { try await asset.load(.tracks, .isPlayable) }
    }

    @Test func linesTakeArraysThatChange() {
        var places = [CLLocationCoordinate2D(latitude: 1, longitude: 2), CLLocationCoordinate2D(latitude: 3, longitude: 4)]
        #expect(MKPolyline(coordinates: &places, count: places.count).pointCount == 2)
    }

    /// SKScene.frame is the size around the anchor point, which is at the origin.
    @Test func scenesHaveFrames() {
        let scene = SKScene(size: CGSize(width: 300, height: 200))
        #expect(scene.frame == CGRect(x: 0, y: 0, width: 300, height: 200))
        scene.anchorPoint = CGPoint(x: 0.5, y: 0.5)
        #expect(scene.frame == CGRect(x: -150, y: -100, width: 300, height: 200))
    }

    private final class Traveller: NSObject, CLLocationManagerDelegate {
        var error: (any Error)?
        func locationManager(
            _ manager: CLLocationManager, didFailRangingFor beaconConstraint: CLBeaconIdentityConstraint, error: any Error
        ) { self.error = error }
    }

    @Test func beaconsAreNotFound() async {
        let (manager, traveller) = (CLLocationManager(), Traveller())
        manager.delegate = traveller
        let region = CLBeaconRegion(uuid: UUID(), identifier: "shop")
        manager.startRangingBeacons(satisfying: region.beaconIdentityConstraint)
        await turnMainQueue()
        #expect(
            (traveller.error as? CLError)?.code == .rangingUnavailable && !CLLocationManager.isRangingAvailable()
                && region.major == nil)
        let request = MKLocalSearch.Request()
        #expect(request.naturalLanguageQuery == nil)
    }
}
