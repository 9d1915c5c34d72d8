import Foundation
import PackagePlugin

/// `swift package uikit-run [--device NAME] [--studio] [PRODUCT] [ARGUMENT...]`: builds a program whose sources are written for
/// iOS, and runs it until it ends or the terminal does; with `--studio` in the page of `cairn studio`, which `PATH` has
/// to find.
@main
struct UIKitRun: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) throws {
        let options = try BuildOptions(arguments)
        let programs = context.package.products(ofType: ExecutableProduct.self).map(\.name)
        let isNamed = options.product == nil && options.rest.first.map(programs.contains) == true
        let name = try options.product ?? (isNamed ? options.rest[0] : only(of: programs))
        let folder = try RewrittenPackage(context, options).build(packageManager, .product(name))
        let program = folder.appending(path: name).path
        guard FileManager.default.isExecutableFile(atPath: program) else {
            throw PluginFault("the build made no program \(name)")
        }
        let device = options.device.map { ["-CairnDevice", $0] } ?? []
        let words = device + options.rest.dropFirst(isNamed ? 1 : 0)
        if options.showsInStudio {
            let studio = ["cairn", "studio", "--run", program] + words.map { "--argument=" + $0 }
            exit(try RunningProgram("/usr/bin/env", studio + [context.package.directoryURL.path]).wait())
        }
        exit(try RunningProgram(program, words).wait { tell(name, words) })
    }

    private func only(of programs: [String]) throws -> String {
        guard programs.count == 1 else { throw PluginFault("name one of the programs: \(programs.joined(separator: ", "))") }
        return programs[0]
    }

    /// Says that a program is running, and how to see it.
    private func tell(_ name: String, _ words: [String]) {
        let place = words.lastIndex(of: "-CairnDevice").map { $0 + 1 }
        let device = place.flatMap { $0 < words.count ? words[$0] : nil } ?? "iPhone 17"
        print(
            """
            \(name) is running on a simulated \(device). Nothing shows it here: 'cairn picture \(name)' draws its screen, and \
            'swift package uikit-run --studio \(name)' shows it in a browser. Control-C ends it.
            """)
    }
}
