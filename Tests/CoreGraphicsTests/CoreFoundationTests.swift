import CoreGraphics
import Foundation
import Testing

@Suite struct CoreFoundationTests {
    @Test(arguments: [1, 3, 31, 32, 5_000])
    func bytesLastAsLongAsTheirData(count: Int) {
        let data = Data((0..<count).map { UInt8(truncatingIfNeeded: $0) })
        let bytes = CFDataGetBytePtr(data)!
        _ = (0..<8).map { _ in CFDataGetBytePtr(Data([9, 9])) }
        #expect((0..<CFDataGetLength(data)).allSatisfy { bytes[$0] == UInt8(truncatingIfNeeded: $0) })
        withExtendedLifetime(data) {}
    }

    @Test func timeIsThatOfTheClock() {
        #expect(abs(CFAbsoluteTimeGetCurrent() - Date().timeIntervalSinceReferenceDate) < 5)
        #expect(kCFBooleanTrue && !kCFBooleanFalse)
    }
}
