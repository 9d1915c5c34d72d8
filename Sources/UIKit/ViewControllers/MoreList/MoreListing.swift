/// The controller of the list of the controllers without a tab. The folder of tables implements it; `Assembly.swift`
/// selects the implementation.
protocol MoreListing: UIViewController {
    init(of tabs: UITabBarController)
    /// The tab bar controller whose list it is.
    var tabs: UITabBarController? { get }
    /// Shows the controllers that have no tab now.
    func reload()
    /// Shows the button that lets the user change the order of the tabs, if there are any that can be moved.
    func showEditButton()
}

/// The list in which the user changes the order of the tabs, from the folder of tables too.
protocol TabOrdering: UIViewController {
    init(_ controllers: [UIViewController])
    /// Called with the new order when the user is done.
    var done: (([UIViewController]) -> Void)? { get set }
}
