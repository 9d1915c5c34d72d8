import Foundation
import Rasterizer

/// Compares a picture with the expected one, pixel for pixel; nil if they are equal.
///
/// The expected picture is `Fixtures/<name>.png` beside the calling file. On a difference the new picture is written
/// next to it as `<name>.new.png`: look at it, and rename it if it is right.
///
/// - Returns: A description of the difference.
package func pictureMismatch(_ picture: Bitmap, _ name: String, callingFile: String = #filePath) -> String? {
    let folder = URL(fileURLWithPath: callingFile).deletingLastPathComponent().appendingPathComponent("Fixtures")
    let expected = folder.appendingPathComponent("\(name).png")
    let rejected = folder.appendingPathComponent("\(name).new.png")
    do {
        guard let bytes = try? Data(contentsOf: expected) else {
            try write(picture, to: rejected)
            return "No expected picture \(name).png; look at \(rejected.path)"
        }
        guard let difference = try PictureDifference.between(picture, file: [UInt8](bytes)) else { return nil }
        try write(picture, to: rejected)
        return "\(name): \(difference.words); look at \(rejected.path)"
    } catch {
        return "\(name): \(error)"
    }
}

private func write(_ picture: Bitmap, to url: URL) throws {
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(picture.encodedPNG()).write(to: url)
}
