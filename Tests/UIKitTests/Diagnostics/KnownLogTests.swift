import Testing

@testable import UIKit

/// Lines that consoles show in situations that many programs meet, as public logs have them.
@MainActor
@Suite struct KnownLogTests {
    /// The lines that a closure logs.
    private func lines(_ change: () -> Void) -> [String] {
        final class Log {
            var lines: [String] = []
        }
        let (sink, log) = (LayoutWarning.sink, Log())
        LayoutWarning.sink = { line in log.lines.append(line) }
        defer { LayoutWarning.sink = sink }
        change()
        return log.lines
    }

    @Test("A cell's content view without constraints of its mask: public logs since iOS 13") func contentOfCell() {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        let found = lines { cell.contentView.translatesAutoresizingMaskIntoConstraints = false }
        #expect(
            found.first?.hasPrefix(
                "[TableView] Changing the translatesAutoresizingMaskIntoConstraints property of the contentView of a UITableViewCell is "
                    + "not supported and will result in undefined behavior, as this property is managed by the owning "
                    + "UITableViewCell. Cell: <UITableViewCell: 0x") == true)
        #expect(lines { cell.contentView.translatesAutoresizingMaskIntoConstraints = true }.isEmpty)
        #expect(lines { cell.translatesAutoresizingMaskIntoConstraints = false }.isEmpty, "No table manages it.")
    }

    @Test("A header with a background colour: public logs of iOS 10 to 12, and of iOS 13 and later") func backgroundOfHeader() {
        for (generation, words) in [
            (SystemGeneration.iOS7, "Setting the background color on UITableViewHeaderFooterView has been deprecated."),
            (.iOS13, "Changing the background color of UITableViewHeaderFooterView is not supported."),
        ] {
            let (device, header) = (DeviceWindow("iPhone 8", generation: generation), UITableViewHeaderFooterView())
            device.window.addSubview(header)
            let found = lines { header.backgroundColor = .red }
            #expect(found.count == 1 && found[0].hasPrefix("[TableView] " + words))
            #expect(lines { header.contentView.backgroundColor = .red }.isEmpty)
        }
    }

    @Test("A cell in its list without constraints of its mask: public logs since iOS 13") func cellInList() {
        let (table, cell) = (UITableView(), UITableViewCell(style: .default, reuseIdentifier: nil))
        table.addSubview(cell)
        let (collection, item) = (
            UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout()), UICollectionViewCell(frame: .zero)
        )
        collection.addSubview(item)
        let found = lines {
            cell.translatesAutoresizingMaskIntoConstraints = false
            item.translatesAutoresizingMaskIntoConstraints = false
        }
        let kinds = [("UITableViewCell", "UITableView"), ("UICollectionReusableView", "UICollectionView")]
        #expect(found.count == 2)
        for (line, (kind, list)) in zip(found, kinds) {
            #expect(
                line.hasPrefix(
                    "[LayoutConstraints] Changing the translatesAutoresizingMaskIntoConstraints property of a \(kind) that is managed by "
                        + "a \(list) is not supported, and will result in incorrect self-sizing. View: <"))
        }
    }

    @Test("A presentation from a controller that is nobody's child: public logs of iOS 6 to 12 and 16 to 18")
    func detached() {
        for generation in [SystemGeneration.iOS7, .iOS13] {
            let (device, root, stray) = (DeviceWindow("iPhone 8", generation: generation), UIViewController(), UIViewController())
            device.show(root)
            root.view.addSubview(stray.view)
            let found = lines { stray.present(UIViewController(), animated: false) }
            #expect(found.count == 1 && found[0].contains("detached view controller"))
            #expect(
                found[0].hasSuffix("is discouraged \(LayoutText.reference(stray)).")
                    == (generation == .iOS7))
            stray.dismiss(animated: false)
            root.addChild(stray)
            #expect(lines { stray.present(UIViewController(), animated: false) }.isEmpty)
        }
    }

    @Test("A presentation that cannot be: public logs of iOS 5 to 12, and of iOS 13 to 18") func notPresented() {
        for generation in [SystemGeneration.iOS7, .iOS13] {
            let (device, root, outside) = (
                DeviceWindow("iPhone 8", generation: generation), UIViewController(), UIViewController()
            )
            device.show(root)
            let (first, second) = (UIViewController(), UIViewController())
            root.present(first, animated: false)
            outside.traitOverrides.values.generation = generation
            let found = lines {
                root.present(second, animated: false)
                outside.present(second, animated: false)
            }
            let names = [root, first, second, outside].map { LayoutText.reference($0) }
            #expect(
                found
                    == (generation == .iOS7
                        ? [
                            "Warning: Attempt to present \(names[2]) on \(names[0]) which is already presenting \(names[1])",
                            "Warning: Attempt to present \(names[2]) on \(names[3]) whose view is not in the window hierarchy!",
                        ]
                        : [
                            "[Presentation] Attempt to present \(names[2]) on \(names[0]) (from \(names[0])) "
                                + "which is already presenting \(names[1]).",
                            "[Presentation] Attempt to present \(names[2]) on \(names[3]) (from \(names[3])) "
                                + "whose view is not in the window hierarchy.",
                        ]))
        }
    }

    @Test("An appearance that ends without having begun: public logs since iOS 5") func unbalanced() {
        let page = UIViewController()
        let found = lines { page.endAppearanceTransition() }
        #expect(found == ["Unbalanced calls to begin/end appearance transitions for \(LayoutText.reference(page))."])
        #expect(
            lines {
                page.beginAppearanceTransition(true, animated: false)
                page.endAppearanceTransition()
            }.isEmpty)
    }
}
