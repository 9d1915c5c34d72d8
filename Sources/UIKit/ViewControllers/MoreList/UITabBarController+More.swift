/// The tabs that the bar has no room for.
extension UITabBarController {
    /// The number of tabs that the bar has room for, "More" included.
    ///
    /// - Source: developer.apple.com/documentation/uikit/uitabbarcontroller: more than five get the "More" list.
    ///   Published for iPads: eight up to iOS 17; later the tabs of wide windows scroll.
    private var currentTabRoom: Int {
        let traits = traitCollection
        guard traits.userInterfaceIdiom == .pad, traits.horizontalSizeClass == .regular else { return 5 }
        return traits.generation == .iOS26 ? .max : 8
    }

    private var isOverfull: Bool { (viewControllers?.count ?? 0) > tabRoom }
    /// The controllers without a tab, which the "More" list shows.
    var controllersInMoreList: [UIViewController] { isOverfull ? Array((viewControllers ?? []).dropFirst(tabRoom - 1)) : [] }
    /// The controllers whose tabs are in the bar.
    var controllersInBar: [UIViewController] {
        isOverfull ? (viewControllers ?? []).prefix(tabRoom - 1) + [more] : viewControllers ?? []
    }

    /// The controller of the "More" tab, created on first use.
    var more: UIMoreNavigationController {
        if let knownMore { return knownMore }
        let made = UIMoreNavigationController(of: self)
        knownMore = made
        return made
    }

    /// The controller whose view is to be shown: the "More" controller for those in its list.
    var displayed: UIViewController? {
        guard let selected, controllersInMoreList.contains(where: { $0 === selected }) else { return selected }
        return more
    }

    /// Whether a controller can be selected.
    func isSelectable(_ controller: UIViewController?) -> Bool {
        (isOverfull && controller === knownMore) || viewControllers?.contains { $0 === controller } ?? false
    }

    /// Shows the tabs that the bar has room for, and the other controllers in the "More" list.
    func distributeTabs() {
        tabRoom = currentTabRoom
        if isOverfull, more.parent !== self { adopt(more) }
        if !isOverfull, let knownMore, knownMore.parent === self {
            knownMore.willMove(toParent: nil)
            knownMore.removeFromParent()
        }
        tabItemsChanged()
    }

    private func adopt(_ controller: UIViewController) {
        addChild(controller)
        controller.containment.isMovingToParent = false
        controller.didMove(toParent: self)
    }

    /// Distributes the tabs again if the bar has room for another number.
    func followTabRoom() {
        guard tabRoom != currentTabRoom, viewControllers != nil else { return }
        takeBackFromMoreList()
        distributeTabs()
        select(isSelectable(selected) ? selected : controllersInMoreList.first ?? viewControllers?.first)
    }

    // MARK: Stack of the list

    /// Pushes a controller of the "More" list, unless it is on that stack.
    func showInMoreList(_ controller: UIViewController) {
        guard controllersInMoreList.contains(where: { $0 === controller }),
            !more.viewControllers.contains(where: { $0 === controller })
        else { return }
        more.setViewControllers([more.list, controller], animated: false)
    }

    /// Removes the pushed controllers from the stack of the list, which become children again; the selection stays.
    func takeBackFromMoreList() {
        let kept = selected
        knownMore?.popToRootViewController(animated: false)
        selected = kept
    }

    /// Called when controllers were popped to the "More" list: those of this controller's list become its children
    /// again.
    func controllersLeftMoreList(_ left: [UIViewController]) {
        for controller in left where viewControllers?.contains(where: { $0 === controller }) ?? false { adopt(controller) }
        if left.contains(where: { $0 === selected }), let knownMore { selected = knownMore }
    }

    // MARK: Order

    /// Lets the user change the order of the tabs.
    func customizeTabs() {
        let movable = customizableViewControllers ?? []
        delegate?.tabBarController(self, willBeginCustomizing: movable)
        let order = tabOrder.init(movable)
        order.done = { [weak self] in self?.takeOrder($0) }
        present(UINavigationController(rootViewController: order), animated: true)
    }

    /// Puts the controllers that were movable at their places in a new order.
    private func takeOrder(_ movable: [UIViewController]) {
        var next = movable[...]
        let old = viewControllers ?? []
        let new = old.map { controller in movable.contains { $0 === controller } ? next.removeFirst() : controller }
        let isChanged = zip(old, new).contains { $0 !== $1 }
        delegate?.tabBarController(self, willEndCustomizing: new, changed: isChanged)
        if isChanged {
            let kept = customizableViewControllers
            setViewControllers(new, animated: false)
            customizableViewControllers = kept
        }
        dismiss(animated: true)
        delegate?.tabBarController(self, didEndCustomizing: new, changed: isChanged)
    }
}

extension UINavigationController {
    /// The "More" controller on whose stack this one is; nil for none.
    var moreStack: UIMoreNavigationController? { parent as? UIMoreNavigationController }
    /// The item whose back button leads to the "More" list, if this controller was chosen there.
    var itemOfMoreList: [UINavigationItem] { moreStack.map { [UINavigationItem(title: $0.list.title ?? "")] } ?? [] }
}
