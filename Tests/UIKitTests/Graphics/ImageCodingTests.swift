import Testing
import UIKit

/// Pictures in archives.
@MainActor
@Suite struct ImageCodingTests {
    @Test func anArchiveKeepsPixelsScaleOrientationAndMode() throws {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 2
        let drawn = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 3), format: format).image {
            UIColor.red.setFill()
            $0.fill(CGRect(x: 0, y: 0, width: 4, height: 3))
        }
        let pixels = try #require(drawn.cgImage)
        let image = UIImage(cgImage: pixels, scale: 2, orientation: .left).withRenderingMode(.alwaysTemplate)
        let data = try NSKeyedArchiver.archivedData(withRootObject: image, requiringSecureCoding: true)
        let read = try #require(try NSKeyedUnarchiver.unarchivedObject(ofClass: UIImage.self, from: data))
        #expect(read.size == CGSize(width: 3, height: 4) && read.scale == 2)
        #expect(read.imageOrientation == .left && read.renderingMode == .alwaysTemplate)
        #expect(read.pngData() == image.pngData())
    }

    @Test func anArchiveWithoutAPictureGivesNone() throws {
        let data = try NSKeyedArchiver.archivedData(withRootObject: UIImage(), requiringSecureCoding: true)
        #expect((try? NSKeyedUnarchiver.unarchivedObject(ofClass: UIImage.self, from: data)) == nil)
    }
}
