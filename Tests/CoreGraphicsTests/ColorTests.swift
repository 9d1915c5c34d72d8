import CoreGraphics
import Testing

private func space(_ name: CFString) throws -> CGColorSpace {
    try #require(CGColorSpace(name: name))
}

@Suite("CGColor and CGColorSpace")
struct ColorTests {
    private func close(_ lhs: [CGFloat]?, _ rhs: [CGFloat], _ tolerance: CGFloat = 0.0005) -> Bool {
        guard let lhs, lhs.count == rhs.count else { return false }
        return zip(lhs, rhs).allSatisfy { abs($0 - $1) <= tolerance }
    }

    private func converted(_ color: CGColor, _ name: CFString) throws -> [CGFloat]? {
        try color.converted(to: space(name), intent: .defaultIntent, options: nil)?.components
    }

    @Test func componentsEndWithAlpha() {
        #expect(CGColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4).components == [0.1, 0.2, 0.3, 0.4])
        #expect(CGColor(gray: 0.5, alpha: 1).numberOfComponents == 2)
        #expect(CGColor.clear.alpha == 0)
        #expect(CGColor.white.copy(alpha: 0.5)?.components == [1, 0.5])
    }

    @Test func spaces() {
        #expect(CGColorSpace(name: CGColorSpace.sRGB)?.model == .rgb)
        #expect(CGColorSpaceCreateDeviceGray().numberOfComponents == 1)
        #expect(CGColorSpaceCreateDeviceCMYK().numberOfComponents == 4)
        #expect(CGColorSpaceCreateDeviceRGB().name == nil)
        #expect(CGColorSpace(name: "unheard of") == nil)
    }

    // The pairs are the published values of the standards: sRGB's transfer function at one half, P3's primaries in
    // sRGB.
    @Test func conversions() throws {
        let half = CGColor(red: 0.5, green: 0.5, blue: 0.5, alpha: 1)
        #expect(close(try converted(half, CGColorSpace.linearSRGB), [0.21404, 0.21404, 0.21404, 1]))
        let red = try #require(CGColor(colorSpace: space(CGColorSpace.displayP3), components: [1, 0, 0, 1]))
        #expect(close(try converted(red, CGColorSpace.extendedSRGB), [1.0930, -0.2267, -0.1501, 1]))
        #expect(try converted(red, CGColorSpace.sRGB) == [1, 0, 0, 1])
        let sRGBRed = CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1)
        #expect(close(try converted(sRGBRed, CGColorSpace.displayP3), [0.9175, 0.2003, 0.1386, 1]))
        #expect(close(try converted(sRGBRed, CGColorSpace.linearGray), [0.2126, 1]))
        let ink = CGColor(genericCMYKCyan: 1, magenta: 0, yellow: 0.5, black: 0.5, alpha: 1)
        #expect(close(try converted(ink, CGColorSpace.sRGB), [0, 0.5, 0.25, 1]))
        #expect(close(try converted(CGColor.black, CGColorSpace.genericCMYK), [0, 0, 0, 1, 1]))
    }

    @Test func conversionThereAndBackIsTheSame() throws {
        let color = CGColor(red: 0.2, green: 0.6, blue: 0.9, alpha: 0.5)
        for name in [CGColorSpace.displayP3, CGColorSpace.extendedLinearSRGB, CGColorSpace.genericCMYK] {
            let there = try #require(
                color.converted(to: space(name), intent: .defaultIntent, options: nil))
            #expect(close(try converted(there, CGColorSpace.sRGB), [0.2, 0.6, 0.9, 0.5], 1e-6))
        }
    }

    @Test func equalityNeedsTheSameSpace() {
        #expect(CGColor(red: 1, green: 1, blue: 1, alpha: 1) == CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 1))
        #expect(CGColor(red: 1, green: 1, blue: 1, alpha: 1) != CGColor.white)
    }
}
