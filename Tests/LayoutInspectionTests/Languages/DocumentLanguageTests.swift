import Foundation
import InterfaceBuilderDocument
import Testing

@testable import LayoutInspection

/// Texts of strings files, of string catalogues and of languages that nobody speaks stand in place of the document's.
@MainActor
struct DocumentLanguageTests {
    private static let text = """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21701" targetRuntime="iOS.CocoaTouch" \
        useAutolayout="YES"><device id="retina4_7" orientation="portrait"/><objects>
        <view id="R"><rect key="frame" x="0.0" y="0.0" width="375" height="667"/><subviews>
        <label text="Sign in" adjustsFontSizeToFit="NO" translatesAutoresizingMaskIntoConstraints="NO" id="A">\
        <rect key="frame" x="20" y="20" width="60" height="21"/><fontDescription key="fontDescription" type="system" pointSize="17"/></label>
        <button buttonType="system" id="B"><rect key="frame" x="20" y="80" width="90" height="44"/><state key="normal" title="Help"/></button>
        <segmentedControl id="S"><rect key="frame" x="20" y="140" width="90" height="32"/><segments><segment title="1"/><segment title="Two"/>\
        </segments></segmentedControl>
        <label id="C"><rect key="frame" x="20" y="200" width="90" height="21"/><string key="text">a
        b</string></label>
        </subviews><constraints>
        <constraint firstItem="A" firstAttribute="top" secondItem="R" secondAttribute="top" constant="20" id="k1"/>
        <constraint firstItem="A" firstAttribute="leading" secondItem="R" secondAttribute="leading" constant="20" id="k2"/>
        <constraint firstItem="A" firstAttribute="width" constant="60" id="k3"/>
        </constraints></view></objects></document>
        """
    private let document: InterfaceDocument
    private let folder = NSTemporaryDirectory() + "cairn-languages-\(UUID().uuidString)"

    init() throws { document = try InterfaceDocument(bytes: Array(Self.text.utf8)) }

    private func write(_ text: String, _ path: String) throws {
        let url = URL(fileURLWithPath: folder + "/" + path)
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: url)
    }

    @Test func textsHaveTheKeysOfStringsFiles() {
        #expect(document.texts.map(\.key) == ["A.text", "B.normalTitle", "S.segmentTitles[0]", "S.segmentTitles[1]", "C.text"])
        #expect(document.texts.map(\.text) == ["Sign in", "Help", "1", "Two", "a\nb"])
        #expect(document.texts[1].object == "B" && document.texts[0].position.line == 3)
    }

    @Test func languagesThatNobodySpeaks() {
        func texts(_ language: DocumentLanguage) -> [String: String] { language.texts(of: document, DocumentTranslations()) }
        #expect(texts(.longer)["A.text"] == "Sign in Si" && texts(.longer)["B.normalTitle"] == "HelpHe")
        for (text, longer) in zip(document.texts.map(\.text), document.texts.map { texts(.longer)[$0.key]! }) {
            #expect(Double(longer.count) >= Double(text.count) * 1.3 && longer.count <= text.count + max(1, text.count / 2 + 1))
        }
        #expect(texts(.accented)["A.text"] == "Şîĝň îň")
        #expect(texts(.rightToLeft)["C.text"] == "\u{202E}a\u{202C}\n\u{202E}b\u{202C}")
        #expect(DocumentLanguage("pt-BR") == .named("pt-BR") && DocumentLanguage("../x") == nil && DocumentLanguage("") == nil)
        #expect(
            DocumentLanguage("ar")!.isRightToLeft && DocumentLanguage("he-IL")!.isRightToLeft
                && !DocumentLanguage("de")!.isRightToLeft)
    }

    @Test func stringsFilesAndCatalogues() throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try write("/* A label */\n\"A.text\" = \"Anmelden\";\n", "de.lproj/Main.strings")
        try write("not a list", "fr.lproj/Main.strings")
        try write("\"A.text\" = \"other\";", "it.lproj/Other.strings")
        try write(
            #"{"sourceLanguage": "en", "version": "1.0", "strings": {"A.text": {"localizations": {"es": {"stringUnit": {"state": "translated", "value": "Entrar"}}, "en": {"stringUnit": {"state": "translated", "value": "Sign in"}}}}}}"#,
            "mul.lproj/Main.xcstrings")
        let translations = DocumentTranslations(ofDocumentAt: folder + "/Base.lproj/Main.storyboard")
        #expect(translations.languages == ["de", "es"])
        #expect(translations.texts(in: "de") == ["A.text": "Anmelden"] && translations.texts(in: "es") == ["A.text": "Entrar"])
        #expect(translations.unreadable == [folder + "/fr.lproj/Main.strings"])
        #expect(DocumentTranslations(ofDocumentAt: folder + "/Main.storyboard").languages == ["de", "es"])
        #expect(DocumentTranslations(ofDocumentAt: folder + "/de.lproj/Main.storyboard").languages.isEmpty)
    }

    /// Thirty lists of which each names the next one seven times stand for 7 to the power of 29 values.
    @Test func aBinaryFileThatNamesItsValuesTooOftenIsUnreadable() throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        var bytes = Array("bplist00".utf8)
        var offsets: [UInt8] = []
        for list in 0..<30 {
            offsets.append(UInt8(bytes.count))
            bytes += list == 29 ? [0xA0] : [0xA7] + [UInt8](repeating: UInt8(list + 1), count: 7)
        }
        let table = UInt8(bytes.count)
        bytes += offsets + [0, 0, 0, 0, 0, 0, 1, 1] + [0, 0, 0, 0, 0, 0, 0, 30] + [UInt8](repeating: 0, count: 8)
        bytes += [0, 0, 0, 0, 0, 0, 0, table]
        try write("", "de.lproj/Main.strings")
        try Data(bytes).write(to: URL(fileURLWithPath: folder + "/de.lproj/Main.strings"))
        let texts = ["A.text": "Anmelden", "B.normalTitle": "Hilfe"]
        try write("", "fr.lproj/Main.strings")
        try PropertyListSerialization.data(fromPropertyList: texts, format: .binary, options: 0).write(
            to: URL(fileURLWithPath: folder + "/fr.lproj/Main.strings"))
        let translations = DocumentTranslations(ofDocumentAt: folder + "/Main.xib")
        #expect(translations.unreadable == [folder + "/de.lproj/Main.strings"])
        #expect(translations.texts(in: "fr") == texts)
    }

    @Test func textsWithoutATranslation() throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        func findings() -> [LintFinding] {
            let lint = DocumentLint(
                document, rules: [.missingTranslation], translations: DocumentTranslations(ofDocumentAt: folder + "/Main.xib"))
            return lint.scenes.flatMap(lint.findings)
        }
        #expect(findings().isEmpty, "a document that is not translated at all")
        try write("\"A.text\" = \"Anmelden\"; \"B.normalTitle\" = \"Hilfe\"; \"C.text\" = \"c\";", "de.lproj/Main.strings")
        #expect(findings().map(\.items) == [["S", "S.segmentTitles[1]"]], "a number needs none")
        try write("\"S.segmentTitles[1]\" = \"Deux\"; \"B.normalTitle\" = \"\";", "fr.lproj/Main.strings")
        #expect(findings().map { $0.items[1] } == ["A.text", "B.normalTitle", "S.segmentTitles[1]", "C.text"])
        #expect(findings()[0].message == "the text “Sign in” has no translation to fr" && findings()[0].position.line == 3)
        try write("{{{", "fr.lproj/Main.strings")
        #expect(findings().map(\.message).first == "the texts in fr.lproj/Main.strings cannot be read")
        #expect(findings().map(\.items) == [["fr.lproj/Main.strings"], ["S", "S.segmentTitles[1]"]])
    }

    @Test func longerTextsAreCut() {
        let variants: [ScreenVariant] = [
            .document, ScreenVariant(language: "longer"), ScreenVariant(language: "accented"), ScreenVariant(language: "rtl"),
        ]
        let lint = DocumentLint(document, rules: [.named("clipped-text")!], variants: variants)
        let findings = lint.scenes.flatMap(lint.findings)
        #expect(findings.map(\.items) == [["A"]])
        #expect(findings.first?.variants == ["language longer"])
        #expect(findings.first?.message.contains("“Sign in") == true)
    }
}
