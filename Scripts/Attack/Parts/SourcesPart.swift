import Foundation
import SeededRandom

/// Damaged Swift sources are rewritten, twice: the results are the same, every line stays where it was, and messages
/// name a line of the file.
struct SourcesPart: AttackPart {
    static let name = "sources"
    static let summary = "damaged Swift sources, rewritten twice by cairn-rewrite"

    private let environment: AttackEnvironment
    private let rewriter: String
    private let sources: [String]

    /// Folders with sources that are written for iOS.
    private static let folders = ["Examples/UnmodifiedSources", "Examples/XcodeProject", "Examples/LayoutLibrary"]

    init(_ environment: AttackEnvironment) throws(AttackFailure) {
        self.environment = environment
        rewriter = environment.root + "/Rewriter/.build/debug/cairn-rewrite"
        guard FileManager.default.isExecutableFile(atPath: rewriter) else {
            throw AttackFailure(reason: "\(rewriter) is no program; build it with swift build --package-path Rewriter")
        }
        sources = Self.folders.flatMap { folder in
            let files =
                FileManager.default.enumerator(atPath: "\(environment.root)/\(folder)")?.compactMap { $0 as? String } ?? []
            let own = files.filter { $0.hasSuffix(".swift") && !$0.contains(".build/") && !$0.hasSuffix("Package.swift") }
            return own.sorted().map { "\(environment.root)/\(folder)/\($0)" }
        }
        if sources.isEmpty { throw AttackFailure(reason: "\(environment.root) has no examples with Swift sources") }
    }

    func makeCase(_ random: inout SplitMix) throws(AttackFailure) -> any AttackCase {
        var files = TextFiles()
        for number in 0...random.below(3) {
            files.add("File\(number).swift", try MutatedDocument.contents(of: random.pick(sources)))
        }
        files.damage(&random, inserting: Self.constructs)
        return SourcesCase(environment: environment, rewriter: rewriter, files: files)
    }

    private static let constructs = [
        "@objc ", "@objc(a:b:) ", "@objcMembers ", "@IBOutlet weak var x: UIView! ", "@IBAction func f(_ s: Any) {} ", "dynamic ",
        "#selector(f)", "#selector(A.f(_:))", "#selector(getter: A.b)", "#keyPath(A.b)", "#Preview { UIView() }", "#if os(iOS)\n",
        "#elseif canImport(ObjectiveC) && !os(Linux)\n", "#else\n", "#endif\n", "@UIApplicationMain ", "@available(iOS 13, *) ",
        "extension UIView { override func layoutSubviews() {} } ", "class A: B { override func f() { super.f() } } ",
        "class B: A { @objc func f() {} } ", "protocol P: AnyObject { @objc optional func f() } ", "delegate?.f?(1)", "x!(y)",
        "type(of: x).init()", "T()", "value(forKey: \"a\")", "observe(\\.a) { _, _ in }", "perform(\"f\")",
        "import UIKit.UIView\n",
        "import XCTest\n", "\"\"\"", "/*", "*/", "//", "\"\\(", "#\"", "{", "}", "(", "`", "\u{FEFF}", "\u{2028}", "e\u{301}",
        "\u{1F469}\u{200D}\u{1F680}", String(repeating: "(", count: 3_000), String(repeating: "class A { ", count: 600),
        String(repeating: "\"\\(", count: 300), String(repeating: "#if A\n", count: 600),
        String(repeating: " && os(iOS)", count: 9_000),
        String(repeating: ".a", count: 9_000), String(repeating: "[", count: 3_000), String(repeating: "@objc ", count: 2_000),
    ]
}

/// The pieces are the lines of the sources.
struct SourcesCase: AttackCase {
    let environment: AttackEnvironment
    let rewriter: String
    let files: TextFiles

    /// Bytes that rewriting a few small files may take.
    private static let largestMemory = 1 << 30

    var pieceCount: Int { files.pieceCount }

    func fault(_ kept: Pieces) throws(AttackFailure) -> String? {
        try environment.emptyFolder()
        let written = files.written(kept)
        for file in written { try environment.write(file.bytes, to: file.name) }
        let (first, second) = (run(into: "first"), run(into: "second"))
        if let fault = first.fault(statuses: 0...1) { return fault }
        if first.peakMemory > Self.largestMemory { return "rewriting took \(first.peakMemory >> 20) MiB" }
        if first.end != second.end || first.errors != second.errors { return "the second run says something else" }
        for file in written {
            let results = [result(of: file.name, in: "first"), result(of: file.name, in: "second")]
            if results[0] != results[1] { return "the second run writes something else" }
            if let result = results[0], !Self.keepsLines(of: file.bytes, result) {
                return "lines do not stay where they were"
            }
        }
        return faultInMessages(of: first, written)
    }

    private func run(into folder: String) -> CommandRun {
        let paths = files.files.map { environment.folder + "/" + $0.name }
        return CommandRun(rewriter, ["--output", environment.folder + "/" + folder] + paths, in: environment.folder)
    }

    /// The rewritten text; nil where the file stays as it is.
    private func result(of name: String, in folder: String) -> [UInt8]? {
        let overlay = FileManager.default.contents(atPath: "\(environment.folder)/\(folder)/overlay.json") ?? Data()
        let contents = (try? JSONSerialization.jsonObject(with: overlay)) as? [String: Any]
        let entries = contents?["roots"] as? [[String: Any]] ?? []
        let entry = entries.first { $0["name"] as? String == environment.folder + "/" + name }
        return (entry?["external-contents"] as? String).flatMap(FileManager.default.contents).map { [UInt8]($0) }
    }

    private static func lineEnds(_ bytes: [UInt8]) -> Int { bytes.count { $0 == 0x0A } }

    /// Whether a rewritten file has the lines of the file. What tests lack of XCTest is added behind the last one.
    private static func keepsLines(of bytes: [UInt8], _ result: [UInt8]) -> Bool {
        let more = lineEnds(result) - lineEnds(bytes)
        return more == 0 || more > 0 && String(decoding: bytes, as: UTF8.self).contains("XCT")
    }

    /// Lines as the compiler counts them, or more.
    private static func lineCount(_ bytes: [UInt8]) -> Int { 1 + bytes.count { $0 == 0x0A || $0 == 0x0D } }

    /// A message that does not begin with a file, a line and a column that there are.
    private func faultInMessages(of run: CommandRun, _ written: [(name: String, bytes: [UInt8])]) -> String? {
        for line in String(decoding: run.errors, as: UTF8.self).split(separator: "\n") where !line.hasPrefix(" ") {
            guard let file = written.first(where: { line.hasPrefix("\(environment.folder)/\($0.name):") }) else {
                return "a message has no place: \(line.prefix(200))"
            }
            let numbers = line.dropFirst(environment.folder.count + file.name.count + 2).split(separator: ":").prefix(2)
            guard let line = numbers.first.flatMap({ Int($0) }), (1...Self.lineCount(file.bytes)).contains(line) else {
                return "a message names a line that the file does not have: \(line.prefix(200))"
            }
        }
        return nil
    }

    func files(_ kept: Pieces) -> [(name: String, bytes: [UInt8])] { files.written(kept) }
}
