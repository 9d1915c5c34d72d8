import Foundation
import PackagePlugin

/// Modules of the package that has UIKit which targets import without depending on it, as local packages of an app do that leave UIKit to the
/// app, or which have what iOS has in Foundation. They are built first, so that the compiler finds them whatever the order in which it comes to the targets.
struct UnnamedFrameworks {
    /// The imported modules by the targets that import them.
    private(set) var imports: [String: [String]] = [:]
    /// All of them, each once.
    private(set) var products: [String] = []

    /// - Parameters:
    ///   - modules: The modules that are rewritten.
    ///   - names: The products of the package that has UIKit.
    init(_ modules: [PlanFile.Module], among names: [String]) throws {
        let byName = Dictionary(modules.map { ($0.name, $0) }) { first, _ in first }
        for module in modules where !Self.reaches("UIKit", from: module, byName) {
            let found = try Self.imported(by: module, among: names)
            imports[module.name] = found.isEmpty ? nil : found
            products += found.filter { !products.contains($0) }
        }
    }

    private static func reaches(_ name: String, from module: PlanFile.Module, _ modules: [String: PlanFile.Module]) -> Bool {
        var (seen, next) = (Set(module.dependencies), module.dependencies[...])
        while let dependency = next.popFirst() {
            if dependency == name { return true }
            for inner in modules[dependency]?.dependencies ?? [] where seen.insert(inner).inserted { next.append(inner) }
        }
        return false
    }

    private static func imported(by module: PlanFile.Module, among names: [String]) throws -> [String] {
        let words = FoundationOnIOS.beyondUIKit + FoundationOnIOS.inUIKit
        var found: Set<Substring> = []
        for file in module.files {
            let text = String(decoding: try Data(contentsOf: URL(filePath: file)), as: UTF8.self)
            if words.contains(where: text.contains) { found.insert("UIKit") }
            for line in text.split(whereSeparator: \.isNewline) where line.contains("import ") {
                found.formUnion(line.split { " \t.;".contains($0) })
            }
        }
        return names.filter { found.contains(Substring($0)) }
    }
}
