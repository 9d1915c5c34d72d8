/// The layout of a paragraph. On iOS it is a separate type; here it is `NSParagraphStyle`, so that both have the same
/// attribute name.
///
/// - Source: developer.apple.com/documentation/coretext/ctparagraphstyle
public typealias CTParagraphStyle = NSParagraphStyle

/// The alignment of lines.
///
/// - Source: developer.apple.com/documentation/coretext/cttextalignment
public enum CTTextAlignment: UInt8, Sendable {
    case left = 0
    case right, center, justified, natural
}

/// The handling of lines that are too long.
///
/// - Source: developer.apple.com/documentation/coretext/ctlinebreakmode
public enum CTLineBreakMode: UInt8, Sendable {
    case byWordWrapping = 0
    case byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail, byTruncatingMiddle
}

/// The writing direction of a paragraph.
///
/// - Source: developer.apple.com/documentation/coretext/ctwritingdirection
public enum CTWritingDirection: Int8, Sendable {
    case natural = -1
    case leftToRight, rightToLeft
}

/// The property that a setting sets; lengths are points.
///
/// - Source: developer.apple.com/documentation/coretext/ctparagraphstylespecifier
public enum CTParagraphStyleSpecifier: UInt32, Sendable {
    /// The alignment: a ``CTTextAlignment``.
    case alignment = 0
    case firstLineHeadIndent, headIndent, tailIndent
    /// The tab stops. Has no effect.
    case tabStops
    case defaultTabInterval
    /// The line break mode: a ``CTLineBreakMode``.
    case lineBreakMode
    /// A factor for the natural height of lines.
    case lineHeightMultiple
    case maximumLineHeight, minimumLineHeight
    /// The distance between lines.
    case lineSpacing
    case paragraphSpacing, paragraphSpacingBefore
    /// The base writing direction: a ``CTWritingDirection``.
    case baseWritingDirection
    /// The maximum distance between lines. Has no effect.
    case maximumLineSpacing
    /// The minimum distance between lines. Has no effect.
    case minimumLineSpacing
    /// A value added to the distance between lines.
    case lineSpacingAdjustment
    /// Options for the bounds of lines. Has no effect.
    case lineBoundsOptions
}

/// A property of a paragraph style with its value.
///
/// - Source: developer.apple.com/documentation/coretext/ctparagraphstylesetting
public struct CTParagraphStyleSetting {
    /// The property.
    public var spec: CTParagraphStyleSpecifier
    /// The number of bytes of the value.
    public var valueSize: Int
    /// The address of the value.
    public var value: UnsafeRawPointer

    /// Creates a setting of a value in memory, which must stay valid until the style is created.
    public init(spec: CTParagraphStyleSpecifier, valueSize: Int, value: UnsafeRawPointer) {
        (self.spec, self.valueSize, self.value) = (spec, valueSize, value)
    }

    private func read<T>(_ type: T.Type, otherwise: T) -> T {
        valueSize >= MemoryLayout<T>.size ? value.loadUnaligned(as: type) : otherwise
    }

    private var length: CGFloat { read(CGFloat.self, otherwise: 0) }

    fileprivate func apply(to style: NSMutableParagraphStyle) {
        switch spec {
        case .alignment: style.alignment = NSTextAlignment(CTTextAlignment(rawValue: read(UInt8.self, otherwise: 4)) ?? .natural)
        case .lineBreakMode:
            style.lineBreakMode = NSLineBreakMode(rawValue: Int(read(UInt8.self, otherwise: 0))) ?? .byWordWrapping
        case .baseWritingDirection:
            style.baseWritingDirection = NSWritingDirection(rawValue: Int(read(Int8.self, otherwise: -1))) ?? .natural
        case .tabStops, .maximumLineSpacing, .minimumLineSpacing, .lineBoundsOptions: break
        default: applyLength(to: style)
        }
    }

    private func applyLength(to style: NSMutableParagraphStyle) {
        switch spec {
        case .firstLineHeadIndent: style.firstLineHeadIndent = length
        case .headIndent: style.headIndent = length
        case .tailIndent: style.tailIndent = length
        case .defaultTabInterval: style.defaultTabInterval = length
        case .lineHeightMultiple: style.lineHeightMultiple = length
        case .maximumLineHeight: style.maximumLineHeight = length
        case .minimumLineHeight: style.minimumLineHeight = length
        case .lineSpacing, .lineSpacingAdjustment: style.lineSpacing = length
        case .paragraphSpacing: style.paragraphSpacing = length
        case .paragraphSpacingBefore: style.paragraphSpacingBefore = length
        default: break
        }
    }
}

extension NSTextAlignment {
    /// Creates the alignment from Core Text's number, which differs from UIKit's.
    public init(_ alignment: CTTextAlignment) {
        self =
            switch alignment {
            case .left: .left
            case .right: .right
            case .center: .center
            case .justified: .justified
            case .natural: .natural
            }
    }
}

/// Creates a paragraph style of settings; other properties have their defaults.
///
/// - Source: developer.apple.com/documentation/coretext/ctparagraphstylecreate(_:_:)
public func CTParagraphStyleCreate(_ settings: UnsafePointer<CTParagraphStyleSetting>?, _ settingCount: Int) -> CTParagraphStyle {
    let style = NSMutableParagraphStyle()
    for setting in UnsafeBufferPointer(start: settings, count: settings == nil ? 0 : settingCount) { setting.apply(to: style) }
    return style.copy() as? CTParagraphStyle ?? style
}
