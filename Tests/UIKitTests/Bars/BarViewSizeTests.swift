import CairnTesting
import Testing
@testable import UIKit

/// Bars size the views of programs by constraints and content, since iOS 11.
///
/// Sources, unless a test names another: Apple's session "Updating Your App for iOS 11" (WWDC 2017, 204); the page
/// "UIBarButtonItem & iOS 11" on matrixprojects.net.
@MainActor
@Suite struct BarViewSizeTests {
    private let item = UINavigationItem()
    private let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 375, height: 44))
    private let device = DeviceWindow("iPhone 8")
    private var window: UIWindow { device.window }

    init() {
        bar.items = [item]
        window.isHidden = false
        window.addSubview(bar)
    }

    private func place(_ view: UIView) -> CGRect { view.convert(view.bounds, to: bar) }

    private func conflicts(_ change: () -> Void) -> [String] {
        let (sink, log) = (ConflictLog.sink, Log())
        ConflictLog.sink = { text in log.texts.append(text) }
        defer { ConflictLog.sink = sink }
        change()
        window.layoutIfNeeded()
        return log.texts
    }

    private final class Log {
        var texts: [String] = []
    }

    private func label(_ text: String) -> UILabel {
        let label = UILabel()
        label.text = text
        return label
    }

    /// A view that its constraints make at least 44 points long in both directions, around a view of 20.
    private func wrapper() -> UIView {
        let inner = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        let wrapper = UIView(frame: inner.bounds)
        wrapper.addSubview(inner)
        inner.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            inner.leadingAnchor.constraint(equalTo: wrapper.leadingAnchor),
            inner.trailingAnchor.constraint(equalTo: wrapper.trailingAnchor),
            inner.topAnchor.constraint(equalTo: wrapper.topAnchor), inner.bottomAnchor.constraint(equalTo: wrapper.bottomAnchor),
            wrapper.widthAnchor.constraint(greaterThanOrEqualToConstant: 44),
            wrapper.heightAnchor.constraint(greaterThanOrEqualToConstant: 44),
        ])
        return wrapper
    }

    @Test("Stack views and views with constraints inside get the sizes that these determine, without conflicts")
    func sizedByConstraints() {
        let (titles, row, wrapper) = (UIStackView(), UIStackView(), wrapper())
        titles.axis = .vertical
        for text in ["Title", "Subtitle"] { titles.addArrangedSubview(label(text)) }
        for text in ["One", "Two"] { row.addArrangedSubview(label(text)) }
        row.spacing = 4
        let texts = conflicts {
            item.titleView = titles
            item.rightBarButtonItem = UIBarButtonItem(customView: row)
            item.leftBarButtonItem = UIBarButtonItem(customView: wrapper)
        }
        #expect(texts.isEmpty)
        #expect(titles.bounds.size == titles.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize))
        #expect(abs(titles.bounds.width - 59) <= 1 && titles.bounds.height == 41 && abs(place(titles).midX - 187.5) <= 0.5)
        #expect(row.bounds.size == row.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize))
        // Labels of 30 and 31 points by the stand-in font, with 4 between.
        #expect(row.bounds.height == 20.5 && place(row).maxX == 359)
        #expect(place(wrapper) == CGRect(x: 16, y: 0, width: 44, height: 44))
        #expect(titles.translatesAutoresizingMaskIntoConstraints && wrapper.translatesAutoresizingMaskIntoConstraints)
    }

    @Test("Content that changes later changes the view, which is in the middle or beside the items")
    func changes() throws {
        let (title, button) = (label("One"), label("Go"))
        item.titleView = title
        item.rightBarButtonItem = UIBarButtonItem(customView: button)
        window.layoutIfNeeded()
        let before = place(title)
        title.text = "One and two"
        button.text = "Go there"
        #expect(conflicts {}.isEmpty)
        #expect(title.bounds.size == title.intrinsicContentSize && place(title).width > before.width)
        #expect(abs(place(title).midX - 187.5) <= 0.5)
        #expect(button.bounds.size == button.intrinsicContentSize && place(button).maxX == 359)
        title.text = "A title that has more letters than any bar of a phone has room for"
        window.layoutIfNeeded()
        #expect(place(title).minX == 8 && place(title).maxX == place(button).minX)
    }

    @Test("A label that was shown by a bar before is sized by its text again") func shownAgain() {
        let title = label("One")
        item.titleView = title
        window.layoutIfNeeded()
        item.titleView = nil
        #expect(title.superview == nil)
        title.text = "One and two"
        item.titleView = title
        window.layoutIfNeeded()
        #expect(title.bounds.size == title.intrinsicContentSize)
        window.addSubview(title)
        title.frame = CGRect(x: 0, y: 100, width: 30, height: 30)
        window.layoutIfNeeded()
        #expect(title.frame == CGRect(x: 0, y: 100, width: 30, height: 30))
    }

    @Test("A frame counts as long as no constraint of the view says otherwise, also if the program changes it")
    func frames() {
        let (framed, anchored) = (UIButton(frame: CGRect(x: 0, y: 0, width: 30, height: 30)), UIButton())
        for button in [framed, anchored] { button.setTitle("Button", for: .normal) }
        anchored.frame = framed.frame
        anchored.widthAnchor.constraint(equalToConstant: 40).isActive = true
        item.rightBarButtonItems = [framed, anchored].map(UIBarButtonItem.init(customView:))
        window.layoutIfNeeded()
        #expect(place(framed) == CGRect(x: 329, y: 7, width: 30, height: 30))
        #expect(place(anchored).width == 40 && place(anchored).maxX == 321)
        framed.bounds.size = CGSize(width: 50, height: 20)
        window.layoutIfNeeded()
        #expect(place(framed) == CGRect(x: 309, y: 12, width: 50, height: 20))
    }

    @Test("A view without a width takes the room, one that is too high the bar's height") func limits() {
        final class Expanding: UIView {
            override var intrinsicContentSize: CGSize { UIView.layoutFittingExpandedSize }
        }
        item.rightBarButtonItem = UIBarButtonItem(customView: UIView(frame: CGRect(x: 0, y: 0, width: 17, height: 17)))
        for title in [UISearchBar(), Expanding()] as [UIView] {
            item.titleView = title
            window.layoutIfNeeded()
            #expect(place(title) == CGRect(x: 8, y: 0, width: 334, height: 44))
        }
        bar.frame.size.height = 32
        window.layoutIfNeeded()
        #expect(item.titleView.map(place) == CGRect(x: 8, y: 0, width: 334, height: 32))
    }

    @Test("Controls without frames have their content's size", arguments: [false, true]) func controls(inToolbar: Bool) {
        let toolbar = UIToolbar(frame: CGRect(x: 0, y: 600, width: 375, height: 44))
        window.addSubview(toolbar)
        let (field, button) = (UITextField(), UIButton(type: .system))
        field.placeholder = "Search here"
        button.setTitle("Button", for: .normal)
        let views = [UISegmentedControl(items: ["One", "Two"]), field, button, label("Label")]
        for view in views {
            let shown = [UIBarButtonItem(customView: view)]
            if inToolbar { toolbar.items = shown } else { item.rightBarButtonItems = shown }
            window.layoutIfNeeded()
            let size = view.intrinsicContentSize
            let rect = view.alignmentRect(forFrame: view.bounds)
            #expect(abs(rect.width - size.width) <= 0.5 && abs(rect.height - size.height) <= 0.5, "\(type(of: view))")
            let frame = inToolbar ? view.convert(view.bounds, to: toolbar) : place(view)
            #expect(abs((inToolbar ? frame.minX : frame.maxX) - (inToolbar ? 16 : 359)) <= 2 && abs(frame.midY - 22) <= 0.5)
        }
    }

    @Test("From right to left the first views are at the right") func rightToLeft() {
        bar.semanticContentAttribute = .forceRightToLeft
        let (leading, trailing) = (label("Leading"), label("Trailing"))
        item.leftBarButtonItem = UIBarButtonItem(customView: leading)
        item.rightBarButtonItem = UIBarButtonItem(customView: trailing)
        window.layoutIfNeeded()
        #expect(place(leading).maxX == 359 && place(trailing).minX == 16)
    }
}
