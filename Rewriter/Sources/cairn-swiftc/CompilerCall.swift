import Foundation

/// The package manager's call of the compiler.
struct CompilerCall {
    enum Kind {
        /// Compiles a module of a package, whose results go to the folder of its programs.
        case module(String, products: URL)
        /// Links a program or a library from objects, which a file lists.
        case program(products: URL, objects: String)
        /// Names the compiler. The package manager builds everything again when the answer is another.
        case version
        case other
    }

    let kind: Kind
    /// The arguments, without those that tell of the SDK's root, which is the machine's own.
    let arguments: [String]

    init(_ arguments: [String]) {
        self.arguments = Self.withoutRoot(arguments)
        kind = Self.kind(of: arguments)
    }

    private static func kind(of arguments: [String]) -> Kind {
        if ["-version", "--version"].contains(arguments.first) { return .version }
        func value(after option: String) -> String? {
            arguments.firstIndex(of: option).flatMap { $0 + 1 < arguments.count ? arguments[$0 + 1] : nil }
        }
        if let name = value(after: "-module-name"), let module = value(after: "-emit-module-path"), arguments.contains("-c") {
            return .module(name, products: folder(of: folder(of: URL(filePath: module))))
        }
        if let output = value(after: "-o"), let list = arguments.first(where: { $0.hasPrefix("@") }),
            arguments.contains("-emit-executable") || arguments.contains("-emit-library")
        {
            return .program(products: folder(of: URL(filePath: output)), objects: String(list.dropFirst()))
        }
        return .other
    }

    private static func folder(of file: URL) -> URL { file.deletingLastPathComponent() }

    /// The package manager gives the root in three ways. With any of them the compiler looks for the standard library
    /// and for programs beside it there.
    private static func withoutRoot(_ arguments: [String]) -> [String] {
        var (result, left) = ([String](), arguments[...])
        while let argument = left.popFirst() {
            if argument == "-sdk" || argument == "-tools-directory" {
                left = left.dropFirst()
            } else if argument == "-Xcc", left.first == "--sysroot" {
                left = left.dropFirst(3)
            } else {
                result.append(argument)
            }
        }
        return result
    }
}
