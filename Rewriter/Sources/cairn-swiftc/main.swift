import Foundation

// The compiler of the Swift SDK: the package manager calls it in place of `swiftc`. It rewrites what a module's sources
// need, tells the real compiler where UIKit is, and links programs with it; all other calls it passes on.

do {
    let sdk = try SwiftSDK()
    let call = CompilerCall(Array(CommandLine.arguments.dropFirst()))
    switch call.kind {
    case .module(let name, let products): try ModuleBuild(name, products, sdk).run(call)
    case .program(let products, let objects): try ProgramLink(products, objects: objects, sdk).run(call)
    case .version: try sdk.tellVersion()
    case .other: try sdk.compiler.replaceThisProcess(call.arguments)
    }
} catch {
    FileHandle.standardError.write(Data("error: cairn SDK: \(error)\n".utf8))
    exit(1)
}
