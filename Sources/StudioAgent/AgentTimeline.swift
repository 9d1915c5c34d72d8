import Foundation
import UIKit
import ViewInspection

/// Layout passes of the program, for as long as somebody watches: who asked for layout, which layouts were made, by
/// which route and with how many solutions, and what moved.
@MainActor
final class AgentTimeline {
    /// A turn of the run loop in which something was laid out.
    struct Pass: Encodable {
        struct Request: Encodable {
            let view: String
            let words: String
            /// The call or the change that asked for a layout.
            let name: String
            /// The callback that was running; nil for the program's own code.
            let callback: String?
            let caller: String?
        }

        struct Layout: Encodable {
            let view: String
            let words: String
            let route: String
            /// Whether a fitting size was measured instead.
            let measures: Bool
        }

        struct Move: Encodable {
            let view: String
            let words: String
            let before, after: [Double]
        }

        let kind = "pass"
        /// Seconds on the program's clock.
        let time: Double
        let requests: [Request]
        let layouts: [Layout]
        /// How often the engine solved.
        let solves: Int
        let moves: [Move]
        /// A name for what goes wrong; nil for usual passes.
        let warning: String?
    }

    private let names: ViewNames
    private let report: (Pass) -> Void
    private var layouts: [Pass.Layout] = []
    private var requests: [Pass.Request] = []
    private var solves = 0
    private var routes: [String: String] = [:]
    private var frames: [String: [Double]] = [:]
    private var recent: [Double] = []
    private static let mostLayouts = 500
    /// Layouts of a view tree within a second from which on they count as a storm.
    private static let storm = 45

    init(_ names: ViewNames, report: @escaping (Pass) -> Void) { (self.names, self.report) = (names, report) }

    var isOn = false {
        didSet {
            guard isOn != oldValue else { return }
            frames = isOn ? currentFrames().frames : [:]
            solves = Self.solves
            RouteTrace.listener = isOn ? { [weak self] in self?.note($0) } : nil
            RouteTrace.requestListener = isOn ? { [weak self] in self?.note($0) } : nil
        }
    }

    /// The route of a view's last layout.
    func route(of view: UIView) -> String? {
        for around in sequence(first: view, next: \.superview) {
            if let route = routes[names.id(of: around)] { return route }
        }
        return nil
    }

    private func note(_ entry: RouteTrace.Entry) {
        let id = names.id(of: entry.view)
        let text = entry.text.replacingOccurrences(of: "[CairnLayout] ", with: "")
        routes[id] = text
        guard layouts.count < Self.mostLayouts else { return }
        layouts.append(
            Pass.Layout(view: id, words: names.words(entry.view), route: text, measures: entry.target != nil))
    }

    private func note(_ request: RouteTrace.Request) {
        guard requests.count < Self.mostLayouts else { return }
        requests.append(
            Pass.Request(
                view: names.id(of: request.view), words: names.words(request.view), name: request.name,
                callback: request.callback, caller: request.caller.map(names.words)))
    }

    private static var solves: Int { AgentScreen.windows.reduce(0) { $0 + $1.solvesSoFar } }

    func turnEnded() {
        guard isOn, !layouts.isEmpty else { return }
        let (new, views) = currentFrames()
        let moves = views.compactMap { view -> Pass.Move? in
            guard let before = frames[view.id], before != view.frame else { return nil }
            return Pass.Move(view: view.id, words: view.words, before: before, after: view.frame)
        }
        let now = CACurrentMediaTime()
        recent = recent.filter { now - $0 < 1 } + [now]
        let warning = recent.count > Self.storm ? "layout storm: \(recent.count) passes within a second" : nil
        let made = Self.solves
        report(
            Pass(
                time: now, requests: requests, layouts: layouts, solves: max(0, made - solves), moves: moves, warning: warning))
        (layouts, requests, frames, solves) = ([], [], new, made)
    }

    private func currentFrames() -> (frames: [String: [Double]], views: [ViewTree.View]) {
        let views = AgentScreen.windows.flatMap { ViewTree(of: $0, names, judgingAmbiguity: false).views }
        return (Dictionary(views.map { ($0.id, $0.frame) }) { first, _ in first }, views)
    }
}
