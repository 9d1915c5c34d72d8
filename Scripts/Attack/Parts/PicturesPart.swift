import Foundation
import SeededRandom

/// Damaged documents are drawn, in every format, and nothing is written but the pictures that the command names.
struct PicturesPart: AttackPart {
    static let name = "pictures"
    static let summary = "damaged documents, drawn as PNG, SVG and PDF"

    private let environment: AttackEnvironment

    init(_ environment: AttackEnvironment) throws(AttackFailure) { self.environment = environment }

    func makeCase(_ random: inout SplitMix) throws(AttackFailure) -> any AttackCase {
        let document = try MutatedDocument(environment, &random)
        let format = random.pick(["png", "png", "svg", "pdf"])
        var options: [String] = ["--time-limit", "40"]
        let isCanvas = random.below(3) == 0
        if isCanvas { options.append("--canvas") }
        if random.below(4) == 0 { options += ["--appearance", "dark"] }
        if random.below(4) == 0 { options += ["--scale", random.pick(["1", "2", "3"])] }
        if random.below(6) == 0 {
            options += ["--size", random.pick(["1x1", "20000x20000", "8000x8000", "5x100000", "320x480"])]
        }
        if random.below(6) == 0 { options += ["--direction", "rtl"] }
        return PictureCase(
            environment: environment, document: document, options: options, picture: (isCanvas ? "canvas." : "{scene}.") + format)
    }
}

private struct PictureCase: AttackCase {
    let environment: AttackEnvironment
    let document: MutatedDocument
    let options: [String]
    let picture: String

    /// Bytes that drawing may take, whatever the size of the picture.
    private static let largestMemory = 256 << 20

    var pieceCount: Int { document.pieceCount }

    func fault(_ kept: Pieces) throws(AttackFailure) -> String? {
        try environment.emptyFolder()
        try environment.write(document.bytes(kept), to: document.name)
        let folder = environment.folder
        let run = CommandRun(
            environment.tool, ["render"] + options + ["-o", "\(folder)/out/\(picture)", "\(folder)/\(document.name)"], in: folder)
        if let fault = run.fault(statuses: 0...2) { return fault }
        if run.peakMemory > Self.largestMemory { return "drawing took \(run.peakMemory >> 20) MiB" }
        return faultInFiles(run)
    }

    /// Files other than those that the command printed, and pictures that are none.
    private func faultInFiles(_ run: CommandRun) -> String? {
        let folder = environment.folder
        let named = Set(String(decoding: run.output, as: UTF8.self).split(separator: "\n").map(String.init))
        var found: Set<String> = []
        for file in FileManager.default.enumerator(atPath: folder)?.compactMap({ $0 as? String }) ?? [] {
            let path = "\(folder)/\(file)"
            if file == document.name || file == "out" { continue }
            guard named.contains(path) else { return "writes \(file), which it does not name" }
            found.insert(path)
            let start = FileManager.default.contents(atPath: path)?.prefix(5) ?? Data()
            if !Self.starts.contains(where: { start.starts(with: $0) }) { return "a picture begins with \(Array(start))" }
        }
        guard found == named else { return "names \(named.count) pictures and writes \(found.count)" }
        return run.end == .exit(0) && named.isEmpty ? "exit status 0 without a picture" : nil
    }

    private static let starts: [[UInt8]] = [[0x89, 0x50, 0x4E, 0x47], Array("<?xml".utf8), Array("%PDF-".utf8)]

    func files(_ kept: Pieces) -> [(name: String, bytes: [UInt8])] {
        let command = (["cairn render"] + options + ["-o", "'\(picture)'", document.name]).joined(separator: " ") + "\n"
        return [(document.name, document.bytes(kept)), ("command.txt", Array(command.utf8))]
    }
}
