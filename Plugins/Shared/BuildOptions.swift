import PackagePlugin

/// The options that the three commands share.
struct BuildOptions {
    let configuration: String
    let isVerbose: Bool
    /// Whether the program is shown in Studio.
    let showsInStudio: Bool
    /// Whether tests are built too.
    let buildsTests: Bool
    let product: String?
    let target: String?
    let filter: String?
    /// The name of the simulated device.
    let device: String?
    /// The folder that gets the programs; nil for that of the build.
    let programs: String?
    let compilerFlags: [String]
    /// The arguments of the program, which stand behind the options.
    let rest: [String]

    var isRelease: Bool { configuration == "release" }

    private static let optionsWithValue = [
        "-c", "--configuration", "--product", "--target", "--filter", "--device", "--programs", "-Xswiftc",
    ]

    /// Reads the options.
    ///
    /// - Throws: Where one is unknown or lacks its value.
    init(_ arguments: [String]) throws {
        var (left, flags, rest) = (arguments[...], [String](), [String]())
        var values: [String: String] = [:]
        var marks: Set<String> = []
        while let argument = left.popFirst() {
            switch argument {
            case _ where Self.optionsWithValue.contains(argument):
                guard let value = left.popFirst() else { throw PluginFault("\(argument) needs a value") }
                if argument == "-Xswiftc" {
                    flags.append(value)
                } else {
                    values[argument == "-c" ? "--configuration" : argument] = value
                }
            case "-v", "--verbose": marks.insert("--verbose")
            case "--studio", "--build-tests": marks.insert(argument)
            case "--":
                rest += left
                left = []
            case let option where option.hasPrefix("-"): throw PluginFault("unknown option \(option)")
            default:
                rest += [argument] + left
                left = []
            }
        }
        configuration = values["--configuration"] ?? "debug"
        guard ["debug", "release"].contains(configuration) else { throw PluginFault("the configuration is debug or release") }
        (isVerbose, showsInStudio) = (marks.contains("--verbose"), marks.contains("--studio"))
        buildsTests = marks.contains("--build-tests")
        (product, target, filter) = (values["--product"], values["--target"], values["--filter"])
        (device, programs) = (values["--device"], values["--programs"])
        (compilerFlags, self.rest) = (flags, rest)
    }

    /// The product or target that is built.
    var subset: PackageManager.BuildSubset {
        if let product { return .product(product) }
        if let target { return .target(target) }
        return .all(includingTests: buildsTests)
    }

    /// The arguments by which another call builds the same.
    func arguments(_ subset: PackageManager.BuildSubset) -> [String] {
        ["--configuration", configuration] + words(for: subset) + (showsInStudio ? ["--studio"] : [])
            + (isVerbose ? ["--verbose"] : []) + compilerFlags.flatMap { ["-Xswiftc", $0] }
    }

    private func words(for subset: PackageManager.BuildSubset) -> [String] {
        switch subset {
        case .product(let name): ["--product", name]
        case .target(let name): ["--target", name]
        case .all(let includingTests): includingTests ? ["--build-tests"] : []
        @unknown default: []
        }
    }
}
