import Foundation
import Testing

@testable import QuartzCore

/// How a program ends that misuses an API.
@Suite struct UncaughtExceptionTests {
    @Test func theMessageNamesTheCallersAndNothingPrintedIsLost() async {
        let result = await #expect(
            processExitsWith: .signal(SIGABRT), observing: [\.standardErrorContent, \.standardOutputContent]
        ) {
            print("printed before")
            misuseForTheTest()
        }
        let error = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        let output = String(decoding: result?.standardOutputContent ?? [], as: UTF8.self)
        #expect(
            error.contains(
                "*** Terminating app due to uncaught exception 'TestException', reason: 'tested'\n*** First throw call stack:\n(\n"
            ))
        #expect(error.contains("QuartzCoreTests.misuseForTheTest()"))
        #expect(error.components(separatedBy: "\n\t").count > 3)
        #expect(output.contains("printed before"))
    }
}

@inline(never)
func misuseForTheTest() { raise("TestException", "tested") }
