import Foundation
import Testing

@testable import cairn_swiftc

@Suite struct BuildDescriptionTests {
    /// A package with a program, a library, tests of the program, and a resource of each.
    private func description(programs: [String]) throws -> BuildDescription {
        func command(_ module: String, isLibrary: Bool, inputs: [String]) -> String {
            let nodes = inputs.map { #"{"name": "\#($0)"}"# }.joined(separator: ", ")
            return #"""
                "C.\#(module)": {"moduleName": "\#(module)", "inputs": [\#(nodes)], "isLibrary": \#(isLibrary), "otherArguments": ["-DDEBUG"],
                "outputFileMapPath": "", "moduleOutputPath": "/p/debug/Modules/\#(module).swiftmodule", "objects": ["/p/debug/\#(module).o"]}
                """#
        }
        let commands =
            programs.map { command($0, isLibrary: false, inputs: ["/p/debug/Modules/Kit.swiftmodule"]) } + [
                command("Kit", isLibrary: true, inputs: []),
                command("Tests", isLibrary: true, inputs: ["/p/debug/\(programs[0])", "/p/debug/Modules/Kit.swiftmodule"]),
            ]
        let text = """
            {"swiftCommands": {\(commands.joined(separator: ", "))}, "copyCommands": {},
            "testDiscoveryCommands": {"d": {"inputs": [{"name": "/p/debug/Tests.o"}]}}}
            """
        return try JSONDecoder().decode(BuildDescription.self, from: Data(text.utf8))
    }

    private let products = URL(filePath: "/p/debug")

    @Test func modulesAreInOneOrder() throws {
        let names = try description(programs: ["App"]).commands(in: products).map(\.moduleName)
        #expect(names == ["App", "Kit", "Tests"])
        #expect(try description(programs: ["App"]).commands(in: URL(filePath: "/p/tools")).isEmpty)
    }

    @Test func theOnlyProgramHasTheInformation() throws {
        #expect(try description(programs: ["App"]).program(in: products) == "App")
    }

    @Test func ofSeveralProgramsTheTestedOneHasIt() throws {
        #expect(try description(programs: ["Second", "First"]).program(in: products) == "Second")
    }
}
