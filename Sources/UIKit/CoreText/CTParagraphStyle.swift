/// The layout of a paragraph. On iOS it is a type of its own; here it is `NSParagraphStyle`, under whose name both are
/// attributes.
///
/// - Source: developer.apple.com/documentation/coretext/ctparagraphstyle
public typealias CTParagraphStyle = NSParagraphStyle

/// How lines are aligned.
///
/// - Source: developer.apple.com/documentation/coretext/cttextalignment
public enum CTTextAlignment: UInt8, Sendable {
    case left = 0
    case right, center, justified, natural
}

/// What happens to lines that are too long.
///
/// - Source: developer.apple.com/documentation/coretext/ctlinebreakmode
public enum CTLineBreakMode: UInt8, Sendable {
    case byWordWrapping = 0
    case byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail, byTruncatingMiddle
}

/// The direction of a paragraph.
///
/// - Source: developer.apple.com/documentation/coretext/ctwritingdirection
public enum CTWritingDirection: Int8, Sendable {
    case natural = -1
    case leftToRight, rightToLeft
}

/// What a setting sets; lengths are points.
///
/// - Source: developer.apple.com/documentation/coretext/ctparagraphstylespecifier
public enum CTParagraphStyleSpecifier: UInt32, Sendable {
    /// A ``CTTextAlignment``.
    case alignment = 0
    case firstLineHeadIndent, headIndent, tailIndent
    /// A list of tab stops. Has no effect.
    case tabStops
    case defaultTabInterval
    /// A ``CTLineBreakMode``.
    case lineBreakMode
    /// A factor for the natural height of lines.
    case lineHeightMultiple
    case maximumLineHeight, minimumLineHeight
    /// The distance between lines.
    case lineSpacing
    case paragraphSpacing, paragraphSpacingBefore
    /// A ``CTWritingDirection``.
    case baseWritingDirection
    /// The greatest distance between lines. Has no effect.
    case maximumLineSpacing
    /// The least distance between lines. Has no effect.
    case minimumLineSpacing
    /// What is added to the distance between lines.
    case lineSpacingAdjustment
    /// Options for the bounds of lines. Has no effect.
    case lineBoundsOptions
}

/// A value of a paragraph style.
///
/// - Source: developer.apple.com/documentation/coretext/ctparagraphstylesetting
public struct CTParagraphStyleSetting {
    /// What is set.
    public var spec: CTParagraphStyleSpecifier
    /// The number of bytes of the value.
    public var valueSize: Int
    /// The place of the value in memory.
    public var value: UnsafeRawPointer

    /// Creates a setting of a value in memory, which has to stay until the style is made.
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
    /// Creates the alignment of Core Text's number, which is another one than UIKit's.
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

/// Makes a paragraph style of values; those that are not given are the defaults.
///
/// - Source: developer.apple.com/documentation/coretext/ctparagraphstylecreate(_:_:)
public func CTParagraphStyleCreate(_ settings: UnsafePointer<CTParagraphStyleSetting>?, _ settingCount: Int) -> CTParagraphStyle {
    let style = NSMutableParagraphStyle()
    for setting in UnsafeBufferPointer(start: settings, count: settings == nil ? 0 : settingCount) { setting.apply(to: style) }
    return style.copy() as? CTParagraphStyle ?? style
}
