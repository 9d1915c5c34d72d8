import CairnTesting
import Testing

@testable import UIKit

/// Members that programs use often, each seen to act.
@MainActor
struct UntriedMemberTests {
    private let window = visibleWindow()

    // MARK: Drawing

    /// - Source: developer.apple.com/documentation/uikit/uibezierpath/linecapstyle
    @Test func squareCapsReachBeyondTheEndsOfAPath() throws {
        func bounds(_ style: CGLineCap) throws -> CGRect {
            let ink = try InkMap(width: 60, height: 40) {
                let path = UIBezierPath()
                path.move(to: CGPoint(x: 20, y: 20))
                path.addLine(to: CGPoint(x: 40, y: 20))
                (path.lineWidth, path.lineCapStyle) = (10, style)
                UIColor.black.setStroke()
                path.stroke()
            }
            return try #require(ink.bounds)
        }
        #expect(try bounds(.butt) == CGRect(x: 20, y: 15, width: 20, height: 10))
        #expect(try bounds(.square) == CGRect(x: 15, y: 15, width: 30, height: 10))
        #expect(UIBezierPath().lineCapStyle == .butt && UIBezierPath().lineJoinStyle == .miter)
    }

    /// - Source: developer.apple.com/documentation/uikit/uibezierpath/linejoinstyle
    @Test func mitredCornersReachFartherThanBevelledOnes() throws {
        func top(_ style: CGLineJoin) throws -> CGFloat {
            let ink = try InkMap(width: 60, height: 60) {
                let path = UIBezierPath()
                path.move(to: CGPoint(x: 10, y: 50))
                path.addLine(to: CGPoint(x: 30, y: 30))
                path.addLine(to: CGPoint(x: 50, y: 50))
                (path.lineWidth, path.lineJoinStyle) = (10, style)
                UIColor.black.setStroke()
                path.stroke()
            }
            return try #require(ink.bounds).minY
        }
        #expect(try top(.miter) < top(.round) && top(.round) < top(.bevel))
    }

    /// - Source: developer.apple.com/documentation/uikit/uigraphicspdfrenderer/writepdf(to:withactions:)
    @Test func aDocumentIsWrittenToAFile() throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).pdf")
        defer { try? FileManager.default.removeItem(at: file) }
        let renderer = UIGraphicsPDFRenderer(bounds: CGRect(x: 0, y: 0, width: 100, height: 100))
        try renderer.writePDF(to: file) { context in
            for _ in 0..<2 {
                context.beginPage()
                UIBezierPath(rect: CGRect(x: 10, y: 10, width: 20, height: 20)).fill()
            }
        }
        #expect(CGPDFDocument(file as CFURL)?.numberOfPages == 2)
    }

    /// - Source: Apple's Human Interface Guidelines, system colours
    @Test(arguments: [
        (UIColor.systemPurple, [175, 82, 222], [191, 90, 242]), (.systemBrown, [162, 132, 94], [172, 142, 104]),
    ])
    func systemColoursFollowTheAppearance(color: UIColor, light: [Int], dark: [Int]) {
        for (style, expected) in [(UIUserInterfaceStyle.light, light), (.dark, dark)] {
            let components = color.resolvedColor(with: UITraitCollection(userInterfaceStyle: style)).cgColor.components ?? []
            #expect(components.prefix(3).map { Int(($0 * 255).rounded()) } == expected)
        }
    }

    // MARK: Touches

    private final class Touched: UIView {
        var moves: [(from: CGPoint, to: CGPoint, precise: CGPoint, count: Int)] = []
        override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
            guard let touch = touches.first else { return }
            moves.append(
                (
                    touch.previousLocation(in: self), touch.location(in: self), touch.preciseLocation(in: self),
                    event?.allTouches?.count ?? 0
                ))
        }
    }

    @Test func aTouchKnowsWhereItWas() throws {
        let view = Touched(frame: CGRect(x: 10, y: 10, width: 200, height: 200))
        window.addSubview(view)
        let finger = Finger(over: window)
        finger.press(at: CGPoint(x: 50, y: 50))
        finger.move(to: CGPoint(x: 70, y: 80))
        finger.lift()
        let move = try #require(view.moves.first)
        #expect(move.from == CGPoint(x: 40, y: 40) && move.to == CGPoint(x: 60, y: 70))
        #expect(move.precise == move.to && move.count == 1)
    }

    private final class Refusing: UITapGestureRecognizer {
        override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { false }
    }

    /// - Source: developer.apple.com/documentation/uikit/uigesturerecognizer/canbeprevented(by:)
    @Test func aRecognizerThatCannotBePreventedIsRecognizedBesideOthers() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let inner = UIView(frame: view.bounds)
        window.addSubview(view)
        view.addSubview(inner)
        var heard: [String] = []
        let (innerTap, refusing, outerTap) = (UITapGestureRecognizer(), Refusing(), UITapGestureRecognizer())
        for (name, recognizer, view) in [("inner", innerTap, inner), ("refusing", refusing, view), ("outer", outerTap, view)] {
            recognizer.name = name
            view.addGestureRecognizer(recognizer)
        }
        window.tap(at: CGPoint(x: 50, y: 50))
        for recognizer in [innerTap, refusing, outerTap] where recognizer.state == .ended { heard.append(recognizer.name ?? "") }
        #expect(innerTap.canPrevent(outerTap) && !refusing.canBePrevented(by: innerTap))
    }

    // MARK: Controls

    @Test func allEditingEventsAreThoseOfEditing() {
        let all = UIControl.Event.allEditingEvents
        #expect(
            [UIControl.Event.editingDidBegin, .editingChanged, .editingDidEnd, .editingDidEndOnExit].allSatisfy(all.contains))
        #expect(!all.contains(.touchUpInside) && !all.contains(.valueChanged))
        let field = UITextField()
        var count = 0
        field.addAction(UIAction { _ in count += 1 }, for: .allEditingEvents)
        field.sendActions(for: .editingChanged)
        field.sendActions(for: .touchUpInside)
        #expect(count == 1)
    }

    @Test func aButtonThatDoesNotUpdateItselfKeepsItsConfiguration() {
        let button = UIButton(configuration: .borderedProminent())
        var updates = 0
        button.configurationUpdateHandler = { _ in updates += 1 }
        window.addSubview(button)
        window.layoutIfNeeded()
        let before = updates
        button.isEnabled = false
        window.layoutIfNeeded()
        #expect(button.automaticallyUpdatesConfiguration && updates > before)
        button.automaticallyUpdatesConfiguration = false
        let after = updates
        button.isEnabled = true
        window.layoutIfNeeded()
        #expect(updates == after)
    }

    @Test func configurationsWithBordersDifferInTheirBackground() {
        let names: [UIButton.Configuration] = [.plain(), .borderless(), .bordered(), .borderedTinted(), .borderedProminent()]
        for configuration in names { #expect(UIButton(configuration: configuration).configuration == configuration) }
        #expect(names.indices.dropFirst(2).allSatisfy { names[$0] != names[0] })
    }

    @Test func itemsThatAreNotSelectedHaveTheirTint() throws {
        let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 320, height: 49))
        bar.items = [UITabBarItem(title: "One", image: nil, tag: 0), UITabBarItem(title: "Two", image: nil, tag: 1)]
        bar.selectedItem = bar.items?[0]
        bar.unselectedItemTintColor = .brown
        window.addSubview(bar)
        window.layoutIfNeeded()
        func label(_ text: String, in view: UIView) -> UILabel? {
            (view as? UILabel).flatMap { $0.text == text ? $0 : nil }
                ?? view.subviews.lazy.compactMap { label(text, in: $0) }.first
        }
        let colors = try ["One", "Two"].map { name in
            try #require(label(name, in: bar)).attributedText?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor
        }
        #expect(colors[1] == .brown && colors[0] != .brown)
    }

    // MARK: Text

    @Test func aTokenizerFindsWords() throws {
        let field = UITextField()
        field.text = "one two"
        let tokenizer = UITextInputStringTokenizer(textInput: field)
        let place = try #require(field.position(from: field.beginningOfDocument, offset: 5))
        let word = try #require(tokenizer.rangeEnclosingPosition(place, with: .word, inDirection: .storage(.forward)))
        #expect(field.text(in: word) == "two")
    }

    @Test func theRoomOfAnAttachmentIsThatOfItsPicture() {
        let attachment = NSTextAttachment()
        attachment.bounds = CGRect(x: 0, y: 0, width: 31, height: 17)
        let text = NSMutableAttributedString(string: "a")
        text.append(NSAttributedString(attachment: attachment))
        let (storage, manager) = (NSTextStorage(attributedString: text), NSLayoutManager())
        storage.addLayoutManager(manager)
        manager.addTextContainer(NSTextContainer(size: CGSize(width: 200, height: 200)))
        #expect(manager.attachmentSize(forGlyphAt: 1) == CGSize(width: 31, height: 17))
    }

    @Test func aDescriptorFindsTheFaceOfItsFamily() {
        let bold = UIFontDescriptor(fontAttributes: [.family: "Helvetica"]).withFace("Bold")
        #expect(UIFont(descriptor: bold, size: 12).fontName == "Helvetica-Bold")
    }

    // MARK: Pictures

    @Test func picturesArePreparedAndMadeSmaller() async {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 20)).image { _ in }
        let prepared = await image.byPreparingForDisplay()
        #expect(prepared?.size == image.size)
        let small = await withCheckedContinuation { continuation in
            image.prepareThumbnail(of: CGSize(width: 10, height: 5)) { continuation.resume(returning: $0?.size) }
        }
        #expect(small == CGSize(width: 10, height: 5))
        let same = await withCheckedContinuation { continuation in
            image.prepareForDisplay { continuation.resume(returning: $0?.size) }
        }
        #expect(same == image.size)
    }

    @Test func weightsOfSymbolsAreThoseOfFonts() throws {
        #expect(UIImage.SymbolWeight.bold.fontWeight() == .bold && UIImage.SymbolWeight.light.fontWeight() == .light)
        let symbol = try #require(UIImage(systemName: "star", withConfiguration: UIImage.SymbolConfiguration(pointSize: 30)))
        #expect(symbol.symbolConfiguration != nil && UIImage().symbolConfiguration == nil)
        let plain = symbol.symbolConfiguration?.configurationWithoutPointSizeAndWeight()
        #expect(plain != symbol.symbolConfiguration)
    }

    // MARK: Controllers

    private final class Deciding: NSObject, UISearchBarDelegate {
        var heard: [String] = []
        var allows = false
        func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool {
            heard.append("begin?")
            return allows
        }
        func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { heard.append("began") }
        func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool {
            heard.append("end?")
            return allows
        }
        func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { heard.append("ended") }
    }

    @Test func theDelegateOfASearchBarDecidesAboutEditing() {
        let (bar, delegate) = (UISearchBar(frame: CGRect(x: 0, y: 0, width: 320, height: 56)), Deciding())
        bar.delegate = delegate
        window.addSubview(bar)
        window.layoutIfNeeded()
        #expect(!bar.becomeFirstResponder() && delegate.heard == ["begin?"])
        delegate.allows = true
        delegate.heard = []
        #expect(bar.becomeFirstResponder() && delegate.heard == ["begin?", "began"])
        delegate.allows = false
        #expect(!bar.resignFirstResponder() && delegate.heard.last == "end?")
        delegate.allows = true
        #expect(bar.resignFirstResponder() && delegate.heard.suffix(2) == ["end?", "ended"])
    }

    @Test func pagesHaveTheOrientationThatTheyWereMadeWith() {
        let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .vertical)
        #expect(pages.navigationOrientation == .vertical && pages.transitionStyle == .scroll)
        let book = UIPageViewController(
            transitionStyle: .pageCurl, navigationOrientation: .horizontal,
            options: [.spineLocation: UIPageViewController.SpineLocation.max.rawValue])
        #expect(book.spineLocation == .max)
    }

    // MARK: Lists

    private final class Cell: UICollectionViewCell {
        nonisolated(unsafe) static var transitions = 0
        override func preferredLayoutAttributesFitting(_ layoutAttributes: UICollectionViewLayoutAttributes)
            -> UICollectionViewLayoutAttributes
        {
            let attributes = super.preferredLayoutAttributesFitting(layoutAttributes)
            attributes.size = CGSize(width: 77, height: 33)
            return attributes
        }
        override func didTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {
            super.didTransition(from: oldLayout, to: newLayout)
            Self.transitions += 1
        }
    }

    private final class Layout: UICollectionViewFlowLayout {
        var heard: [String] = []
        override func prepareForTransition(to newLayout: UICollectionViewLayout) {
            super.prepareForTransition(to: newLayout)
            heard.append("to")
        }
        override func prepareForTransition(from oldLayout: UICollectionViewLayout) {
            super.prepareForTransition(from: oldLayout)
            heard.append("from")
        }
        override func finalizeLayoutTransition() {
            super.finalizeLayoutTransition()
            heard.append("final")
        }
        override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
            super.prepare(forCollectionViewUpdates: updateItems)
            heard += updateItems.map { "update \($0.updateAction.rawValue)" }
        }
    }

    private final class Source: NSObject, UICollectionViewDataSource {
        var count = 2
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }
        func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
            collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        }
    }

    private func list(_ layout: UICollectionViewLayout) -> (UICollectionView, Source) {
        let (view, source) = (
            UICollectionView(frame: CGRect(x: 0, y: 0, width: 320, height: 400), collectionViewLayout: layout), Source()
        )
        view.register(Cell.self, forCellWithReuseIdentifier: "cell")
        view.dataSource = source
        window.addSubview(view)
        window.layoutIfNeeded()
        return (view, source)
    }

    @Test func aCellSaysHowLargeItWouldBe() {
        let layout = UICollectionViewFlowLayout()
        layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
        let (view, source) = list(layout)
        #expect(view.visibleCells.map(\.frame.size) == [CGSize(width: 77, height: 33), CGSize(width: 77, height: 33)])
        #expect(source.count == 2)
    }

    @Test func layoutsHearOfTheirExchangeAndOfUpdates() {
        let (first, second) = (Layout(), Layout())
        let (view, source) = list(first)
        Cell.transitions = 0
        view.setCollectionViewLayout(second, animated: false)
        window.layoutIfNeeded()
        #expect(first.heard.first == "to" && second.heard.first == "from" && Cell.transitions == 2)
        #expect(second.heard.contains("final"))
        source.count = 3
        second.heard = []
        view.insertItems(at: [IndexPath(item: 2, section: 0)])
        #expect(second.heard.contains("update \(UICollectionViewUpdateItem.Action.insert.rawValue)"))
    }

    @Test func aTableTellsOfItsSelection() {
        final class Rows: NSObject, UITableViewDataSource {
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
        }
        let (table, rows) = (UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 200)), Rows())
        table.dataSource = rows
        window.addSubview(table)
        window.layoutIfNeeded()
        nonisolated(unsafe) var count = 0
        let token = NotificationCenter.default.addObserver(
            forName: UITableView.selectionDidChangeNotification, object: table, queue: nil
        ) { _ in count += 1 }
        defer { NotificationCenter.default.removeObserver(token) }
        window.tap(at: CGPoint(x: 100, y: 20))
        #expect(table.indexPathForSelectedRow == IndexPath(row: 0, section: 0) && count == 1)
    }

    @Test func indicatorsAreShownForWhatIsDone() {
        let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        view.contentSize = CGSize(width: 100, height: 500)
        view.withScrollIndicatorsShown(forContentOffsetChanges: { view.contentOffset.y = 50 })
        #expect(view.contentOffset.y == 50)
    }
}
