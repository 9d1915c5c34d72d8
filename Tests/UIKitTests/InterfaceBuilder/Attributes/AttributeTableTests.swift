import InterfaceBuilderCanvas
import InterfaceBuilderDocument
import SceneFixtures
import Testing

@testable import UIKit

/// The tables from attributes to properties, in each of the ways that go by them.
@MainActor
struct AttributeTableTests {
    @Test func canvas() throws {
        for attribute in AttributeCase.all {
            let scene = SceneFixture.layOut(try SceneFixture.xib("<subviews>\(attribute.plain)</subviews>"))
            let view = try #require(scene.views[1])
            #expect(attribute.holds(view), "\(attribute.name)")
        }
    }

    @Test func program() throws {
        for attribute in AttributeCase.all {
            let view = try #require(load(attribute.plain), "\(attribute.name)")
            #expect(attribute.holds(view), "\(attribute.name)")
        }
    }

    @Test func runtimeAttributes() throws {
        for attribute in AttributeCase.all {
            guard let text = attribute.withRuntimeAttribute else { continue }
            var view: UIView?
            let log = LoadedDocument.log { view = load(text) }
            #expect(log == [], "\(attribute.name)")
            #expect(attribute.holds(try #require(view)), "\(attribute.name)")
        }
    }

    @Test func variations() throws {
        for attribute in AttributeCase.all {
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
            let view = try #require(load(attribute.varied), "\(attribute.name)")
            window.addSubview(view)
            window.layoutIfNeeded()
            #expect(!attribute.holds(view), "\(attribute.name) at first")
            window.traitOverrides.verticalSizeClass = .compact
            window.layoutIfNeeded()
            #expect(attribute.holds(view), "\(attribute.name) in compact height")
            window.traitOverrides.verticalSizeClass = .regular
            window.layoutIfNeeded()
            #expect(!attribute.holds(view), "\(attribute.name) afterwards")
        }
    }

    private func load(_ text: String) -> UIView? { LoadedDocument.nib(text).instantiate(withOwner: nil).first as? UIView }

    // MARK: Elements

    @Test func elementsStandForTheClassesOfTheirTables() {
        for table in AttributeTable.all {
            for element in table.elements {
                #expect(AttributeTable.named(element) === table)
                guard let object = table.makeObject(), object is UIView else { continue }
                #expect(type(of: object) == table.type, "\(element)")
                if !Self.plainElements.contains(element) {
                    #expect(ElementClass.name(of: element) == "\(table.type)", "\(element)")
                }
            }
        }
    }

    /// Elements whose class is another than that of the table which the canvas makes a view by.
    private static let plainElements = ["window", "tableViewCellContentView"]

    /// What sets more than a property, or one that only a picture shows, has tests of its own in the suites of the
    /// classes.
    private static let otherwiseTested: Set<String> = [
        "accessibilityConfiguration", "animating", "attributedTitle", "backIndicatorImage", "background", "blurEffect",
        "buttonConfiguration",
        "buttonType", "compactAppearance", "compactScrollEdgeAppearance", "currentPage",
        "dataDetectorTypes", "date", "highlightedImage", "image", "items",
        "largeTitleTextAttributes",
        "layoutMarginsFollowReadableWidth", "locale", "maximumDate", "maximumValueImage", "minimumDate", "minimumValueImage",
        "preferredSymbolConfiguration", "progressImage", "reuseIdentifier", "scopeButtonTitles", "segments",
        "scrollEdgeAppearance", "selectedColor", "selectedImageTintColor", "selectedSegmentIndex",
        "standardAppearance", "state", "supportsAlpha",
        "textInputTraits", "timeZone", "title", "titleTextAttributes", "trackImage",
    ]

    @Test func everyAttributeOfAViewHasACase() {
        let tables = AttributeTable.all.filter { $0.type is UIView.Type }
        let names = Set(tables.flatMap { $0.rows.compactMap(\.names.first) })
        #expect(names.subtracting(AttributeCase.all.map(\.attribute)) == Self.otherwiseTested)
    }

    /// Rows of names that a document does not state are passed over, as if they had been applied.
    @Test func rowsWithoutAStatedNameLeaveObjectsAlone() throws {
        let document = try SceneFixture.xib("<subviews><view/></subviews>")
        let bare = try #require(document.root.descendants.last { $0.name == "view" })
        DocumentFile(document, name: "Bare.xib", bundle: LoadingFixtures.bundle).read(bare) { reader in
            for table in AttributeTable.all {
                guard let object = table.makeObject() else { continue }
                // The row for content modes says that it was applied to controls, of which it changes nothing.
                let rows = table.rows.filter { $0.isPassive && $0.names != ["contentMode"] }
                #expect(rows.filter { $0.apply(reader, object) }.flatMap(\.names) == [], "\(table.type)")
                #expect(table.rows(statedIn: document).count < table.rows.count, "\(table.type)")
            }
        }
    }

    @Test func everyVariationAppliesItsOwnRowsOnly() throws {
        let text = """
            <label text="Some" numberOfLines="2" textAlignment="right" id="V"><rect key="frame" width="9" height="9"/>
            <variation key="heightClass=compact" numberOfLines="3"/></label>
            """
        let label = try #require(load(text) as? UILabel)
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
        window.addSubview(label)
        (label.text, label.textAlignment) = ("Other", .center)
        window.traitOverrides.verticalSizeClass = .compact
        window.layoutIfNeeded()
        #expect(label.numberOfLines == 3 && label.text == "Other" && label.textAlignment == .center)
    }
}
