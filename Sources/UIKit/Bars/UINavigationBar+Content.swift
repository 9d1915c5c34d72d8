/// The views of a navigation bar's top item.
@MainActor
struct NavigationBarContent {
    /// Whether the views are up to date.
    var isCurrent = false
    var title: UIView?
    var searchBar: UIView?
    var largeTitle: UILabel?
    var prompt: UILabel?
    var backButton: NavigationBackButton?
    var leading = BarRow()
    var trailing = BarRow()
}

extension UINavigationBar {
    /// Updates the views and lays them out.
    func layOutContent() {
        if !content.isCurrent { showItems() }
        placeBackground()
        placeContent()
    }

    // MARK: Creating the views

    /// The appearance that applies to the top item.
    var shownAppearance: UINavigationBarAppearance { look(atEdge: isAtScrollEdge) }

    /// The appearance of the top item, at the scroll edge of its content or away from it.
    func look(atEdge: Bool) -> UINavigationBarAppearance {
        let isCompact = place.orientation == .landscape
        let compact = isCompact ? topItem?.compactAppearance ?? compactAppearance : nil
        let standard = compact ?? topItem?.standardAppearance ?? standardAppearance
        guard atEdge else { return standard }
        let compactAtEdge = isCompact ? topItem?.compactScrollEdgeAppearance ?? compactScrollEdgeAppearance : nil
        return compactAtEdge ?? topItem?.scrollEdgeAppearance ?? scrollEdgeAppearance ?? standard.bareAtScrollEdge()
    }

    var fonts: BarFonts { BarFonts(traits: traitCollection, generation: generation) }

    private func showItems() {
        content.isCurrent = true
        for view in contentView.subviews { view.removeFromSuperview() }
        for view in [content.largeTitle, content.prompt] { view?.removeFromSuperview() }
        barStyle.apply(to: [contentView, background])
        background.show(
            withOwnImages(shownAppearance), color: isAtScrollEdge ? nil : barTintColor, isTranslucent: isTranslucent,
            shadowIsAbove: barPosition == .bottom)
        content.title = topItem.flatMap(titleView)
        let largeText = topItem?.largeTitle ?? topItem?.title
        content.largeTitle = showsLargeTitle && !titleIsCollapsed ? largeText.map(largeTitle) : nil
        content.prompt = topItem?.prompt.map(promptLabel)
        content.backButton = showsBackButton ? backItem.map(backButton) : nil
        content.leading = row(topItem?.leftBarButtonItems)
        content.trailing = row(topItem?.rightBarButtonItems)
        let rows = [content.leading, content.trailing].filter { !$0.isEmpty }.map(\.stack)
        let views = [content.title, content.backButton].compactMap { $0 } + rows
        let isCovered = search?.takesTitlesPlace ?? false
        if !isCovered { for view in views { contentView.addSubview(view) } }
        largeTitleView.show(isCovered ? nil : content.largeTitle)
        promptView.show(isCovered ? nil : content.prompt)
        showSearchBar()
    }

    /// Shows the top item's search bar in place of the previous item's, with a cross-fade while the other contents have
    /// one.
    private func showSearchBar() {
        let (old, new) = (content.searchBar, search?.searchBar)
        let duration = contentView.layer.animation(forKey: "transition") == nil ? 0 : BarTiming.contentDuration
        content.searchBar = new
        if let old, old !== new, old.superview === self {
            UIView.animate(withDuration: duration, animations: { old.alpha = 0 }) { [weak self] _ in
                if let self, old !== content.searchBar, old.superview === self { old.removeFromSuperview() }
            }
        }
        guard let new, new.superview !== self || old !== new else { return }
        if new.superview !== self { addSubview(new) }
        UIView.performWithoutAnimation { new.alpha = 0 }
        UIView.animate(withDuration: duration) { new.alpha = self.searchShare }
    }

    /// The share of the search bar's height that is not collapsed, from 0 to 1; it is the search bar's opacity.
    private var searchShare: CGFloat { fullSearchHeight > 0 ? searchHeight / fullSearchHeight : 1 }

    private func row(_ items: [UIBarButtonItem]?) -> BarRow {
        let appearance = shownAppearance
        return BarRow(items ?? [], fonts: fonts) { $0 == .done ? appearance.doneButtonAppearance : appearance.buttonAppearance }
    }

    private func titleView(of item: UINavigationItem) -> UIView? {
        if let adaptor = item.titleAdaptor {
            adaptor.takeContent()
            return adaptor
        }
        guard !showsLargeTitle || titleIsCollapsed else { return nil }
        let attributes = titleTextAttributes ?? shownAppearance.titleTextAttributes
        if let title = item.attributedTitle { return label(AttributedText(NSAttributedString(title)), fonts.title, attributes) }
        return item.title.flatMap { $0.isEmpty ? nil : label(AttributedText($0), fonts.title, attributes) }
    }

    private func largeTitle(_ title: String) -> UILabel {
        label(AttributedText(title), fonts.largeTitle, largeTitleTextAttributes ?? shownAppearance.largeTitleTextAttributes)
    }

    private func promptLabel(_ text: String) -> UILabel { label(AttributedText(text), .systemFont(ofSize: 13), [:]) }

    /// Makes a label; the text's own attributes have precedence over the given ones, and these over the bar's.
    private func label(_ text: AttributedText, _ font: UIFont, _ attributes: [NSAttributedString.Key: Any]) -> UILabel {
        let label = UILabel(frame: .zero)
        let standard: [NSAttributedString.Key: Any] = [.font: font, .foregroundColor: UIColor.label]
        var text = text
        text.changeAttributes { $0 = standard.merging(attributes) { $1 }.merging($0) { $1 } }
        label.show(text)
        return label
    }

    // MARK: Back button

    private var showsBackButton: Bool {
        guard let topItem, backItem != nil, !topItem.hidesBackButton else { return false }
        return (topItem.leftBarButtonItems ?? []).isEmpty || topItem.leftItemsSupplementBackButton
    }

    private func backButton(to item: UINavigationItem) -> NavigationBackButton {
        let image =
            backIndicatorImage ?? shownAppearance.backIndicatorImage
            ?? (ChromeMetrics.backChevronsAreWide[generation] ? BarSymbol.wideBack : BarSymbol.back)
        let button = NavigationBackButton(
            indicator: image, titles: ChromeMetrics.backButtonsHaveTitles[generation] ? item.backTitles : [""],
            image: item.backBarButtonItem?.image,
            font: fonts.button(isDone: false), attributes: shownAppearance.backButtonAppearance.normal.titleTextAttributes)
        if let tint = item.backBarButtonItem?.tintColor { button.tintColor = tint }
        button.addAction(UIAction { [weak self] _ in self?.leaveTopItem() }, for: .touchUpInside)
        return button
    }

    /// Performs the back button's action.
    private func leaveTopItem() {
        guard let item = topItem, let action = item.backAction else { return goBack() }
        action.perform(for: item)
    }

    // MARK: Layout of the views

    /// The margin of large titles and buttons: the system's minimum margin of a controller's view.
    private var sideMargin: CGFloat { SystemMargins.side(inWidth: hierarchyRoot.bounds.width) }

    private func placeBackground() {
        let above = barPosition == .topAttached ? max(0, frame.minY) : 0
        background.frame = CGRect(x: 0, y: -above, width: bounds.width, height: bounds.height + above)
    }

    private func placeContent() {
        var rest = bounds.inset(by: UIEdgeInsets(top: 0, left: safeAreaInsets.left, bottom: 0, right: safeAreaInsets.right))
        if let search {
            let strip = rest.divided(atDistance: min(searchHeight, rest.height), from: .maxYEdge)
            (search.searchBar.frame, rest) = (strip.slice, strip.remainder)
            if search.searchBar.alpha != searchShare { search.searchBar.alpha = searchShare }
        }
        promptView.frame = content.prompt == nil ? unusedPlace : rest.cut(ChromeMetrics.prompt[place])
        if let prompt = content.prompt { placePrompt(prompt, in: promptView.bounds) }
        var bar = showsLargeTitle && !titleIsCollapsed ? rest.cut(ChromeMetrics.navigationBar[place]) : rest
        contentView.frame = CGRect(x: 0, y: bar.minY, width: bounds.width, height: bar.height)
        bar.origin.y = 0
        bar.size.height = min(bar.height, max(bar.height - ChromeMetrics.belowBarRow[generation], ChromeMetrics.barButtonHeight))
        placeRow(in: bar.shrunk(dx: sideMargin, dy: 0))
        largeTitleView.frame = content.largeTitle == nil ? unusedPlace : rest
        if let title = content.largeTitle {
            let room = largeTitleView.bounds.offsetBy(dx: 0, dy: titlePull - titleCollapse)
            placeLargeTitle(title, in: room.shrunk(dx: sideMargin, dy: 0))
        }
    }

    /// The frame of the views for a large title and a prompt while there is none.
    ///
    /// - Source: a public view dump of iOS 12.1.
    private var unusedPlace: CGRect { CGRect(x: 0, y: 0, width: 0, height: 50) }

    private func placePrompt(_ label: UILabel, in rect: CGRect) {
        let size = label.intrinsicContentSize
        let width = min(size.width, max(0, rect.width - 2 * sideMargin))
        label.frame = CGRect(x: rect.midX - width / 2, y: rect.maxY - size.height - 4, width: width, height: size.height)
            .roundedToPixels(pixelScale)
    }

    /// The height, in points, that the bar gains because its large title's line is higher than at the default text
    /// size.
    var largeTitleExcess: CGFloat {
        showsLargeTitle ? fonts.largeTitleExcess(at: place, scale: pixelScale) ?? 0 : 0
    }

    /// The text's line begins below the row of buttons; directly at its edge if the line is higher than at the default
    /// size.
    private func placeLargeTitle(_ label: UILabel, in rect: CGRect) {
        let size = label.intrinsicContentSize
        let inset = largeTitleExcess > 0 ? 0 : ChromeMetrics.largeTitleInset[generation]
        let width = min(size.width, rect.width)
        let x = isRightToLeft ? rect.maxX - width : rect.minX
        label.transform = .identity
        label.frame = CGRect(x: x, y: rect.minY + inset, width: width, height: size.height).roundedToPixels(pixelScale)
        stretch(label)
    }

    /// A pulled title grows from its leading edge and its baseline, by a thousandth per point, at most by a tenth;
    /// neither is documented.
    private func stretch(_ label: UILabel) {
        guard titlePull > 0 else { return }
        let (scale, size) = (1 + min(titlePull / 1000, 0.1), label.bounds.size)
        let side = (isRightToLeft ? -1 : 1) * (scale - 1) * size.width / 2
        label.transform = CGAffineTransform(translationX: side, y: -(scale - 1) * size.height / 2).scaledBy(x: scale, y: scale)
    }

    /// Places buttons and title.
    ///
    /// - Parameter rect: The bar's row between the margins.
    private func placeRow(in rect: CGRect) {
        var room = rect.insetBy(dx: -ChromeMetrics.barButtonOverhang[generation], dy: 0)
        content.backButton.map { placeBackButton($0, in: rect, &room) }
        place(&content.leading, atLeft: !isRightToLeft, &room)
        place(&content.trailing, atLeft: isRightToLeft, &room)
        content.title?.isHidden = isCoveredInMiddle
        content.title.map { placeTitle($0, in: room, centeredIn: rect) }
    }

    /// Places the items of one side, the first one outermost, and removes their place from the room that is left.
    private func place(_ row: inout BarRow, atLeft: Bool, _ room: inout CGRect) {
        guard !row.isEmpty else { return }
        room.cutSide(row.inset(atStart: true), fromLeft: atLeft)
        row.measure(in: room.size)
        let width = min(row.width, room.width)
        let place = CGRect(x: atLeft ? room.minX : room.maxX - width, y: room.minY, width: width, height: room.height)
        row.place(in: place, reversed: !atLeft, fills: false, pixelScale: pixelScale)
        room.cutSide(width + ChromeMetrics.besideBarRow[generation], fromLeft: atLeft)
    }

    /// The chevron begins where buttons do, 8 points before their titles, or is in the middle of its platter if it has
    /// one.
    private func placeBackButton(_ button: NavigationBackButton, in rect: CGRect, _ room: inout CGRect) {
        let side = ChromeMetrics.buttonPlatter[generation]
        let half = max(0, (rect.width - titleSize(in: rect).width) / 2)
        let width = side ?? button.fit(into: max(half, 44) - 8)
        let x = isRightToLeft ? room.maxX - width : room.minX
        button.frame = CGRect(x: x, y: rect.minY, width: width, height: side ?? rect.height).roundedToPixels(pixelScale)
        room.cutSide(width + ChromeMetrics.besideBackButton[generation], fromLeft: !isRightToLeft)
    }

    /// The size of the title's view, in points, which is at most that of its place.
    private func titleSize(in room: CGRect) -> CGSize {
        if let adaptor = content.title as? _UITAMICAdaptorView {
            return adaptor.contentSize(within: room.size, natural: room.size)
        }
        return content.title?.intrinsicContentSize ?? .zero
    }

    /// Centres the title in the bar if there is enough space, and as near to the centre as the buttons allow otherwise.
    private func placeTitle(_ view: UIView, in room: CGRect, centeredIn rect: CGRect) {
        let size = titleSize(in: room)
        let width = min(size.width, room.width)
        let x = max(room.minX, min(rect.midX - width / 2, room.maxX - width))
        let takesWholePoints = view is UILabel && ChromeMetrics.titlesTakeWholePoints[generation]
        let height = min(takesWholePoints ? size.height.rounded(.up) : size.height, rect.height)
        let offset = view is UILabel ? shownAppearance.titlePositionAdjustment : .zero
        let frame = CGRect(x: x + offset.horizontal, y: rect.midY - height / 2 + offset.vertical, width: width, height: height)
        let rounded = frame.roundedToPixels(pixelScale)
        if let adaptor = view as? _UITAMICAdaptorView { return adaptor.place(in: rounded, limit: room.size) }
        view.frame = rounded
        guard takesWholePoints else { return }
        view.frame.origin = CGPoint(
            x: frame.minX.roundedDownToPixel(pixelScale), y: frame.minY.roundedDownToPixel(pixelScale))
    }
}

extension UINavigationItem {
    /// The possible titles of a back button that leads to the item, in order of preference.
    fileprivate var backTitles: [String] {
        if let item = backBarButtonItem { return [item.title ?? "", ""] }
        switch backButtonDisplayMode {
        case .minimal: return [""]
        case .generic: return ["Back", ""]
        case .default: return [backButtonTitle ?? title ?? "Back", "Back", ""]
        }
    }
}

extension CGRect {
    /// Removes a strip from the top and returns it.
    fileprivate mutating func cut(_ height: CGFloat) -> CGRect {
        let (strip, rest) = divided(atDistance: min(height, self.height), from: .minYEdge)
        self = rest
        return strip
    }

    /// Removes a strip from a side.
    fileprivate mutating func cutSide(_ width: CGFloat, fromLeft: Bool) {
        self = divided(atDistance: min(width, self.width), from: fromLeft ? .minXEdge : .maxXEdge).remainder
    }
}
