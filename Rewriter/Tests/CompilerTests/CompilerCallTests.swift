import Foundation
import Testing

@testable import cairn_swiftc

@Suite struct CompilerCallTests {
    @Test func theRootIsLeftOut() {
        let call = CompilerCall([
            "-c", "a.swift", "-tools-directory", "/sdk/bin", "-sdk", "/", "-g", "-Xcc", "--sysroot", "-Xcc", "/", "-Xcc", "-fPIC",
        ])
        #expect(call.arguments == ["-c", "a.swift", "-g", "-Xcc", "-fPIC"])
    }

    @Test func aModuleHasTheFolderOfItsProgram() {
        let call = CompilerCall([
            "-module-name", "App", "-emit-module-path", "/p/debug/Modules/App.swiftmodule", "-c", "@sources",
        ])
        guard case .module("App", let products) = call.kind else { return #expect(Bool(false), "\(call.kind)") }
        #expect(products.path == "/p/debug")
    }

    @Test func aLinkHasItsListOfObjects() {
        let call = CompilerCall(["-o", "/p/debug/App", "-emit-executable", "@/p/debug/App.product/Objects.LinkFileList"])
        guard case .program(let products, "/p/debug/App.product/Objects.LinkFileList") = call.kind else {
            return #expect(Bool(false), "\(call.kind)")
        }
        #expect(products.path == "/p/debug")
    }

    @Test(arguments: [["-h"], ["-frontend", "-print-target-info"], ["-modulewrap", "A.swiftmodule", "-o", "A.o"], ["-c"], []])
    func otherCallsArePassedOn(_ arguments: [String]) {
        guard case .other = CompilerCall(arguments).kind else { return #expect(Bool(false), "\(arguments)") }
    }
}
