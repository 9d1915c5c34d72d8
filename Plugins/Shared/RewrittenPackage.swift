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

    /// Rewrites the sources and builds them in this command's own build folder.
    ///
    /// The flags are the same for all packages, so that those which share the folder share UIKit.
    func buildHere(_ manager: PackageManager, _ subset: PackageManager.BuildSubset) throws {
        try takeOutput()
        try rewrite()
        let unnamed = try UnnamedImports(output: output)
        try removeStaleObjects()
        var parameters = PackageManager.BuildParameters(
            configuration: options.isRelease ? .release : .debug, logging: options.isVerbose ? .verbose : .concise, echoLogs: true
        )
        parameters.otherSwiftcFlags =
            ["-vfsoverlay", output.appending(path: "overlay.json").path] + wholeModules + options.compilerFlags
            + (try cModuleFlags())
        for target in try targets(of: unnamed.frameworks) { try build(.target(target), manager, parameters) }
        removeObjects(of: unnamed)
        if options.showsInStudio { try build(.target("StudioAgent"), manager, parameters) }
        try build(subset, manager, parameters)
        try makeMainBundle(subset)
    }

    /// Links resources beside the programs: in the folder that the caller named, or in that of the build.
    private func makeMainBundle(_ subset: PackageManager.BuildSubset) throws {
        var folder = products
        if let programs = options.programs {
            folder = URL(filePath: programs)
            try ProgramFolder(folder, of: products).take(names(of: subset), bundles: resourceBundles.map(\.name))
        }
        try MainBundleLinks(products: folder).make(to: resourceBundles, informationOf: program(of: subset))
    }

    /// The names of the programs that a build makes.
    private func names(of subset: PackageManager.BuildSubset) -> [String] {
        switch subset {
        case .product(let name): [name]
        case .target: []
        case .all(let includingTests):
            context.package.products(ofType: ExecutableProduct.self).map(\.name) + (includingTests ? [testBundle] : [])
        @unknown default: []
        }
    }

    /// The name of the program of the package's tests.
    var testBundle: String { "\(context.package.displayName)PackageTests.xctest" }

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
    ) throws {
        guard try manager.build(subset, parameters: parameters).succeeded else { throw PluginFault("the build failed") }
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

    /// The rewriter's output, kept apart by configuration, whose conditions differ: a link to the folder of this
    /// package. Packages and commands share the link, because another path would be another compiler flag, by which
    /// everything is built again.
    private var output: URL { outputs.appending(path: options.configuration) }

    private var outputs: URL { buildFolder.appending(path: "plugins/UIKitSources") }

    /// Has the link lead to this package's folder. Where another package was built before it, resource bundles of the
    /// same names are removed, which would keep files of that one.
    private func takeOutput() throws {
        let folder = "packages/\(SharedBuild.name(for: [context.package.directoryURL.path]))/\(options.configuration)"
        let files = FileManager.default
        try files.createDirectory(at: outputs.appending(path: folder), withIntermediateDirectories: true)
        guard (try? files.destinationOfSymbolicLink(atPath: output.path)) != folder else { return }
        try? files.removeItem(at: output)
        try files.createSymbolicLink(atPath: output.path, withDestinationPath: folder)
        for bundle in resourceBundles { try? files.removeItem(at: products.appending(path: bundle.name)) }
    }

    /// The products of the build.
    var products: URL { buildFolder.appending(path: options.configuration) }

    /// `.build`, or what `--scratch-path` names: this command's own folder is `plugins/UIKitTest/outputs` in it.
    private var buildFolder: URL { context.pluginWorkDirectoryURL.appending(path: "../../..").standardizedFileURL }

    // MARK: Building where other packages do

    /// Builds in the folder that all packages with this copy of UIKit share, unless the caller chose a folder by
    /// `--scratch-path`.
    ///
    /// - Returns: The folder of the programs.
    func build(_ manager: PackageManager, _ subset: PackageManager.BuildSubset) throws -> URL {
        let usual = context.package.directoryURL.appending(path: ".build")
        guard options.programs == nil, usual.resolvingSymlinksInPath().path == buildFolder.resolvingSymlinksInPath().path else {
            try buildHere(manager, subset)
            return options.programs.map { URL(filePath: $0) } ?? products
        }
        let shared = SharedBuild(of: try copyOfCairn(), compiler: try compilerVersion(), flags: options.compilerFlags).folder
        let programs = buildFolder.appending(path: "uikit/\(options.configuration)")
        let module = shared.appending(path: "\(options.configuration)/Modules/UIKit.swiftmodule")
        if !FileManager.default.fileExists(atPath: module.path) {
            Diagnostics.remark("Compiling UIKit, once for all packages, into \(shared.path)")
        }
        let status = try run(
            "/usr/bin/env",
            [
                "swift", "package", "--package-path", context.package.directoryURL.path, "--scratch-path", shared.path,
                "uikit-build",
                "--programs", programs.path,
            ] + options.arguments(subset))
        guard status == 0 else { throw PluginFault("the build failed") }
        return programs
    }

    /// Returns the identity of the copy of the package that has UIKit: its address and revision, or its folder.
    private func copyOfCairn() throws -> String {
        let package = try cairn()
        if case .repository(let address, _, let revision) = package.origin { return "\(address) \(revision)" }
        return package.directoryURL.resolvingSymlinksInPath().path
    }

    // MARK: Rewriting

    private func rewrite() throws {
        let tool = try RewriterTool(cairn: cairn(), folder: outputs).executable()
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
