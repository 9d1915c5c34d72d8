import Foundation
import StudioMessages
import Testing

@testable import Studio

@Suite struct MessageTests {
    private static let messages = [
        MessageFrame(.request, 1, Data("{}".utf8)), MessageFrame(.screen),
        MessageFrame(.file, .max, Data(repeating: 7, count: 70_000)),
    ]

    @Test(arguments: [1, 3, 1000, 1 << 20]) func areReadInAnyPieces(size: Int) throws {
        let stream = Self.messages.reduce(Data()) { $0 + $1.encoded }
        var (reader, found, rest) = (MessageReader(), [MessageFrame](), stream)
        while !rest.isEmpty {
            found += try reader.messages(adding: Data(rest.prefix(size)))
            rest = Data(rest.dropFirst(size))
        }
        #expect(found == Self.messages)
    }

    @Test func refuseOtherBytes() {
        var reader = MessageReader()
        #expect(throws: MessageReader.Fault.self) { try reader.messages(adding: Data(repeating: 0xFF, count: 20)) }
        var other = MessageReader()
        #expect(throws: MessageReader.Fault.self) { try other.messages(adding: Data([6, 0, 0, 0, 99, 0, 0, 0, 0, 0])) }
    }

    @Test func requestsKeepTheirValues() throws {
        var request = StudioRequest(.touch)
        (request.x, request.y, request.phase, request.input) = (1.5, 2, "began", 9)
        request.look = StudioLook()
        request.look?.isDark = true
        #expect(try StudioRequest(json: request.json) == request)
        #expect(try MessageSchema().faults("request", request.json) == [])
    }

    @Test func screenUpdatesHaveTheirForm() {
        let area = ScreenUpdate.Area(x: 1, y: 2, width: 3, height: 4)
        let update = ScreenUpdate(
            width: 10, height: 20, scale: 2, input: 5, steps: [.move(area, distance: -7), .pixels(area, Data([1, 2, 3, 4]))])
        #expect(
            Array(update.encoded) == [10, 0, 20, 0, 0, 0, 0, 64, 5, 0, 0, 0, 2, 0]
                + [0, 1, 0, 2, 0, 3, 0, 4, 0, 249, 255] + [1, 1, 0, 2, 0, 3, 0, 4, 0, 4, 0, 0, 0, 1, 2, 3, 4])
    }
}

@Suite struct PageTests {
    /// A module that is not named would be asked for only once those that import it are there.
    @Test func pageNamesAllModules() throws {
        let page = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../../Sources/Studio/Page")
        let text = try String(contentsOf: page.appendingPathComponent("index.html"), encoding: .utf8)
        let modules = try FileManager.default.contentsOfDirectory(atPath: page.path).filter { $0.hasSuffix(".js") }
        #expect(modules.filter { $0 != "studio.js" && !text.contains("<link rel=\"modulepreload\" href=\"\($0)\">") } == [])
        #expect(text.components(separatedBy: "modulepreload").count == modules.count)
    }
}

@Suite struct StudioTokenTests {
    @Test func areLongAndDifferent() {
        let tokens = Set((0..<100).map { _ in StudioToken.make() })
        #expect(tokens.count == 100)
        #expect(tokens.allSatisfy { $0.count == 32 })
    }

    @Test func areComparedWhole() {
        #expect(StudioToken.isEqual("abc", "abc"))
        #expect(!StudioToken.isEqual("abc", "abd"))
        #expect(!StudioToken.isEqual("", "abd"))
    }
}
