// The entry point of the tests, which runs those written with Swift Testing. SwiftPM takes this file, because of its
// name, in place of one that it generates from the test cases of XCTest that it finds in the index of the sources.
// Without it every build would have to write that index, which takes a fifth of the compiler's time.

import Foundation
import Testing

@main
struct TestProgram {
    static func main() async {
        // Where a package has an entry point, `swift test` runs tests of XCTest only unless it is told otherwise, and would pass without any.
        guard CommandLine.arguments.contains("--testing-library") else {
            print("run these tests with: swift test --disable-xctest --enable-swift-testing")
            exit(EXIT_FAILURE)
        }
        await Testing.__swiftPMEntryPoint() as Never
    }
}
