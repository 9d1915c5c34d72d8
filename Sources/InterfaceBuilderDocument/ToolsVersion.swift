/// The version of Interface Builder that saved a document: its `toolsVersion`.
///
/// The canvas changed with these versions, so that recorded frames can only be reproduced by version. Code compares
/// with the named versions below, never with numbers:
///
/// ```swift
/// let height: Double = document.toolsVersion >= .xcode26 ? 54 : 44
/// let isLowPicker = document.toolsVersion < .xcode7
/// let hasSmallText = (.xcode12_5 ..< .xcode14).contains(document.toolsVersion)
/// ```
///
/// Betas have numbers shortly below the release's, and several releases share a thousand; each constant is the lowest
/// number from which documents record its change.
///
/// - Source: the releases are those that the numbers are published with; where a change falls is measured on recorded
///   frames.
public struct ToolsVersion: Hashable, Sendable {
    private enum State: Hashable {
        case number(Double)
        case hidden
    }

    private let state: State

    /// Creates a version from its number, such as 24127; numbers from 32000 on mean a hidden version.
    public init(number: Double) { state = number >= Self.leastMarker ? .hidden : .number(number) }

    /// Parses the attribute of a document, such as `24127` or `13196.1`; ``unknown`` if it is absent or malformed.
    ///
    /// - Parameter attribute: Numbers separated by points, of which the first two are used.
    public init(attribute: String?) {
        var text = attribute ?? ""
        if text.utf8.contains(UInt8(ascii: ".")) { text = text.split(separator: ".").prefix(2).joined(separator: ".") }
        self = DocumentNumber.parse(text).map { Self(number: $0) } ?? .unknown
    }

    private init(_ state: State) { self.state = state }

    /// The number in the document, such as 24127; 0 if it is unknown, nil if it is hidden.
    public var number: Double? {
        switch state {
        case .number(let number): number
        case .hidden: nil
        }
    }

    /// The smallest number that is not a version: Xcode writes 32700.99.1234 to hide it.
    private static let leastMarker = 32000.0

    /// The rank by which versions are ordered.
    private var rank: Double { number ?? Self.rankOfHidden }

    /// Between the numbers of Xcode 15 and of Xcode 16.
    private static let rankOfHidden = 22999.5
}

extension ToolsVersion: Comparable {
    /// Orders by number. A ``hidden`` version comes after every Xcode 15 and before Xcode 16.
    public static func < (one: ToolsVersion, other: ToolsVersion) -> Bool { one.rank < other.rank }
}

extension ToolsVersion {
    /// The document has no version; it is ordered before all others.
    public static let unknown = ToolsVersion(number: 0)
    /// The document hides its version: `32700.99.1234`. The sizes recorded in such documents are most often those of
    /// Xcode 15.
    public static let hidden = ToolsVersion(.hidden)
    /// 8000: pickers are 216 points high instead of 162.
    public static let xcode7 = ToolsVersion(number: 8000)
    /// 11000: text styles have the content size category Large, the default, instead of Medium.
    public static let xcode8 = ToolsVersion(number: 11000)
    /// 13000: safe areas; content views of cells have margins of 11 points above and below instead of 8; large, first
    /// and second titles have 30, 26 and 20 points; scenes without a status bar keep its inset.
    public static let xcode9 = ToolsVersion(number: 13000)
    /// 14000: navigation bars of tablets are 50 points high, search bars 56 instead of 44.
    public static let xcode9_3 = ToolsVersion(number: 14000)
    /// 14800, the betas of Xcode 11: text fields are 34 points high instead of 30; screens with a home button have no
    /// top inset.
    public static let xcode11 = ToolsVersion(number: 14800)
    /// 15000: all frames are rounded to pixels instead of points; steppers and segmented controls are 32 points high,
    /// segments have 5 more points beside their titles; titles have their present sizes.
    public static let xcode11_2 = ToolsVersion(number: 15000)
    /// 16000: text fields without a border have the height of their text, no longer in whole points.
    public static let xcode11_4 = ToolsVersion(number: 16000)
    /// 17000: progress views are 4 points high instead of 2; a toolbar has 49 points where it was 44; page controls
    /// are no longer 37 points high.
    public static let xcode12 = ToolsVersion(number: 17000)
    /// 18000: text styles have the smallest content size category.
    public static let xcode12_5 = ToolsVersion(number: 18000)
    /// 19000: search bars are 51 points high; bars have no background while nothing lies below them.
    public static let xcode13 = ToolsVersion(number: 19000)
    /// 20000: search bars are 56 points high again.
    public static let xcode13_3 = ToolsVersion(number: 20000)
    /// 21000, the betas of Xcode 14: text styles have the default content size category again; tablets have their
    /// status bar's inset again.
    public static let xcode14Beta = ToolsVersion(number: 21000)
    /// 21220: phones with rounded corners have individual top insets.
    public static let xcode14 = ToolsVersion(number: 21220)
    /// 21400: a root view with a size of its own extends below the home indicator.
    public static let xcode14_1 = ToolsVersion(number: 21400)
    /// 21600: phones with a button have their status bar's inset again.
    public static let xcode14_3 = ToolsVersion(number: 21600)
    /// 22000: the newest version whose canvas has the metrics of iOS 13 to 18 throughout.
    public static let xcode15 = ToolsVersion(number: 22000)
    /// 23000: Xcode 16.
    public static let xcode16 = ToolsVersion(number: 23000)
    /// 23700: the canvas applies the insets of screens without a home button twice.
    public static let xcode16_3 = ToolsVersion(number: 23700)
    /// 24000: the bars and controls of iOS 26.
    public static let xcode26 = ToolsVersion(number: 24000)

    /// The version whose sizes apply to programs, whichever version saved the documents that they load.
    ///
    /// Programs look like iOS 26 unless another system is chosen; Xcode 26 is the canvas with these sizes.
    public static let ofPrograms = xcode26
}
