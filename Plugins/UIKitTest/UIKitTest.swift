import Foundation
import PackagePlugin

/// `swift package uikit-test [--device NAME]`: builds the tests of a package whose sources are written for iOS, and runs them.
@main
struct UIKitTest: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) throws {
        let options = try BuildOptions(arguments)
        guard options.rest.isEmpty else { throw PluginFault("unexpected argument \(options.rest[0])") }
        let package = RewrittenPackage(context, options)
        let bundle = try package.build(packageManager, .all(includingTests: true)).appending(path: package.testBundle)
        guard FileManager.default.isExecutableFile(atPath: bundle.path) else { throw PluginFault("the package has no tests") }
        let environment = options.device.map { ["CAIRN_DEVICE": $0] } ?? [:]
        let xctest = try runXCTest(bundle.path, options.filter, environment)
        let filter = options.filter.map { ["--filter", $0] } ?? []
        let testing = try RunningProgram(
            bundle.path, ["--testing-library", "swift-testing"] + filter, environment: environment
        ).wait()
        let hasNoTesting = testing == Self.noTests
        if xctest == nil, hasNoTesting {
            throw PluginFault(
                options.filter.map { "no test matches the filter \($0)" } ?? "the package has targets of tests and no test")
        }
        if let xctest, xctest != 0 { exit(xctest) }
        exit(hasNoTesting ? 0 : testing)
    }

    /// The exit status of a bundle that has no tests of Swift Testing, or none that match: `EX_UNAVAILABLE`.
    private static let noTests: Int32 = 69

    /// Runs the tests of XCTest whose names, `Module.Class/method`, a regular expression is found in. XCTest itself
    /// takes whole names only. Returns nil where there are none, or the filter matches none.
    private func runXCTest(_ bundle: String, _ filter: String?, _ environment: [String: String]) throws -> Int32? {
        let all = try output(of: bundle, ["--list-tests"]).split(separator: "\n").map(String.init).filter { $0.contains("/") }
        guard let filter else { return all.isEmpty ? nil : try RunningProgram(bundle, [], environment: environment).wait() }
        let expression = try Regex(filter)
        let names = all.filter { $0.contains(expression) }
        if names.isEmpty { return nil }
        return try RunningProgram(bundle, [names.joined(separator: ",")], environment: environment).wait()
    }
}
