import PackagePlugin

/// The options that the three commands share.
struct BuildOptions {
    let configuration: String
    let isVerbose: Bool
    /// Whether the program is shown in Studio.
    let showsInStudio: Bool
    let product: String?
    let target: String?
    let filter: String?
    let compilerFlags: [String]
    /// The arguments of the program, which stand behind the options.
    let rest: [String]

    var isRelease: Bool { configuration == "release" }

    /// Reads the options.
    ///
    /// - Throws: Where one is unknown or lacks its value.
    init(_ arguments: [String]) throws {
        var (left, flags, rest) = (arguments[...], [String](), [String]())
        var values: [String: String] = [:]
        var (isVerbose, showsInStudio) = (false, false)
        while let argument = left.popFirst() {
            switch argument {
            case "-c", "--configuration", "--product", "--target", "--filter", "-Xswiftc":
                guard let value = left.popFirst() else { throw PluginFault("\(argument) needs a value") }
                if argument == "-Xswiftc" {
                    flags.append(value)
                } else {
                    values[argument == "-c" ? "--configuration" : argument] = value
                }
            case "-v", "--verbose": isVerbose = true
            case "--studio": showsInStudio = true
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
        (self.isVerbose, product, target, filter) = (isVerbose, values["--product"], values["--target"], values["--filter"])
        (compilerFlags, self.rest, self.showsInStudio) = (flags, rest, showsInStudio)
    }

    /// The product or target that is built.
    func subset(includingTests: Bool) -> PackageManager.BuildSubset {
        if let product { return .product(product) }
        if let target { return .target(target) }
        return .all(includingTests: includingTests)
    }
}
