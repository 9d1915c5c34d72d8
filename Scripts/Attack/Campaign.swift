import Foundation

/// Lets the parts attack in turns, and collects their findings.
@MainActor
final class Campaign {
    private let options: AttackOptions
    private var tracks: [Track]
    private let start = Date()
    private(set) var findingCount = 0

    /// The progress of one part.
    private struct Track {
        let name: String
        var next: Int
        var tried = 0
        var steps = 0
        var seconds = 0.0
        /// How often each kind of fault was found.
        var kinds: [(fault: String, count: Int)] = []
    }

    /// Seconds that a part attacks before it is the next one's turn.
    private static let turn = 20.0

    init(_ options: AttackOptions) throws(AttackFailure) {
        self.options = options
        for name in options.parts where AttackParts.named(name) == nil {
            throw AttackFailure(reason: "no part is called \(name)")
        }
        let names = options.parts.isEmpty ? AttackParts.all.map { $0.name } : options.parts
        tracks = names.map { Track(name: $0, next: options.caseNumber ?? 0) }
        // Missing programs of a part are reported before the attack begins.
        let environment = try AttackEnvironment(options)
        for name in names { _ = try AttackParts.named(name)?.init(environment) }
    }

    // MARK: Turns

    func run() {
        if let count = options.caseNumber == nil ? options.count : 1 {
            for index in tracks.indices { attack(index, count: count, until: .distantFuture) }
            return
        }
        let end = start.addingTimeInterval(options.minutes * 60)
        let turn = min(Self.turn, options.minutes * 60 / Double(tracks.count))
        while end.timeIntervalSinceNow > turn / 2 {
            for index in tracks.indices { attack(index, count: nil, until: min(end, Date().addingTimeInterval(turn))) }
        }
    }

    /// Tries cases of a part, in as many processes as that takes: one that ended badly is followed by another.
    private func attack(_ index: Int, count: Int?, until end: Date) {
        let began = Date()
        let last = count.map { tracks[index].next + $0 }
        while Date() < end, last.map({ tracks[index].next < $0 }) ?? true {
            let process = PartProcess(
                options, part: tracks[index].name, firstCase: tracks[index].next, count: last.map { $0 - tracks[index].next },
                kept: options.kept)
            let finding = process.runUntilFault(before: end)
            tracks[index].tried += process.casesTried
            tracks[index].steps += process.stepsTried
            tracks[index].next = process.nextCase
            if let finding { note(finding, index) }
            if process.isStuck { break }
        }
        tracks[index].seconds += Date().timeIntervalSince(began)
    }

    // MARK: Findings

    /// Shrinks and keeps the first finding of each kind; counts the others.
    private func note(_ finding: Finding, _ index: Int) {
        findingCount += 1
        if let known = tracks[index].kinds.firstIndex(where: { $0.fault == finding.kind }) {
            tracks[index].kinds[known].count += 1
            return
        }
        tracks[index].kinds.append((finding.kind, 1))
        let name = tracks[index].name
        Output.line("\(name) \(finding.number): \(finding.fault)")
        let small = Shrinking(options, part: name, finding.number).shrunk(finding)
        Output.line("  kept in \(FindingFolder(options, part: name).keep(small, of: finding))")
    }

    func printSummary() {
        Output.line("part           cases    steps  findings  seconds")
        for track in tracks {
            let findings = track.kinds.reduce(0) { $0 + $1.count }
            Output.line(
                track.name.padding(toLength: 12, withPad: " ", startingAt: 0) + Self.right("\(track.tried)", 8)
                    + Self.right("\(track.steps)", 9) + Self.right("\(findings)", 10)
                    + Self.right(String(format: "%.1f", track.seconds), 9))
            for kind in track.kinds { Output.line("  \(kind.count) x \(kind.fault)") }
        }
        let seconds = String(format: "%.1f", Date().timeIntervalSince(start))
        Output.line("seed \(options.seed): \(findingCount) finding\(findingCount == 1 ? "" : "s") in \(seconds) s")
    }

    private static func right(_ text: String, _ width: Int) -> String {
        String(repeating: " ", count: max(1, width - text.count)) + text
    }
}
