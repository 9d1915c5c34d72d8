import Foundation
import PackagePlugin

/// `swift package uikit-test`: builds the tests of a package whose sources are written for iOS, and runs them.
@main
struct UIKitTest: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) throws {
        let options = try BuildOptions(arguments)
        guard options.rest.isEmpty else { throw PluginFault("unexpected argument \(options.rest[0])") }
        let package = RewrittenPackage(context, options)
        _ = try package.build(packageManager, .all(includingTests: true))
        let bundle = package.products.appending(path: "\(context.package.displayName)PackageTests.xctest")
        guard FileManager.default.isExecutableFile(atPath: bundle.path) else { throw PluginFault("the package has no tests") }
        let xctest = try run(bundle.path, options.filter.map { [$0] } ?? [])
        let testing = try run(
            bundle.path, ["--testing-library", "swift-testing"] + (options.filter.map { ["--filter", $0] } ?? []))
        // 69 (EX_UNAVAILABLE) says that there are no tests of the second kind.
        exit(xctest != 0 ? xctest : (testing == 69 ? 0 : testing))
    }
}
