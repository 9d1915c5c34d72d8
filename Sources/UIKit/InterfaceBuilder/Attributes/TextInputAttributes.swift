extension AttributeTable {
    static let textField = AttributeTable(
        UITextField.self, elements: ["textField"], make: { UITextField() }, rows: fieldRows)

    static let textView = AttributeTable(
        UITextView.self, elements: ["textView"],
        make: {
            // The document specifies the background colour, or there is none.
            let view = UITextView()
            view.backgroundColor = nil
            return view
        },
        rows: textViewRows)
}

extension AttributeTable {
    private static let fieldRows: [AttributeRow<UITextField>] =
        [fieldContent, AttributeRow.inputTraits, fieldBehavior, AttributeRow.parts].flatMap { $0 }

    private static let fieldBehavior: [AttributeRow<UITextField>] = [
        .flag("adjustsFontForContentSizeCategory", \.adjustsFontForContentSizeCategory),
        .flag("clearsOnBeginEditing", \.clearsOnBeginEditing),
        // Interface Builder writes `NO` for fields that do not shrink their font.
        .flag("adjustsFontSizeToFit", \.adjustsFontSizeToFitWidth, keys: ["adjustsFontSizeToFitWidth"], absent: true),
        AttributeRow(["minimumFontSize"], \.minimumFontSize) { reader in
            reader.number("minimumFontSize").map { max(0, CGFloat($0)) }
        },
        .word(
            "clearButtonMode", \.clearButtonMode,
            ["never": .never, "whileEditing": .whileEditing, "unlessEditing": .unlessEditing, "always": .always]),
        .image("background", \.background),
        .key("text", path: \.text),
        .key("delegate", path: \.delegate),
    ]

    private static let fieldContent: [AttributeRow<UITextField>] = [
        .value(["fontDescription"], \.font, keys: ["font"]) { $0.inputFont }.alwaysApplied(),
        .word(
            "borderStyle", \.borderStyle, ["none": .none, "line": .line, "bezel": .bezel, "roundedRect": .roundedRect]),
        .text("placeholder", \.placeholder),
        AttributeRow("text", "attributedText") { reader, field in
            if let text = reader.attributedText("attributedText", font: field.textLabel.font) {
                field.show(text, isAttributed: true)
            } else {
                field.text = reader.text("text")
            }
        },
        .word("textAlignment", \.textAlignment, AttributeReader.textAlignments),
        .color("textColor", \.textColor),
    ]
}

extension AttributeTable {
    private static let textViewRows: [AttributeRow<UITextView>] = [viewBehavior, AttributeRow.inputTraits, viewContent].flatMap {
        $0
    }

    private static let viewBehavior: [AttributeRow<UITextView>] =
        [
            .flag("editable", \.isEditable, absent: true),
            .flag("selectable", \.isSelectable, absent: true),
            .flag("allowsEditingTextAttributes", \.allowsEditingTextAttributes),
            .flag("adjustsFontForContentSizeCategory", \.adjustsFontForContentSizeCategory),
            AttributeRow(["dataDetectorTypes"], \.dataDetectorTypes) { reader in
                reader.child("dataDetectorTypes")?.options(detectorTypes)
            },
            .key("delegate", path: \.delegate),
        ]

    private static let detectorTypes: KeyValuePairs<String, UIDataDetectorTypes> = [
        "phoneNumber": .phoneNumber, "link": .link, "address": .address, "calendarEvent": .calendarEvent,
        "shipmentTrackingNumber": .shipmentTrackingNumber, "flightNumber": .flightNumber, "lookupSuggestion": .lookupSuggestion,
        "money": .money, "physicalValue": .physicalValue,
    ]

    private static let viewContent: [AttributeRow<UITextView>] = [
        AttributeRow("fontDescription") { reader, view in
            if !reader.states("attributedText") { view.font = reader.inputFont }
        },
        AttributeRow("text", "attributedText") { reader, view in
            if let text = reader.attributedText("attributedText", font: reader.inputFont) {
                view.setContent(text)
            } else {
                view.text = reader.text("text") ?? ""
            }
        },
        .word("textAlignment", \.textAlignment, AttributeReader.textAlignments),
        .color("textColor", \.textColor),
        .key("text", path: \.text),
        .key("font", path: \.font),
    ]
}
