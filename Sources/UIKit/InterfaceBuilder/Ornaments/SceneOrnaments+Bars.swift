import InterfaceBuilderDocument

/// The bars over a scene: the status bar, and those of the containers around it or that it is shown with for want of one.
extension SceneOrnaments {
    /// Adds the bars, and returns how far down from the root's top they reach, in points.
    func addBars() -> CGFloat {
        guard canvas.scene.kind != .extra, canvas.scene.views[0].element.name != "tableViewCell" else { return 0 }
        let bar = navigationBar
        if let bar { add(bar) }
        let hasStatusBar = surroundings.statusBar > 0 && !hidesStatusBar
        if hasStatusBar { addStatusBar() }
        if let bar = tabs ?? toolbar { add(bar) }
        return bar?.frame.maxY ?? (hasStatusBar ? surroundings.statusBar : 0)
    }

    private var holder: MarkupElement { canvas.scene.controller ?? canvas.scene.views[0].element }
    private var width: CGFloat { canvas.root.bounds.width }
    private var isXcode26: Bool { (24000..<32000).contains(document.toolsVersion) }

    /// A bar's place and look.
    struct Bar {
        var frame: CGRect
        /// nil for a bar that lets the scene shine through.
        var fill: UIColor?
        var lineAtTop: Bool?
        var draw: (CGRect) -> Void
    }

    /// Bars lie over the root, and do not scroll with it.
    private func add(_ bar: Bar) {
        let view = FixedOrnamentView(frame: bar.frame) { bounds in
            if let fill = bar.fill {
                fill.setFill()
                UIRectFillUsingBlendMode(bounds, .normal)
            }
            if let top = bar.lineAtTop { BarDrawing.line(in: bounds, atTop: top) }
            bar.draw(bounds)
        }
        canvas.root.addSubview(view)
    }

    // MARK: Status bar

    private var hidesStatusBar: Bool {
        holder.children.contains { $0.name == "nil" && ["statusBar", "simulatedStatusBarMetrics"].contains($0["key"] ?? "") }
    }

    private func addStatusBar() {
        let style = holder.child("simulatedStatusBarMetrics")?["statusBarStyle"]
        let color: UIColor = style == "lightContent" || style == "blackOpaque" || isDarkAtTop ? .white : .label
        let drawing = StatusBarDrawing(color: color, hasRoundedCorners: surroundings.hasRoundedCorners)
        let frame = CGRect(x: 0, y: 0, width: width, height: surroundings.statusBar)
        add(Bar(frame: frame) { drawing.draw(in: $0) })
    }

    /// Whether the root's colour leaves black unreadable, which programs answer with a light status bar.
    private var isDarkAtTop: Bool {
        guard let color = canvas.root.backgroundColor?.resolvedColor(with: canvas.root.traitCollection) else { return false }
        let parts = color.cgColor.sRGBComponents
        return parts[3] > 0.5 && 0.3 * parts[0] + 0.6 * parts[1] + 0.1 * parts[2] < 0.25
    }

    // MARK: Navigation bar

    private var navigationBar: Bar? {
        let metrics = holder.child("simulatedNavigationBarMetrics")
        let isHidden = surroundings.navigation?.flag("navigationBarHidden") ?? false
        guard (surroundings.navigation != nil && !isHidden) || metrics != nil else { return nil }
        // A root that begins below an opaque bar has nothing to draw it over.
        let top = canvas.environment.safeArea.top
        guard top > surroundings.statusBar else { return nil }
        let element = surroundings.navigation?.child(key: "navigationBar")
        let item = holder.child(key: "navigationItem") ?? holder.child("navigationItem")
        let isLarge = (element?.flag("largeTitles") ?? false) && item?["largeTitleDisplayMode"] != "never"
        let height = navigationBarHeight(top: top, isLarge: isLarge)
        let fill = element.flatMap { builder.color(of: $0, "barTintColor") }
        let style = NavigationBarStyle(element, builder, isLarge: isLarge, tint: canvas.root.tintColor)
        let content = NavigationBarDrawing(item, holder, builder, isPushed: surroundings.isPushed)
        let status = surroundings.statusBar
        let isClear = fill == nil && (document.toolsVersion >= 19000 || isLarge)
        return Bar(
            frame: CGRect(x: 0, y: 0, width: width, height: status + height),
            fill: fill ?? (isClear ? nil : UIColor.systemBackground.withAlphaComponent(0.94)), lineAtTop: isClear ? nil : false
        ) { bounds in
            content.draw(in: bounds.divided(atDistance: status, from: .minYEdge).remainder, style)
        }
    }

    private func navigationBarHeight(top: CGFloat, isLarge: Bool) -> CGFloat {
        let usual: CGFloat = (isXcode26 ? 54 : 44) + (isLarge ? 52 : 0)
        return surroundings.statusBar == 0 ? top : min(usual, max(32, top - surroundings.statusBar))
    }

    // MARK: Bottom bars

    private var tabs: Bar? {
        guard surroundings.tabs != nil || holder.child("simulatedTabBarMetrics") != nil else { return nil }
        guard !(holder.flag("hidesBottomBarWhenPushed") ?? false) || !surroundings.isPushed else { return nil }
        let element = surroundings.tabs?.child(key: "tabBar")
        let segues = surroundings.tabs?.child("connections")?.children("segue") ?? []
        let held = segues.filter { $0["relationship"] == "viewControllers" }
            .map { segue in segue["destination"].flatMap { document.elementsByID[$0] } }
        let items =
            held.isEmpty ? [builder.tabItem(holder.child("tabBarItem"))] : held.map { builder.tabItem($0?.child("tabBarItem")) }
        let selected = held.isEmpty ? 0 : held.firstIndex { $0 == surroundings.tab }
        let tint = element.flatMap { builder.color(of: $0, "tintColor") ?? builder.color(of: $0, "selectedImageTintColor") }
        let isPad = canvas.environment.traits.userInterfaceIdiom == .pad
        let root = canvas.root
        return bottomBar(height: 49, fill: element.flatMap { builder.color(of: $0, "barTintColor") }) { bounds in
            BarDrawing.drawTabs(items, selected: selected, in: bounds, tint: tint ?? root.tintColor, isPad: isPad)
        }
    }

    private var toolbar: Bar? {
        let isShown = surroundings.navigation?.flag("toolbarHidden") == false
        guard isShown || holder.child("simulatedToolbarMetrics") != nil else { return nil }
        let items = builder.barItems(in: holder.child("toolbarItems")?.children.map { $0 } ?? [])
        let root = canvas.root
        return bottomBar(height: 44, fill: nil) { BarDrawing.drawToolbar(items, in: $0, tint: root.tintColor) }
    }

    private func bottomBar(height: CGFloat, fill: UIColor?, _ draw: @escaping (CGRect) -> Void) -> Bar {
        let whole = height + surroundings.homeIndicator
        return Bar(
            frame: CGRect(x: 0, y: canvas.root.bounds.height - whole, width: width, height: whole),
            fill: fill ?? UIColor.systemBackground.withAlphaComponent(0.94), lineAtTop: true
        ) { draw($0.divided(atDistance: height, from: .minYEdge).slice) }
    }
}
