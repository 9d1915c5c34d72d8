import InterfaceBuilderDocument

/// What documents say about controllers themselves.
@MainActor
struct ControllerAttributes {
    let objects: DocumentObjects

    func apply(_ element: MarkupElement, to controller: UIViewController) {
        if let title = element["title"] { controller.title = title }
        if let identifier = element["restorationIdentifier"] { controller.restorationIdentifier = identifier }
        if let hides = element.flag("hidesBottomBarWhenPushed") { controller.hidesBottomBarWhenPushed = hides }
        if let extends = element.flag("extendedLayoutIncludesOpaqueBars") {
            controller.extendedLayoutIncludesOpaqueBars = extends
        }
        if let defines = element.flag("definesPresentationContext") { controller.definesPresentationContext = defines }
        if let isModal = element.flag("modalInPresentation") { controller.isModalInPresentation = isModal }
        if let style = element["modalPresentationStyle"].flatMap({ DocumentSegue.presentationStyles[$0] }) {
            controller.modalPresentationStyle = style
        }
        if let size = element.size("preferredContentSize") { controller.preferredContentSize = size }
        let contents = BarContents(element, objects)
        if let item = element.child(key: "navigationItem") { contents.apply(item, to: controller.navigationItem) }
        if let item = element.child(key: "tabBarItem") { contents.apply(item, to: controller.tabBarItem) }
        if let items = element.child("toolbarItems") { controller.toolbarItems = contents.barButtonItems(in: items) }
        applyBars(of: element, to: controller)
    }

    private func applyBars(of element: MarkupElement, to controller: UIViewController) {
        guard let stack = controller as? UINavigationController else { return }
        if element.flag("navigationBarHidden") ?? false { stack.isNavigationBarHidden = true }
        if element.flag("toolbarHidden") == false { stack.isToolbarHidden = false }
        if element.child(key: "navigationBar")?.flag("largeTitles") ?? false { stack.navigationBar.prefersLargeTitles = true }
    }
}
