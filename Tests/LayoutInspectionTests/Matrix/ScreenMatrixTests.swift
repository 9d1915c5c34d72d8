import LayoutInspection
import Testing
import UIKit

struct ScreenMatrixTests {
    @Test func combinesAllValuesInTheOrderOfTheAxes() throws {
        let matrix = try ScreenMatrix(
            devices: ["iPhone SE", "retina6_12"], orientations: [.portrait, .landscape],
            textSizes: [.large, .accessibilityExtraLarge])
        #expect(
            matrix.variants.map(\.name) == [
                "iPhone SE", "iPhone SE, text size AX3", "iPhone SE, landscape", "iPhone SE, landscape, text size AX3",
                "retina6_12", "retina6_12, text size AX3", "retina6_12, landscape", "retina6_12, landscape, text size AX3",
            ])
    }

    @Test func leavesAxesWithoutValuesAlone() throws {
        #expect(try ScreenMatrix().variants == [ScreenVariant()])
        let matrix = try ScreenMatrix(directions: [.rightToLeft], appearances: [.dark], languages: ["de", "ar"])
        #expect(matrix.variants.map(\.name) == ["right to left, dark, language de", "right to left, dark, language ar"])
        #expect(matrix.variants.allSatisfy { $0.device == nil && $0.orientation == nil && $0.textSize == nil })
    }

    @Test func joinsMatricesWithEachVariantOnce() throws {
        let (one, other) = (try ScreenMatrix(devices: ["iPhone SE"]), try ScreenMatrix(devices: ["iPhone SE", "iPhone 17"]))
        #expect((one + other).variants.map(\.name) == ["iPhone SE", "iPhone 17"])
    }

    @Test func refusesUnknownDevices() {
        let error = #expect(throws: UnknownDevice.self) { try ScreenMatrix(devices: ["iPhone 17", "iPhone 99"]) }
        #expect(error?.description == "There is no device with the name iPhone 99.")
    }

    @Test func hasFiftyFourUsualVariantsWithNamesOfTheirOwn() {
        #expect(ScreenMatrix.usual.variants.count == 54)
        #expect(Set(ScreenMatrix.usual.variants.map(\.name)).count == 54)
    }
}
