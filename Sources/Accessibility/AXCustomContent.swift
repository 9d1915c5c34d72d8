public import Foundation

/// Something that an assistive technology can tell of an element when it is asked for more. None runs here: the values are for tests.
///
/// - Source: developer.apple.com/documentation/accessibility/axcustomcontent
open class AXCustomContent: NSObject, NSCopying {
    /// When the content is told.
    ///
    /// - Source: developer.apple.com/documentation/accessibility/axcustomcontent/importance-swift.enum
    public enum Importance: UInt, Sendable {
        /// When it is asked for.
        case `default` = 0
        /// With the element.
        case high
    }

    /// What the content is called, with attributes of speech.
    open private(set) var attributedLabel: NSAttributedString
    /// The content, with attributes of speech.
    open private(set) var attributedValue: NSAttributedString
    /// What the content is called.
    open var label: String { attributedLabel.string }
    /// The content.
    open var value: String { attributedValue.string }
    /// When the content is told.
    open var importance = Importance.default

    /// Makes content of texts.
    public convenience init(label: String, value: String) {
        self.init(attributedLabel: NSAttributedString(string: label), attributedValue: NSAttributedString(string: value))
    }
    /// Makes content of texts with attributes of speech.
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

/// An element that has more to tell.
///
/// - Source: developer.apple.com/documentation/accessibility/axcustomcontentprovider
@preconcurrency @MainActor
public protocol AXCustomContentProvider: NSObjectProtocol {
    /// What the element has to tell; nil for nothing more.
    var accessibilityCustomContent: [AXCustomContent]! { get set }
}
