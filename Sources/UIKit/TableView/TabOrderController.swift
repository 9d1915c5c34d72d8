/// The list in which the user changes the order of the tabs. On devices it is a board of icons that are dragged to the
/// bar; the list is our choice.
final class TabOrderController: UITableViewController, TabOrdering {
    private var controllers: [UIViewController]
    var done: (([UIViewController]) -> Void)?

    init(_ controllers: [UIViewController]) {
        self.controllers = controllers
        super.init(style: .plain)
        title = "Configure"
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .done,
            primaryAction: UIAction { [weak self] _ in
                guard let self else { return }
                done?(self.controllers)
            })
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        isModalInPresentation = true
        tableView.isEditing = true
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { controllers.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        let item = controllers[indexPath.row].tabBarItem
        cell.textLabel?.text = item?.title
        cell.imageView?.image = item?.image
        return cell
    }

    override func tableView(
        _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
    ) -> UITableViewCell.EditingStyle { .none }

    override func tableView(_ tableView: UITableView, moveRowAt source: IndexPath, to destination: IndexPath) {
        controllers.insert(controllers.remove(at: source.row), at: destination.row)
    }
}
