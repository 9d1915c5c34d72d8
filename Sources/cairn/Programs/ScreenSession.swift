import Foundation
import Studio
import StudioMessages

/// A running program whose screen is drawn. Its clock is held from the start and moves by steps of this type, so that
/// two runs show the same.
final class ScreenSession {
    private let client: ProgramClient
    private let console: ConsoleFile
    private let name: String
    private let timeLimit: Double

    /// Builds the program with Studio's agent and starts it.
    init(_ program: ProgramBuilding.Result, arguments: [String], timeLimit: Double) throws {
        (name, self.timeLimit) = (program.name, timeLimit)
        console = try ConsoleFile()
        // A backtrace of a program with UIKit would be all of the last lines, and take minutes.
        let backtrace = ProcessInfo.processInfo.environment["SWIFT_BACKTRACE"] ?? "enable=no"
        client = try ProgramClient(
            program.program, folder: program.folder, arguments: arguments,
            variables: ["CAIRN_STUDIO_CLOCK": "held", "SWIFT_BACKTRACE": backtrace],
            console: console.handle.fileDescriptor, timeLimit: max(1, Int(timeLimit.rounded(.up))))
        EndingSignals.hold(group: client.processID)
    }

    deinit { EndingSignals.hold(group: nil) }

    // MARK: Time

    /// Seconds of a step of the program's clock, between looks at the program, and for which animations are waited at
    /// most.
    private enum Pace {
        static let step = 0.5
        static let look = 0.1
        static let longest = 5.0
        static let touch = 0.1
    }

    /// Waits for a window.
    ///
    /// - Throws: What the program printed last if it ends or shows none in time.
    func waitForWindow() throws {
        let end = Date(timeIntervalSinceNow: timeLimit)
        while try !hasWindow() {
            guard Date() < end else { throw fault("\(name) showed no window within \(timeLimit.formatted()) s") }
            _ = try advance(by: Pace.look)
            usleep(useconds_t(Pace.look * 1e6))
        }
        try settle()
    }

    /// Whether the program shows a window, of which it can tell the elements.
    private func hasWindow() throws -> Bool {
        do { _ = try elements() } catch {
            guard client.isRunning else { throw fault("\(error) before it showed a window") }
            return false
        }
        return true
    }

    /// Lets animations end, then waits until the screen stays as it is: work of other threads takes real time.
    func settle() throws {
        let end = Date(timeIntervalSinceNow: Pace.longest)
        var last = Data()
        repeat {
            var passed = 0.0
            repeat { passed += Pace.step } while try advance(by: Pace.step) && passed < Pace.longest
            let picture = try picture(scale: 1)
            if picture == last { return }
            last = picture
            usleep(useconds_t(Pace.look * 1e6))
        } while Date() < end
    }

    /// Lets time pass, for the program's clock and really.
    func wait(_ seconds: Double) throws {
        let end = Date(timeIntervalSinceNow: seconds)
        for _ in 0..<Int(seconds / Pace.look) { _ = try advance(by: Pace.look) }
        while Date() < end {
            usleep(useconds_t(Pace.look * 1e6))
            _ = try advance(by: 0)
        }
        try settle()
    }

    /// Moves the clock.
    ///
    /// - Returns: Whether something is animated.
    private func advance(by seconds: Double) throws -> Bool {
        struct State: Decodable { let isAnimating: Bool }
        var request = StudioRequest(.clock)
        (request.phase, request.dx) = ("step", seconds)
        return try JSONDecoder().decode(State.self, from: ask(request)).isAnimating
    }

    // MARK: The screen

    /// The screen as a PNG file.
    ///
    /// - Parameter scale: Pixels in a point; nil for those of the device.
    func picture(scale: Double?) throws -> Data {
        var request = StudioRequest(.screenshot)
        request.scale = scale
        return try ask(request)
    }

    private func elements() throws -> [ScreenElement] {
        struct List: Decodable { let elements: [ScreenElement] }
        return try JSONDecoder().decode(List.self, from: client.ask(StudioRequest(.accessibility))).elements
    }

    /// Taps at a point, or on the element that a text names.
    func tap(_ target: TapTarget) throws {
        let point: (x: Double, y: Double)
        switch target {
        case .point(let x, let y): point = (x, y)
        case .element(let text):
            let found = try elements()
            guard let element = ScreenElement.named(text, among: found) else {
                let labels = found.compactMap(\.label).filter { !$0.isEmpty }.prefix(30).map { "'\($0)'" }
                throw UsageError.unbuildable(
                    reason: "the screen of \(name) has nothing with the label '\(text)'; there is "
                        + (labels.isEmpty ? "none" : labels.joined(separator: ", ")))
            }
            point = element.middle
        }
        var touch = StudioRequest(.touch)
        (touch.x, touch.y) = point
        for phase in ["began", "ended"] {
            touch.phase = phase
            _ = try ask(touch)
            _ = try advance(by: Pace.touch)
        }
        try settle()
    }

    private func ask(_ request: StudioRequest) throws -> Data {
        do { return try client.ask(request) } catch { throw fault("\(error)") }
    }

    /// A fault with what the program printed last.
    private func fault(_ reason: String) -> UsageError {
        let lines = console.lines(atMost: 20)
        return .unbuildable(reason: reason + (lines.isEmpty ? "; it printed nothing" : "; the last that it printed:\n\(lines)"))
    }
}

/// Where a finger taps.
enum TapTarget {
    /// Points from the upper left corner of the screen.
    case point(Double, Double)
    /// The element with a label, an identifier or a value.
    case element(String)

    init(_ text: String) {
        let parts = text.split(separator: ",", omittingEmptySubsequences: false).map {
            Double($0.trimmingCharacters(in: .whitespaces))
        }
        if parts.count == 2, let x = parts[0], let y = parts[1] { self = .point(x, y) } else { self = .element(text) }
    }
}

/// An element of the screen as VoiceOver reads it.
struct ScreenElement: Decodable {
    let label, value, identifier: String?
    let traits: [String]
    /// Points on the screen: x, y, width and height.
    let place: [Double]

    var middle: (x: Double, y: Double) { (place[0] + place[2] / 2, place[1] + place[3] / 2) }

    private var isControl: Bool { traits.contains("button") || traits.contains("link") }

    /// The element that a text names: by its identifier, its label or value, one of the parts of its label, a label in
    /// other letters, or the beginning of one. Among several, buttons and links come first.
    static func named(_ text: String, among elements: [ScreenElement]) -> ScreenElement? {
        let other = text.lowercased()
        let rules: [(ScreenElement) -> Bool] = [
            { $0.identifier == text }, { $0.label == text }, { $0.value == text },
            { $0.label?.components(separatedBy: ", ").contains(text) == true }, { $0.label?.lowercased() == other },
            { $0.label?.lowercased().hasPrefix(other) == true },
        ]
        for rule in rules {
            let found = elements.filter(rule)
            if let element = found.first(where: \.isControl) ?? found.first { return element }
        }
        return nil
    }
}
