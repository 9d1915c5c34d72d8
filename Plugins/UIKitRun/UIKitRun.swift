import Foundation
import PackagePlugin

/// `swift package uikit-run [--studio] [PRODUCT] [ARGUMENT...]`: builds a program whose sources are written for iOS, and runs it;
/// with `--studio` in the page of `cairn studio`, which `PATH` has to find.
@main
struct UIKitRun: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) throws {
        let options = try BuildOptions(arguments)
        let programs = context.package.products(ofType: ExecutableProduct.self).map(\.name)
        let isNamed = options.product == nil && options.rest.first.map(programs.contains) == true
        let name = try options.product ?? (isNamed ? options.rest[0] : only(of: programs))
        let result = try RewrittenPackage(context, options).build(packageManager, .product(name))
        guard let program = result.builtArtifacts.first(where: { $0.kind == .executable && $0.url.lastPathComponent == name })
        else {
            throw PluginFault("the build made no program \(name)")
        }
        let rest = Array(options.rest.dropFirst(isNamed ? 1 : 0))
        guard options.showsInStudio else { exit(try run(program.url.path, rest)) }
        exit(
            try run(
                "/usr/bin/env",
                ["cairn", "studio", "--run", program.url.path] + rest.map { "--argument=" + $0 } + [
                    context.package.directoryURL.path
                ]))
    }

    private func only(of programs: [String]) throws -> String {
        guard programs.count == 1 else { throw PluginFault("name one of the programs: \(programs.joined(separator: ", "))") }
        return programs[0]
    }
}
