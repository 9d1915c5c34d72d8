import Testing

@testable import UIKit

/// Where a cell puts its labels, its image and its accessory.
///
/// - Source: recorded frames of cells in Interface Builder documents.
@MainActor
struct TableCellTests {
    /// A cell as the only row of a table.
    private func row(_ style: UITableViewCell.CellStyle, width: CGFloat, scale: CGFloat, prepare: (UITableViewCell) -> Void)
        -> UITableViewCell
    {
        let source = OneCell(style)
        prepare(source.cell)
        let scene = TableScene(width, scale: scale, source: source)
        retained.scenes.append(scene)
        return source.cell
    }
    private let retained = Retained()

    /// Keeps the scenes of the cells under test.
    @MainActor
    private final class Retained {
        var scenes: [TableScene] = []
    }

    @MainActor
    private final class OneCell: RowSource {
        let cell: UITableViewCell
        init(_ style: UITableViewCell.CellStyle) {
            cell = UITableViewCell(style: style, reuseIdentifier: nil)
            super.init([1])
        }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { cell }
    }

    @Test(arguments: [(375, 16), (414, 20)])
    func aTextFillsTheCellBetweenItsMargins(width: CGFloat, margin: CGFloat) {
        let cell = row(.default, width: width, scale: 2) { $0.textLabel?.text = "Title" }
        #expect(cell.textLabel?.frame == CGRect(x: margin, y: 0, width: width - 2 * margin, height: 43.5))
        #expect(cell.textLabel?.font.pointSize == 17)
        #expect(cell.separatorInset.left == margin)
    }

    /// Recorded: 24 points of image in a cell of 414 at 20, its text from 59 to 394.
    @Test func aTextStandsFifteenPointsBesideItsImage() {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 24, height: 24)).image { _ in }
        let cell = row(.default, width: 414, scale: 2) {
            $0.textLabel?.text = "Title"
            $0.imageView?.image = image
        }
        #expect(cell.textLabel?.frame.minX == 59)
        #expect(cell.textLabel?.frame.width == 335)
        #expect(cell.imageView?.frame.minX == 20)
        #expect(cell.imageView?.frame.size == CGSize(width: 24, height: 24))
        #expect(cell.separatorInset.left == 59)
    }

    /// Recorded content widths: 30.5 and 26.5 points less than the cell at scale 2, 30.33 and 26.33 at scale 3; 44 and
    /// 40 for buttons.
    @Test(
        arguments: [
            (UITableViewCell.AccessoryType.disclosureIndicator, 414, 2, 383.5), (.disclosureIndicator, 375, 2, 348.5),
            (.disclosureIndicator, 375, 3, 375 - 16 - 31.0 / 3), (.detailButton, 414, 2, 370), (.checkmark, 414, 2, 370),
            (.detailButton, 375, 3, 335), (.none, 375, 2, 375),
        ] as [(UITableViewCell.AccessoryType, CGFloat, CGFloat, CGFloat)])
    func contentEndsBesideTheAccessory(type: UITableViewCell.AccessoryType, width: CGFloat, scale: CGFloat, content: CGFloat) {
        let cell = row(.default, width: width, scale: scale) {
            $0.textLabel?.text = "Title"
            $0.accessoryType = type
        }
        #expect(abs(cell.contentView.frame.width - content) < 1e-9)
        let trailing: CGFloat = type == .none ? (width < 414 ? 16 : 20) : 8
        #expect(abs(cell.textLabel!.frame.maxX - (content - trailing)) < 1e-9)
        #expect(cell.contentView.layoutMargins == UIEdgeInsets(top: 11, left: width < 414 ? 16 : 20, bottom: 11, right: trailing))
    }

    /// Recorded: texts of 20.33 points at 12 in a cell of 43.67, the detail at the other margin.
    @Test func twoTextsStandAtTheSides() {
        let cell = row(.value1, width: 375, scale: 3) {
            $0.textLabel?.text = "Title"
            $0.detailTextLabel?.text = "Detail"
        }
        #expect(abs(cell.textLabel!.frame.minX - 16) < 1e-9)
        #expect(abs(cell.textLabel!.frame.minY - 12) < 1e-9)
        #expect(abs(cell.textLabel!.frame.height - 61.0 / 3) < 1e-9)
        #expect(abs(cell.detailTextLabel!.frame.minY - 12) < 1e-9)
        #expect(abs(cell.detailTextLabel!.frame.maxX - 359) < 1e-9)
    }

    /// Recorded: 55.67 points at scale 3, the title at 9, the subtitle at 31.33.
    @Test func aSubtitleStandsBelowItsTitle() {
        let cell = row(.subtitle, width: 375, scale: 3) {
            $0.textLabel?.text = "Title"
            $0.detailTextLabel?.text = "Subtitle"
        }
        #expect(abs(cell.frame.height - 167.0 / 3) < 1e-9)
        #expect(abs(cell.textLabel!.frame.minY - 9) < 1e-9)
        #expect(abs(cell.detailTextLabel!.frame.minY - 94.0 / 3) < 1e-9)
        #expect(abs(cell.detailTextLabel!.frame.height - 43.0 / 3) < 1e-9)
    }

    /// Recorded at scale 2: the height of the cell, the sizes of the texts, and where title and subtitle begin.
    @Test(
        arguments: [
            (56, 17, 12, 9, 31.5), (57.5, 17, 12, 9, 32.5), (80, 17, 12, 20, 43.5), (66, 17, 12, 13, 36.5), (60, 17, 14, 9, 32.5),
            (44, 17, 12, 5, 25.5),
        ] as [(CGFloat, CGFloat, CGFloat, CGFloat, CGFloat)])
    func subtitlesSpread(height: CGFloat, title: CGFloat, subtitle: CGFloat, titleTop: CGFloat, subtitleTop: CGFloat) {
        let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
        let scene = WindowScene(375, scale: 2)
        scene.window.traitOverrides.values.generation = .iOS13
        cell.textLabel?.text = "Title"
        cell.textLabel?.font = .systemFont(ofSize: title)
        cell.detailTextLabel?.text = "Subtitle"
        cell.detailTextLabel?.font = .systemFont(ofSize: subtitle)
        cell.frame = CGRect(x: 0, y: 0, width: 375, height: height)
        scene.window.addSubview(cell)
        scene.layOut()
        #expect(cell.textLabel?.frame.minY == titleTop)
        #expect(cell.detailTextLabel?.frame.minY == subtitleTop)
    }

    @Test func separatorsArePixelsBelowRows() {
        let cell = row(.default, width: 375, scale: 2) { $0.textLabel?.text = "Title" }
        #expect(cell.separator?.frame == CGRect(x: 16, y: 43, width: 359, height: 0.5))
        let scene = TableScene(style: .grouped, source: RowSource([2]))
        #expect(scene.table.visibleCells.map { $0.separator?.isHidden ?? true } == [false, true])
    }

    @Test func accessoryViewsKeepTheirSize() {
        let cell = row(.default, width: 375, scale: 2) {
            $0.accessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 51, height: 31))
        }
        #expect(cell.accessoryView?.frame == CGRect(x: 308, y: 6.5, width: 51, height: 31))
        #expect(cell.contentView.frame.width == 308)
    }

    /// Indicators point to where reading goes on.
    @Test(arguments: [
        (UITableViewCell.AccessoryType.disclosureIndicator, true), (.detailDisclosureButton, true), (.checkmark, false),
    ])
    func accessoriesAreMirrored(_ type: UITableViewCell.AccessoryType, _ isMirrored: Bool) throws {
        // Which pixels are drawn, without the faint ones at edges.
        func rows(_ direction: UISemanticContentAttribute) throws -> [[Bool]] {
            let view = CellAccessoryView(type)
            view.semanticContentAttribute = direction
            view.frame.size = CGSize(width: view.sizeThatFits(.zero).width.rounded(.up), height: 22)
            let format = UIGraphicsImageRendererFormat()
            format.scale = 1
            let image = UIGraphicsImageRenderer(size: view.bounds.size, format: format).image {
                view.layer.render(in: $0.cgContext)
            }
            let picture = try #require(image.cgImage)
            let bytes = [UInt8](try #require(picture.dataProvider?.data))
            return (0..<picture.height).map { y in
                (0..<picture.width).map { bytes[y * picture.bytesPerRow + $0 * 4 + 3] > 30 }
            }
        }
        let (usual, other) = (try rows(.forceLeftToRight), try rows(.forceRightToLeft))
        #expect(usual.joined().contains(true))
        #expect((other == usual) == !isMirrored)
        if type == .disclosureIndicator { #expect(other == usual.map { $0.reversed() }) }
    }

    /// In dark colours, cells that stand apart are lighter than the table; a colour that the program sets stays.
    @Test func cellsHaveTheBackgroundOfTheTablesStyle() {
        let dark = UITraitCollection(userInterfaceStyle: .dark)
        func background(_ style: UITableView.Style, own: UIColor? = nil) -> UIColor? {
            let cell = UITableViewCell()
            if let own { cell.backgroundColor = own }
            cell.row = CellPlace(style: style, sideMargin: 16)
            return cell.backgroundColor?.resolvedColor(with: dark)
        }
        let lighter = UIColor.secondarySystemGroupedBackground.resolvedColor(with: dark)
        #expect(background(.grouped) == lighter && background(.insetGrouped) == lighter)
        #expect(background(.plain) == UIColor.systemBackground.resolvedColor(with: dark))
        #expect(background(.grouped, own: .systemBackground) == UIColor.systemBackground.resolvedColor(with: dark))
        #expect(background(.grouped, own: .red) == .red)
    }
}
