import InterfaceBuilderDocument
import UIKit

/// A content size, in points of the alignment rectangle. A length is nil if that of the view's class applies, and
/// `noIntrinsicMetric` if the view has none.
struct ContentSize: Equatable {
    var width: CGFloat?
    var height: CGFloat?
}

/// A view whose content size the canvas may decide.
@MainActor
struct CanvasLeaf {
    let element: MarkupElement
    let environment: CanvasEnvironment
    /// The view itself; nil if only sizes that the document alone decides are asked for.
    var view: UIView?

    /// The canvas's content size: each length is that of the first rule that states one.
    var contentSize: ContentSize {
        var size = ContentSize()
        for rule in CanvasRule.contentSizesByElement[element.name] ?? [] {
            guard let stated = rule.value(for: environment.presenter, { rule.contentSize(self) }) else { continue }
            size.width = size.width ?? stated.width
            size.height = size.height ?? stated.height
        }
        return size
    }
}

extension CanvasLeaf {
    /// Whether a stack view arranges the view, which is shown.
    var isArranged: Bool { view?.superview is UIStackView && view?.isHidden == false }

    var hasWheels: Bool { !["compact", "inline"].contains(element["style"]) || element.name == "pickerView" }

    var pages: CGFloat? { element.integer("numberOfPages").map { CGFloat($0) } }
}

// MARK: Buttons

extension CanvasLeaf {
    /// Whether a button shows nothing but what its type has: the circled letter or, to add a contact, sign.
    var isInformationButton: Bool {
        let types = ["detailDisclosure", "infoLight", "infoDark", "contactAdd"]
        return types.contains(element["buttonType"] ?? "")
            && element.children("state").allSatisfy { $0["title"] == nil && $0["image"] == nil }
    }

    /// The size of a button for information without a configuration, in points; nil for other views.
    func informationButton(_ side: CGFloat) -> ContentSize? {
        guard isInformationButton, element.child("buttonConfiguration") == nil else { return nil }
        return ContentSize(width: side, height: side)
    }

    /// The width of a button for information with a configuration, whose sign is some points wide; nil for other views.
    func configuredInformationButton(_ side: CGFloat) -> ContentSize? {
        guard let configuration = textlessConfiguration, !(configuration.image?.isSymbolImage ?? false), isInformationButton
        else { return nil }
        return ContentSize(width: side + configuration.contentInsets.leading + configuration.contentInsets.trailing)
    }

    /// The configuration of a button of a medium size that shows no text; nil for other views.
    var textlessConfiguration: UIButton.Configuration? {
        guard let configuration = (view as? UIButton)?.configuration, configuration.buttonSize == .medium,
            configuration.preferredSymbolConfigurationForImage == nil, (configuration.title ?? "").isEmpty,
            configuration.attributedTitle == nil, (configuration.subtitle ?? "").isEmpty
        else { return nil }
        return configuration
    }

    /// Whether the configuration of a button shows nothing but a symbol.
    func showsSymbol(_ configuration: UIButton.Configuration) -> Bool {
        configuration.image?.isSymbolImage ?? false || isInformationButton
    }

    /// The font of a button with a configuration that names none.
    var bodyFont: UIFont { .preferredFont(forTextStyle: .body, compatibleWith: UITraitCollection(values: environment.traits)) }
}

// MARK: Fields

extension CanvasLeaf {
    /// A text field without a border; nil for other views.
    var plainField: UITextField? { (view as? UITextField).flatMap { $0.borderStyle == .none ? $0 : nil } }
}
