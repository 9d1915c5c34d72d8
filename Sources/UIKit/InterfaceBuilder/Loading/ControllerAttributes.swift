import InterfaceBuilderDocument

/// What documents say about controllers themselves.
@MainActor
struct ControllerAttributes {
    let objects: DocumentObjects

    func apply(_ element: MarkupElement, to controller: UIViewController) {
        let reader = objects.file.reader(for: objects)
        if let title = reader.text(of: element, "title") { controller.title = title }
        if let identifier = element["restorationIdentifier"] { controller.restorationIdentifier = identifier }
        if let hides = element.flag("hidesBottomBarWhenPushed") { controller.hidesBottomBarWhenPushed = hides }
        if let extends = element.flag("extendedLayoutIncludesOpaqueBars") {
            controller.extendedLayoutIncludesOpaqueBars = extends
        }
        if let adjusts = element.flag("automaticallyAdjustsScrollViewInsets") {
            controller.automaticallyAdjustsScrollViewInsets = adjusts
        }
        if let defines = element.flag("definesPresentationContext") { controller.definesPresentationContext = defines }
        if let isModal = element.flag("modalInPresentation") { controller.isModalInPresentation = isModal }
        if let style = element["modalPresentationStyle"].flatMap({ DocumentSegue.presentationStyles[$0] }) {
            controller.modalPresentationStyle = style
        }
        if let size = element.size("preferredContentSize") { controller.preferredContentSize = size }
        if let style = element["modalTransitionStyle"].flatMap({ DocumentSegue.transitionStyles[$0] }) {
            controller.modalTransitionStyle = style
        }
        if let edges = element.child(key: "edgesForExtendedLayout") { controller.edgesForExtendedLayout = UIRectEdge(edges) }
        if let style = element["interfaceStyle"].flatMap({ Self.interfaceStyles[$0] }) {
            controller.overrideUserInterfaceStyle = style
        }
        applyItems(of: element, to: controller, reader)
        switch controller {
        case let stack as UINavigationController: applyBars(of: element, to: stack, reader)
        case let tabs as UITabBarController: applyBar(of: element, to: tabs, reader)
        case let table as UITableViewController:
            if let clears = element.flag("clearsSelectionOnViewWillAppear") { table.clearsSelectionOnViewWillAppear = clears }
        case let collection as UICollectionViewController:
            if let clears = element.flag("clearsSelectionOnViewWillAppear") {
                collection.clearsSelectionOnViewWillAppear = clears
            }
        case let split as UISplitViewController: applyWidths(of: element, to: split)
        default: break
        }
        objects.report(reader.built)
    }

    private static let interfaceStyles: [String: UIUserInterfaceStyle] = ["light": .light, "dark": .dark]

    private func applyWidths(of element: MarkupElement, to split: UISplitViewController) {
        if let width = element.length("minimumPrimaryColumnWidth") { split.minimumPrimaryColumnWidth = CGFloat(width) }
        if let width = element.length("maximumPrimaryColumnWidth") { split.maximumPrimaryColumnWidth = CGFloat(width) }
    }

    private func applyItems(of element: MarkupElement, to controller: UIViewController, _ reader: SceneBuilder) {
        if let item = element.child(key: "navigationItem") { reader.apply(item, to: controller.navigationItem) }
        if let item = element.child(key: "tabBarItem") { reader.apply(item, to: controller.tabBarItem) }
        if let items = element.child("toolbarItems") { controller.toolbarItems = reader.barButtonItems(in: items) }
    }

    private func applyBars(of element: MarkupElement, to stack: UINavigationController, _ reader: SceneBuilder) {
        if element.flag("navigationBarHidden") ?? false { stack.isNavigationBarHidden = true }
        if element.flag("toolbarHidden") == false { stack.isToolbarHidden = false }
        if let bar = element.child(key: "navigationBar") {
            reader.applyAppearance(of: bar, to: stack.navigationBar)
            reader.applyLook(of: bar, to: stack.navigationBar)
        }
        if let bar = element.child(key: "toolbar") {
            reader.applyAppearance(of: bar, to: stack.toolbar)
            reader.applyLook(of: bar, to: stack.toolbar)
        }
    }

    private func applyBar(of element: MarkupElement, to tabs: UITabBarController, _ reader: SceneBuilder) {
        guard let bar = element.child(key: "tabBar") else { return }
        reader.applyAppearance(of: bar, to: tabs.tabBar)
        reader.applyLook(of: bar, to: tabs.tabBar)
    }
}
