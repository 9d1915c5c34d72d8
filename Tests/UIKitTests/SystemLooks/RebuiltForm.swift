import UIKit

/// A form in a grouped table with rows of 44 and 100 points, each with a control at the cell's margins.
final class FormController: UITableViewController {
    private let rows: [UIView] = [
        FormController.field, FormController.notes, FormController.labelled("Enabled", UISwitch()),
        FormController.stretched("Level", UISlider()), FormController.sizes,
        FormController.labelled("Date", FormController.picker),
        FormController.labelled("Count", UIStepper()),
    ]

    convenience init() { self.init(style: .grouped) }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Form"
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }
    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Account" }
    override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        indexPath.row == 1 ? 100 : 44
    }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let (cell, row) = (UITableViewCell(style: .default, reuseIdentifier: nil), rows[indexPath.row])
        row.translatesAutoresizingMaskIntoConstraints = false
        cell.contentView.addSubview(row)
        let guide = cell.contentView.layoutMarginsGuide
        NSLayoutConstraint.activate([
            row.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
            row.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
            row.centerYAnchor.constraint(equalTo: cell.contentView.centerYAnchor),
        ])
        return cell
    }

    private static var field: UIView {
        let field = UITextField()
        field.font = .preferredFont(forTextStyle: .body)
        field.placeholder = "Your name"
        return field
    }

    private static var notes: UIView {
        let notes = UITextView()
        notes.font = .preferredFont(forTextStyle: .body)
        notes.text = "Notes about this account."
        notes.heightAnchor.constraint(equalToConstant: 70).isActive = true
        return notes
    }

    private static var sizes: UIView {
        let control = UISegmentedControl(items: ["Small", "Medium", "Large"])
        control.selectedSegmentIndex = 0
        control.heightAnchor.constraint(equalToConstant: 33).isActive = true
        return control
    }

    private static var picker: UIView {
        let picker = UIDatePicker()
        picker.datePickerMode = .date
        picker.preferredDatePickerStyle = .compact
        picker.date = Date(timeIntervalSince1970: 1_788_480_000)
        picker.widthAnchor.constraint(equalToConstant: 128).isActive = true
        picker.heightAnchor.constraint(equalToConstant: 34).isActive = true
        return picker
    }

    /// A label at the leading edge and a control at the trailing one, both in the middle.
    private static func labelled(_ text: String, _ control: UIView) -> UIView { row(text, control, gap: nil) }

    /// A label and a control that takes the rest of the width.
    private static func stretched(_ text: String, _ control: UIView) -> UIView { row(text, control, gap: 12) }

    private static func row(_ text: String, _ control: UIView, gap: CGFloat?) -> UIView {
        let (row, label) = (UIView(), UILabel())
        label.text = text
        label.font = .preferredFont(forTextStyle: .body)
        label.setContentHuggingPriority(.required, for: .horizontal)
        for view in [label, control] {
            view.translatesAutoresizingMaskIntoConstraints = false
            row.addSubview(view)
            view.centerYAnchor.constraint(equalTo: row.centerYAnchor).isActive = true
        }
        NSLayoutConstraint.activate([
            row.heightAnchor.constraint(equalToConstant: 44), label.leadingAnchor.constraint(equalTo: row.leadingAnchor),
            control.trailingAnchor.constraint(equalTo: row.trailingAnchor),
        ])
        if let gap { control.leadingAnchor.constraint(equalTo: label.trailingAnchor, constant: gap).isActive = true }
        return row
    }
}
