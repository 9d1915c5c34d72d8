import UIKit

/// The same three swatches in each of the five distributions.
final class DistributionsController: UIViewController {
    let rows = [
        UIStackView.Distribution.fill, .fillEqually, .fillProportionally, .equalSpacing, .equalCentering,
    ].map { distribution in
        let row = UIStackView(arrangedSubviews: [
            Swatch(.systemRed, 30, 40), Swatch(.systemGreen, 60, 40), Swatch(.systemBlue, 90, 40),
        ])
        row.distribution = distribution
        row.spacing = 10
        row.backgroundColor = .secondarySystemBackground
        return row
    }
    lazy var column = UIStackView(arrangedSubviews: rows)

    override func viewDidLoad() {
        super.viewDidLoad()
        column.axis = .vertical
        column.spacing = 16
        view.add(
            column,
            [
                column.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
                view.trailingAnchor.constraint(equalTo: column.trailingAnchor, constant: 20),
                column.topAnchor.constraint(equalTo: view.topAnchor, constant: 20),
            ])
    }
}
