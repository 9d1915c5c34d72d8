import CairnTesting
import Testing

@testable import UIKit

/// What tables and effects look like.
@MainActor
struct TablePictureTests {
    @MainActor
    private final class Settings: RowSource {
        override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
            ["General", "About"][section]
        }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let styles: [UITableViewCell.CellStyle] = [.default, .value1, .subtitle]
            let accessories: [UITableViewCell.AccessoryType] = [.disclosureIndicator, .checkmark, .detailDisclosureButton]
            let cell = UITableViewCell(style: styles[indexPath.row], reuseIdentifier: nil)
            cell.textLabel?.text = "Row \(indexPath.row)"
            cell.detailTextLabel?.text = "Detail"
            cell.accessoryType = accessories[indexPath.row]
            return cell
        }
    }

    @Test(arguments: [(UITableView.Style.plain, "plain"), (.grouped, "grouped"), (.insetGrouped, "inset")])
    func tables(style: UITableView.Style, name: String) {
        let scene = TableScene(320, 440, scale: 1, style: style, source: Settings([3, 2]))
        scene.table.selectRow(at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
        scene.window.layoutIfNeeded()
        #expect(scene.window.pictureMismatch("table-\(name)", scale: 1) == nil)
    }

    @Test func effects() {
        let scene = WindowScene(220, 60, scale: 1)
        let label = UILabel(frame: CGRect(x: 0, y: 10, width: 220, height: 40))
        label.text = "Behind the materials there is text"
        scene.window.addSubview(label)
        scene.window.isHidden = false
        scene.window.backgroundColor = .systemBackground
        for (index, style) in [UIBlurEffect.Style.systemUltraThinMaterial, .systemMaterial, .systemMaterialDark].enumerated() {
            let view = UIVisualEffectView(effect: UIBlurEffect(style: style))
            view.frame = CGRect(x: 10 + CGFloat(index) * 70, y: 5, width: 60, height: 50)
            scene.window.addSubview(view)
            scene.layOut()
            #expect(view.contentView.frame == view.bounds)
        }
        let well = UIColorWell(frame: CGRect(x: 190, y: 30, width: 28, height: 28))
        well.selectedColor = .systemTeal
        scene.window.addSubview(well)
        #expect(scene.window.pictureMismatch("effects", scale: 1) == nil)
    }
}
