import UIKit

/// The accessibility elements below a view, in reading order.
package struct AccessibilityList: Codable, Equatable, Sendable {
    package struct Element: Codable, Equatable, Sendable {
        /// The id of the view; nil for an element that is none.
        package let view: String?
        package let label, value, hint: String?
        /// The identifier that the program gave it.
        package let identifier: String?
        package let traits: [String]
        /// Points in the root's coordinates.
        package let place: [Double]
        /// Whether a finger has less than 44 points along a side to hit it.
        package let isSmall: Bool
        /// Nil for an element without text.
        package let contrast: TextContrast?
    }

    package let elements: [Element]

    /// Points; the least size of what is touched.
    ///
    /// - Source: developer.apple.com/design/human-interface-guidelines/accessibility
    private static let leastTarget = 44.0

    @MainActor
    package init(of root: UIView, _ names: ViewNames, origin: CGPoint = .zero) {
        let picture = CountedPicture(of: root)
        elements = root.accessibilityTree.map { Self.element($0, in: root, picture, names, origin) }
    }

    @MainActor
    private static func element(
        _ object: NSObject, in root: UIView, _ picture: CountedPicture?, _ names: ViewNames, _ origin: CGPoint
    ) -> Element {
        let view = object as? UIView
        let rect: CGRect
        if let view {
            rect = view.convert(view.bounds, to: root)
        } else {
            rect = root.convert((object as? UIAccessibilityElement)?.accessibilityFrame ?? .zero, from: nil)
        }
        let element = object as? UIAccessibilityElement
        let traits = view?.accessibilityTraits ?? element?.accessibilityTraits ?? []
        let isTarget = view is UIControl || traits.contains(.button) || traits.contains(.link)
        return Element(
            view: view.map(names.id), label: view?.accessibilityLabel ?? element?.accessibilityLabel ?? view?.shownText,
            value: view?.accessibilityValue ?? element?.accessibilityValue,
            hint: view?.accessibilityHint ?? element?.accessibilityHint,
            identifier: view?.accessibilityIdentifier ?? element?.accessibilityIdentifier, traits: words(for: traits),
            place: ViewTree.numbers(rect.offsetBy(dx: origin.x - root.bounds.minX, dy: origin.y - root.bounds.minY)),
            isSmall: isTarget && (rect.width < leastTarget || rect.height < leastTarget),
            contrast: picture.flatMap { view?.textContrast(in: root, $0) })
    }

    private static func words(for traits: UIAccessibilityTraits) -> [String] {
        let known: [(UIAccessibilityTraits, String)] = [
            (.button, "button"), (.link, "link"), (.image, "image"), (.selected, "selected"), (.keyboardKey, "keyboard key"),
            (.staticText, "static text"), (.header, "header"), (.searchField, "search field"), (.adjustable, "adjustable"),
            (.notEnabled, "not enabled"), (.tabBar, "tab bar"), (.updatesFrequently, "updates frequently"),
        ]
        return known.filter { traits.contains($0.0) }.map(\.1)
    }
}
