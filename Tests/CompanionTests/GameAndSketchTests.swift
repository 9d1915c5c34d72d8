import AVFoundation
import AVKit
import AuthenticationServices
import CloudKit
import CoreBluetooth
import CoreHaptics
import CoreImage
import CoreLocation
import EventKit
import GameplayKit
import Intents
import MapKit
import MediaPlayer
import MultipeerConnectivity
import PDFKit
import PencilKit
import Photos
import SQLite3
import SpriteKit
import Testing
import UIKit
import VisionKit
import WatchConnectivity
import os

/// Declarations that programs name of games, sketches, watches and databases.
@MainActor @Suite(.serialized) struct GameAndSketchTests {
    // MARK: SQLite

    @Test func databaseKeepsRows() throws {
        var database: OpaquePointer?
        try #require(sqlite3_open(":memory:", &database) == SQLITE_OK)
        defer { sqlite3_close(database) }
        let orders = "CREATE TABLE tea (name TEXT); INSERT INTO tea VALUES ('green'), ('black')"
        #expect(sqlite3_exec(database, orders, nil, nil, nil) == SQLITE_OK && sqlite3_changes(database) == 2)
        var statement: OpaquePointer?
        sqlite3_prepare_v2(database, "SELECT name FROM tea ORDER BY name", -1, &statement, nil)
        defer { sqlite3_finalize(statement) }
        #expect(sqlite3_step(statement) == SQLITE_ROW && String(cString: sqlite3_column_text(statement, 0)) == "black")
    }

    // MARK: Games

    @Test func bodiesAreDescribed() {
        let ball = SKSpriteNode(color: .red, size: CGSize(width: 30, height: 30))
        let body = SKPhysicsBody(rectangleOf: CGSize(width: 150, height: 300))
        ball.physicsBody = body
        #expect(body.node === ball && body.isDynamic && body.mass == 2)
        body.applyImpulse(CGVector(dx: 4, dy: -2))
        #expect(body.velocity == CGVector(dx: 2, dy: -1))
        ball.physicsBody = nil
        #expect(body.node == nil && !SKPhysicsBody(edgeLoopFrom: CGRect(x: 0, y: 0, width: 1, height: 1)).isDynamic)
        let scene = SKScene(size: CGSize(width: 100, height: 100))
        #expect(scene.physicsWorld.gravity == CGVector(dx: 0, dy: -9.8))
        let other = SKPhysicsBody(circleOfRadius: 1)
        let joint = SKPhysicsJointFixed.joint(withBodyA: body, bodyB: other, anchor: .zero)
        scene.physicsWorld.add(joint)
        #expect(body.joints == [joint] && other.joints == [joint])
        scene.physicsWorld.remove(joint)
        #expect(body.joints.isEmpty)
    }

    @Test func waitingHoldsBackTheRestOfASequence() async {
        let node = SKNode()
        node.run(.sequence([.moveTo(x: 3, duration: 1), .wait(forDuration: 0.02), .moveTo(x: 7, duration: 1)]))
        #expect(node.position.x == 3)
        await withCheckedContinuation { next in
            node.run(.sequence([.wait(forDuration: 0.1), .run { next.resume() }]))
        }
        #expect(node.position.x == 7)
    }

    @Test func documentsNameScenesWithoutAModule() throws {
        let document = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="14460.31"
                targetRuntime="iOS.CocoaTouch" useAutolayout="YES"><objects>
            <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
            <view contentMode="scaleToFill" id="iN0-l3-epB" customClass="SKView">
            <rect key="frame" x="0.0" y="0.0" width="375" height="667"/></view></objects></document>
            """
        let objects = UINib(data: Data(document.utf8), bundle: nil).instantiate(withOwner: nil)
        #expect(objects.first is SKView)
    }

    @Test func pathsAndColoursAreEndedAtOnce() {
        let (node, sprite) = (SKNode(), SKSpriteNode(color: .red, size: CGSize(width: 10, height: 20)))
        let path = UIBezierPath()
        path.move(to: .zero)
        path.addLine(to: CGPoint(x: 20, y: 40))
        node.position = CGPoint(x: 1, y: 2)
        node.run(.follow(path.cgPath, asOffset: true, orientToPath: false, speed: 100))
        #expect(node.position == CGPoint(x: 21, y: 42))
        sprite.run(.resize(byWidth: 5, height: -5, duration: 1))
        #expect(sprite.size == CGSize(width: 15, height: 15))
        sprite.scale(to: CGSize(width: 30, height: 45))
        #expect(sprite.xScale == 2 && sprite.yScale == 3)
        let parent = SKNode()
        (sprite.name, node.name) = ("a", "a")
        parent.addChild(sprite)
        parent.addChild(node)
        #expect(parent["a"].count == 2)
    }

    private final class Speed: GKComponent {
        var seconds: TimeInterval = 0
        var events: [String] = []
        override func update(deltaTime seconds: TimeInterval) { self.seconds += seconds }
        override func didAddToEntity() { events.append("added") }
        override func willRemoveFromEntity() { events.append("removed") }
    }

    @Test func thingsAreMadeOfComponents() {
        let (thing, first, second) = (GKEntity(), Speed(), Speed())
        thing.addComponent(first)
        thing.update(deltaTime: 2)
        #expect(thing.component(ofType: Speed.self) === first && first.entity === thing && first.seconds == 2)
        thing.addComponent(second)
        #expect(thing.components == [second] && first.entity == nil && first.events == ["added", "removed"])
        let system = GKComponentSystem<Speed>(componentClass: Speed.self)
        system.addComponent(foundIn: thing)
        system.update(deltaTime: 3)
        #expect(second.seconds == 3)
        system.removeComponent(foundIn: thing)
        thing.removeComponent(ofType: Speed.self)
        #expect(system.components.isEmpty && thing.components.isEmpty)
    }

    @Test func graphsFindTheCheapestWay() {
        final class Place: GKGraphNode {
            var costs: [GKGraphNode: Float] = [:]
            override func cost(to node: GKGraphNode) -> Float { costs[node] ?? 1 }
        }
        let (a, b, c, d) = (Place(), Place(), Place(), Place())
        a.addConnections(to: [b, c], bidirectional: false)
        b.addConnections(to: [d], bidirectional: true)
        c.addConnections(to: [d], bidirectional: true)
        a.costs = [b: 5, c: 2]
        let graph = GKGraph([a, b, c, d])
        #expect(graph.findPath(from: a, to: d) == [a, c, d] && d.findPath(to: a).isEmpty && a.findPath(to: a) == [a])
        graph.remove([c])
        #expect(graph.findPath(from: a, to: d) == [a, b, d] && graph.nodes?.count == 3)
    }

    @Test func filesOfScenesAndActionsAreNotRead() {
        #expect(GKScene(fileNamed: "Level") == nil && SKAction(named: "Pulse") == nil)
        let scene = GKScene()
        scene.addEntity(GKEntity())
        scene.addGraph(GKGraph(), name: "ways")
        #expect(scene.entities.count == 1 && scene.graphs["ways"]?.nodes == [] && scene.rootNode == nil)
        scene.removeEntity(scene.entities[0])
        scene.removeGraph("ways")
        #expect(scene.entities.isEmpty && scene.graphs.isEmpty)
    }

    // MARK: Sketches

    @Test func fingersDrawOnACanvas() throws {
        final class Sketcher: NSObject, PKCanvasViewDelegate {
            var changes = 0
            func canvasViewDrawingDidChange(_ canvasView: PKCanvasView) { changes += 1 }
        }
        let (canvas, sketcher) = (PKCanvasView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), Sketcher())
        canvas.delegate = sketcher
        canvas.tool = PKInkingTool(.marker, color: .red, width: 8)
        let points = [CGPoint(x: 10, y: 10), CGPoint(x: 50, y: 10)].map {
            PKStrokePoint(
                location: $0, timeOffset: 0, size: CGSize(width: 8, height: 8), opacity: 1, force: 1, azimuth: 0, altitude: 0)
        }
        let path = PKStrokePath(controlPoints: points, creationDate: .distantPast)
        canvas.drawing = PKDrawing(strokes: [PKStroke(ink: PKInk(.pen, color: .red), path: path)])
        #expect(sketcher.changes == 1 && canvas.drawing.bounds == CGRect(x: 6, y: 6, width: 48, height: 8))
        let read = try PKDrawing(data: canvas.drawing.dataRepresentation())
        #expect(read.strokes.count == 1 && read.strokes[0].path.count == 2)
        let image = canvas.drawing.image(from: CGRect(x: 0, y: 0, width: 60, height: 20), scale: 1)
        #expect(image.size == CGSize(width: 60, height: 20))
        let picker = PKToolPicker()
        picker.addObserver(canvas)
        picker.selectedTool = PKEraserTool(.vector)
        #expect(canvas.tool is PKEraserTool)
    }

    // MARK: Devices

    @Test func thereIsNoWatch() async {
        #expect(!WCSession.isSupported() && !WCSession.default.isReachable)
        let error = await withCheckedContinuation { done in
            WCSession.default.sendMessage([:], replyHandler: nil) { done.resume(returning: $0) }
        }
        #expect((error as? WCError)?.code == .sessionNotActivated)
        #expect(throws: WCError.self) { try WCSession.default.updateApplicationContext([:]) }
    }

    @Test func nothingIsFelt() throws {
        #expect(!CHHapticEngine.capabilitiesForHardware().supportsHaptics)
        #expect(throws: CHHapticError.self) { try CHHapticEngine() }
        let event = CHHapticEvent(
            eventType: .hapticContinuous, parameters: [CHHapticEventParameter(parameterID: .hapticIntensity, value: 1)],
            relativeTime: 1, duration: 2)
        #expect(try CHHapticPattern(events: [event], parameters: []).duration == 3)
    }

    @Test func papersAreNotScanned() {
        #expect(!VNDocumentCameraViewController.isSupported)
        VNDocumentCameraViewController().loadViewIfNeeded()
    }

    @Test func devicesNearbyAreNone() async {
        let peer = MCPeerID(displayName: "A")
        let advertiser = MCNearbyServiceAdvertiser(peer: peer, discoveryInfo: ["v": "1"], serviceType: "tea")
        let session = MCSession(peer: peer)
        let browser = MCBrowserViewController(browser: MCNearbyServiceBrowser(peer: peer, serviceType: "tea"), session: session)
        #expect(advertiser.discoveryInfo == ["v": "1"] && browser.browser?.serviceType == "tea")
        let error = await withCheckedContinuation { done in
            session.sendResource(at: URL(fileURLWithPath: "/"), withName: "a", toPeer: peer) { done.resume(returning: $0) }
        }
        #expect((error as? MCError)?.code == .notConnected)
    }

    @Test func libraryOfMediaIsEmpty() async {
        let status = await withCheckedContinuation { done in
            MPMediaLibrary.requestAuthorization { done.resume(returning: $0) }
        }
        #expect(status == .denied && MPMediaQuery.songs().items == [])
        let query = MPMediaQuery.albums()
        query.addFilterPredicate(MPMediaPropertyPredicate(value: "A", forProperty: MPMediaItemPropertyTitle))
        #expect(query.groupingType == .album && query.filterPredicates?.count == 1)
        #expect(MPMusicPlayerController.applicationMusicPlayer.playbackState == .stopped)
        #expect(!AVPictureInPictureController.isPictureInPictureSupported())
    }

    // MARK: Places

    @Test func placesKeepMovementAndBeacons() async throws {
        let place = CLLocation(
            coordinate: CLLocationCoordinate2D(latitude: 1, longitude: 2), altitude: 0, horizontalAccuracy: 1,
            verticalAccuracy: 1, course: 90, speed: 3, timestamp: .distantPast)
        #expect(place.course == 90 && place.speed == 3 && place.floor == nil && place.speedAccuracy == -1)
        #expect(CLLocation(latitude: 1, longitude: 2).speed == -1)
        let region = CLBeaconRegion(proximityUUID: UUID(), major: 4, minor: 5, identifier: "desk")
        #expect(region.major == 4 && region.minor == 5 && region.proximityUUID == region.uuid)
        final class Seeker: NSObject, CLLocationManagerDelegate {
            var failed: ((CLBeaconRegion) -> Void)?
            func locationManager(
                _ manager: CLLocationManager, rangingBeaconsDidFailFor region: CLBeaconRegion, withError error: any Error
            ) {
                failed?(region)
            }
        }
        let (manager, seeker) = (CLLocationManager(), Seeker())
        manager.delegate = seeker
        let failed = await withCheckedContinuation { done in
            seeker.failed = { done.resume(returning: $0) }
            manager.startRangingBeacons(in: region)
        }
        #expect(failed === region)
        let view = MKAnnotationView(annotation: nil, reuseIdentifier: nil)
        view.setDragState(.starting, animated: false)
        #expect(view.dragState == .starting)
    }

    @Test func remoteNotificationsNameAQuery() throws {
        let query = try #require(
            CKNotification(fromRemoteNotificationDictionary: ["ck": ["qry": ["sid": "teas"], "cid": "iCloud.tea"]]))
        #expect(query.notificationType == .query && query.subscriptionID == "teas")
        #expect(CKNotification(fromRemoteNotificationDictionary: ["aps": [:]]) == nil)
    }

    // MARK: Moves

    private final class Player: NSObject, GKGameModelPlayer, @unchecked Sendable {
        let playerId: Int
        init(_ number: Int) { playerId = number }
    }
    private final class Take: NSObject, GKGameModelUpdate {
        var value = 0
        let count: Int
        init(_ count: Int) { self.count = count }
    }
    /// Who takes the last of the matches wins; one or two are taken.
    private final class Matches: NSObject, GKGameModel {
        static let all = [Player(0), Player(1)]
        var (left, turn) = (4, 0)
        var players: [any GKGameModelPlayer]? { Self.all }
        var activePlayer: (any GKGameModelPlayer)? { Self.all[turn] }
        func copy(with zone: NSZone? = nil) -> Any { Matches() }
        func setGameModel(_ gameModel: any GKGameModel) {
            if let other = gameModel as? Matches { (left, turn) = (other.left, other.turn) }
        }
        func gameModelUpdates(for player: any GKGameModelPlayer) -> [any GKGameModelUpdate]? {
            left == 0 ? nil : (1...min(2, left)).map(Take.init)
        }
        func apply(_ gameModelUpdate: any GKGameModelUpdate) {
            left -= (gameModelUpdate as? Take)?.count ?? 0
            turn = 1 - turn
        }
        func isWin(for player: any GKGameModelPlayer) -> Bool { left == 0 && turn != player.playerId }
        func isLoss(for player: any GKGameModelPlayer) -> Bool { left == 0 && turn == player.playerId }
    }

    @Test func theBestMoveIsFound() {
        let (strategist, game) = (GKMinmaxStrategist(), Matches())
        (strategist.gameModel, strategist.maxLookAheadDepth) = (game, 6)
        #expect((strategist.bestMove(for: Matches.all[0]) as? Take)?.count == 1)
        game.left = 5
        #expect((strategist.bestMoveForActivePlayer() as? Take)?.count == 2 && game.left == 5)
    }

    // MARK: Smaller ones

    @Test func pagesOfPicturesAreDrawn() throws {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 30, height: 20)).image { _ in }
        let document = PDFDocument()
        document.insert(try #require(PDFPage(image: image)), at: 0)
        document.insert(PDFPage(), at: 1)
        document.exchangePage(at: 0, withPageAt: 1)
        #expect(document.page(at: 1)?.bounds(for: .mediaBox).size == CGSize(width: 30, height: 20))
        #expect(document.page(at: 1)?.label == "2" && document.dataRepresentation()?.prefix(4) == Data("%PDF".utf8))
        let small = try #require(document.page(at: 1)).thumbnail(of: CGSize(width: 15, height: 15), for: .mediaBox)
        #expect(small.size == CGSize(width: 15, height: 10))
        document.removePage(at: 0)
        #expect(document.pageCount == 1)
    }

    @Test func brightnessBecomesColours() throws {
        let filter = CIFilter.falseColor()
        filter.inputImage = CIImage(color: .white).cropped(to: CGRect(x: 0, y: 0, width: 1, height: 1))
        (filter.color0, filter.color1) = (.black, .red)
        let picture = try #require(filter.outputImage.flatMap { CIContext().createCGImage($0, from: $0.extent) })
        let bytes = try #require(picture.dataProvider?.data as Data?)
        // Red, with blue first, as the picture's bitmap info says.
        #expect(picture.bitmapInfo.contains(.byteOrder32Little) && Array(bytes) == [0, 0, 255, 255])
    }

    @Test func remindersPasswordsAndIntentsAreNone() async {
        let store = EKEventStore()
        let predicate = store.predicateForIncompleteReminders(withDueDateStarting: nil, ending: nil, calendars: nil)
        let reminders = await withCheckedContinuation { done in
            store.fetchReminders(matching: predicate) { done.resume(returning: $0?.count) }
        }
        #expect(reminders == nil && NSUserActivity(activityType: "a").interaction == nil)
        #expect(ASPasswordCredential(user: "a", password: "b").user == "a")
        #expect(ASAuthorizationPasswordProvider().createRequest().provider is ASAuthorizationPasswordProvider)
        #expect(OSLog.Category.pointsOfInterest.description == "PointsOfInterest")
        #expect(!OSSignposter(subsystem: "a", category: .pointsOfInterest).isEnabled)
    }

    @Test func servicesAreDescribedAndShownToNobody() async {
        final class Shower: NSObject, CBPeripheralManagerDelegate {
            var told: ((CBManagerState) -> Void)?
            func peripheralManagerDidUpdateState(_ peripheral: CBPeripheralManager) { told?(peripheral.state) }
        }
        let (shower, service) = (Shower(), CBMutableService(type: CBUUID(string: "180D"), primary: true))
        let value = CBMutableCharacteristic(
            type: CBUUID(string: "2A37"), properties: [.notify, .read], value: nil, permissions: .readable)
        service.characteristics = [value]
        #expect(service.characteristics == [value] && value.properties.contains(.notify) && value.value == nil)
        var manager: CBPeripheralManager?
        let state = await withCheckedContinuation { done in
            shower.told = { done.resume(returning: $0) }
            manager = CBPeripheralManager(delegate: shower, queue: .main)
        }
        #expect(state != .poweredOn && manager?.isAdvertising == false)
        #expect(manager?.updateValue(Data(), for: value, onSubscribedCentrals: nil) == false)
    }
}
