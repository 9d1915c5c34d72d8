import UIKit
import XCTest

/// Texts with plural rules: of a table of the main bundle and of another, by each function that puts values in.
final class PluralTests: XCTestCase {
    func testNumbersChooseTexts() {
        let format = NSLocalizedString("apples in baskets", bundle: .module, comment: "")
        XCTAssertEqual(String.localizedStringWithFormat(format, "Ada", 1, 2), "Ada put 1 apple into 2 baskets")
        XCTAssertEqual(String(format: format, "Ada", 3, 1), "Ada put 3 apples into a basket")
        XCTAssertEqual(
            String(format: format, locale: Locale(identifier: "en"), arguments: ["Ada", 0, 1]), "Ada put nothing into a basket")
    }

    func testTheMainBundleHasThem() {
        let format = Bundle.main.localizedString(forKey: "apples in baskets", value: nil, table: nil)
        XCTAssertEqual(String.localizedStringWithFormat(format, "Ada", 2, 1), "Ada put 2 apples into a basket")
    }

    func testOtherTextsAreLookedUpAsBefore() {
        XCTAssertEqual(String(format: NSLocalizedString("greeting", bundle: .module, comment: ""), "Ada"), "Good day, Ada")
        XCTAssertEqual(NSLocalizedString("unknown", comment: ""), "unknown")
        XCTAssertEqual(String(format: "%d %%", 4), "4 %")
    }

    func testLanguagesHaveTheirOwnRules() throws {
        let path = try XCTUnwrap(Bundle.module.path(forResource: "pl", ofType: "lproj"))
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("PluralTests.bundle")
        try? FileManager.default.removeItem(at: folder)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try FileManager.default.copyItem(atPath: path, toPath: folder.appendingPathComponent("pl.lproj").path)
        let polish = try XCTUnwrap(Bundle(url: folder))
        let format = NSLocalizedString("files", bundle: polish, comment: "")
        let texts = [1, 2, 5, 22].map { String.localizedStringWithFormat(format, $0) }
        XCTAssertEqual(texts, ["1 plik", "2 pliki", "5 plików", "22 pliki"])
    }

    func testFilesThatAreNoRulesAreToldOnce() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("Unreadable.bundle/en.lproj")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let file = folder.appendingPathComponent("Broken.stringsdict")
        try "<plist><dict><key>files</dict></plist>".write(to: file, atomically: true, encoding: .utf8)
        let bundle = try XCTUnwrap(Bundle(url: folder.deletingLastPathComponent()))
        let told = try standardError {
            XCTAssertEqual(NSLocalizedString("files", tableName: "Broken", bundle: bundle, comment: ""), "files")
            XCTAssertEqual(NSLocalizedString("files", tableName: "Broken", bundle: bundle, comment: ""), "files")
        }
        XCTAssertEqual(told.components(separatedBy: file.path).count, 2, told)
    }

    /// What a closure writes to standard error.
    private func standardError(_ body: () -> Void) throws -> String {
        let (pipe, kept) = (Pipe(), dup(STDERR_FILENO))
        dup2(pipe.fileHandleForWriting.fileDescriptor, STDERR_FILENO)
        body()
        dup2(kept, STDERR_FILENO)
        close(kept)
        try pipe.fileHandleForWriting.close()
        return String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    }
}
