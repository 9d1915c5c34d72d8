import Foundation
import InterfaceBuilderCanvas
import InterfaceBuilderDocument
import LayoutInspection

/// The options of a subcommand.
struct CommandOptions {
    enum Format: String, CaseIterable { case text, json, jsonl }
    enum ListFormat: String, CaseIterable { case text, json }
    enum FindingFormat: String, CaseIterable { case text, json, jsonl, sarif, github, junit }
    enum Orientation: String, CaseIterable { case portrait, landscape }
    enum Appearance: String, CaseIterable { case light, dark }
    enum Direction: String, CaseIterable { case ltr, rtl }
    enum ContentSize: String, CaseIterable { case XS, S, M, L, XL, XXL, XXXL, AX1, AX2, AX3, AX4, AX5 }

    /// The documents, and folders where a subcommand walks them.
    var paths: [String] = []
    var scene: String?
    var device: CanvasModel?
    var orientation: Orientation?
    /// Points.
    var size: CGSize?
    /// Pixels in a point.
    var scale: Double?
    /// Points; replaces the root view's.
    var safeArea: DocumentInsets?
    /// A table of insets per view.
    var insets: String?
    var contentSize: ContentSize?
    var looks: SystemLooks?
    var appearance: Appearance?
    var direction: Direction?
    /// Nil for what the subcommand takes by default.
    var leafSizes: LeafSizes?
    var systemFont: String?
    /// Whether texts that overflow by no more than a stand-in's error are set tighter instead of being cut.
    var condensesText = true
    var format = Format.text
    var findingFormat = FindingFormat.text
    var output: String?
    /// The document's name in messages; nil for its path.
    var messagePath: String?
    /// How the subcommand shows documents by default.
    var sight = Sight.canvas
    /// Whether `render` draws each scene in several variants on one sheet.
    var drawsSheet = false
    /// Whether documents are shown as Interface Builder's canvas shows them, whatever the subcommand's default.
    var showsCanvas = false
    /// Whether documents are shown as a program on a device shows them.
    var showsDevice: Bool { !showsCanvas && (sight == .device || sight == .namedDevice && device != nil) }
    /// Processes that work at the same time; nil for as many as there are cores.
    var jobs: Int?
    /// How long a document may take, in seconds.
    var timeLimit = 300.0
    /// How far frames may be apart, in pixels; nil for what goes with the sizes of leaves.
    var tolerance: Double?
    /// How far frames may be apart, in pixels. Where texts are measured, their widths are off by up to two points of a
    /// screen at 2x.
    var pixelTolerance: Double { tolerance ?? (leafSizes == .measured ? 4 : 1) }
    /// The patterns of files that are left out of folders.
    var exclusions: [IgnorePattern] = []
    /// The part of the documents that is worked on; nil for all.
    var shard: Shard?
    /// The rules of `lint`; empty for all.
    var rules: [LintRule] = []
    /// The ids of the rules that `lint` leaves out.
    var omittedRules: [String] = []
    /// Whether `lint` lays documents out on more canvases than their own.
    var usesMatrix = false
    /// The languages that `lint` lays documents out in, besides their own texts.
    var languages: [DocumentLanguage] = []
    /// The widths of root views that `lint` searches, in points; nil for each document's own.
    var widths: ClosedRange<Double>?
    /// The file with what a project asks of `lint`; nil for the one in the current folder, if there is one.
    var configurationFile: String?
    /// The content of that file.
    var configuration = LintConfiguration()
    /// The file that lists the classes of the project's sources.
    var classesFile: String?
    /// The content of that file; nil if there is none.
    var classes: ProjectClasses?
    /// Whether `lint` writes documents without the faults that can be mended.
    var fixes = false
    /// The rule whose page is printed instead of a search, or `all`.
    var explained: String?
    /// An earlier result, whose findings are left out.
    var baseline: String?
    /// The findings of that result.
    var known = KnownFindings()
    /// Whether notes change the exit status too.
    var isStrict = false
    /// Whether `mcp` offers tools that write files.
    var mayWrite = false
    /// The products or programs that `studio` runs.
    var programs: [String] = []
    /// The arguments of those programs.
    var programArguments: [String] = []
    /// Where `picture` taps, in order.
    var taps: [String] = []
    /// The product of a package that is run.
    var product: String?
    /// The language of a program, as `AppleLanguages` has it.
    var programLanguage: String?
    /// Seconds that pass before a program is drawn.
    var programTime = 0.0
    /// How long a program may take to show a window or to answer, in seconds.
    var programTimeLimit = 30.0
    /// A folder of Swift SDKs; nil for the installed ones.
    var sdks: String?
    /// The Swift SDK that products are built with.
    var swiftSDK: String?
    /// The port of `studio`; nil for the usual one.
    var port: Int?
    /// Whether `studio` takes no input for programs.
    var isReadOnly = false
    /// Whether `studio` opens the page in a browser.
    var opensBrowser = false
    /// Whether `snapshots` lists recorded files that nothing uses.
    var listsOrphans = false
    /// Whether `snapshots` deletes those.
    var deletesOrphans = false
    /// The folder below which recorded files may be deleted; nil for the current one.
    var deletionRoot: String?
    /// Whether `diff` tells also what versions of Interface Builder write by themselves.
    var isComplete = false
    /// The point of a scene that `explain` tells of.
    var point: CGPoint?
    /// A file with edits, a line each.
    var script: String?
    /// Whether `edit` shows what would change and writes nothing.
    var isDryRun = false
    /// Whether `edit` records the frames of views that the edits move.
    var recordsFrames = false
    /// Whether views that agree are listed too.
    var listsAll = false
    /// The folder of the package that has UIKit.
    var cairn: String?
    /// Whether `import` writes a test of each program's launch.
    var writesLaunchTest = false
    /// Whether `import` only tells what is missing.
    var checksOnly = false
    /// Whether documents are laid out and drawn by child processes, which have limits of time and memory, or by this
    /// process.
    var usesProcesses = false
}
