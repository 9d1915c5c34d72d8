import Testing

@testable import InterfaceBuilderDocument

struct ToolsVersionTests {
    @Test(
        arguments: [
            ("24127", 24127.0), ("13196.1", 13196.1), ("21701.3.7", 21701.3), ("", 0), ("newest", 0), ("0x5", 0),
            ("32700.99.1234", nil), ("32000", nil),
        ] as [(String, Double?)])
    func reading(_ attribute: String, _ number: Double?) {
        #expect(ToolsVersion(attribute: attribute).number == number)
    }

    @Test func anAbsentAttributeIsUnknown() {
        #expect(ToolsVersion(attribute: nil) == .unknown)
        #expect(ToolsVersion.unknown < .xcode7)
    }

    private static let named: [ToolsVersion] = [
        .unknown, .xcode7, .xcode8, .xcode9, .xcode9_3, .xcode11, .xcode11_2, .xcode11_4, .xcode12, .xcode12_5, .xcode13,
        .xcode13_3, .xcode14Beta, .xcode14, .xcode14_1, .xcode14_3, .xcode15, .hidden, .xcode16, .xcode16_3, .xcode26,
    ]

    @Test func namesAreOrderedAsTheirReleases() {
        for (older, newer) in zip(Self.named, Self.named.dropFirst()) {
            #expect(older < newer && !(newer < older) && older != newer)
        }
    }

    /// Every marker hides the version alike, and is ordered after all numbers of Xcode 15.
    @Test func hiddenVersions() {
        let marker = ToolsVersion(attribute: "32700.99.1234")
        #expect(marker == .hidden && marker == ToolsVersion(number: 32000))
        #expect(ToolsVersion(number: 22999) < marker && marker < .xcode16)
        #expect(!(ToolsVersion.xcode12_5 ..< .xcode14).contains(marker))
    }
}
