import Foundation
import Testing

@testable import TextLayout

/// Where font files are looked for, and what stands in for those that are not there.
@Suite struct FontFolderTests {
    private func withFonts(_ body: (String) throws -> Void) throws {
        let prefix = FileManager.default.temporaryDirectory.appendingPathComponent("fonts-\(UUID().uuidString)").path
        let folder = prefix + "/share/cairn/fonts/opentype/inter"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        try Data().write(to: URL(fileURLWithPath: folder + "/Inter-Bold.otf"))
        defer { try? FileManager.default.removeItem(atPath: prefix) }
        try body(prefix)
    }

    @Test("Fonts beside programs in bin and libraries in lib and lib/cairn are found", arguments: ["bin", "lib", "lib/cairn"])
    func fontsComeAlong(folder: String) throws {
        try withFonts { prefix in
            let bundle = try #require(FontFolder.bundle(besideBinariesIn: "\(prefix)/\(folder)"))
            #expect(bundle.folder == "\(prefix)/share/cairn/fonts/")
            #expect(bundle.names.contains("opentype/inter/Inter-Bold.otf"))
        }
    }

    @Test("The list of a process's memory says which file has an address")
    func binaries() throws {
        let maps = Data(
            """
            55d000-55e000 r-xp 00000000 fe:00 1234                       /opt/my tools/bin/cairn
            55e000-55f000 rw-p 00000000 00:00 0
            7f0000-7f1000 r--p 00001000 fe:00 77                         /opt/lib/libCairn.so

            """.utf8)
        func binary(_ address: UInt) throws -> String? {
            FontFolder.binary(in: maps, at: try #require(UnsafeRawPointer(bitPattern: address)))
        }
        #expect(try binary(0x55d010) == "/opt/my tools/bin/cairn")
        #expect(try binary(0x7f0fff) == "/opt/lib/libCairn.so")
        #expect(try binary(0x55e010) == nil && binary(0x7f1000) == nil)
        #expect(FontFolder.binary(in: Data("nonsense\n".utf8), at: #dsohandle) == nil)
        #expect(FontFolder.binary(in: FontFolder.memoryMap, at: #dsohandle) != nil)
    }

    @Test func withoutFontsBesideItDebianHasThem() throws {
        try withFonts { prefix in #expect(FontFolder.bundle(besideBinariesIn: "\(prefix)/a/b/c") == nil) }
        #expect(FontFolder.path(of: "opentype/inter/Inter-Bold.otf") == "/usr/share/fonts/opentype/inter/Inter-Bold.otf")
    }

    @Test func standInsAreOfTheSameWeightAndAllowedOnly() throws {
        let (table, missing) = (FontTable(), FontFile(name: "nothing.otf", package: "fonts-a", isBold: true))
        #expect(throws: FontError.self) { try table.tableTypeface(missing, .plain) }
        table.usesStandIns = true
        let standIn = try table.tableTypeface(missing, .plain)
        #expect(standIn.isBold && standIn.face.path.contains("Inter-Bold"))
    }

    @Test func boxesStandInForAllFonts() throws {
        let boxes = try FontTable().typeface(BoxFont.file, .plain)
        #expect(boxes.face.unitsPerEm == 1000 && !boxes.covers(0x41))
        #expect(abs(boxes.advance(of: 0) - 0.55) < 1e-5)
        let glyphs = boxes.shape(Array("AB".utf16), range: 0..<2, direction: .leftToRight)
        #expect(glyphs.count == 2)
    }
}
