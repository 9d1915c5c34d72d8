import Foundation

/// Frameworks that modules import without naming them in a manifest, as local packages of an app do that leave UIKit to
/// the app. The rewriter finds them.
public struct UnnamedImports: Codable {
    /// The imported frameworks by the modules that import them.
    public let byModule: [String: [String]]

    /// Makes the imports of some modules.
    public init(byModule: [String: [String]]) { self.byModule = byModule }

    /// Reads what the last run of the rewriter found.
    ///
    /// - Parameter output: The folder of its results.
    public init(output: URL) throws {
        self = try JSONDecoder().decode(Self.self, from: Data(contentsOf: output.appending(path: Self.name)))
    }

    /// Keeps them in the folder of the rewriter's results.
    public func write(to output: String) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
        try WholeFile("\(output)/\(Self.name)").write(encoder.encode(self))
    }

    /// All imported frameworks, each once, in the order of their names.
    public var frameworks: [String] { Set(byModule.values.joined()).sorted() }

    private static let name = "imports.json"
}

extension RewritePlan {
    /// The plan with imports as dependencies.
    public func adding(_ imports: UnnamedImports) -> RewritePlan {
        var plan = self
        for place in modules.indices { plan.modules[place].dependencies += imports.byModule[modules[place].name] ?? [] }
        return plan
    }
}
