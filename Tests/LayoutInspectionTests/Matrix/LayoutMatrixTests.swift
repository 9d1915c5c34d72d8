import LayoutInspection
import Testing
import UIKit

struct LayoutMatrixTests {
    @Test func combinesAllValuesInTheOrderOfTheAxes() throws {
        let matrix = try LayoutMatrix(
            devices: ["iPhone SE", "retina6_12"], orientations: [.portrait, .landscape],
            textSizes: [.large, .accessibilityExtraLarge])
        #expect(
            matrix.variants.map(\.name) == [
                "iPhone SE", "iPhone SE, text size AX3", "iPhone SE, landscape", "iPhone SE, landscape, text size AX3",
                "retina6_12", "retina6_12, text size AX3", "retina6_12, landscape", "retina6_12, landscape, text size AX3",
            ])
    }

    @Test func leavesAxesWithoutValuesAlone() throws {
        #expect(try LayoutMatrix().variants == [LayoutVariant()])
        let matrix = try LayoutMatrix(directions: [.rightToLeft], appearances: [.dark], languages: ["de", "ar"])
        #expect(matrix.variants.map(\.name) == ["right to left, dark, language de", "right to left, dark, language ar"])
        #expect(matrix.variants.allSatisfy { $0.device == nil && $0.orientation == nil && $0.textSize == nil })
    }

    @Test func joinsMatricesWithEachVariantOnce() throws {
        let (one, other) = (try LayoutMatrix(devices: ["iPhone SE"]), try LayoutMatrix(devices: ["iPhone SE", "iPhone 17"]))
        #expect((one + other).variants.map(\.name) == ["iPhone SE", "iPhone 17"])
    }

    @Test func refusesUnknownDevices() {
        let error = #expect(throws: UnknownDevice.self) { try LayoutMatrix(devices: ["iPhone 17", "iPhone 99"]) }
        #expect(error?.description == "There is no device with the name iPhone 99.")
    }

    @Test func hasFiftyFourUsualVariantsWithNamesOfTheirOwn() {
        #expect(LayoutMatrix.usual.variants.count == 54)
        #expect(Set(LayoutMatrix.usual.variants.map(\.name)).count == 54)
    }
}
