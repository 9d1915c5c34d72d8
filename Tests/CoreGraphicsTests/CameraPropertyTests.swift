import CoreGraphics
import Foundation
import Testing

/// What cameras write into files: Exif, places, small pictures and colour profiles. The files are made here, tag by
/// tag, as CIPA DC-008 has them.
@Suite("Properties that cameras write")
struct CameraPropertyTests {
    /// A tag: its number, type and values as bytes of the file's order.
    private struct Tag {
        var number: Int
        var type: Int
        var count: Int
        var bytes: [UInt8]
    }

    private static func word(_ value: Int) -> [UInt8] { [UInt8(value >> 8 & 255), UInt8(value & 255)] }
    private static func long(_ value: Int) -> [UInt8] { word(value >> 16) + word(value & 0xFFFF) }
    private static func text(_ number: Int, _ text: String) -> Tag {
        Tag(number: number, type: 2, count: text.utf8.count + 1, bytes: Array(text.utf8) + [0])
    }
    private static func short(_ number: Int, _ value: Int) -> Tag {
        Tag(number: number, type: 3, count: 1, bytes: word(value) + [0, 0])
    }
    private static func quotients(_ number: Int, _ values: (Int, Int)..., signed: Bool = false) -> Tag {
        Tag(number: number, type: signed ? 10 : 5, count: values.count, bytes: values.flatMap { long($0.0) + long($0.1) })
    }
    private static func pointer(_ number: Int, _ value: Int) -> Tag { Tag(number: number, type: 4, count: 1, bytes: long(value)) }

    /// A directory at a place of the file, with the values that do not fit behind it.
    private static func directory(_ tags: [Tag], at start: Int, next: Int = 0) -> [UInt8] {
        var (head, tail) = (word(tags.count), [UInt8]())
        let values = start + 2 + tags.count * 12 + 4
        for tag in tags {
            head += word(tag.number) + word(tag.type) + long(tag.count)
            if tag.bytes.count <= 4 {
                head += tag.bytes + [UInt8](repeating: 0, count: 4 - tag.bytes.count)
            } else {
                head += long(values + tail.count)
                tail += tag.bytes
            }
        }
        return head + long(next) + tail
    }

    private static func metadata(thumbnail: [UInt8]) -> [UInt8] {
        let exif = directory(
            [
                quotients(0x829A, (1, 125)), quotients(0x829D, (28, 10)), short(0x8827, 400),
                Tag(number: 0x9000, type: 7, count: 4, bytes: Array("0232".utf8)), text(0x9003, "2024:05:06 07:08:09"),
                quotients(0x9204, (-1, 3), signed: true), text(0xA434, "Lens"),
                quotients(0xA432, (24, 1), (70, 1), (28, 10), (4, 1)),
            ], at: 200)
        let place = directory(
            [
                text(1, "S"), quotients(2, (33, 1), (52, 1), (10, 1)), Tag(number: 5, type: 1, count: 1, bytes: [1]),
                quotients(6, (55, 2)), quotients(7, (4, 1), (5, 1), (6, 1)),
            ], at: 600)
        let small = directory([pointer(0x0201, 1000), pointer(0x0202, thumbnail.count)], at: 900)
        let main = directory(
            [text(0x010F, "Maker"), short(0x0112, 6), pointer(0x8769, 200), pointer(0x8825, 600)], at: 8, next: 900)
        var file = [0x4D, 0x4D, 0, 42] + long(8) + main
        for (start, part) in [(200, exif), (600, place), (900, small), (1000, thumbnail)] {
            precondition(file.count <= start)
            file += [UInt8](repeating: 0, count: start - file.count) + part
        }
        return file
    }

    /// A JPEG file of a picture of a colour, with segments behind its first mark.
    private func jpeg(_ side: Int, red: Double, adding segments: [(UInt8, [UInt8])] = []) throws -> [UInt8] {
        let context = try makeContext(side, side)
        context.setFillColor(CGColor(red: red, green: 0, blue: 0, alpha: 1))
        context.fill(CGRect(x: 0, y: 0, width: side, height: side))
        let image = try #require(context.makeImage())
        let data = NSMutableData()
        let destination = try #require(CGImageDestinationCreateWithData(data, "public.jpeg", 1, nil))
        CGImageDestinationSetProperties(destination, nil)
        CGImageDestinationAddImage(destination, image, nil)
        #expect(CGImageDestinationFinalize(destination))
        let file = [UInt8](data as Data)
        let added = segments.flatMap { marker, bytes -> [UInt8] in [0xFF, marker] + Self.word(bytes.count + 2) + bytes }
        return Array(file[..<2]) + added + Array(file[2...])
    }

    private func properties(_ file: [UInt8]) throws -> (CGImageSource, CFDictionary) {
        let source = try #require(CGImageSourceCreateWithData(Data(file) as CFData, nil))
        return (source, try #require(CGImageSourceCopyPropertiesAtIndex(source, 0, nil)))
    }

    @Test func exposuresPlacesAndProfiles() throws {
        let exif = Array("Exif\0\0".utf8) + Self.metadata(thumbnail: [1])
        let name = Array("Display P3".utf8) + [0]
        var profile = [UInt8](repeating: 0, count: 128)
        profile += Self.long(1)
        profile += Array("desc".utf8)
        profile += Self.long(144)
        profile += Self.long(100)
        profile += Array("desc".utf8)
        profile += Self.long(0)
        profile += Self.long(name.count)
        profile += name
        let icc: [UInt8] = Array("ICC_PROFILE\0".utf8) + [1, 1] + profile
        let (_, all) = try properties(try jpeg(8, red: 1, adding: [(0xE1, exif), (0xE2, icc)]))
        #expect(all[kCGImagePropertyProfileName] as? String == "Display P3")
        #expect((all[kCGImagePropertyTIFFDictionary] as? [String: Any])?[kCGImagePropertyTIFFMake] as? String == "Maker")
        let camera = try #require(all[kCGImagePropertyExifDictionary] as? [String: Any])
        func number(_ key: CFString, _ values: [String: Any]) -> Double? { (values[key] as? NSNumber)?.doubleValue }
        #expect(
            number(kCGImagePropertyExifExposureTime, camera) == 1.0 / 125 && number(kCGImagePropertyExifFNumber, camera) == 2.8)
        #expect((camera[kCGImagePropertyExifISOSpeedRatings] as? [NSNumber]) == [400])
        #expect((camera[kCGImagePropertyExifVersion] as? [NSNumber]) == [2, 3, 2])
        #expect(camera[kCGImagePropertyExifDateTimeOriginal] as? String == "2024:05:06 07:08:09")
        #expect(number(kCGImagePropertyExifExposureBiasValue, camera) == -1.0 / 3)
        #expect(camera[kCGImagePropertyExifLensModel] as? String == "Lens")
        #expect((camera[kCGImagePropertyExifLensSpecification] as? [NSNumber]) == [24, 70, 2.8, 4])
        let place = try #require(all[kCGImagePropertyGPSDictionary] as? [String: Any])
        #expect(place[kCGImagePropertyGPSLatitudeRef] as? String == "S" && number(kCGImagePropertyGPSAltitudeRef, place) == 1)
        let degrees: Double = 33 + 52.0 / 60 + 10.0 / 3600
        let latitude = try #require(number(kCGImagePropertyGPSLatitude, place))
        #expect(abs(latitude - degrees) < 1e-9)
        #expect(
            number(kCGImagePropertyGPSAltitude, place) == 27.5 && place[kCGImagePropertyGPSTimeStamp] as? String == "04:05:06")
    }

    @Test func smallPicturesOfFiles() throws {
        let small = try jpeg(4, red: 0)
        let (source, _) = try properties(
            try jpeg(16, red: 1, adding: [(0xE1, Array("Exif\0\0".utf8) + Self.metadata(thumbnail: small))]))
        let own = try #require(CGImageSourceCreateThumbnailAtIndex(source, 0, nil))
        #expect(own.width == 4)
        let made = CGImageSourceCreateThumbnailAtIndex(source, 0, [kCGImageSourceCreateThumbnailFromImageAlways: true])
        #expect(made?.width == 16)
        let either = CGImageSourceCreateThumbnailAtIndex(source, 0, [kCGImageSourceCreateThumbnailFromImageIfAbsent: true])
        #expect(either?.width == 4)
        let (plain, _) = try properties(try jpeg(16, red: 1))
        #expect(CGImageSourceCreateThumbnailAtIndex(plain, 0, nil) == nil)
        #expect(
            CGImageSourceCreateThumbnailAtIndex(plain, 0, [kCGImageSourceCreateThumbnailFromImageIfAbsent: true])?.width == 16)
    }

    /// Each byte of the metadata is damaged in turn: nothing leads out of the file.
    @Test func damagedMetadata() throws {
        let whole = Array("Exif\0\0".utf8) + Self.metadata(thumbnail: [1, 2, 3])
        for place in stride(from: 6, to: whole.count, by: 3) {
            var damaged = whole
            damaged[place] = 0xFF
            let file = [0xFF, 0xD8, 0xFF, 0xE1] + Self.word(damaged.count + 2) + damaged + Self.frame
            _ = try properties(file)
        }
    }

    /// The header of a frame of 4 by 4 pixels of one component.
    private static let frame: [UInt8] = [0xFF, 0xC0, 0, 11, 8, 0, 4, 0, 4, 1, 1, 0x11, 0, 0xFF, 0xD9, 0, 0]
}
