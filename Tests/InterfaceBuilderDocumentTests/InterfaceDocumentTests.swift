import Foundation
import Testing

@testable import InterfaceBuilderDocument

struct InterfaceDocumentTests {
    @Test func header() throws {
        let document = try DocumentFixture.document("SignIn.storyboard")
        #expect(document.isStoryboard && document.usesAutoLayout)
        #expect(document.toolsVersion == ToolsVersion(number: 21701))
        #expect(document.diagnostics.isEmpty)
    }

    @Test func resources() throws {
        let resources = try DocumentFixture.document("SignIn.storyboard").resources
        #expect(resources.images["logo"]?.size == CGSize(width: 60, height: 40))
        #expect(resources.images["logo"]?.isSymbol == false)
        #expect(resources.images["chevron.right"]?.isSymbol == true)
        #expect(resources.namedColors["Accent"] == .rgb(red: 0.1, green: 0.2, blue: 0.3, alpha: 1, space: .sRGB))
        #expect(resources.systemColors["systemBackgroundColor"] == .white(1, alpha: 1, space: .genericGamma22GrayColorSpace))
        let designables = try DocumentFixture.document("SizeClasses.xib").resources.designableSizes
        #expect(designables == ["siz-Cl-as3": CGSize(width: 99, height: 30)])
    }

    @Test(arguments: [
        ("<a/>", "not-a-document"), ("<archive type='x'/>", "not-a-document"),
        ("<archive type='com.apple.InterfaceBuilder3.CocoaTouch.XIB' version='7.10'/>", "not-a-document"),
        ("<archive type='com.apple.InterfaceBuilder3.CocoaTouch.iPad.XIB' version='8.00'/>", "not-a-document"),
        ("<archive type='com.apple.InterfaceBuilder3.Cocoa.XIB' version='8.00'/>", "not-ios"),
        ("<document type='com.apple.InterfaceBuilder3.Cocoa.XIB' version='3.0'/>", "not-ios"),
        ("<?xml version='1.0'?>\n<!DOCTYPE plist PUBLIC 'x' 'y'><plist/>", "not-a-document"),
        ("<!DOCTYPE document><document/>", "malformed-xml"),
        ("<document targetRuntime='watchKit'/>", "not-ios"), ("<document targetRuntime='AppleTV'/>", "not-ios"),
        ("<document targetRuntime='MacOSX.Cocoa'/>", "not-ios"), ("<document", "malformed-xml"), ("", "malformed-xml"),
    ])
    func refused(_ text: String, _ id: String) {
        let error = #expect(throws: InterfaceDocumentError.self) { try InterfaceDocument(bytes: Array(text.utf8)) }
        #expect(error?.diagnostic.id == id)
    }

    @Test("A refusal prints as its place and its reason")
    func refusalInWords() {
        let error = #expect(throws: InterfaceDocumentError.self) {
            try InterfaceDocument(bytes: Array("<document>\n  <b></document>".utf8))
        }
        #expect(error.map { "\($0)" } == "2:6: </document> closes <b>")
    }

    @Test func diagnosticsCarryTheirPlace() throws {
        let document = try DocumentFixture.document("Faults.xib")
        let lines = document.diagnostics.map { "\($0.position!) \($0.id) \($0.items.joined(separator: " "))" }
        #expect(
            lines == [
                "9:39 invalid-number fau-lt-002", "9:55 invalid-number fau-lt-002", "9:69 invalid-number fau-lt-002",
                "11:78 duplicate-id fau-lt-002", "20:123 invalid-number fau-c5", "22:76 invalid-number fau-c7",
                "22:91 invalid-number fau-c7",
            ])
        #expect(
            document.diagnostics[0].line(path: "a/b.xib")
                == #"a/b.xib:9:39: error: x="nan" of rect is not a finite number in range; it is ignored [invalid-number]"#)
    }

    @Test func colors() throws {
        let root = try MarkupParser.tree(
            of: Array(
                """
                <a><color name="Accent"/><color systemColor="labelColor" white="0" alpha="0.5" colorSpace="calibratedWhite"/>
                <color cyan="0" magenta="1" yellow="0.5" black="0" alpha="1" colorSpace="deviceCMYK"/><color/>
                <color cocoaTouchSystemColor="darkTextColor"/></a>
                """.utf8)
        ).root
        #expect(
            root.children.map(DocumentColor.init) == [
                .named("Accent"), .system("labelColor", fallback: .white(0, alpha: 0.5, space: .calibratedWhite)),
                .cmyk(cyan: 0, magenta: 1, yellow: 0.5, black: 0, alpha: 1), nil, .system("darkTextColor", fallback: nil),
            ])
    }
}

struct DocumentNumberTests {
    @Test(arguments: [
        ("0", 0.0), ("-12.5", -12.5), ("+3", 3), (".5", 0.5), ("5.", 5), ("1e3", 1000),
        ("1.7976931348623157e+308", 1.7976931348623157e+308),
    ])
    func numbers(_ text: String, _ value: Double) { #expect(DocumentNumber.parse(text) == value) }

    @Test(arguments: ["", "nan", "inf", "-infinity", "1e999", "0x10", "1,5", "1.5 ", "e5", "--1", "1_000", "\u{0661}"])
    func noNumbers(_ text: String) { #expect(DocumentNumber.parse(text) == nil) }

    @Test func lengthsAreBounded() {
        #expect(DocumentNumber.parseLength("1000000000") == 1e9)
        #expect(DocumentNumber.parseLength("-1e10") == nil)
    }

    @Test(arguments: [("0.5", 0.5), ("16:9", 16.0 / 9), ("4/5", 0.8), ("-1", -1)])
    func ratios(_ text: String, _ value: Double) { #expect(DocumentNumber.parseRatio(text) == value) }

    @Test(arguments: ["1:0", "1:2:3", ":", "a:b", "", "1/", "nan:1"])
    func noRatios(_ text: String) { #expect(DocumentNumber.parseRatio(text) == nil) }

    /// Numbers that are read without the C library are the ones that it reads.
    @Test(arguments: [
        "0", "-0", "7", "0.1", "-0.3", "20.5", "123456789012345", "1234567890123456", "0.00000000000001", "375.33333333333331",
        "9007199254740993", "1e3", "5e-324", "+5", "000012.50", "0.30000000000000004", "99999.9999999999",
    ])
    func numbersAreTheNearest(_ text: String) throws {
        let number = try #require(DocumentNumber.parse(text))
        let expected = try #require(Double(text))
        #expect(number.bitPattern == expected.bitPattern)
    }
}
