/// Optional requirements of UIKit's and Foundation's protocols, which have default implementations here.
enum FrameworkProtocols {
    /// Whether a protocol of the frameworks has an optional method of a base name.
    static func hasOptional(_ name: String) -> Bool { names.contains(name) || prefixes.contains { name.hasPrefix($0) } }

    private static let names: Set<String> = [
        "tableView", "collectionView", "numberOfSections", "sectionIndexTitles", "indexTitles", "viewForZooming",
        "navigationController", "tabBarController", "tabBar", "navigationBar", "toolbar", "application", "scene",
        "sceneDidDisconnect", "sceneDidBecomeActive", "sceneWillResignActive", "sceneWillEnterForeground",
        "sceneDidEnterBackground", "windowScene", "gestureRecognizer", "gestureRecognizerShouldBegin", "pickerView",
        "presentationController", "adaptivePresentationStyle", "updateSearchResults", "position", "pageViewController",
        "splitViewController", "animationDidStart", "animationDidStop", "display", "draw", "layerWillDraw",
        "layoutSublayers", "action", "layoutManager", "textStorage", "animationEnded", "previewingContext", "animator",
        "interactionController", "animationController",
    ]

    private static let prefixes = [
        "scrollView", "textField", "textView", "searchBar", "applicationDid", "applicationWill", "applicationShould",
        "presentationController", "popoverPresentationController", "didPresentSearch", "didDismissSearch",
        "willPresentSearch", "willDismissSearch",
    ]
}
