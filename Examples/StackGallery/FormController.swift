import UIKit

/// Stack views in a stack view: two rows of a label and a field, whose fields are equally wide.
final class FormController: UIViewController {
    let rows = [FormRow("First"), FormRow("Last")]
    lazy var form = UIStackView(arrangedSubviews: rows)

    override func viewDidLoad() {
        super.viewDidLoad()
        form.axis = .vertical
        form.spacing = 8
        view.add(
            form,
            [
                form.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
                view.trailingAnchor.constraint(equalTo: form.trailingAnchor, constant: 20),
                form.topAnchor.constraint(equalTo: view.topAnchor, constant: 20),
                rows[0].field.widthAnchor.constraint(equalTo: rows[1].field.widthAnchor),
            ])
    }
}

/// A label and a field of one height.
final class FormRow: UIStackView {
    let label = UILabel()
    let field = UITextField()

    init(_ name: String) {
        super.init(frame: .zero)
        label.text = name
        field.borderStyle = .roundedRect
        field.placeholder = "\(name) name"
        label.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
        spacing = 8
        for view in [label, field] { addArrangedSubview(view) }
    }

    required init(coder: NSCoder) { super.init(coder: coder) }
}
