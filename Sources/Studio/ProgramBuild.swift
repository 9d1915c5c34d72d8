import Foundation

/// What it takes to run a program under Studio: the program once more, linked with the agent.
///
/// The package manager builds the product and the agent's target, and says in the description of its build how it links
/// the product. The same call with the agent's objects makes a program beside the product, which stays as it is.
///
/// A program that is built with the Swift SDK has UIKit in a library, beside which the SDK has the agent as another
/// one; that is loaded with the program, and nothing is linked.
struct ProgramBuild {
    /// A step of a build: a command in a folder.
    enum Step {
        case command([String])
        case link
    }

    /// The product's own program. The one with the agent is started under this name, by which it finds its Info.plist
    /// among those of other programs in the folder.
    let product: String
    private let folder: String
    let steps: [Step]
    /// The folder whose sources are built again when they change; nil for a program that was built elsewhere.
    let package: String?

    /// The program with the agent. It stands beside the product, where resources are found.
    var program: String { agentLibrary == nil ? product + "-studio" : product }

    /// The variables that the program's environment has in addition.
    var environment: [String: String] { agentLibrary.map { ["LD_PRELOAD": $0] } ?? [:] }

    /// The agent's library, for a program with UIKit in a library; nil for others.
    private var agentLibrary: String? {
        LoadedLibraries(of: product).path(of: "libCairn.so").map { library in
            (library as NSString).deletingLastPathComponent + "/libCairnStudioAgent.so"
        }
    }

    /// - Parameters:
    ///   - name: The name of a product of the package, or the path of a program that is built.
    ///   - folder: The folder of the package.
    ///   - sdk: The name of the Swift SDK that the package is built with; nil for a package that depends on this one.
    /// - Throws: Where Swift is needed and missing, and where there is no such thing.
    init(_ name: String, folder: String, sdk: String? = nil) throws {
        self.folder = folder
        if name.contains("/") {
            guard access(name, X_OK) == 0 else { throw StudioRefusal("\(name) is no program") }
            (product, package) = (name, nil)
            let isComplete =
                LoadedLibraries(of: name).path(of: "libCairn.so") != nil
                || Self.isNew(name + "-studio", than: [name] + Self.objects(of: name))
            steps = isComplete ? [] : [.link]
        } else {
            guard FileManager.default.fileExists(atPath: folder + "/Package.swift") else {
                throw StudioRefusal("\(folder) has no Package.swift, so that there is no product \(name) to build")
            }
            (product, package) = ("\(folder)/.build/debug/\(name)", folder)
            let build = ["swift", "build"] + (sdk.map { ["--swift-sdk", $0] } ?? [])
            let agent: [Step] = sdk == nil ? [.command(build + ["--target", "StudioAgent"])] : []
            steps = [.command(build + ["--product", name])] + agent + [.link]
        }
        if !steps.isEmpty, Self.inPath("swift") == nil {
            throw StudioRefusal(
                "a program is built and linked with Swift, and 'swift' is not in PATH; swift.org says how to install it")
        }
    }

    /// The words of a step; nil for one that has nothing to do.
    func words(of step: Step) throws -> [String]? {
        switch step {
        case .command(let words): return words
        case .link:
            if let agentLibrary {
                guard access(agentLibrary, R_OK) == 0 else {
                    throw StudioRefusal("the Swift SDK of \(product) has no \(agentLibrary); install one of this version")
                }
                return nil
            }
            let objects = Self.objects(of: product)
            guard !objects.isEmpty else {
                throw StudioRefusal(
                    "Studio's agent is not built beside \(product); 'swift build --target StudioAgent' in a package that depends on the one that has UIKit does it"
                )
            }
            if Self.isNew(program, than: [product] + objects) { return nil }
            return try linking(with: objects)
        }
    }

    /// The call that links the product, with the agent's objects and another name.
    private func linking(with objects: [String]) throws -> [String] {
        guard var words = BuildManifest(ofProductAt: product)?.linking else {
            throw StudioRefusal("the package manager's description of how it links \(product) is not found in its build folder")
        }
        guard let place = words.firstIndex(of: "-o"), place + 1 < words.count else {
            throw StudioRefusal("the package manager links \(product) in a way that is not known")
        }
        // Others may link or start the program at this moment: it gets its name when it is whole.
        let temporary = "\(program).\(UUID().uuidString)"
        words[place + 1] = temporary
        let script = #"made=$1 name=$2; shift 2; "$@" && mv -f "$made" "$name""#
        return ["/bin/sh", "-c", script, "link", temporary, program] + words + objects + ["-lz"]
    }

    // MARK: The agent

    /// The modules of the agent that programs do not have.
    private static let modules = ["StudioAgent", "CStudioAgent", "StudioMessages", "ViewInspection"]

    /// The files of the agent that the linker takes.
    private static func objects(of product: String) -> [String] {
        let products = (BuildManifest.place(of: product) as NSString).deletingLastPathComponent
        let linked = Set(BuildManifest.objects(ofProductAt: product))
        return modules.flatMap { module -> [String] in
            let folder = "\(products)/\(module).build"
            let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
            return names.filter { $0.hasSuffix(".o") }.sorted().map { "\(folder)/\($0)" }
        }.filter { object in !linked.contains { $0.hasSuffix(object.split(separator: "/").suffix(2).joined(separator: "/")) } }
    }

    private static func isNew(_ file: String, than others: [String]) -> Bool {
        guard let made = modified(file) else { return false }
        return others.allSatisfy { modified($0).map { $0 <= made } ?? true }
    }

    private static func modified(_ path: String) -> Date? {
        (try? FileManager.default.attributesOfItem(atPath: path))?[.modificationDate] as? Date
    }

    /// The path of a program that `PATH` finds.
    static func inPath(_ name: String) -> String? {
        let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
        return folders.map { "\($0)/\(name)" }.first { access($0, X_OK) == 0 }
    }
}

/// The libraries that a program loads, as the system's loader finds them.
struct LoadedLibraries {
    private let lines: [Substring]

    /// Asks the loader, which does not start the program.
    init(of program: String) {
        var ends: [Int32] = [0, 0]
        guard access(program, X_OK) == 0, Self.namesLoader(program), pipe(&ends) == 0 else {
            lines = []
            return
        }
        _ = fcntl(ends[0], F_SETFD, FD_CLOEXEC)
        var environment = ProcessInfo.processInfo.environment
        environment["LD_TRACE_LOADED_OBJECTS"] = "1"
        let process = try? SpawnedProcess(program, [], descriptors: [(ends[1], 1)], environment: environment)
        close(ends[1])
        let output = (try? FileHandle(fileDescriptor: ends[0], closeOnDealloc: true).readToEnd()) ?? Data()
        process?.wait()
        lines = String(decoding: output, as: UTF8.self).split(separator: "\n")
    }

    /// Whether a program has the system's loader start it; one that is linked statically would run instead of telling.
    private static func namesLoader(_ program: String) -> Bool {
        guard let file = FileHandle(forReadingAtPath: program) else { return false }
        defer { try? file.close() }
        // The name stands right behind the headers.
        return (try? file.read(upToCount: 8192))?.range(of: Data("/ld-".utf8)) != nil
    }

    /// The path of a library: `libCairn.so => /…/libCairn.so (0x…)`.
    func path(of name: String) -> String? {
        for line in lines {
            let words = line.split(whereSeparator: \.isWhitespace)
            if words.count >= 3, words[0] == name, words[1] == "=>", words[2].hasPrefix("/") { return String(words[2]) }
        }
        return nil
    }
}

/// The package manager's description of a build, of which the linking of a product is read.
///
/// It is a file of YAML for llbuild, with a line for each property of a command: `outputs: ["…/Product"]` and
/// `args: [words as JSON]`.
struct BuildManifest {
    /// The words of the call that links the product.
    let linking: [String]

    /// - Returns: Nil where the description is not found, or does not have the product.
    init?(ofProductAt product: String) {
        let path = Self.place(of: product) as NSString
        let products = path.deletingLastPathComponent as NSString
        // .build/<triple>/debug/Product is described by .build/debug.yaml.
        let root = (products.deletingLastPathComponent as NSString).deletingLastPathComponent
        guard let text = try? String(contentsOfFile: "\(root)/\(products.lastPathComponent).yaml", encoding: .utf8) else {
            return nil
        }
        var isProduct = false
        for line in text.split(separator: "\n") {
            if line.hasPrefix("    outputs: [\"") { isProduct = line.hasSuffix("\"\(path)\"]") && !line.contains("\",\"") }
            guard isProduct, line.hasPrefix("    args: ["),
                let words = try? JSONDecoder().decode([String].self, from: Data(line.dropFirst("    args: ".count).utf8))
            else { continue }
            linking = words
            return
        }
        return nil
    }

    /// Where the package manager made a product. A package that shares a build folder with others has its programs in a
    /// folder of its own, with a link to the folder `<product>.product` of the build beside each.
    static func place(of product: String) -> String {
        let (list, end) = (product + ".product", ".product".count)
        if let real = realpath(list, nil) ?? realpath(product, nil) {
            defer { free(real) }
            let path = String(cString: real)
            return path.hasSuffix(".product") ? String(path.dropLast(end)) : path
        }
        return product
    }

    /// The objects that a product is linked of.
    static func objects(ofProductAt product: String) -> [String] {
        let list = try? String(contentsOfFile: product + ".product/Objects.LinkFileList", encoding: .utf8)
        return (list ?? "").split(separator: "\n").map { $0.trimmingCharacters(in: CharacterSet(charactersIn: "'\"")) }
    }
}
