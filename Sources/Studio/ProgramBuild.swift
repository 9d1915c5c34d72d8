import Foundation

/// What it takes to run a program under Studio: its file, and the agent's library beside it.
struct ProgramBuild {
    /// A step of a build: a command in a folder.
    struct Step {
        let words: [String]
        let folder: String
        /// The path of the file that it makes; nil where it takes care of that itself.
        var makes: String?
    }

    let program: String
    let agent: String
    let steps: [Step]
    /// The folder whose sources are built again when they change; nil for a program that was built elsewhere.
    let package: String?

    /// - Parameters:
    ///   - product: The name of a product of the package, or the path of a program that is built.
    ///   - folder: The folder of the package.
    /// - Throws: Where Swift is needed and missing, and where there is no such thing.
    init(_ product: String, folder: String) throws {
        let isPath = product.contains("/")
        let products = isPath ? (product as NSString).deletingLastPathComponent : "\(folder)/.build/debug"
        program = isPath ? product : "\(products)/\(product)"
        agent = "\(products)/cairn-studio/libCairnStudioAgent.so"
        if isPath {
            guard access(program, X_OK) == 0 else { throw StudioRefusal("\(product) is no program") }
            package = nil
            steps = Self.isNew(agent, objects: Self.objects(in: products)) ? [] : [Self.link(products, folder, agent)]
        } else {
            guard FileManager.default.fileExists(atPath: folder + "/Package.swift") else {
                throw StudioRefusal("\(folder) has no Package.swift, so that there is no product \(product) to build")
            }
            package = folder
            steps = [
                Step(words: ["swift", "build", "--product", product], folder: folder),
                Step(words: ["swift", "build", "--target", "StudioAgent"], folder: folder),
                Self.link(products, folder, agent),
            ]
        }
        if !steps.isEmpty, Self.inPath("swift") == nil {
            throw StudioRefusal(
                "--run builds with Swift, and 'swift' is not in PATH; install it from swift.org, or give --run the path of a program that is built"
            )
        }
    }

    /// The modules of the agent that programs do not have.
    private static let modules = ["StudioAgent", "CStudioAgent", "StudioMessages", "ViewInspection"]

    private static func objects(in products: String) -> [String] {
        modules.flatMap { module -> [String] in
            let folder = "\(products)/\(module).build"
            let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
            return names.filter { $0.hasSuffix(".o") }.sorted().map { "\(folder)/\($0)" }
        }
    }

    private static func isNew(_ library: String, objects: [String]) -> Bool {
        guard let made = modified(library) else { return false }
        return objects.allSatisfy { modified($0).map { $0 <= made } ?? true }
    }

    private static func modified(_ path: String) -> Date? {
        (try? FileManager.default.attributesOfItem(atPath: path))?[.modificationDate] as? Date
    }

    /// Links the agent's objects. What they need of UIKit is found in the program, when the library is loaded into it.
    private static func link(_ products: String, _ folder: String, _ agent: String) -> Step {
        Step(words: ["swiftc", "-emit-library", "-o", agent], folder: folder, makes: agent)
    }

    /// The words of a step with what is known only once those before it are done.
    func words(of step: Step) throws -> [String] {
        guard let made = step.makes else { return step.words }
        let products = ((made as NSString).deletingLastPathComponent as NSString).deletingLastPathComponent
        let objects = Self.objects(in: products)
        guard !objects.isEmpty else {
            throw StudioRefusal("the package does not build Studio's agent; does it depend on the package that has UIKit?")
        }
        try FileManager.default.createDirectory(
            atPath: (made as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
        return step.words + objects
    }

    /// The path of a program that `PATH` finds.
    static func inPath(_ name: String) -> String? {
        let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
        return folders.map { "\($0)/\(name)" }.first { access($0, X_OK) == 0 }
    }
}
