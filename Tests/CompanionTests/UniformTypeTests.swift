import Foundation
import MobileCoreServices
import Testing
import UniformTypeIdentifiers

/// Types by identifiers and names, as the system declares them.
///
/// - Source: developer.apple.com/documentation/uniformtypeidentifiers/uttype
@Suite struct UniformTypeTests {
    static let names: [(UTType, String, String?, String?)] = [
        (.swiftSource, "public.swift-source", "swift", nil), (.webP, "org.webmproject.webp", "webp", "image/webp"),
        (.plainText, "public.plain-text", "txt", "text/plain"),
        (.epub, "org.idpf.epub-container", "epub", "application/epub+zip"),
        (.wav, "com.microsoft.waveform-audio", "wav", "audio/vnd.wave"), (.propertyList, "com.apple.property-list", "plist", nil),
        (.usdz, "com.pixar.universal-scene-description-mobile", "usdz", "model/vnd.usdz+zip"),
        (.content, "public.content", nil, nil),
    ]

    @Test(arguments: names) func typesOfTheSystemHaveNames(
        _ type: UTType, _ identifier: String, _ ending: String?, _ mime: String?
    ) {
        #expect(type.identifier == identifier && UTType(identifier) == type && "\(type)" == identifier)
        #expect(type.preferredFilenameExtension == ending && type.preferredMIMEType == mime)
        #expect(type.isDeclared && !type.isDynamic && type.isPublic == identifier.hasPrefix("public."))
    }

    @Test func kindsAreThoseOfTheSystem() {
        #expect(UTType.commaSeparatedText.supertypes == [.delimitedText, .text, .data, .content, .item])
        #expect(UTType.javaScript.conforms(to: .executable) && UTType.swiftSource.isSubtype(of: .plainText))
        #expect(UTType.package.isSupertype(of: .applicationBundle) && !UTType.folder.conforms(to: .data))
        #expect(UTType(filenameExtension: "mp4", conformingTo: .audio) == .mpeg4Audio)
        #expect(UTType(mimeType: "audio/mpeg") == .mp3 && UTType("com.example.none") == nil)
    }

    @Test func namesThatNoTypeHasMakeDynamicTypes() throws {
        let type = try #require(UTType(filenameExtension: "SMD"))
        #expect(type.identifier == "dyn.ah62d4rv4ge81g5pe" && type.isDynamic && !type.isDeclared && !type.isPublic)
        #expect(UTType("dyn.ah62d4rv4ge81g5pe")?.preferredFilenameExtension == "smd")
        #expect(type.supertypes == [.data, .item])
        let picture = try #require(UTType(filenameExtension: "smd", conformingTo: .image))
        #expect(picture.conforms(to: .image) && picture != type && picture.preferredFilenameExtension == "smd")
        #expect(UTType(mimeType: "x/y")?.preferredMIMEType == "x/y" && UTType(filenameExtension: "") == nil)
        #expect(UTType(tag: "a", tagClass: UTTagClass(rawValue: "com.example.other"), conformingTo: nil) == nil)
        #expect(UTType.types(tag: "jpg", tagClass: .filenameExtension, conformingTo: nil) == [.jpeg])
    }

    @Test func programsDeclareTypes() throws {
        let type = UTType(exportedAs: "com.example.note", conformingTo: .json)
        #expect(type.conforms(to: .text) && !type.isDeclared && type == UTType(importedAs: "com.example.note"))
        #expect(type.tags.isEmpty && UTType.jpeg.tags[.filenameExtension] == ["jpeg", "jpg", "jpe"])
        let data = try JSONEncoder().encode([UTType.png])
        #expect(String(decoding: data, as: UTF8.self) == #"["public.png"]"#)
        #expect(try JSONDecoder().decode([UTType].self, from: data) == [.png])
        #expect(throws: DecodingError.self) { try JSONDecoder().decode([UTType].self, from: Data(#"["no.such"]"#.utf8)) }
    }

    @Test func namesOfFilesGetTheExtension() {
        var url = URL(filePath: "/tmp/")
        #expect(url.appendingPathComponent("a", conformingTo: .png).path == "/tmp/a.png")
        #expect(url.appendingPathComponent("a.jpg", conformingTo: .jpeg).lastPathComponent == "a.jpg")
        url.appendPathComponent("b", conformingTo: .folder)
        #expect(url.hasDirectoryPath && url.lastPathComponent == "b")
        url = URL(filePath: "/tmp/c")
        url.appendPathExtension(for: .pdf)
        #expect(url.lastPathComponent == "c.pdf" && url.appendingPathExtension(for: .pdf) == url)
    }

    @Test func functionsAnswerByIdentifiers() {
        let jpeg = UTTypeCreatePreferredIdentifierForTag(kUTTagClassFilenameExtension, "jpg", nil)?.takeRetainedValue()
        #expect(
            jpeg == kUTTypeJPEG as String && UTTypeConformsTo(kUTTypeJPEG, kUTTypeImage) && !UTTypeEqual(kUTTypeJPEG, kUTTypePNG))
        #expect(
            UTTypeCopyPreferredTagWithClass(kUTTypeZipArchive, kUTTagClassMIMEType)?.takeUnretainedValue() == "application/zip")
        #expect(UTTypeCopyPreferredTagWithClass(kUTTypeFont, kUTTagClassMIMEType) == nil)
        #expect(UTTypeIsDynamic("dyn.a") && UTTypeIsDeclared(kUTTypeLog) && !UTTypeIsDeclared("com.example.none"))
    }
}
