import Foundation
import Rasterizer

/// The difference between two pictures.
package struct PictureDifference: Equatable, Sendable {
    /// A size in pixels.
    package struct Size: Equatable, Sendable {
        package let width: Int
        package let height: Int
    }

    /// The size of the new picture, and that of the expected one.
    package let (size, expectedSize): (Size, Size)
    /// The number of pixels that exceed the tolerance; all if the sizes differ.
    package let pixelCount: Int
    /// The largest difference of a component, out of 255.
    package let largest: Int
    /// The column and row of the first differing pixel in reading order.
    package let first: (x: Int, y: Int)

    package static func == (one: Self, other: Self) -> Bool { one.words == other.words && one.largest == other.largest }

    /// A description of the difference.
    package var words: String {
        guard size == expectedSize else {
            return "\(size.width)x\(size.height) pixels instead of \(expectedSize.width)x\(expectedSize.height)"
        }
        return "\(pixelCount) pixels differ, the first at (\(first.x), \(first.y))"
    }

    /// Compares two pictures row by row; nil if they are equal within the tolerance.
    ///
    /// - Parameters:
    ///   - component: The permitted difference of a pixel's component, out of 255.
    ///   - share: The share of pixels that may exceed it, from 0 to 1.
    /// - Complexity: O(pixels), by comparing whole rows if these are equal.
    package init?(_ picture: Bitmap, from expected: Bitmap, component: Int = 0, share: Double = 0) {
        size = Size(width: picture.width, height: picture.height)
        expectedSize = Size(width: expected.width, height: expected.height)
        guard size == expectedSize else {
            (pixelCount, largest, first) = (size.width * size.height, 255, (0, 0))
            return
        }
        var tally = PixelTally(allowed: component)
        picture.pixels.withUnsafeBytes { new in
            expected.pixels.withUnsafeBytes { old in
                let length = picture.bytesPerRow
                for row in 0..<picture.height {
                    let (one, other) = (new.baseAddress! + row * length, old.baseAddress! + row * length)
                    if memcmp(one, other, length) != 0 { tally.add(one, other, row: row, width: picture.width) }
                }
            }
        }
        guard let first = tally.first, Double(tally.count) > share * Double(size.width * size.height) else { return nil }
        (pixelCount, largest, self.first) = (tally.count, tally.largest, first)
    }
}

/// Counts the differing pixels.
private struct PixelTally {
    let allowed: Int
    var count = 0
    var largest = 0
    var first: (x: Int, y: Int)?

    init(allowed: Int) { self.allowed = allowed }

    mutating func add(_ new: UnsafeRawPointer, _ old: UnsafeRawPointer, row: Int, width: Int) {
        for x in 0..<width {
            var most = 0
            for byte in x * 4..<x * 4 + 4 {
                let (one, other) = (
                    new.load(fromByteOffset: byte, as: UInt8.self), old.load(fromByteOffset: byte, as: UInt8.self)
                )
                most = max(most, abs(Int(one) - Int(other)))
            }
            guard most > allowed else { continue }
            count += 1
            largest = max(largest, most)
            if first == nil { first = (x, row) }
        }
    }
}

extension PictureDifference {
    /// Compares a picture with the one in a file.
    ///
    /// - Throws: The reason why the file is not a picture.
    package static func between(
        _ picture: Bitmap, file: [UInt8], component: Int = 0, share: Double = 0
    ) throws -> PictureDifference? {
        PictureDifference(picture, from: try Bitmap(decoding: file), component: component, share: share)
    }
}
