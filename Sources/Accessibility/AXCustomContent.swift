public import Foundation

/// Additional content of an element that assistive technologies speak on request. None runs here: the values are for
/// tests.
///
/// - Source: developer.apple.com/documentation/accessibility/axcustomcontent
open class AXCustomContent: NSObject, NSCopying {
    /// The condition under which the content is spoken.
    ///
    /// - Source: developer.apple.com/documentation/accessibility/axcustomcontent/importance-swift.enum
    public enum Importance: UInt, Sendable {
        /// On request.
        case `default` = 0
        /// Together with the element.
        case high
    }

    /// The label, with speech attributes.
    open private(set) var attributedLabel: NSAttributedString
    /// The value, with speech attributes.
    open private(set) var attributedValue: NSAttributedString
    /// The label.
    open var label: String { attributedLabel.string }
    /// The value.
    open var value: String { attributedValue.string }
    /// The condition under which the content is spoken.
    open var importance = Importance.default

    /// Creates content of plain texts.
    public convenience init(label: String, value: String) {
        self.init(attributedLabel: NSAttributedString(string: label), attributedValue: NSAttributedString(string: value))
    }
    /// Creates content of texts with speech attributes.
    public init(attributedLabel label: NSAttributedString, attributedValue value: NSAttributedString) {
        (attributedLabel, attributedValue) = (label, value)
        super.init()
    }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = AXCustomContent(attributedLabel: attributedLabel, attributedValue: attributedValue)
        copy.importance = importance
        return copy
    }
}

/// An element with additional content.
///
/// - Source: developer.apple.com/documentation/accessibility/axcustomcontentprovider
@preconcurrency @MainActor
public protocol AXCustomContentProvider: NSObjectProtocol {
    /// The additional content; nil for none.
    var accessibilityCustomContent: [AXCustomContent]! { get set }
}
