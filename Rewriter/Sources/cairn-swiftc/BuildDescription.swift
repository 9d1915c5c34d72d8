import BuildPlanning
import Foundation

/// The package manager's description of a build: all modules with their files, and the resources.
struct BuildDescription: Decodable {
    struct Node: Decodable { let name: String }

    struct SwiftCommand: Decodable {
        let moduleName: String
        let inputs: [Node]
        let isLibrary: Bool
        let otherArguments: [String]
        let outputFileMapPath: String
        let moduleOutputPath: String
        let objects: [String]
    }

    struct FileCommand: Decodable { let inputs: [Node] }

    private let swiftCommands: [String: SwiftCommand]
    private let copyCommands: [String: FileCommand]
    private let testDiscoveryCommands: [String: FileCommand]

    /// Reads the description in the folder of a build's programs; nil where there is none, as for manifests.
    init?(products: URL) throws {
        guard let data = FileManager.default.contents(atPath: products.appending(path: "description.json").path) else {
            return nil
        }
        self = try JSONDecoder().decode(Self.self, from: data)
    }

    /// The modules that are built for programs in the folder, by their names. Tools that run while a build goes on are
    /// built elsewhere.
    func commands(in products: URL) -> [SwiftCommand] {
        swiftCommands.values.filter { $0.moduleOutputPath.hasPrefix(products.path + "/") }.sorted {
            $0.moduleName < $1.moduleName
        }
    }

    // MARK: The plan

    /// The modules as the rewriter is told of them. A file that a build tool has not made yet is left out: once it is
    /// there, the plan is another.
    func plan(in products: URL, _ sdk: SwiftSDK) throws -> RewritePlan {
        let names = try sdk.moduleNames()
        return RewritePlan(
            modules: commands(in: products).compactMap { module($0, in: products) }, importable: names, frameworks: names,
            hasPluralRules: copyCommands.keys.contains { $0.hasSuffix(".stringsdict") })
    }

    private func module(_ command: SwiftCommand, in products: URL) -> RewritePlan.Module? {
        let sources = command.inputs.map(\.name).filter { $0.hasSuffix(".swift") }
        let files = sources.filter { !$0.hasPrefix(products.path + "/") && FileManager.default.fileExists(atPath: $0) }
        guard !files.isEmpty else { return nil }
        return RewritePlan.Module(
            name: command.moduleName, files: files.sorted(), dependencies: dependencies(of: command, in: products),
            conditions: command.otherArguments.filter { $0.hasPrefix("-D") }.map { String($0.dropFirst(2)) },
            isAlone: !command.isLibrary && sources.count == 1, isTest: isTest(command),
            catalogs: catalogs(of: command.moduleName, in: products))
    }

    /// The asset catalogues among the resources of a module.
    private func catalogs(of module: String, in products: URL) -> [String] {
        copyCommands.filter { output, _ in
            output.hasSuffix(".xcassets") && output.hasPrefix(products.path + "/") && output.contains("_\(module).resources/")
        }.values.compactMap(\.inputs.first?.name).sorted()
    }

    /// A library is an input by its module, a program by itself.
    private func dependencies(of command: SwiftCommand, in products: URL) -> [String] {
        let programs = Set(commands(in: products).filter { !$0.isLibrary }.map(\.moduleName))
        return command.inputs.map { URL(filePath: $0.name) }.compactMap { input in
            if input.pathExtension == "swiftmodule" { return input.deletingPathExtension().lastPathComponent }
            return input.path.hasPrefix(products.path + "/") && programs.contains(input.lastPathComponent)
                ? input.lastPathComponent : nil
        }
    }

    /// An object that is missing of a module which another one is built from, directly or not. Those modules are
    /// compiled before it.
    func missingObject(below name: String, in products: URL) -> String? {
        let all = Dictionary(commands(in: products).map { ($0.moduleName, $0) }) { first, _ in first }
        var (seen, next) = (Set([name]), [name][...])
        while let module = next.popFirst(), let command = all[module] {
            if module != name, let missing = command.objects.first(where: { !FileManager.default.fileExists(atPath: $0) }) {
                return missing
            }
            for dependency in dependencies(of: command, in: products) where seen.insert(dependency).inserted {
                next.append(dependency)
            }
        }
        return nil
    }

    private func isTest(_ command: SwiftCommand) -> Bool {
        testDiscoveryCommands.values.contains { $0.inputs.contains { command.objects.contains($0.name) } }
    }

    // MARK: Resources

    /// The resources of the targets of a package, those of programs before others.
    func resourceBundles(of package: URL, in products: URL) -> [MainBundleLinks.ResourceBundle] {
        var files: [String: [String]] = [:]
        for (output, command) in copyCommands {
            let path = output.dropFirst(products.path.count + 1).split(separator: "/", maxSplits: 1)
            guard output.hasPrefix(products.path + "/"), path.count == 2, path[0].hasSuffix(".resources"),
                command.inputs.contains(where: { Self.package(of: $0.name) == package.path })
            else { continue }
            files[String(path[0]), default: []].append(String(path[1]))
        }
        let programs = commands(in: products).filter { !$0.isLibrary }.map { "_\($0.moduleName).resources" }
        let names = files.keys.sorted()
        func isProgram(_ name: String) -> Bool { programs.contains(where: name.hasSuffix) }
        return (names.filter(isProgram) + names.filter { !isProgram($0) }).map {
            MainBundleLinks.ResourceBundle(name: $0, files: (files[$0] ?? []).sorted())
        }
    }

    /// The nearest folder above a file that has a manifest.
    private static func package(of file: String) -> String? {
        var folder = URL(filePath: file).deletingLastPathComponent()
        while folder.path != "/" {
            if FileManager.default.fileExists(atPath: folder.appending(path: "Package.swift").path) { return folder.path }
            folder.deleteLastPathComponent()
        }
        return nil
    }

    /// The program whose Info.plist is that of the main bundle: the one that tests test or else the only one; nil where
    /// there are several, which UIKit tells apart by their modules.
    func program(in products: URL) -> String? {
        let all = commands(in: products)
        let programs = all.filter { !$0.isLibrary }.map(\.moduleName)
        let tested = Set(all.filter(isTest).flatMap { dependencies(of: $0, in: products) }).intersection(programs)
        return programs.count == 1 ? programs[0] : tested.count == 1 ? tested.first : nil
    }
}
