import Foundation
import InterfaceBuilderCanvas
import InterfaceBuilderDocument
import LayoutInspection

extension CommandOption {
    /// The options that all subcommands about layout share, in the order of the help.
    static let shared: [CommandOption] = [
        .text("--scene", "ID", "only this scene: an object id or a storyboard identifier") { $0.scene = $1 },
        CommandOption(
            name: "--device", placeholder: "NAME", summary: "the screen, by Interface Builder's id or a product's name",
            words: CanvasModel.all.map(\.id), takesOtherWords: true
        ) { (options, value) throws(UsageError) in
            guard let model = CanvasModel.named(value) else {
                let names = CanvasModel.all.flatMap { [$0.id] + $0.products }
                let near = Spelling.near(value, among: names, atMost: 3)
                throw .unknownDevice(value, near: near.isEmpty ? Spelling.nearest(value, among: names, count: 3) : near)
            }
            options.device = model
        },
        CommandOption(
            name: "--canvas", placeholder: nil, summary: "show documents as Interface Builder's canvas does, not as a device does"
        ) { (options, _) in options.showsCanvas = true },
        .choice("--orientation", "how the device is held") { $0.orientation = $1 },
        .value(
            "--size", "WxH", "the root view's size in points", expected: "two lengths such as 375x667", parse: size
        ) { $0.size = $1 },
        .value("--scale", "1|2|3", "pixels in a point", expected: "1, 2, 3", parse: scale) { $0.scale = $1 },
        .value(
            "--safe-area", "TOP,LEFT,BOTTOM,RIGHT", "the root view's safe-area insets in points",
            expected: "four lengths such as 59,0,34,0", parse: insets
        ) { $0.safeArea = $1 },
        .text("--insets", "FILE", "a table of safe-area insets and margins per view") { $0.insets = $1 },
        .choice("--content-size", "the preferred text size", placeholder: "XS...AX5") { $0.contentSize = $1 },
        .choice("--appearance", "light or dark colours") { $0.appearance = $1 },
        .choice("--direction", "the layout direction") { $0.direction = $1 },
        .choice("--leaf-sizes", "whether texts, images and controls are measured or keep their recorded size") {
            $0.leafSizes = $1
        },
        .text("--system-font", "FILE", "a font to use as the system font") { $0.systemFont = $1 },
        CommandOption(
            name: "--no-condensing", placeholder: nil, summary: "cut texts that overflow, even by less than the stand-in's error"
        ) { options, _ in options.condensesText = false },
        ios,
    ]

    /// The system whose looks scenes have.
    static let ios = value(
        "--ios", "12|18|26",
        "the looks of that system (default: the present one on a device, and that of the document's Xcode on the canvas)",
        expected: "12, 18, 26",
        parse: { Int($0).flatMap { SystemLooks(rawValue: $0) } }
    ) { $0.looks = $1 }

    /// How many processes work at the same time.
    static let jobs = value(
        "--jobs", "N", "how many documents are laid out at the same time (default: one for each core)",
        expected: "a number from 1 to 256", parse: { Int($0).flatMap { 1...256 ~= $0 ? $0 : nil } }
    ) { $0.jobs = $1 }

    /// How long a document may take.
    static let timeLimit = value(
        "--time-limit", "SECONDS", "give a document up after that long (default: 300)",
        expected: "a number of seconds", parse: { DocumentNumber.parseLength($0).flatMap { $0 > 0 ? $0 : nil } }
    ) { $0.timeLimit = $1 }

    /// The patterns of files that are left out of folders.
    static let exclude = value(
        "--exclude", "PATTERN", "leave files and folders out, as a line of an ignore file does",
        expected: "a pattern such as Legacy/",
        parse: { IgnorePattern($0) }
    ) { $0.exclusions.append($1) }

    /// The part of the work that is done.
    static let shard = value(
        "--shard", "I/N", "work on the I-th of N parts of the documents only; 'cairn report merge' joins the results",
        expected: "a part such as 2/3", parse: { Shard($0) }
    ) { $0.shard = $1 }

    /// How results are printed.
    static let format = choice("--format", "how results are printed") { $0.format = $1 }

    nonisolated private static func size(_ text: String) -> CGSize? {
        let parts = text.split(separator: "x", omittingEmptySubsequences: false).map { DocumentNumber.parseLength(String($0)) }
        guard parts.count == 2, let width = parts[0], let height = parts[1], width > 0, height > 0 else { return nil }
        return CGSize(width: width, height: height)
    }

    nonisolated private static func scale(_ text: String) -> Double? { ["1": 1.0, "2": 2, "3": 3][text] }

    nonisolated private static func insets(_ text: String) -> DocumentInsets? {
        let parts = text.split(separator: ",", omittingEmptySubsequences: false).compactMap {
            DocumentNumber.parseLength(String($0))
        }
        guard parts.count == 4, parts.allSatisfy({ $0 >= 0 }), text.filter({ $0 == "," }).count == 3 else { return nil }
        return DocumentInsets(top: parts[0], leading: parts[1], bottom: parts[2], trailing: parts[3])
    }
}
