import Testing
import UIKit

/// Images as JPEG files.
@MainActor @Suite struct ImageDataTests {
    private func picture(_ color: UIColor = .red) throws -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: 6, height: 4), format: format).image {
            color.setFill()
            $0.fill(CGRect(x: 0, y: 0, width: 6, height: 4))
        }
    }

    private var format: UIGraphicsImageRendererFormat {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        return format
    }

    @Test("A JPEG file gives the picture back, as it is turned") func orientation() throws {
        let pixels = try #require(try picture().cgImage)
        let turned = UIImage(cgImage: pixels, scale: 1, orientation: .right)
        let data = try #require(turned.jpegData(compressionQuality: 1))
        let back = try #require(UIImage(data: data))
        #expect(back.imageOrientation == .right && back.size == CGSize(width: 4, height: 6))
        #expect(back.cgImage?.width == 6)
    }

    @Test("Transparent parts become white") func transparency() throws {
        let data = try #require(try picture(.clear).jpegData(compressionQuality: 1))
        let image = try #require(UIImage(data: data)?.cgImage)
        #expect([UInt8](try #require(image.dataProvider?.data)).allSatisfy { $0 > 250 })
        #expect(UIImage().jpegData(compressionQuality: 1) == nil)
    }
}
