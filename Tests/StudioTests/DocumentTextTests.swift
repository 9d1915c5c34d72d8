import Foundation
import StudioMessages
import Testing

@testable import Studio

/// Translations of a document's texts are changed in the files that have them, by the smallest change, and undone.
@MainActor
@Suite struct DocumentTextTests {
    private let folder: String
    private let worker: DocumentWorker
    private static let name = "Base.lproj/SignIn.storyboard"
    private static let key = "lbl-Si-gn1.text"

    init() throws {
        folder = FileManager.default.temporaryDirectory.resolvingSymlinksInPath().path + "/texts-\(UUID().uuidString)"
        let fixtures = URL(fileURLWithPath: #filePath).appendingPathComponent("../../../Fixtures/Documents").standardized
        try FileManager.default.createDirectory(atPath: folder + "/Base.lproj", withIntermediateDirectories: true)
        try FileManager.default.copyItem(
            atPath: fixtures.appendingPathComponent("SignIn.storyboard").path, toPath: "\(folder)/\(Self.name)")
        worker = DocumentWorker(folder: folder)
    }

    private func ask(_ operation: StudioRequest.Operation, _ change: (inout StudioRequest) -> Void = { _ in }) -> MessageFrame {
        var request = StudioRequest(operation)
        request.document = Self.name
        change(&request)
        return worker.answer(to: MessageFrame(.request, 7, request.json))
    }

    private struct Translated: Decodable {
        let isChanged, canUndo: Bool
        let file: String?
    }

    private func translate(_ text: String, _ language: String = "de", key: String = Self.key) throws -> Translated {
        let answer = ask(.translate) {
            var look = StudioLook()
            look.language = language
            ($0.value, $0.text, $0.look) = (key, text, look)
        }
        return try read(answer)
    }

    private func read(_ answer: MessageFrame) throws -> Translated {
        try #require(answer.kind == .answer, "\(String(decoding: answer.bytes, as: UTF8.self))")
        #expect(try MessageSchema().faults("translate", answer.bytes) == [])
        return try JSONDecoder().decode(Translated.self, from: answer.bytes)
    }

    private func undo() throws -> Translated { try read(ask(.translate) { $0.phase = "undo" }) }

    private func write(_ bytes: Data, _ path: String) throws {
        let file = URL(fileURLWithPath: "\(folder)/\(path)")
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try bytes.write(to: file)
    }

    private func bytes(_ path: String) -> Data? { FileManager.default.contents(atPath: "\(folder)/\(path)") }

    private func shown(_ language: String) throws -> String? {
        struct List: Decodable {
            struct Row: Decodable {
                let key: String
                let path: String?
                let values: [String: String]
            }
            let rows: [Row]
        }
        let answer = ask(.strings)
        #expect(try MessageSchema().faults("strings", answer.bytes) == [])
        let row = try JSONDecoder().decode(List.self, from: answer.bytes).rows.first { $0.key == Self.key }
        #expect(row?.path == Self.key)
        return row?.values[language]
    }

    private func picture(_ language: String?, typing text: String? = nil) throws -> Data {
        struct Opened: Decodable { struct Scene: Decodable { let id: String }; let scenes: [Scene] }
        let scene = try #require(JSONDecoder().decode(Opened.self, from: ask(.open).bytes).scenes.first?.id)
        let answer = ask(.picture) {
            var look = StudioLook()
            look.language = language
            ($0.scene, $0.look, $0.scale) = (scene, look, 1)
            if let text { ($0.value, $0.text) = (Self.key, text) }
        }
        try #require(answer.kind == .file, "\(String(decoding: answer.bytes, as: UTF8.self))")
        return answer.bytes
    }

    @Test(arguments: [String.Encoding.utf8, .utf16LittleEndian, .utf16BigEndian])
    func aValueOfAStringsFileChangesAlone(encoding: String.Encoding) throws {
        let text = "/* \"a\" = \"b\"; */\n\"other.text\"=\"x \\\"y\\\"\";\r\n// lbl\n\"\(Self.key)\"   =\n  \"Bedingungen\" ;\n"
        func data(_ text: String) throws -> Data {
            let mark: [String.Encoding: [UInt8]] = [.utf16LittleEndian: [0xFF, 0xFE], .utf16BigEndian: [0xFE, 0xFF]]
            return Data(mark[encoding] ?? []) + (try #require(text.data(using: encoding)))
        }
        try write(data(text), "de.lproj/SignIn.strings")
        #expect(try shown("de") == "Bedingungen")
        let before = try picture("de")
        let changed = try translate("Regeln \"A\"\n\\")
        #expect(changed.file == "de.lproj/SignIn.strings" && changed.isChanged && changed.canUndo)
        #expect(
            try bytes("de.lproj/SignIn.strings")
                == data(text.replacingOccurrences(of: "\"Bedingungen\"", with: "\"Regeln \\\"A\\\"\\n\\\\\"")))
        #expect(try shown("de") == "Regeln \"A\"\n\\")
        #expect(try picture("de") != before)
        #expect(try undo().canUndo == false && bytes("de.lproj/SignIn.strings") == data(text))
        #expect(try picture("de") == before)
        #expect(try translate("Bedingungen").isChanged == false)
    }

    @Test func aNewTextIsRemarkedAsXcodeDoes() throws {
        try write(Data("\"a.text\" = \"b\";".utf8), "de.lproj/SignIn.strings")
        _ = try translate("Regeln")
        let text = String(decoding: bytes("de.lproj/SignIn.strings")!, as: UTF8.self)
        #expect(text.hasPrefix("\"a.text\" = \"b\";\n\n/* Class = \"UILabel\"; text = \"Terms & conditions"))
        #expect(text.hasSuffix("ObjectID = \"lbl-Si-gn1\"; */\n\"lbl-Si-gn1.text\" = \"Regeln\";\n"))
        // A language that the document had not gets a file, which goes with the change.
        #expect(try translate("Règles", "fr").file == "fr.lproj/SignIn.strings")
        #expect(try shown("fr") == "Règles")
        #expect(try undo().file == "fr.lproj/SignIn.strings" && bytes("fr.lproj/SignIn.strings") == nil)
    }

    private static let catalog = """
        {
          "sourceLanguage" : "en",
          "strings" : {
            "aaa.text" : {
              "comment" : "a\\/b",
              "localizations" : {

              }
            },
            "lbl-Si-gn1.text" : {
              "localizations" : {
                "de" : {
                  "stringUnit" : {
                    "state" : "new",
                    "value" : "Bedingungen"
                  }
                },
                "fr" : {
                  "variations" : { "plural" : { "one" : { "stringUnit" : { "state" : "new", "value" : "x" } } } }
                }
              }
            }
          },
          "version" : "1.0"
        }

        """

    @Test func aCatalogueKeepsXcodesForm() throws {
        try write(Data(Self.catalog.utf8), "Base.lproj/SignIn.xcstrings")
        func text() -> String { String(decoding: bytes("Base.lproj/SignIn.xcstrings")!, as: UTF8.self) }
        #expect(try translate("Regeln/AGB").file == "Base.lproj/SignIn.xcstrings")
        #expect(
            text()
                == Self.catalog.replacingOccurrences(
                    of: "\"state\" : \"new\",\n            \"value\" : \"Bedingungen\"",
                    with: "\"state\" : \"translated\",\n            \"value\" : \"Regeln\\/AGB\""))
        #expect(try shown("de") == "Regeln/AGB")
        _ = try undo()
        #expect(text() == Self.catalog)
        _ = try translate("Reglas", "es")
        #expect(
            text()
                == Self.catalog.replacingOccurrences(
                    of: "        \"fr\" : {",
                    with: """
                                "es" : {
                                  "stringUnit" : {
                                    "state" : "translated",
                                    "value" : "Reglas"
                                  }
                                },
                                "fr" : {
                        """))
        _ = try undo()
        for (language, word) in [("en", "own language"), ("fr", "variations")] {
            let refused = ask(.translate) {
                var look = StudioLook()
                look.language = language
                ($0.value, $0.text, $0.look) = (Self.key, "x", look)
            }
            #expect(refused.kind == .failure && String(decoding: refused.bytes, as: UTF8.self).contains(word))
        }
        #expect(text() == Self.catalog)
    }

    @Test func emptyObjectsOfACatalogueAreFilled() throws {
        let text = "{\n  \"sourceLanguage\" : \"en\",\n  \"strings\" : {\n\n  },\n  \"version\" : \"1.0\"\n}"
        try write(Data(text.utf8), "Base.lproj/SignIn.xcstrings")
        _ = try translate("Regeln")
        #expect(
            String(decoding: bytes("Base.lproj/SignIn.xcstrings")!, as: UTF8.self) == """
                {
                  "sourceLanguage" : "en",
                  "strings" : {
                    "lbl-Si-gn1.text" : {
                      "localizations" : {
                        "de" : {
                          "stringUnit" : {
                            "state" : "translated",
                            "value" : "Regeln"
                          }
                        }
                      }
                    }
                  },
                  "version" : "1.0"
                }
                """)
        #expect(try shown("de") == "Regeln")
    }

    @Test func whatIsTypedIsSeenAndNotSaved() throws {
        let document = bytes(Self.name)
        let plain = try picture(nil)
        #expect(try picture(nil, typing: "Another text") != plain)
        let longer = try picture("longer")
        #expect(try picture("longer", typing: "Another text") != longer)
        #expect(try picture("de", typing: "Regeln") != picture("de"))
        #expect(try bytes(Self.name) == document && picture(nil) == plain)
    }

    @Test func damagedFilesAreLeftAlone() throws {
        for (text, path) in [
            ("\"a\" = \"b", "de.lproj/SignIn.strings"),
            ("<?xml version=\"1.0\"?><plist><dict/></plist>", "de.lproj/SignIn.strings"),
            ("{\"strings\":", "Base.lproj/SignIn.xcstrings"),
            (String(repeating: "[", count: 9000), "Base.lproj/SignIn.xcstrings"),
        ] {
            try write(Data(text.utf8), path)
            let refused = ask(.translate) {
                var look = StudioLook()
                look.language = "de"
                ($0.value, $0.text, $0.look) = (Self.key, "x", look)
            }
            #expect(refused.kind == .failure && bytes(path) == Data(text.utf8), "\(text.prefix(20))")
            try FileManager.default.removeItem(atPath: "\(folder)/\(path)")
        }
    }
}
