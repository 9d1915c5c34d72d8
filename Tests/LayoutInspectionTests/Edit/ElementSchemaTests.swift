import Testing

@testable import InterfaceBuilderDocument
@testable import LayoutInspection
@testable import UIKit

/// Edits may write the attributes and values that loading reads.
@MainActor
struct ElementSchemaTests {
    /// Elements in objects that hold further objects, or have no key; edits of these are no attributes.
    private static let lists: Set<String> = [
        "segments", "items", "state", "toolbarItems", "blurEffect", "vibrancyEffect", "buttonConfiguration", "leftBarButtonItems",
        "rightBarButtonItems", "titleView", "customView", "scopeButtonTitles",
    ]

    @Test("Each attribute that UIKit reads of an element can be set")
    func attributesAreKnown() {
        for table in AttributeTable.all {
            for element in table.elements {
                guard let schema = ElementSchema.named(element) else {
                    Issue.record("\(element) has no schema")
                    continue
                }
                let unknown = table.rows.flatMap(\.names).filter { !schema.names.contains($0) && !Self.lists.contains($0) }
                #expect(unknown == [], "\(element)")
            }
        }
    }

    /// Words that Interface Builder writes for properties of newer systems, which loading passes over.
    private static let newer: Set<String> = [
        "keyboardDismissMode onDragWithAccessory", "keyboardDismissMode interactiveWithAccessory", "datePickerMode yearAndMonth",
        "barStyle blackOpaque", "style automatic",
    ]

    @Test("Each word that can be set is one that UIKit knows, and others are reported")
    func wordsAreKnown() throws {
        var checked = 0
        for element in AttributeTable.all.flatMap(\.elements) where ElementClass.isView(element) {
            guard LibraryObject.named(element) != nil, let schema = ElementSchema.named(element) else { continue }
            for (name, form) in schema.attributes.sorted(by: { $0.key < $1.key }) {
                guard case .words(let words) = form, isReported("?", of: name, element) else { continue }
                for word in words where !Self.newer.contains("\(name) \(word)") {
                    #expect(!isReported(word, of: name, element), "\(element).\(name)=\(word)")
                    checked += 1
                }
            }
        }
        #expect(checked > 300)
    }

    /// Whether loading reports the value of an attribute as unknown.
    private func isReported(_ value: String, of name: String, _ element: String) -> Bool {
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21701" targetRuntime="iOS.CocoaTouch">\
            <objects><view id="R"><rect key="frame" x="0.0" y="0.0" width="320" height="480"/><subviews>\
            <\(element) \(name)="\(value)" fixedFrame="YES" id="E"><rect key="frame" x="0.0" y="0.0" width="100" height="50"/>\
            </\(element)></subviews></view></objects></document>
            """
        guard let document = try? InterfaceDocument(bytes: Array(text.utf8)) else { return false }
        let layout = SceneLayout(document)
        return layout.scenes.flatMap { layout.layOut($0).diagnostics }.contains {
            $0.id == "unknown-value" && $0.message.contains("\(name)=\"\(value)\"")
        }
    }
}
