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
        let xctest = try runXCTest(bundle.path, options.filter)
        let testing = try run(
            bundle.path, ["--testing-library", "swift-testing"] + (options.filter.map { ["--filter", $0] } ?? []))
        let hasNoTesting = testing == Self.noTests
        if let filter = options.filter, xctest == nil, hasNoTesting { throw PluginFault("no test matches the filter \(filter)") }
        if let xctest, xctest != 0 { exit(xctest) }
        exit(hasNoTesting ? 0 : testing)
    }

    /// The exit status of a bundle that has no tests of Swift Testing, or none that match: `EX_UNAVAILABLE`.
    private static let noTests: Int32 = 69

    /// Runs the tests of XCTest whose names, `Module.Class/method`, a regular expression is found in. XCTest itself
    /// takes whole names only. Returns nil where the filter matches none.
    private func runXCTest(_ bundle: String, _ filter: String?) throws -> Int32? {
        guard let filter else { return try run(bundle, []) }
        let expression = try Regex(filter)
        let names = try output(of: bundle, ["--list-tests"]).split(separator: "\n").map(String.init)
            .filter { $0.contains("/") && $0.contains(expression) }
        return names.isEmpty ? nil : try run(bundle, [names.joined(separator: ",")])
    }
}
