import Testing
import UIKit

/// Text layers with UIKit's attributes.
@MainActor @Suite struct TextLayerAttributesTests {
    private func map(_ layer: CATextLayer) throws -> InkMap {
        try InkMap(width: 200, height: 60) { UIGraphicsGetCurrentContext().map(layer.render) }
    }

    private func layer(_ string: Any) -> CATextLayer {
        let layer = CATextLayer()
        layer.frame = CGRect(x: 0, y: 0, width: 200, height: 60)
        layer.string = string
        return layer
    }

    @Test("Fonts, colours and paragraphs of an attributed string count") func attributes() throws {
        let style = NSMutableParagraphStyle()
        style.alignment = .right
        let text = NSMutableAttributedString(
            string: "HH",
            attributes: [.font: UIFont.systemFont(ofSize: 20), .foregroundColor: UIColor.red, .paragraphStyle: style])
        let map = try map(layer(text))
        let bounds = try #require(map.bounds)
        #expect(map.darkness[0] == 0 && map.darkness[1] > 0)
        #expect(bounds.maxX > 196 && abs(bounds.height - UIFont.systemFont(ofSize: 20).capHeight) <= 2)
    }

    @Test("A font of UIKit's is taken in the layer's size") func font() throws {
        let layer = layer("HH")
        layer.foregroundColor = UIColor.black.cgColor
        layer.font = UIFont.boldSystemFont(ofSize: 5)
        layer.fontSize = 20
        let bounds = try #require(try map(layer).bounds)
        #expect(abs(bounds.height - UIFont.boldSystemFont(ofSize: 20).capHeight) <= 2)
        let size = "HH".size(withAttributes: [.font: UIFont.boldSystemFont(ofSize: 20)])
        #expect(abs(layer.preferredFrameSize().width - size.width) < 0.01)
    }
}
