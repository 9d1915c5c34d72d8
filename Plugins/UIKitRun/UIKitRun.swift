import Foundation
import PackagePlugin

/// `swift package uikit-run [PRODUCT] [ARGUMENT...]`: builds a program whose sources are written for iOS, and runs it.
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
        exit(try run(program.url.path, Array(options.rest.dropFirst(isNamed ? 1 : 0))))
    }

    private func only(of programs: [String]) throws -> String {
        guard programs.count == 1 else { throw PluginFault("name one of the programs: \(programs.joined(separator: ", "))") }
        return programs[0]
    }
}
