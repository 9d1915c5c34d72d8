import Foundation
import SeededRandom

/// Tries cases of one part, in a process of its own, and prints a line before and after each.
@MainActor
struct PartWorker {
    private let part: any AttackPart
    private let seed: Int

    init(_ options: AttackOptions) throws(AttackFailure) {
        let name = options.assignment?.part ?? ""
        guard let type = AttackParts.named(name) else { throw AttackFailure(reason: "no part is called \(name)") }
        part = try type.init(AttackEnvironment(options))
        seed = options.seed
    }

    func work(_ assignment: AttackOptions.Assignment) throws(AttackFailure) {
        Limits.apply()
        var number = assignment.firstCase
        while assignment.count.map({ number < assignment.firstCase + $0 }) ?? true {
            try tryCase(number, assignment.kept)
            number += 1
        }
    }

    private func tryCase(_ number: Int, _ kept: Pieces) throws(AttackFailure) {
        var random = Self.random(seed: seed, part: type(of: part).name, number: number)
        let attack = try part.makeCase(&random)
        Output.line(WorkerLine.began(number, pieces: attack.pieceCount, steps: attack.stepCount))
        let fault = try attack.fault(kept)
        Output.line(WorkerLine.ended(number, fault: fault))
    }

    /// Numbers that differ between seeds, parts and cases.
    static func random(seed: Int, part: String, number: Int) -> SplitMix {
        var mixed = SplitMix(seed: seed)
        for value in part.utf8.map({ UInt64($0) }) + [UInt64(number)] { mixed = SplitMix(seed: mixed.next() ^ value) }
        return mixed
    }
}

/// A line that a process of a part prints.
enum WorkerLine: CustomStringConvertible {
    case began(Int, pieces: Int, steps: Int)
    case ended(Int, fault: String?)

    var description: String {
        switch self {
        case .began(let number, let pieces, let steps): "began \(number) \(pieces) \(steps)"
        case .ended(let number, nil): "held \(number)"
        case .ended(let number, let fault?): "fault \(number) \(Data(fault.utf8).base64EncodedString())"
        }
    }

    init?(_ line: String) {
        let words = line.split(separator: " ").map(String.init)
        guard words.count >= 2, let number = Int(words[1]) else { return nil }
        switch (words[0], words.count) {
        case ("began", 4):
            guard let pieces = Int(words[2]), let steps = Int(words[3]) else { return nil }
            self = .began(number, pieces: pieces, steps: steps)
        case ("held", 2): self = .ended(number, fault: nil)
        case ("fault", 3):
            guard let data = Data(base64Encoded: words[2]) else { return nil }
            self = .ended(number, fault: String(decoding: data, as: UTF8.self))
        default: return nil
        }
    }
}

/// Limits of the process of a part, which the processes that it starts inherit.
enum Limits {
    /// Bytes of address space.
    private static let memory: rlim_t = 4 << 30

    static func apply() {
        // A group of its own, so that it is ended together with what it started.
        setpgid(0, 0)
        var space = rlimit(rlim_cur: memory, rlim_max: memory)
        setrlimit(__rlimit_resource_t(RLIMIT_AS.rawValue), &space)
        var core = rlimit(rlim_cur: 0, rlim_max: 0)
        setrlimit(__rlimit_resource_t(RLIMIT_CORE.rawValue), &core)
    }
}
