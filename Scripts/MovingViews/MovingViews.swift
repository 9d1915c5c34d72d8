import UIKit

/// A list of 200 views that scrolls, with a view above it that a finger drags; `Scripts/check-studio --measure` moves
/// both.
@main
final class MovingViews: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let window = UIWindow()
        window.rootViewController = ListController()
        window.makeKeyAndVisible()
        self.window = window
        return true
    }
}

/// Fifty rows of four views each, and the view that is dragged.
final class ListController: UIViewController {
    private let scroll = UIScrollView()
    private let list = UIStackView()
    private let dragged = UIView(frame: CGRect(x: 270, y: 640, width: 80, height: 80))

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        list.axis = .vertical
        for number in 1...50 { list.addArrangedSubview(RowView(number)) }
        for inner in [scroll, list] { inner.translatesAutoresizingMaskIntoConstraints = false }
        view.addSubview(scroll)
        scroll.addSubview(list)
        NSLayoutConstraint.activate([
            scroll.topAnchor.constraint(equalTo: view.topAnchor), scroll.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            scroll.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            scroll.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            list.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor),
            list.bottomAnchor.constraint(equalTo: scroll.contentLayoutGuide.bottomAnchor),
            list.leadingAnchor.constraint(equalTo: scroll.contentLayoutGuide.leadingAnchor),
            list.trailingAnchor.constraint(equalTo: scroll.contentLayoutGuide.trailingAnchor),
            list.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
        ])
        dragged.backgroundColor = .systemPink
        dragged.layer.cornerRadius = 40
        dragged.accessibilityIdentifier = "dragged"
        view.addSubview(dragged)
    }

    private var grip = CGPoint.zero

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first else { return }
        let place = touch.location(in: view)
        grip = CGPoint(x: dragged.center.x - place.x, y: dragged.center.y - place.y)
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let place = touches.first?.location(in: view) else { return }
        dragged.center = CGPoint(x: place.x + grip.x, y: place.y + grip.y)
    }
}

/// A symbol, a title and a line of text.
private final class RowView: UIView {
    init(_ number: Int) {
        super.init(frame: .zero)
        let (symbol, title, text) = (UIImageView(image: UIImage(systemName: "star.fill")), UILabel(), UILabel())
        title.text = "Row \(number)"
        title.font = .preferredFont(forTextStyle: .headline)
        text.text = "The quick brown fox jumps over the lazy dog, \(number) times in a row"
        text.font = .preferredFont(forTextStyle: .subheadline)
        text.textColor = .secondaryLabel
        for view in [symbol, title, text] {
            view.translatesAutoresizingMaskIntoConstraints = false
            addSubview(view)
        }
        NSLayoutConstraint.activate([
            symbol.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
            symbol.centerYAnchor.constraint(equalTo: centerYAnchor),
            symbol.widthAnchor.constraint(equalToConstant: 24), symbol.heightAnchor.constraint(equalToConstant: 24),
            title.topAnchor.constraint(equalTo: topAnchor, constant: 10),
            title.leadingAnchor.constraint(equalTo: symbol.trailingAnchor, constant: 12),
            text.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 2),
            text.leadingAnchor.constraint(equalTo: title.leadingAnchor),
            text.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
            text.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -10),
        ])
    }

    required init?(coder: NSCoder) { fatalError("The list makes its rows.") }
}
