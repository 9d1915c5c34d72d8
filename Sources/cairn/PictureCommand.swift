import Foundation
import InterfaceBuilderCanvas
import LayoutInspection

extension Subcommand {
    /// `cairn picture`: builds and launches an app, and draws its screen.
    static let picture = Subcommand(
        name: "picture", summary: "build and launch an app and draw its first screen, or the one that taps lead to",
        operands: "APP",
        options: [
            .text("-o", "OUT", "the picture, a .png file (default: the app's name), or - for standard output") { $0.output = $1 },
            .text("--tap", "LABEL|X,Y", "tap first: on what has this label or identifier, or at a point; may be repeated") {
                $0.taps.append($1)
            },
        ] + CommandOption.shared.filter { options.contains($0.name) } + [
            .text(
                "--language", "CODE",
                "the language of the app's documents, such as de or pt-BR; Foundation looks up texts of code in its own"
            ) { $0.programLanguage = $1 },
            .text("--product", "NAME", "the program of a package or project with several") { $0.product = $1 },
            .text("--argument", "WORD", "an argument of the app") { $0.programArguments.append($1) },
            .value(
                "--wait", "SECONDS", "let time pass before the picture and the taps", expected: "a number of seconds",
                parse: { Double($0).flatMap { 0...600 ~= $0 ? $0 : nil } }
            ) { $0.programTime = $1 },
            .value(
                "--timeout", "SECONDS", "give up if the app shows no window or gives no answer for that long (default: 30)",
                expected: "a number of seconds", parse: { Double($0).flatMap { 0 < $0 && $0 <= 3600 ? $0 : nil } }
            ) { $0.programTimeLimit = $1 },
            .text("--cairn", "FOLDER", "build with the package in this folder, instead of the Swift SDK") { $0.cairn = $1 },
            .text("--sdks", "FOLDER", "build with the Swift SDK in this folder, instead of the installed one") { $0.sdks = $1 },
        ],
        example: (
            "cairn picture Shop.xcodeproj --device 'iPhone 15' --tap 'Add to Cart' -o cart.png",
            "imports the project into a folder of its own, builds it, taps a button and draws the screen"
        ),
        operandForms: (
            "APP is one of",
            [
                "PRODUCT                a product of the package in the current folder",
                "PROJECT.xcodeproj      a project, as WORKSPACE.xcworkspace is several",
                "FOLDER                 a package, a project or sources",
                "PROGRAM                the path of a program that is built",
            ]
        ),
        run: PictureCommand.run)

    /// The options of layouts that are about devices and their settings.
    private static let options = ["--device", "--orientation", "--scale", "--content-size", "--appearance", "--direction"]
}

@MainActor
enum PictureCommand {
    static func run(_ options: CommandOptions, _ output: CommandOutput) throws(UsageError) -> ExitStatus {
        if let out = options.output, out != "-", !out.hasSuffix(".png") {
            throw .invalidArgument(option: "-o", value: out, expected: "- or a name that ends in .png")
        }
        let operand = try ProgramOperand(options.paths[0], product: options.product) { output.error($0.line + "\n") }
        do {
            let program = try ProgramBuilding(options, output).build(operand)
            let picture = try picture(of: program, options)
            return try write(picture, to: options.output ?? program.name + ".png", output)
        } catch let error as UsageError {
            throw error
        } catch {
            throw .unbuildable(reason: "\(error)")
        }
    }

    /// Launches a program and draws its screen after the taps.
    private static func picture(of program: ProgramBuilding.Result, _ options: CommandOptions) throws -> Data {
        let session = try ScreenSession(
            program, arguments: options.deviceArguments + options.programArguments, timeLimit: options.programTimeLimit)
        try session.waitForWindow()
        if options.programTime > 0 { try session.wait(options.programTime) }
        for tap in options.taps { try session.tap(TapTarget(tap)) }
        return try session.picture(scale: options.scale)
    }

    private static func write(_ picture: Data, to file: String, _ output: CommandOutput) throws(UsageError) -> ExitStatus {
        guard file != "-" else {
            output.flush()
            Descriptor.write([UInt8](picture), to: STDOUT_FILENO)
            return .success
        }
        do throws(SystemFault) { try FileSystem.write([UInt8](picture), to: file) } catch {
            throw .unwritable(file, reason: error.reason)
        }
        output.print(file + "\n")
        return .success
    }
}

extension CommandOptions {
    /// The arguments by which a program knows its device.
    fileprivate var deviceArguments: [String] {
        var words: [String] = []
        if let device { words += ["-CairnDevice", device.id] }
        if let orientation { words += ["-CairnOrientation", orientation.rawValue] }
        if let contentSize { words += ["-UIPreferredContentSizeCategoryName", contentSize.category.rawValue] }
        if let appearance { words += ["-UIUserInterfaceStyle", appearance == .dark ? "Dark" : "Light"] }
        if let direction { words += ["-NSForceRightToLeftWritingDirection", direction == .rtl ? "YES" : "NO"] }
        if let programLanguage { words += ["-AppleLanguages", "(\(programLanguage))"] }
        return words
    }
}
