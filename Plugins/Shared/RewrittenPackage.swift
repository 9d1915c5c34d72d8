import Foundation
import PackagePlugin

/// A package whose sources are built as rewritten texts.
struct RewrittenPackage {
    private let context: PluginContext
    private let options: BuildOptions

    init(_ context: PluginContext, _ options: BuildOptions) {
        self.context = context
        self.options = options
    }

    /// Rewrites the sources and builds them.
    func build(_ manager: PackageManager, _ subset: PackageManager.BuildSubset) throws -> PackageManager.BuildResult {
        try rewrite()
        let unnamed = try UnnamedImports(output: output)
        try removeStaleObjects()
        var parameters = PackageManager.BuildParameters(
            configuration: options.isRelease ? .release : .debug, logging: options.isVerbose ? .verbose : .concise, echoLogs: true
        )
        parameters.otherSwiftcFlags =
            ["-vfsoverlay", output.appending(path: "overlay.json").path] + wholeModules + options.compilerFlags
        if !unnamed.frameworks.isEmpty { parameters.otherSwiftcFlags += try cModuleFlags() }
        for target in try targets(of: unnamed.frameworks) { _ = try build(.target(target), manager, parameters) }
        removeObjects(of: unnamed)
        if options.showsInStudio { _ = try build(.target("StudioAgent"), manager, parameters) }
        let result = try build(subset, manager, parameters)
        try MainBundleLinks(products: products).make(to: resourceBundles, informationOf: program(of: subset))
        return result
    }

    /// Flags by which the compiler takes each module as a whole in debug too, without records of dependencies between
    /// files: UIKit then takes half the processor time.
    private var wholeModules: [String] { options.isRelease ? [] : ["-wmo", "-num-threads", "2"] }

    /// The resources of the package's targets, those of programs before others.
    private var resourceBundles: [MainBundleLinks.ResourceBundle] {
        let targets = context.package.sourceModules
        return (targets.filter { $0.kind == .executable } + targets.filter { $0.kind != .executable }).map {
            MainBundleLinks.ResourceBundle(name: "\(context.package.displayName)_\($0.name).resources", in: products)
        }
    }

    /// The target of the program that is run, or else of the one whose tests are; nil where there is none.
    private func program(of subset: PackageManager.BuildSubset) -> String? {
        if case .product(let name) = subset {
            return context.package.products(ofType: ExecutableProduct.self).first { $0.name == name }?.mainTarget.name
        }
        let tests = context.package.sourceModules.filter { $0.kind == .test }
        return tests.flatMap(\.recursiveTargetDependencies).first { ($0 as? SwiftSourceModuleTarget)?.kind == .executable }?.name
    }

    private func build(
        _ subset: PackageManager.BuildSubset, _ manager: PackageManager, _ parameters: PackageManager.BuildParameters
    ) throws -> PackageManager.BuildResult {
        let result = try manager.build(subset, parameters: parameters)
        guard result.succeeded else { throw PluginFault("the build failed") }
        return result
    }

    /// The targets of products of the package that has UIKit, whose libraries are not products that can be built by
    /// themselves.
    private func targets(of products: [String]) throws -> [String] {
        try cairn().products.filter { products.contains($0.name) }.flatMap { $0.targets.map(\.name) }
    }

    /// The flags by which the compiler finds the C modules below UIKit in targets that do not depend on it; the package
    /// manager passes them for others.
    private func cModuleFlags() throws -> [String] {
        // The folder that `products` is a link to, which the first build makes at its end only.
        let folder = buildFolder.appending(path: "\(try targetTriple())/\(options.configuration)")
        // In one order, since other flags build everything again.
        return try cairn().targets.sorted { $0.name > $1.name }.flatMap { target -> [String] in
            if let library = target as? SystemLibraryTarget {
                let map = library.directoryURL.appending(path: "module.modulemap").path
                return (["-fmodule-map-file=\(map)"] + library.compilerFlags).flatMap { ["-Xcc", $0] }
            }
            guard let library = target as? ClangSourceModuleTarget, library.kind == .generic else { return [] }
            return ["-Xcc", "-fmodule-map-file=\(folder.appending(path: "\(library.name).build/module.modulemap").path)"]
        }
    }

    /// The rewriter's output, kept apart by configuration, whose conditions differ. The commands share it, because
    /// another path would be another compiler flag, by which everything is built again.
    private var output: URL { buildFolder.appending(path: "plugins/UIKitSources/\(options.configuration)") }

    /// The products of the build.
    var products: URL { buildFolder.appending(path: options.configuration) }

    /// `.build`, or what `--scratch-path` names: this command's own folder is `plugins/UIKitTest/outputs` in it.
    private var buildFolder: URL { context.pluginWorkDirectoryURL.appending(path: "../../..").standardizedFileURL }

    // MARK: Rewriting

    private func rewrite() throws {
        let tool = try RewriterTool(cairn: cairn(), folder: output.deletingLastPathComponent()).executable()
        try FileManager.default.createDirectory(at: output, withIntermediateDirectories: true)
        let plan = output.appending(path: "plan.json")
        try JSONEncoder().encode(
            RewritePlan(
                modules: modules(), importable: cairnModules(), frameworks: cairn().products.map(\.name),
                hasPluralRules: hasPluralRules)
        ).write(to: plan)
        let status = try run(tool, ["--output", output.path, plan.path])
        guard status == 0 else { throw PluginFault("some sources have no counterpart here; see above") }
    }

    /// The folder of the package that has UIKit.
    private func cairn() throws -> Package {
        guard let found = packages.first(where: isCairn) else {
            throw PluginFault("the package does not depend on the package that has UIKit")
        }
        return found
    }

    private func isCairn(_ package: Package) -> Bool {
        FileManager.default.fileExists(atPath: package.directoryURL.appending(path: "Rewriter/Sources/SourceRewriting").path)
    }

    private func cairnModules() throws -> [String] { try cairn().sourceModules.map(\.moduleName) }

    /// The package and all that it depends on, each once.
    private var packages: [Package] {
        var (found, next) = ([context.package], [context.package][...])
        while let package = next.popFirst() {
            for dependency in package.dependencies.map(\.package) where !found.contains(where: { $0.id == dependency.id }) {
                found.append(dependency)
                next.append(dependency)
            }
        }
        return found
    }

    /// The modules that are rewritten: those of every package but the one that has UIKit.
    private func modules() -> [RewritePlan.Module] {
        packages.filter { !isCairn($0) }.flatMap { $0.sourceModules.map(planned) }
    }

    /// Whether a module has texts that depend on numbers.
    private var hasPluralRules: Bool {
        packages.filter { !isCairn($0) }.flatMap(\.sourceModules).contains { module in
            module.sourceFiles.contains { $0.url.pathExtension == "stringsdict" }
        }
    }

    private func planned(_ module: SwiftSourceModuleTarget) -> RewritePlan.Module {
        let files = module.sourceFiles(withSuffix: "swift").map { $0.url.path }
        let hasResources = module.sourceFiles.contains { $0.type == .resource }
        return RewritePlan.Module(
            name: module.moduleName, files: files.sorted(), dependencies: module.dependencies.flatMap { $0.moduleNames },
            conditions: module.compilationConditions + (options.isRelease ? ["SWIFT_PACKAGE"] : ["SWIFT_PACKAGE", "DEBUG"]),
            isAlone: module.kind == .executable && files.count == 1 && !hasResources, isTest: module.kind == .test,
            catalogs: module.sourceFiles.map(\.url.path).filter { $0.hasSuffix(".xcassets") }.sorted())
    }

    // MARK: What is built again

    /// Removes what was built of modules with imports that the package manager does not know of, where what they import
    /// is newer.
    private func removeObjects(of unnamed: UnnamedImports) {
        for (module, imports) in unnamed.byModule {
            let built = products.appending(path: "Modules/\(module).swiftmodule")
            guard let date = modificationDate(of: built) else { continue }
            let isOld = imports.contains { name in
                modificationDate(of: products.appending(path: "Modules/\(name).swiftmodule")).map { $0 > date } ?? false
            }
            guard isOld else { continue }
            for file in [built, products.appending(path: "\(module).build")] { try? FileManager.default.removeItem(at: file) }
        }
    }

    /// Removes the objects of files whose rewritten text changed.
    private func removeStaleObjects() throws {
        let stale = try StaleObjects(output: output)
        for module in modules() {
            try stale.remove(listedIn: products.appending(path: "\(module.name).build/output-file-map.json"))
        }
        try stale.forget()
    }
}

extension Package {
    fileprivate var sourceModules: [SwiftSourceModuleTarget] { targets.compactMap { $0 as? SwiftSourceModuleTarget } }
}

extension TargetDependency {
    fileprivate var moduleNames: [String] {
        switch self {
        case .target(let target): [(target as? SwiftSourceModuleTarget)?.moduleName].compactMap { $0 }
        case .product(let product): product.targets.compactMap { ($0 as? SwiftSourceModuleTarget)?.moduleName }
        @unknown default: []
        }
    }
}
