import InterfaceBuilderDocument
import UIKit
import ViewInspection

extension LintRule {
    static let lowContrast = LintRule(
        "low-contrast", .warning, "text or a symbol that stands out too little from its background",
        meaning: """
            The contrast of the colour to the background is below 4.5 to 1 for texts of labels and fields, 3 to 1 for text of 18 points \
            and more and bold text of 14 points and more, and 3 to 1 for titles of buttons, for rows' titles in a colour of the system and for \
            symbols (Web Content Accessibility \
            Guidelines 2.2, criteria 1.4.3 and 1.4.11). A placeholder of the system's colour is reported where it stands out clearly less than \
            on the system's background. Texts over images or translucent views, in nibs, freeform scenes and clear roots where no view has a background, \
            attributed texts, the app's tint where a document asks for it, and views of classes of their own, which may choose other colours, are not judged, nor named colours in the \
            dark, of which a document records one value, nor buttons without a style and a colour for their title, nor texts nearly in the \
            colour of their background that a program has an outlet to.
            """,
        example: "a label of 13 points in #999999 on white, a contrast of 2.85 to 1",
        remedy: "Choose a darker or a lighter colour; the system's label colours follow the appearance."
    ) { linted in
        linted.shown.compactMap { index in
            guard let ink = linted.ink(of: index), let back = linted.background(behind: index),
                let contrast = ink.contrast(to: back),
                contrast.ratio < contrast.least - 0.005, !linted.isPlainlyUnseen(index, contrast.ratio)
            else { return nil }
            let numbers = "\(contrast.ratio.shortText) to 1, at least \(contrast.least.shortText) to 1 is needed"
            return linted.fault(at: index, "the \(ink.part) of \(linted.name(index)) has a contrast of \(numbers)")
        }
    }
}

/// A text or symbol that a view draws in one colour.
@MainActor
private struct Ink {
    let part: String
    let color: UIColor
    let view: UIView
    /// The contrast that is wanted; nil for the system's placeholders.
    let least: Double?

    /// The part of the contrast on the system's background that a placeholder is to have.
    private static let shareForPlaceholders = 0.8

    /// The contrast to a background and the least that is wanted; nil for colours that let something through.
    func contrast(to back: OpaqueColor) -> (ratio: Double, least: Double)? {
        if let least { return OpaqueColor(color, view).map { ($0.contrast(to: back), least) } }
        guard let usual = OpaqueColor(.systemBackground, view) else { return nil }
        let (ratio, wanted) = (ratio(on: back), ratio(on: usual))
        return (ratio, min(wanted * Self.shareForPlaceholders, 4.5))
    }

    private func ratio(on back: OpaqueColor) -> Double { OpaqueColor(color, view, over: back).contrast(to: back) }
}

extension LintedScene {
    /// The text or symbol that a view draws in one known colour; nil if a program or the text may choose other colours.
    fileprivate func ink(of index: Int) -> Ink? {
        let (object, element) = (view(index), scene.views[index].element)
        guard element["customClass"] == nil, !object.bounds.isEmpty else { return nil }
        if ["textColor", "tintColor"].contains(where: { isUnknownInDark($0, of: element, object) }) { return nil }
        switch object {
        case let label as UILabel:
            guard textLabel(index) != nil, label.isEnabled, element["usesAttributedText"] != "YES" else { return nil }
            // The title of a row in one of the system's colours is that of a button.
            let isAction = isLabelOfCellStyle(index) && element.child(key: "textColor")?["systemColor"] != nil
            let least = isAction ? 3 : OpaqueColor.leastContrast(of: label.font)
            return Ink(part: "text", color: label.textColor, view: label, least: least)
        case let button as UIButton where button.isEnabled: return ink(of: button, element)
        case let field as UITextField where field.isEnabled:
            if !(field.text ?? "").isEmpty, let color = field.textColor {
                return Ink(part: "text", color: color, view: field, least: OpaqueColor.leastContrast(of: field.font))
            }
            return (field.placeholder ?? "").isEmpty
                ? nil : Ink(part: "placeholder", color: .placeholderText, view: field, least: nil)
        case let picture as UIImageView where element["catalog"] == "system":
            return Ink(part: "symbol", color: picture.tintColor, view: picture, least: 3)
        default: return nil
        }
    }

    private func ink(of button: UIButton, _ element: MarkupElement) -> Ink? {
        let style = element.child("buttonConfiguration")?["style"]
        guard button.currentBackgroundImage == nil, style == nil || style == "plain" else { return nil }
        let normal = element.children("state").first { $0["key"] == "normal" }
        if let title = button.titleLabel, !title.isHidden, !(title.text ?? "").isEmpty {
            if element["hasAttributedTitle"] == "YES" || normal?.child(key: "attributedTitle") != nil { return nil }
            // The app's tint may be another than the system's.
            if normal?.child(key: "titleColor")?["systemColor"] == "tintColor" { return nil }
            let isPlain = (element["buttonType"] ?? "custom") == "custom" && style == nil
            guard !isPlain || normal?.child(key: "titleColor") != nil else { return nil }
            if let normal, isUnknownInDark("titleColor", of: normal, button) { return nil }
            return Ink(part: "title", color: title.textColor, view: button, least: 3)
        }
        return normal?["catalog"] == "system" ? Ink(part: "symbol", color: button.tintColor, view: button, least: 3) : nil
    }

    /// Whether hardly anybody could see the text or symbol in Interface Builder, and a program has an outlet to it and so
    /// gives it another colour, or another background.
    fileprivate func isPlainlyUnseen(_ index: Int, _ ratio: Double) -> Bool {
        ratio < 1.3 && scene.views[index].element.outlet != nil
    }

    /// Whether a colour is a named one in the dark: a document records one value of it, mostly that of light
    /// appearance.
    private func isUnknownInDark(_ key: String, of element: MarkupElement, _ view: UIView) -> Bool {
        view.traitCollection.userInterfaceStyle == .dark && element.child(key: key)?["name"] != nil
    }

    /// The one opaque colour behind what a view draws; nil where a sibling before it may cover that colour, and where
    /// it is not known.
    fileprivate func background(behind index: Int) -> OpaqueColor? {
        var here = index
        while true {
            let object = view(here)
            if let colour = object.drawnBackground {
                let isUnknown = isUnknownInDark("backgroundColor", of: scene.views[here].element, object)
                return object.alpha == 1 && !isUnknown ? OpaqueColor(colour, object) : nil
            }
            if let field = object as? UITextField, field.borderStyle == .roundedRect {
                return OpaqueColor(.systemBackground, field)
            }
            guard object.alpha == 1, here == index || !(object is UIImageView), !(object is UIVisualEffectView) else {
                return nil
            }
            guard let parent = scene.views[here].parent else {
                // A root that is made clear lets something show that the document does not tell.
                let isOnScreen = scene.kind == .controller && !scene.isFreeform && object.backgroundColor == nil
                return isOnScreen ? OpaqueColor(.systemBackground, object) : nil
            }
            if isMetBySiblingBefore(here, in: parent) || hasOwnLook(parent) { return nil }
            here = parent
        }
    }

    /// Whether a view may have another background at run time: one other than a cell or a root with a class of its own,
    /// or one that the document gives colours for properties of its class.
    private func hasOwnLook(_ index: Int) -> Bool {
        let (view, element) = (scene.views[index], scene.views[index].element)
        return view.role == .subview && element["customClass"] != nil
            || element.children(in: "userDefinedRuntimeAttributes").contains { $0["type"] == "color" }
    }

    /// Whether a sibling that is drawn before a view meets it.
    private func isMetBySiblingBefore(_ index: Int, in parent: Int) -> Bool {
        shown.contains { $0 < index && scene.views[$0].parent == parent && view($0).frame.intersects(view(index).frame) }
    }
}
