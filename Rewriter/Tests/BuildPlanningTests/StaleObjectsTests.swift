import BuildPlanning
import Foundation
import Testing

@Suite struct StaleObjectsTests {
    private let folder = TestFolder()

    @Test func removesObjectsOfListedSourcesOnly() throws {
        for name in ["A", "B"] {
            try folder.write("", to: "\(name).o")
            try folder.write("", to: "\(name).swiftdeps")
        }
        let entries = ["A", "B"].map { name in
            #""/s/\#(name).swift": {"object": "\#(folder.url.path)/\#(name).o", "swift-dependencies": "\#(folder.url.path)/\#(name).swiftdeps"}"#
        }
        try folder.write("{\(entries.joined(separator: ", "))}", to: "map.json")
        try folder.write("/s/A.swift\n", to: "changed")
        let stale = try StaleObjects(output: folder.url)
        try stale.remove(listedIn: folder.url.appending(path: "map.json"))
        #expect(!folder.has("A.o") && !folder.has("A.swiftdeps") && folder.has("B.o") && folder.has("B.swiftdeps"))
        #expect(try folder.text(of: "changed") == "/s/A.swift\n")
        try stale.forget()
        #expect(try folder.text(of: "changed") == "")
    }
}
