import InterfaceBuilderDocument
import UIKit

/// A property of a running program's view or constraint that a page can try values of, named as Interface Builder's documents
/// name it, so that a value that was tried can be written into one.
@MainActor
struct LiveAttribute {
    /// Whether and how a value is written.
    enum Form: Equatable {
        case flag, text, number, integer, color
        case words([String])
    }

    let name: String
    /// The kind of object that has it, as the inspector groups attributes.
    let owner: String
    let form: Form
    /// The value as documents write it; nil for none.
    let get: @MainActor () -> String?
    /// Takes a value, nil for none; false for one that is none of the property's.
    let set: @MainActor (String?) -> Bool
    /// The statement that sets a value, with the object's name in Swift.
    let code: @MainActor (_ object: String, _ value: String?) -> String
}

extension LiveAttribute {
    /// The attributes of a view, the most special ones first.
    static func all(of view: UIView) -> [LiveAttribute] {
        switch view {
        case let stack as UIStackView: stackRows(stack) + viewRows(view)
        case let label as UILabel: labelRows(label) + viewRows(view)
        case let button as UIButton: buttonRows(button) + viewRows(view)
        case let field as UITextField: fieldRows(field) + viewRows(view)
        case let text as UITextView: textRows(text) + viewRows(view)
        default: viewRows(view)
        }
    }

    static func all(of constraint: NSLayoutConstraint) -> [LiveAttribute] {
        [
            number("constant", "constraint", { constraint.constant }, { constraint.constant = $0 }),
            priority("priority", "constraint", { constraint.priority }, set: constraint.change) { object, value in
                "\(object).priority = \(priorityCode(value))"
            },
        ]
    }

    // MARK: Classes

    private static func viewRows(_ view: UIView) -> [LiveAttribute] {
        let axes: [(name: String, axis: NSLayoutConstraint.Axis)] = [("horizontal", .horizontal), ("vertical", .vertical)]
        let hugging = axes.map { name, axis in
            priority(
                "\(name)HuggingPriority", "view", { view.contentHuggingPriority(for: axis) },
                set: { view.setContentHuggingPriority($0, for: axis) }
            ) { "\($0).setContentHuggingPriority(\(priorityCode($1)), for: .\(name))" }
        }
        let resistance = axes.map { name, axis in
            priority(
                "\(name)CompressionResistancePriority", "view", { view.contentCompressionResistancePriority(for: axis) },
                set: { view.setContentCompressionResistancePriority($0, for: axis) }
            ) { "\($0).setContentCompressionResistancePriority(\(priorityCode($1)), for: .\(name))" }
        }
        return [
            flag("hidden", "view", "isHidden", { view.isHidden }, { view.isHidden = $0 }),
            number("alpha", "view", { view.alpha }, { view.alpha = min(1, max(0, $0)) }),
            color("backgroundColor", "view", view, { view.backgroundColor }, { view.backgroundColor = $0 }),
            color("tintColor", "view", view, { view.tintColor }, { view.tintColor = $0 }),
        ] + hugging + resistance
    }

    private static func stackRows(_ stack: UIStackView) -> [LiveAttribute] {
        // Documents name the ends of a row's cross axis top and bottom.
        let ends = stack.axis == .horizontal ? ("top", "bottom") : ("leading", "trailing")
        return [
            word("axis", "stackView", [("horizontal", .horizontal), ("vertical", .vertical)], { stack.axis }) { stack.axis = $0 },
            word(
                "distribution", "stackView",
                [
                    ("fill", .fill), ("fillEqually", .fillEqually), ("fillProportionally", .fillProportionally),
                    ("equalSpacing", .equalSpacing), ("equalCentering", .equalCentering),
                ], { stack.distribution }
            ) { stack.distribution = $0 },
            word(
                "alignment", "stackView",
                [("fill", .fill), (ends.0, .leading), ("center", .center), (ends.1, .trailing)]
                    + (stack.axis == .horizontal ? [("firstBaseline", .firstBaseline), ("lastBaseline", .lastBaseline)] : []),
                { stack.alignment }
            ) { stack.alignment = $0 },
            number("spacing", "stackView", { stack.spacing }, { stack.spacing = $0 }),
            flag(
                "baselineRelativeArrangement", "stackView", "isBaselineRelativeArrangement",
                { stack.isBaselineRelativeArrangement }, { stack.isBaselineRelativeArrangement = $0 }),
        ]
    }

    private static func labelRows(_ label: UILabel) -> [LiveAttribute] {
        [
            text("text", "label", { label.text }, { label.text = $0 }),
            color("textColor", "label", label, { label.textColor }, { label.textColor = $0 ?? .label }),
            integer("numberOfLines", "label", { label.numberOfLines }, { label.numberOfLines = $0 }),
            word("textAlignment", "label", alignments, { label.textAlignment }) { label.textAlignment = $0 },
        ]
    }

    private static func buttonRows(_ button: UIButton) -> [LiveAttribute] {
        [
            text("normal.title", "button", { button.title(for: .normal) }, { button.setTitle($0, for: .normal) }) {
                "\($0).setTitle(\(textCode($1)), for: .normal)"
            },
            color(
                "normal.titleColor", "button", button, { button.titleColor(for: .normal) },
                { button.setTitleColor($0, for: .normal) }
            ) { "\($0).setTitleColor(\(colorCode($1)), for: .normal)" },
        ]
    }

    private static func fieldRows(_ field: UITextField) -> [LiveAttribute] {
        [
            text("text", "textField", { field.text }, { field.text = $0 }),
            text("placeholder", "textField", { field.placeholder }, { field.placeholder = $0 }),
            color("textColor", "textField", field, { field.textColor }, { field.textColor = $0 }),
            word("textAlignment", "textField", alignments, { field.textAlignment }) { field.textAlignment = $0 },
        ]
    }

    private static func textRows(_ view: UITextView) -> [LiveAttribute] {
        [
            text("text", "textView", { view.text }, { view.text = $0 ?? "" }),
            color("textColor", "textView", view, { view.textColor }, { view.textColor = $0 }),
            word("textAlignment", "textView", alignments, { view.textAlignment }) { view.textAlignment = $0 },
        ]
    }

    private static let alignments: [(String, NSTextAlignment)] = [
        ("natural", .natural), ("left", .left), ("center", .center), ("right", .right), ("justified", .justified),
    ]
}

// MARK: - Kinds of values

extension LiveAttribute {
    /// The property of Swift that an attribute of documents is, where both have one name.
    private static func assignment(_ name: String, _ value: @escaping (String?) -> String)
        -> @MainActor (String, String?) -> String
    {
        { "\($0).\(name) = \(value($1))" }
    }

    private static func flag(
        _ name: String, _ owner: String, _ property: String, _ get: @escaping @MainActor () -> Bool,
        _ set: @escaping @MainActor (Bool) -> Void
    ) -> LiveAttribute {
        LiveAttribute(
            name: name, owner: owner, form: .flag, get: { get() ? "YES" : "NO" },
            set: {
                guard let value = ["YES": true, "NO": false][$0 ?? ""] else { return false }
                set(value)
                return true
            }, code: assignment(property) { $0 == "YES" ? "true" : "false" })
    }

    private static func number(
        _ name: String, _ owner: String, _ get: @escaping @MainActor () -> CGFloat,
        _ set: @escaping @MainActor (CGFloat) -> Void
    ) -> LiveAttribute {
        LiveAttribute(
            name: name, owner: owner, form: .number, get: { number(Double(get())) },
            set: {
                guard let value = $0.flatMap(Double.init), value.isFinite, abs(value) < 1e6 else { return false }
                set(CGFloat(value))
                return true
            }, code: assignment(name) { $0 ?? "0" })
    }

    private static func integer(
        _ name: String, _ owner: String, _ get: @escaping @MainActor () -> Int, _ set: @escaping @MainActor (Int) -> Void
    ) -> LiveAttribute {
        LiveAttribute(
            name: name, owner: owner, form: .integer, get: { String(get()) },
            set: {
                guard let value = $0.flatMap({ Int($0) }), (0...1_000_000).contains(value) else { return false }
                set(value)
                return true
            }, code: assignment(name) { $0 ?? "0" })
    }

    private static func priority(
        _ name: String, _ owner: String, _ get: @escaping @MainActor () -> UILayoutPriority,
        set: @escaping @MainActor (UILayoutPriority) -> Void, code: @escaping @MainActor (String, String?) -> String
    ) -> LiveAttribute {
        LiveAttribute(
            name: name, owner: owner, form: .number, get: { number(Double(get().rawValue)) },
            set: {
                guard let value = $0.flatMap(Float.init), (1...1000).contains(value) else { return false }
                set(UILayoutPriority(value))
                return true
            }, code: code)
    }

    private static func text(
        _ name: String, _ owner: String, _ get: @escaping @MainActor () -> String?,
        _ set: @escaping @MainActor (String?) -> Void, code: (@MainActor (String, String?) -> String)? = nil
    ) -> LiveAttribute {
        LiveAttribute(
            name: name, owner: owner, form: .text, get: get,
            set: {
                set($0)
                return true
            }, code: code ?? assignment(name, textCode))
    }

    private static func color(
        _ name: String, _ owner: String, _ view: UIView, _ get: @escaping @MainActor () -> UIColor?,
        _ set: @escaping @MainActor (UIColor?) -> Void, code: (@MainActor (String, String?) -> String)? = nil
    ) -> LiveAttribute {
        LiveAttribute(
            name: name, owner: owner, form: .color, get: { get().map { LiveColor.text(of: $0, in: view) } },
            set: { text in
                let color = text.flatMap(LiveColor.color)
                guard text == nil || color != nil else { return false }
                set(color)
                return true
            }, code: code ?? assignment(name, colorCode))
    }

    private static func word<Value: Equatable>(
        _ name: String, _ owner: String, _ words: [(word: String, value: Value)], _ get: @escaping @MainActor () -> Value,
        _ set: @escaping @MainActor (Value) -> Void
    ) -> LiveAttribute {
        LiveAttribute(
            name: name, owner: owner, form: .words(words.map(\.word)),
            get: {
                let value = get()
                return words.first { $0.value == value }?.word
            },
            set: { word in
                guard let value = words.first(where: { $0.word == word })?.value else { return false }
                set(value)
                return true
            }, code: assignment(name) { ".\(["top": "leading", "bottom": "trailing"][$0 ?? ""] ?? $0 ?? "")" })
    }

    // MARK: Swift

    private static func number(_ value: Double) -> String {
        value == value.rounded() && abs(value) < 1e9 ? String(Int(value)) : String((value * 1000).rounded() / 1000)
    }

    private nonisolated static func textCode(_ text: String?) -> String { text?.debugDescription ?? "nil" }

    private nonisolated static func priorityCode(_ text: String?) -> String {
        let names = ["1000": ".required", "750": ".defaultHigh", "250": ".defaultLow"]
        return names[text ?? ""] ?? "UILayoutPriority(\(text ?? "1000"))"
    }

    private nonisolated static func colorCode(_ text: String?) -> String {
        guard let text else { return "nil" }
        guard let shares = LiveColor.shares(text) else {
            return "." + (text.hasSuffix("Color") ? String(text.dropLast(5)) : text)
        }
        let numbers = shares.map { String((Double($0) * 1000).rounded() / 1000) }
        return "UIColor(red: \(numbers[0]), green: \(numbers[1]), blue: \(numbers[2]), alpha: \(numbers[3]))"
    }
}

/// Colours as edits of documents name them: `systemRedColor`, `#RRGGBB` or `#RRGGBBAA`.
@MainActor
enum LiveColor {
    static func color(_ text: String) -> UIColor? {
        if let color = UIColor.systemColor(named: text) { return color }
        guard let shares = shares(text) else { return nil }
        return UIColor(
            red: CGFloat(shares[0]), green: CGFloat(shares[1]), blue: CGFloat(shares[2]), alpha: CGFloat(shares[3]))
    }

    /// The name of a colour of the system, or the components as the view shows them.
    static func text(of color: UIColor, in view: UIView) -> String {
        names.first { UIColor.systemColor(named: $0) == color }
            ?? color.resolvedColor(with: view.traitCollection).hexadecimal
    }

    static let names = SystemColors.names.sorted()

    /// Red, green, blue and opacity, from 0 to 1.
    nonisolated static func shares(_ text: String) -> [Double]? {
        let digits = text.dropFirst()
        guard text.hasPrefix("#"), [6, 8].contains(digits.count), let number = UInt32(digits, radix: 16) else { return nil }
        let bytes = digits.count == 6 ? number << 8 | 255 : number
        return [24, 16, 8, 0].map { Double(bytes >> $0 & 255) / 255 }
    }
}

extension NSLayoutConstraint {
    /// Gives an active constraint another priority, also where UIKit refuses to: between required and not.
    fileprivate func change(priority: UILayoutPriority) {
        guard isActive, (priority == .required) != (self.priority == .required) else {
            self.priority = priority
            return
        }
        isActive = false
        self.priority = priority
        isActive = true
    }
}
