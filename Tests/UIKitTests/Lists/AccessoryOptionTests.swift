import Testing
import UIKit

/// Options of the accessories of list cells.
@MainActor
@Suite struct AccessoryOptionTests {
    @Test func optionsAreShownInTheirUsualWidthAndTintUnlessTold() {
        #expect(!UICellAccessory.DisclosureIndicatorOptions().isHidden)
        #expect(UICellAccessory.DisclosureIndicatorOptions().reservedLayoutWidth == nil)
        #expect(UICellAccessory.DetailOptions().reservedLayoutWidth == nil && UICellAccessory.DetailOptions().tintColor == nil)
        #expect(UICellAccessory.CheckmarkOptions().reservedLayoutWidth == nil)
        #expect(
            UICellAccessory.DeleteOptions().reservedLayoutWidth == nil && UICellAccessory.DeleteOptions().backgroundColor == nil)
        #expect(UICellAccessory.InsertOptions().reservedLayoutWidth == nil)
        #expect(UICellAccessory.ReorderOptions().reservedLayoutWidth == nil)
        #expect(UICellAccessory.MultiselectOptions().reservedLayoutWidth == nil)
        #expect(UICellAccessory.OutlineDisclosureOptions().style == .automatic)
        #expect(UICellAccessory.LabelOptions().adjustsFontForContentSizeCategory)
    }

    @Test func optionsKeepWhatTheyAreMadeWith() {
        let width = UICellAccessory.LayoutDimension.custom(30)
        let disclosure = UICellAccessory.DisclosureIndicatorOptions(isHidden: true, reservedLayoutWidth: width, tintColor: .red)
        #expect(disclosure.isHidden && disclosure.reservedLayoutWidth == width && disclosure.tintColor == .red)
        let detail = UICellAccessory.DetailOptions(isHidden: true, reservedLayoutWidth: width, tintColor: .red)
        #expect(detail.isHidden && detail.reservedLayoutWidth == width)
        let check = UICellAccessory.CheckmarkOptions(isHidden: false, reservedLayoutWidth: .actual, tintColor: nil)
        #expect(check.reservedLayoutWidth == .actual)
        let delete = UICellAccessory.DeleteOptions(
            isHidden: false, reservedLayoutWidth: width, tintColor: .white, backgroundColor: .red)
        #expect(delete.backgroundColor == .red && delete.tintColor == .white && delete.reservedLayoutWidth == width)
        let insert = UICellAccessory.InsertOptions(
            isHidden: false, reservedLayoutWidth: .standard, tintColor: nil, backgroundColor: .green)
        #expect(insert.backgroundColor == .green && insert.reservedLayoutWidth == .standard)
        let reorder = UICellAccessory.ReorderOptions(
            isHidden: false, reservedLayoutWidth: width, tintColor: nil, showsVerticalSeparator: false)
        #expect(reorder.showsVerticalSeparator == false && reorder.reservedLayoutWidth == width)
        let choose = UICellAccessory.MultiselectOptions(
            isHidden: false, reservedLayoutWidth: width, tintColor: .blue, backgroundColor: .white)
        #expect(choose.tintColor == .blue && choose.backgroundColor == .white && choose.reservedLayoutWidth == width)
        let outline = UICellAccessory.OutlineDisclosureOptions(
            style: .header, isHidden: false, reservedLayoutWidth: width, tintColor: nil)
        #expect(outline.style == .header && outline.reservedLayoutWidth == width)
        let label = UICellAccessory.LabelOptions(
            isHidden: false, reservedLayoutWidth: width, tintColor: .gray, font: .systemFont(ofSize: 9),
            adjustsFontForContentSizeCategory: false)
        #expect(label.font == .systemFont(ofSize: 9) && !label.adjustsFontForContentSizeCategory)
        #expect(label.reservedLayoutWidth == width)
    }

    @Test func customAccessoriesHaveAPlaceAndAWidth() {
        let toggle = UISwitch()
        let placement = UICellAccessory.Placement.trailing(displayed: .whenEditing)
        let configuration = UICellAccessory.CustomViewConfiguration(
            customView: toggle, placement: placement, isHidden: true, reservedLayoutWidth: .actual, tintColor: .red,
            maintainsFixedSize: true)
        #expect(configuration.customView === toggle && configuration.isHidden && configuration.maintainsFixedSize == true)
        #expect(configuration.reservedLayoutWidth == .actual && configuration.tintColor == .red)
        let plain = UICellAccessory.CustomViewConfiguration(customView: UIView(), placement: .leading())
        #expect(!plain.isHidden && plain.reservedLayoutWidth == .standard)
    }

    @Test func accessoriesOfEditingCellsShowOnlyThen() {
        let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
        let label = UILabel()
        label.text = "mark"
        cell.accessories = [.customView(configuration: .init(customView: label, placement: .trailing(displayed: .whenEditing)))]
        cell.layoutIfNeeded()
        func isShown() -> Bool { label.isDescendant(of: cell) && !label.isHidden && label.superview?.isHidden != true }
        #expect(!isShown())
        cell.accessories = [.customView(configuration: .init(customView: label, placement: .trailing(displayed: .always)))]
        cell.layoutIfNeeded()
        #expect(isShown())
    }

    @Test func accessoriesOfIndentedCellsMoveUnlessTold() {
        let cell = UICollectionViewListCell()
        #expect(cell.indentsAccessories && cell.indentationLevel == 0 && cell.indentationWidth == 10)
    }
}
