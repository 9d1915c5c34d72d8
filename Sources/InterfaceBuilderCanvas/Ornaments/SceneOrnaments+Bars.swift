import InterfaceBuilderDocument
import UIKit

/// The bars over a scene: the status bar, and those of its container controllers or of its simulated metrics.
extension SceneOrnaments {
    /// Adds the bars, and returns how far down from the root's top they reach, in points.
    ///
    /// The bars are laid out as a unit of their own in another window before they are added to the root, so that the
    /// root is not laid out again.
    func addBars() -> CGFloat {
        guard canvas.scene.kind != .extra, canvas.scene.views[0].element.name != "tableViewCell" else { return 0 }
        let cover = FixedOrnamentView(frame: CGRect(origin: .zero, size: canvas.root.bounds.size)) { _ in }
        cover.tintColor = canvas.root.tintColor
        cover.overrideSafeArea(EdgeOverride(UIEdgeInsets(top: 0, left: 0, bottom: surroundings.homeIndicator, right: 0)))
        let (bar, tabs) = (navigationBar, tabs)
        for view in [bar, tabs ?? toolbar].compactMap({ $0 }) { cover.addSubview(view) }
        let hasStatusBar = surroundings.statusBar > 0 && !surroundings.isBesideOthers && !canvas.scene.hidesStatusBar
        if hasStatusBar { cover.addSubview(statusBar(over: bar)) }
        if surroundings.homeIndicator > 0, isDevice, !surroundings.isBesideOthers {
            let color = ScreenOrnaments.readableColor(atBottomOf: canvas.root)
            cover.addSubview(ScreenOrnaments.homeIndicator(color, on: canvas.root.bounds))
        }
        cover.becomeLayoutUnit()
        let window = CanvasScene.window(of: canvas.window.bounds.size, canvas.environment)
        window.addSubview(cover)
        if let tabs, tabs.isAtTop {
            placeAtTop(tabs)
            bar?.isCoveredInMiddle = true
        }
        withExtendedLifetime(window) { cover.layoutIfNeeded() }
        canvas.root.addSubview(cover)
        return bar?.frame.maxY ?? (hasStatusBar ? surroundings.statusBar : 0)
    }

    private var holder: MarkupElement { canvas.scene.controller ?? canvas.scene.views[0].element }
    private var width: CGFloat { canvas.root.bounds.width }

    /// Gives a bar the look that the document gives the container's.
    private func apply(_ element: MarkupElement, to bar: UIView) {
        let reader = builder.reader(element)
        AttributeTable.of(bar).applyOwnRows(reader, to: bar)
        if let tint = reader.color("tintColor") { bar.tintColor = tint }
    }

    // MARK: Status bar

    private func statusBar(over bar: UINavigationBar?) -> UIView {
        let style = holder.child("simulatedStatusBarMetrics")?["statusBarStyle"]
        let isLight = style == "lightContent" || style == "blackOpaque"
        let overBar = bar.flatMap(color(of:)).map { ScreenOrnaments.readableColor(on: $0, canvas.root.traitCollection) }
        let color = isLight ? UIColor.white : overBar ?? ScreenOrnaments.readableColor(atTopOf: canvas.root)
        return ScreenOrnaments.statusBar(
            color, in: CGRect(x: 0, y: 0, width: width, height: surroundings.statusBar), surroundings.hasRoundedCorners,
            isPad: isDevice && canvas.environment.traits.userInterfaceIdiom == .pad)
    }

    /// The colour of a bar, which also covers the status bar; nil for a translucent bar.
    private func color(of bar: UINavigationBar) -> UIColor? {
        let look = bar.standardAppearance
        return bar.barTintColor ?? look.backgroundColor ?? (look.backgroundEffect == nil ? nil : .systemBackground)
    }

    // MARK: Navigation bar

    private var navigationBar: UINavigationBar? {
        let metrics = holder.child("simulatedNavigationBarMetrics")
        let isHidden = surroundings.navigation?.flag("navigationBarHidden") ?? false
        guard (surroundings.navigation != nil && !isHidden) || metrics != nil else { return nil }
        // The root view of a controller with an opaque bar begins below the bar, so the bar is not over it.
        let top = canvas.environment.safeArea.top
        guard top > surroundings.statusBar else { return nil }
        let bar = UINavigationBar(frame: .zero)
        bar.delegate = AttachedBar.shared
        if let element = surroundings.navigation?.child(key: "navigationBar") {
            apply(element, to: bar)
        }
        bar.items = (surroundings.isPushed ? [UINavigationItem()] : []) + [navigationItem]
        // A sheet covers too little height for a large title.
        if top - surroundings.statusBar < Self.leastLargeHeight { bar.prefersLargeTitles = false }
        if bar.barTintColor == nil, bar.showsLargeTitle || canvas.follows(.clearBars) {
            bar.standardAppearance.configureWithTransparentBackground()
        }
        let height = height(of: bar, top: top)
        bar.frame = CGRect(x: 0, y: barTop, width: width, height: height)
        if bar.showsLargeTitle, largeTitleExcess == nil, canvas.environment.traits.preferredContentSizeCategory > .large {
            bar.traitOverrides.preferredContentSizeCategory = .large
        }
        return bar
    }

    /// The height, in points, that a bar with a large title has in the present text size beyond its usual one. Nil if
    /// the bar has no more room than usual, so that a larger title would be cut at its lower edge.
    private var largeTitleExcess: CGFloat? {
        let traits = canvas.root.traitCollection
        return BarFonts(traits: traits, generation: traits.generation).largeTitleExcess(at: place, scale: traits.displayScale)
    }

    /// The least height, in points, of a bar that has room for a large title.
    private static let leastLargeHeight: CGFloat = 84

    private var navigationItem: UINavigationItem {
        let element = holder.child(key: "navigationItem") ?? holder.child("navigationItem")
        let item = element.map { builder.reader($0).navigationItem } ?? UINavigationItem()
        if item.title == nil, item.titleView == nil { item.title = holder["title"] }
        return item
    }

    /// The height of the bar, as far as the root's safe area leaves room for it.
    private func height(of bar: UINavigationBar, top: CGFloat) -> CGFloat {
        guard surroundings.statusBar > 0 || isDevice else { return top }
        let height =
            ChromeMetrics.navigationBarHeight(
                place, hasLargeTitle: bar.showsLargeTitle, hasPrompt: bar.topItem?.prompt != nil)
            + (bar.showsLargeTitle ? largeTitleExcess ?? 0 : 0)
        return min(height, max(Self.leastHeight, top - barTop))
    }

    /// The y-coordinate of the navigation bar.
    private var barTop: CGFloat {
        isDevice ? max(surroundings.statusBar, ChromeMetrics.navigationBarTop[place]) : surroundings.statusBar
    }

    /// The height of the lowest navigation bar, in points.
    private static let leastHeight = ChromeMetrics.navigationBar[
        ChromePlace(device: .phoneWithButton, orientation: .landscape, presenter: .canvas(.xcode15))]

    private var place: ChromePlace { canvas.environment.chromePlace(in: surroundings.isInSheet ? .sheet : .controller) }

    // MARK: Bottom bars

    private var tabs: UITabBar? {
        guard surroundings.tabs != nil || holder.child("simulatedTabBarMetrics") != nil else { return nil }
        guard !(holder.flag("hidesBottomBarWhenPushed") ?? false) || !surroundings.isPushed else { return nil }
        let bar = UITabBar(frame: bottom(ChromeMetrics.tabBar[place] + surroundings.homeIndicator, above: 0))
        bar.isAtTop = hasTabsAtTop
        if let element = surroundings.tabs?.child(key: "tabBar") { apply(element, to: bar) }
        let segues = surroundings.tabs?.children(in: "connections") ?? []
        let held = segues.filter { StoryboardSegue.Kind(of: $0) == .relationship("viewControllers") }
            .map { segue in segue["destination"].flatMap { document.elementsByID[$0] } }
        let items = (held.isEmpty ? [holder] : held).map(tabItem)
        bar.items = items
        bar.selectedItem = held.isEmpty ? items.first : held.firstIndex { $0 == surroundings.tab }.map { items[$0] }
        return bar
    }

    /// Whether the tabs are in the row of the navigation bar.
    private var hasTabsAtTop: Bool {
        canvas.environment.traits.horizontalSizeClass == .regular && place.hasTabsAtTop
    }

    /// Places tabs at the top, whose widths follow from their traits, in the row of the navigation bar.
    private func placeAtTop(_ tabs: UITabBar) {
        let size = tabs.sizeAtTop
        tabs.frame = CGRect(x: ((width - size.width) / 2).rounded(), y: barTop, width: size.width, height: size.height)
    }

    /// A controller's tab bar item. On the canvas an item without a title or image has default ones, on a device the
    /// controller's title and none.
    private func tabItem(of controller: MarkupElement?) -> UITabBarItem {
        let item = controller?.child("tabBarItem").map { builder.reader($0).tabBarItem } ?? UITabBarItem()
        guard !isDevice else {
            if item.title == nil { item.title = controller?["title"] }
            return item
        }
        if item.title == nil { item.title = "Item" }
        if item.image == nil { item.image = UIImage(systemName: "square.fill") }
        return item
    }

    private var toolbar: UIToolbar? {
        let isShown = surroundings.navigation?.flag("toolbarHidden") == false
        guard isShown || holder.child("simulatedToolbarMetrics") != nil else { return nil }
        let bar = UIToolbar(frame: bottom(ChromeMetrics.toolbar[place], above: surroundings.homeIndicator))
        if let element = surroundings.navigation?.child(key: "toolbar") {
            apply(element, to: bar)
        }
        bar.items = holder.child("toolbarItems").map { builder.reader($0).barButtonItems } ?? []
        return bar
    }

    private func bottom(_ height: CGFloat, above rest: CGFloat) -> CGRect {
        CGRect(x: 0, y: canvas.root.bounds.height - rest - height, width: width, height: height)
    }
}

/// Bars at the top of a screen reach under the status bar.
@MainActor
private final class AttachedBar: NSObject, UINavigationBarDelegate {
    static let shared = AttachedBar()

    func position(for bar: any UIBarPositioning) -> UIBarPosition { .topAttached }
}
