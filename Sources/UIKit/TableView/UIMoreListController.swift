/// The list of the controllers without a tab. Its view is a table view.
final class UIMoreListController: UIViewController, MoreListing, UITableViewDataSource, UITableViewDelegate {
    private(set) weak var tabs: UITabBarController?
    private static let reuseIdentifier = "UIMoreListCell"

    init(of tabs: UITabBarController) {
        self.tabs = tabs
        super.init(nibName: nil, bundle: nil)
        title = UITabBarItem.SystemItem.more.title
        showEditButton()
    }

    required init?(coder: NSCoder) { nil }

    private var controllers: [UIViewController] { tabs?.controllersInMoreList ?? [] }
    private var table: UITableView? { viewIfLoaded as? UITableView }

    func reload() { table?.reloadData() }

    func showEditButton() {
        let isThere = !(tabs?.customizableViewControllers ?? []).isEmpty
        navigationItem.rightBarButtonItem = isThere ? UIBarButtonItem(systemItem: .edit, primaryAction: edit) : nil
    }

    private var edit: UIAction { UIAction { [weak self] _ in self?.tabs?.customizeTabs() } }

    override func loadView() {
        let table = UITableView(frame: UIScreen.main.bounds, style: .plain)
        table.register(UITableViewCell.self, forCellReuseIdentifier: Self.reuseIdentifier)
        (table.dataSource, table.delegate) = (self, self)
        view = table
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        for path in table?.indexPathsForSelectedRows ?? [] { table?.deselectRow(at: path, animated: animated) }
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { controllers.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: Self.reuseIdentifier, for: indexPath)
        let item = controllers[indexPath.row].tabBarItem
        cell.textLabel?.text = item?.title
        cell.imageView?.image = item?.image
        cell.accessoryType = .disclosureIndicator
        return cell
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        navigationController?.pushViewController(controllers[indexPath.row], animated: true)
    }
}
