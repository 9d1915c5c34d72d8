import Foundation
import InterfaceBuilderDocument
import Testing

@testable import XcodeProjects

@Suite struct XMLPropertyListTests {
    private static let header = """
        <?xml version="1.0" encoding="UTF-8"?>
        <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">

        """

    private func parse(_ body: String) throws -> PropertyListValue {
        try PropertyListParser.parse(Array((Self.header + body).utf8))
    }

    @Test func readsValuesOfAllKinds() throws {
        let value = try parse(
            """
            <plist version="1.0"><dict>
              <key>a &amp; b</key><string>x &lt; y</string>
              <key>list</key><array><integer>3</integer><real>1.5</real><true/><false/></array>
              <key>data</key><data>AAEC</data>
            </dict></plist>
            """)
        #expect(value["a & b"]?.text == "x < y")
        #expect(value["list"]?.list?.compactMap(\.text) == ["3", "1.5", "YES", "NO"])
        if case .data(let bytes)? = value["data"]?.content { #expect(bytes == [0, 1, 2]) } else { Issue.record("no data") }
        #expect(value["a & b"]?.position == SourcePosition(line: 4, column: 23))
    }

    @Test(arguments: [
        ("<plist><dict><key>a</key></dict></plist>", 3, 14, "the key 'a' has no value"),
        ("<plist><dict><string>a</string></dict></plist>", 3, 14, "<string> has no <key> before it"),
        ("<plist><dict><key>a</key><true/><key>a</key><true/></dict></plist>", 3, 33, "the key 'a' is used twice in a table"),
        ("<plist><dict><key>a</key><key>b</key></dict></plist>", 3, 14, "the key 'a' has no value"),
        ("<plist><integer>1x</integer></plist>", 3, 8, "'1x' is no number"),
        ("<plist><string>a<b/></string></plist>", 3, 17, "<string> holds <b>, and text is expected"),
        ("<plist><word/></plist>", 3, 8, "<word> is no value of a property list"),
        ("<plist/>", 3, 1, "<plist> holds 0 values in place of one"),
        ("<dict/>", 3, 1, "a property list is expected in <plist>, not in <dict>"),
        ("<plist><dict></plist>", 3, 14, "</plist> closes <dict>"),
    ])
    func tellsWhereATextIsWrong(text: String, line: Int, column: Int, message: String) {
        #expect(throws: PropertyListError(message: message, position: SourcePosition(line: line, column: column))) {
            try parse(text)
        }
    }

    @Test func refusesDeepNestingAndOwnEntities() {
        let deep = String(repeating: "<array>", count: 300) + String(repeating: "</array>", count: 300)
        #expect(throws: PropertyListError.self) { try parse("<plist>\(deep)</plist>") }
        #expect(throws: PropertyListError.self) {
            try PropertyListParser.parse(Array("<!DOCTYPE plist [<!ENTITY a 'b'>]><plist><string>&a;</string></plist>".utf8))
        }
    }

    /// A project says the same in both notations.
    @Test func readsProjectsInXML() throws {
        let objects = program(phases: "X", more: "X = {isa = PBXSourcesBuildPhase; files = (B1); };")
        let folder = try ProjectFolder(objects: objects, files: ["App.swift"])
        let expected = try folder.manifest()
        let value = try PropertyListParser.parse([UInt8](Data(contentsOf: URL(fileURLWithPath: folder.projectFile))))
        try folder.write(Self.header + "<plist version=\"1.0\">\(Self.xml(value))</plist>", to: "App.xcodeproj/project.pbxproj")
        #expect(try folder.manifest() == expected)
    }

    private static func xml(_ value: PropertyListValue) -> String {
        switch value.content {
        case .text(let text): "<string>\(text.replacing("&", with: "&amp;").replacing("<", with: "&lt;"))</string>"
        case .data(let bytes): "<data>\(Data(bytes).base64EncodedString())</data>"
        case .list(let values): "<array>\(values.map(xml).joined())</array>"
        case .table(let entries): "<dict>\(entries.map { "<key>\($0.key)</key>\(xml($0.value))" }.joined())</dict>"
        }
    }
}
