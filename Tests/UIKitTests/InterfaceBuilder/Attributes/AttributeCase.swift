import Foundation

@testable import UIKit

/// An attribute of an element, and the property that follows from it.
@MainActor
struct AttributeCase {
    let element: String
    let attribute: String
    let text: String
    /// What an object has instead of the attribute where a colour or the like is a child element; put inside the
    /// element.
    var child: String?
    /// Whether the property of an object has the value.
    let holds: @MainActor (AnyObject) -> Bool
    /// How a runtime attribute sets the property; nil where key-value coding does not know it.
    var runtime: String?

    /// The attribute and its text, for messages.
    var name: String { "\(element).\(attribute)=\(text)" }

    /// A case whose property is equal to a value.
    init<Root: AnyObject, Value: Equatable>(
        _ element: String, _ attribute: String, _ text: String, _ path: KeyPath<Root, Value>, _ value: Value,
        runtime: String? = nil
    ) {
        (self.element, self.attribute, self.text, self.runtime) = (element, attribute, text, runtime)
        holds = { ($0 as? Root)?[keyPath: path] == value }
    }

    /// A flag that key-value coding knows by a name, that of the attribute unless another is given.
    static func flag<Root: AnyObject>(
        _ element: String, _ attribute: String, _ path: KeyPath<Root, Bool>, is value: Bool, key: String? = nil
    ) -> Self {
        let text = value ? "YES" : "NO"
        return Self(
            element, attribute, text, path, value,
            runtime: #"<userDefinedRuntimeAttribute type="boolean" keyPath="\#(key ?? attribute)" value="\#(text)"/>"#)
    }

    /// A word whose number key-value coding takes.
    static func word<Root: AnyObject, Value: RawRepresentable & Equatable>(
        _ element: String, _ attribute: String, _ text: String, _ path: KeyPath<Root, Value>, _ value: Value
    ) -> Self where Value.RawValue: BinaryInteger {
        Self(element, attribute, text, path, value, runtime: integer(attribute, Int(value.rawValue)))
    }

    /// A number, as a document and as key-value coding give it.
    static func number<Root: AnyObject, Value: BinaryFloatingPoint>(
        _ element: String, _ attribute: String, _ value: Double, _ path: KeyPath<Root, Value>, key: String? = nil
    ) -> Self {
        Self(
            element, attribute, "\(value)", path, Value(value),
            runtime: """
                <userDefinedRuntimeAttribute type="number" keyPath="\(key ?? attribute)">\
                <real key="value" value="\(value)"/></userDefinedRuntimeAttribute>
                """)
    }

    static func integer<Root: AnyObject>(
        _ element: String, _ attribute: String, _ value: Int, _ path: KeyPath<Root, Int>
    ) -> Self {
        Self(element, attribute, "\(value)", path, value, runtime: integer(attribute, value))
    }

    /// A color, which stands in an element of its own.
    static func color<Root: AnyObject>(
        _ element: String, _ key: String, _ path: KeyPath<Root, UIColor?>, runtimeKey: String? = nil
    ) -> Self {
        let color = { (name: String) in
            #"<color key="\#(name)" red="1" green="0" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>"#
        }
        var made = Self(element, key, "red", path, UIColor(red: 1, green: 0, blue: 0, alpha: 1))
        made.child = color(key)
        made.runtime = """
            <userDefinedRuntimeAttribute type="color" keyPath="\(runtimeKey ?? key)">\(color("value"))\
            </userDefinedRuntimeAttribute>
            """
        return made
    }

    /// Insets, which stand in an element of their own.
    static func insets<Root: AnyObject>(_ element: String, _ key: String, _ path: KeyPath<Root, UIEdgeInsets>) -> Self {
        var made = Self(element, key, "1 2 3 4", path, UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        made.child = #"<inset key="\#(key)" minX="2" minY="1" maxX="4" maxY="3"/>"#
        return made
    }

    /// A font of 31 points.
    static func font<Root: AnyObject>(_ element: String, _ path: KeyPath<Root, UIFont?>) -> Self {
        var made = Self(element, "fontDescription", "31 points", path, UIFont.systemFont(ofSize: 31))
        made.child = #"<fontDescription key="fontDescription" type="system" pointSize="31"/>"#
        return made
    }

    /// A priority of 123.
    static func priority(_ name: String, _ priority: @escaping @MainActor (UIView) -> UILayoutPriority) -> Self {
        Self("view", name, "123") { object in (object as? UIView).map { priority($0).rawValue } == 123 }
    }

    /// A case with an element of its own, or a property that has no key path.
    init(
        _ element: String, _ attribute: String, _ text: String, child: String? = nil,
        holds: @escaping @MainActor (AnyObject) -> Bool
    ) {
        (self.element, self.attribute, self.text, self.child, self.holds) = (element, attribute, text, child, holds)
    }

    /// An offset of a search bar.
    static func offset(_ key: String, _ path: KeyPath<UISearchBar, UIOffset>) -> Self {
        Self("searchBar", key, "3 4", child: #"<offsetWrapper key="\#(key)" horizontal="3" vertical="4"/>"#) { object in
            (object as? UISearchBar)?[keyPath: path] == UIOffset(horizontal: 3, vertical: 4)
        }
    }

    private static func integer(_ key: String, _ value: Int) -> String {
        """
        <userDefinedRuntimeAttribute type="number" keyPath="\(key)"><integer key="value" value="\(value)"/>\
        </userDefinedRuntimeAttribute>
        """
    }

    // MARK: Documents

    private var content: String { child ?? "" }
    private var stated: String { child == nil ? #"\#(attribute)="\#(text)""# : "" }
    private var usual: String { #"<rect key="frame" x="0" y="0" width="100" height="50"/>"# }

    /// The element with the attribute.
    var plain: String { "<\(element) \(stated) id=\"V\">\(usual)\(content)</\(element)>" }

    /// The element with the attribute in compact height only.
    var varied: String {
        "<\(element) id=\"V\">\(usual)<variation key=\"heightClass=compact\" \(stated)>\(content)</variation></\(element)>"
    }

    /// The element with a runtime attribute; nil where the property has no name in key-value coding.
    var withRuntimeAttribute: String? {
        runtime.map {
            "<\(element) id=\"V\">\(usual)<userDefinedRuntimeAttributes>\($0)</userDefinedRuntimeAttributes></\(element)>"
        }
    }
}
