extension AttributeTable {
    /// The tables of all classes with attributes in documents. A class with a table must be listed here.
    static let all: [AttributeTable] = [plainViews, listViews, controls, bars, objects].flatMap { $0 }

    private static let plainViews: [AttributeTable] = [
        view, stackView, imageView, visualEffectView, label, scrollView, textField, textView, layer,
    ]

    private static let listViews: [AttributeTable] = [
        tableView, tableViewCell, collectionView, collectionReusableView, collectionViewCell,
        collectionLayout, flowLayout,
    ]

    private static let controls: [AttributeTable] = [
        control, button, toggle, slider, stepper, pageControl, progressView, spinner, colorWell, segmentedControl, pickerView,
        datePicker, refreshControl,
    ]

    private static let bars: [AttributeTable] = [
        navigationBar, toolbar, tabBar, searchBar, barItem, barButtonItem, tabBarItem, navigationItem,
    ]

    private static let objects: [AttributeTable] = [
        controller, navigationController, tabBarController, splitViewController, pageViewController, tableViewController,
        collectionViewController, alertController, alertAction,
        gestureRecognizer, tap, longPress, pan, screenEdgePan, swipe,
    ]
}
