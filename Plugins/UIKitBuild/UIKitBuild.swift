import Foundation
import PackagePlugin

/// `swift package uikit-build`: builds a package whose sources are written for iOS.
@main
struct UIKitBuild: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) throws {
        let options = try BuildOptions(arguments)
        guard options.rest.isEmpty else { throw PluginFault("unexpected argument \(options.rest[0])") }
        let programs = try RewrittenPackage(context, options).build(packageManager, options.subset)
        if options.programs == nil { print("Programs are in \(programs.path)") }
    }
}
