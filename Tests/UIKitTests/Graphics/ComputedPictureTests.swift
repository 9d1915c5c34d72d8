import Testing
import UIKit

/// Pictures of Core Image in UIKit, and UIKit's pictures and colours in Core Image.
@Suite struct ComputedPictureTests {
    private func drawn(_ image: UIImage) throws -> [UInt8] {
        let format = UIGraphicsImageRendererFormat.default()
        format.scale = 1
        let picture = UIGraphicsImageRenderer(size: image.size, format: format).image { _ in image.draw(at: .zero) }
        return [UInt8](try #require(picture.cgImage?.dataProvider?.data))
    }

    @Test("A picture of a recipe has its size, draws it and has no pixels of its own") func pictures() throws {
        let red = CIImage(color: CIColor(red: 1, green: 0, blue: 0)).cropped(to: CGRect(x: 0, y: 0, width: 4, height: 2))
        let image = UIImage(ciImage: red)
        #expect(image.size == CGSize(width: 4, height: 2) && image.cgImage == nil && image.ciImage?.extent == red.extent)
        #expect(UIImage(ciImage: red, scale: 2, orientation: .right).size == CGSize(width: 1, height: 2))
        let pixels = try #require(CIContext().createCGImage(red, from: red.extent))
        let bytes = try drawn(image)
        #expect(try bytes == drawn(UIImage(cgImage: pixels)) && bytes.contains(255))
    }

    @Test("An image of a picture has its pixels; one of a recipe is that recipe") func images() throws {
        let format = UIGraphicsImageRendererFormat.default()
        format.scale = 1
        let rect = CGRect(x: 0, y: 0, width: 3, height: 5)
        let picture = UIGraphicsImageRenderer(size: rect.size, format: format).image { $0.fill(rect) }
        let image = try #require(CIImage(image: picture))
        #expect(image.extent == CGRect(x: 0, y: 0, width: 3, height: 5) && image.cgImage === picture.cgImage)
        #expect(CIImage(image: UIImage()) == nil)
        let wide = UIImage(ciImage: image.transformed(by: CGAffineTransform(scaleX: 2, y: 2)))
        #expect(CIImage(image: wide)?.extent.width == 6)
        #expect(picture.ciImage == nil)
    }

    @Test("Colours go both ways") func colors() {
        let color = UIColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 0.5)
        #expect(CIColor(color: color).components == [0.25, 0.5, 0.75, 0.5] && color.ciColor == CIColor(color: color))
        #expect(UIColor(ciColor: CIColor(color: color)) == color)
    }
}
