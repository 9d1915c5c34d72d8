import CStudioAgent
import Foundation
import QuartzCore
import StudioMessages
import UIKit
import ViewInspection

/// Starts the agent once the program's main queue runs.
///
/// - Parameters:
///   - descriptor: The socket to Studio's server.
///   - holdsClock: Whether the program's clock is held from the start, and moves only as Studio says.
@_cdecl("cairn_studio_agent_start")
func startStudioAgent(_ descriptor: Int32, _ holdsClock: Bool) {
    if holdsClock { MediaClock.shared.hold() }
    MainActor.assumeIsolated { ObjectOrigins.shared.watch() }
    DispatchQueue.main.async {
        MainActor.assumeIsolated { StudioAgent.shared = StudioAgent(descriptor: descriptor) }
    }
}

/// Serves a running program to Studio: shows its screen, gives it input, and answers questions about its views.
///
/// Studio links it with a program of its own beside the one that a package builds, and it does nothing unless Studio
/// starts that program (`CAIRN_STUDIO`).
@MainActor
final class StudioAgent {
    static var shared: StudioAgent?

    private let socket: MessageSocket
    private let source: any DispatchSourceRead
    let names = ViewNames()
    private(set) lazy var screen = AgentScreen { [socket] in socket.send(MessageFrame(.screen, 0, $0.encoded)) }
    private lazy var input = AgentInput { [unowned self] in report(AgentEvent(kind: "action", text: $0)) }
    private let device = AgentDevice()
    private let clock = AgentClock()
    private lazy var trial = AgentTrial(names)
    private lazy var timeline = AgentTimeline(names) { [unowned self] in report($0) }

    init(descriptor: Int32) {
        _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
        socket = MessageSocket(descriptor: descriptor)
        source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: .main)
        source.setEventHandler { MainActor.assumeIsolated { StudioAgent.shared?.receive() } }
        source.resume()
        TurnObserver.observe { StudioAgent.shared?.turnEnded() }
        report(AgentEvent(kind: "started", text: ProcessInfo.processInfo.processName))
        screen.setNeedsFrame()
    }

    func report(_ event: some Encodable) { socket.send(MessageFrame(.event, 0, StudioJSON.data(event))) }

    private func turnEnded() {
        timeline.turnEnded()
        screen.setNeedsFrame()
    }

    private func receive() {
        guard let messages = socket.receive() else {
            // Nobody sees the program any more.
            source.cancel()
            kill(getpid(), SIGTERM)
            return
        }
        for message in messages where message.kind == .request { answer(message) }
    }

    private func answer(_ message: MessageFrame) {
        do {
            let request = try StudioRequest(json: message.bytes)
            let (kind, bytes) = try answer(to: request)
            socket.send(MessageFrame(kind, message.number, bytes))
        } catch {
            socket.send(MessageFrame(.failure, message.number, Data("\(error)".utf8)))
        }
    }

    /// A reason why a request has no answer.
    struct Refusal: Error, CustomStringConvertible { let description: String }

    private func answer(to request: StudioRequest) throws -> (MessageFrame.Kind, Data) {
        func json(_ value: some Encodable) -> (MessageFrame.Kind, Data) { (.answer, StudioJSON.data(value)) }
        switch request.operation {
        case .touch, .wheel, .hover, .key, .type:
            let isTaken = try input.take(request)
            screen.note(input: request.input)
            return json(["taken": isTaken])
        case .device: return json(["device": try device.take(request.look ?? StudioLook())])
        case .phase:
            try device.change(phase: request.phase ?? "")
            return json(["phase": request.phase ?? ""])
        case .clock:
            return json(AgentClock.State(time: try clock.take(request), isAnimating: CATransaction.hasRunningAnimations))
        case .refresh:
            screen.refresh()
            return json(["refresh": true])
        case .shown:
            screen.shown()
            return json(["shown": true])
        case .screenshot: return (.file, try screen.picture(scale: request.scale.map { CGFloat($0) }))
        case .timeline:
            timeline.isOn = request.phase != "off"
            return json(["on": timeline.isOn])
        case .tree:
            return json(InspectedTree(tree: ViewTree(of: try root(), names, judgingAmbiguity: request.isBackground != true)))
        case .accessibility: return json(AccessibilityList(of: try root(), names))
        case .layers: return json(ViewLayers(of: try root(), names, scale: CGFloat(request.scale ?? 1)))
        case .details:
            let view = try view(request)
            return json(ViewDetails(of: view, in: try root(), names, route: timeline.route(of: view)))
        case .explain:
            let view = try view(request)
            guard let values = ViewExplanation.Value.named(request.value) else {
                throw Refusal(description: "a view has no value \(request.value ?? "")")
            }
            return json(values.map { ViewExplanation($0, of: view, names) })
        case .alternative:
            let view = try view(request)
            view.exerciseAmbiguityInLayout()
            return json(["frame": ViewTree.numbers(view.frame)])
        case .attributes: return json(trial.attributes(of: try view(request)))
        case .trial: return json(try trial.take(request.text ?? ""))
        case .open, .picture, .ambiguous, .lint, .widths, .gallery, .snapshot, .edit, .rehearse, .library, .resources, .advice,
            .copy, .strings, .translate:
            throw Refusal(description: "a program has no documents")
        }
    }

    private func root() throws -> UIWindow {
        guard let window = AgentScreen.windows.last(where: \.isKeyWindow) ?? AgentScreen.windows.last else {
            throw Refusal(description: "the program shows no window")
        }
        return window
    }

    private func view(_ request: StudioRequest) throws -> UIView {
        if let id = request.view {
            guard let view = names.view(id) else { throw Refusal(description: "there is no view \(id) any more") }
            return view
        }
        guard let x = request.x, let y = request.y else { throw Refusal(description: "name a view or a point") }
        guard let view = try root().hitTest(CGPoint(x: x, y: y), with: nil) else {
            throw Refusal(description: "there is no view at \(x), \(y)")
        }
        return view
    }
}

/// Something that happened in a program.
struct AgentEvent: Encodable {
    /// `started`, `action`.
    let kind: String
    let text: String
}
