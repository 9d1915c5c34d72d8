/// The version of Interface Builder that saved a document: its `toolsVersion`.
///
/// The canvas changed with these versions, so frames that documents record can only be reproduced by version. Code compares with the named
/// versions below, never with numbers:
///
/// ```swift
/// let height: Double = document.toolsVersion >= .xcode26 ? 54 : 44
/// let isLowPicker = document.toolsVersion < .xcode7
/// let hasSmallText = (.xcode12_5 ..< .xcode14).contains(document.toolsVersion)
/// ```
///
/// Betas carry numbers shortly below the release's, and several releases share a thousand; each constant is the lowest number from which the
/// change that it is named for is recorded.
///
/// - Source: the releases are those that the numbers are published with; where a change falls is measured on recorded frames.
public struct ToolsVersion: Hashable, Sendable {
    private enum State: Hashable {
        case number(Double)
        case hidden
    }

    private let state: State

    /// A version with a number, such as 24127; numbers from 32000 on are the marker that hides the version.
    public init(number: Double) { state = number >= Self.leastMarker ? .hidden : .number(number) }

    /// Reads the attribute of a document, such as `24127` or `13196.1`; ``unknown`` where it is absent or no number.
    ///
    /// - Parameter attribute: Numbers between full stops, of which the first two count.
    public init(attribute: String?) {
        var text = attribute ?? ""
        if text.utf8.contains(UInt8(ascii: ".")) { text = text.split(separator: ".").prefix(2).joined(separator: ".") }
        self = DocumentNumber.parse(text).map { Self(number: $0) } ?? .unknown
    }

    private init(_ state: State) { self.state = state }

    /// The number in the document, such as 24127; 0 where the document states none, nil where it hides the version.
    public var number: Double? {
        switch state {
        case .number(let number): number
        case .hidden: nil
        }
    }

    /// The first number that is no version: Xcode writes 32700.99.1234 where the version is to be hidden.
    private static let leastMarker = 32000.0

    /// What versions are ordered by.
    private var rank: Double { number ?? Self.rankOfHidden }

    /// Between the numbers of Xcode 15 and of Xcode 16.
    private static let rankOfHidden = 22999.5
}

extension ToolsVersion: Comparable {
    /// Orders by number. A ``hidden`` version comes after every Xcode 15 and before Xcode 16.
    public static func < (one: ToolsVersion, other: ToolsVersion) -> Bool { one.rank < other.rank }
}

extension ToolsVersion {
    /// The document does not state its version; it counts as older than all others.
    public static let unknown = ToolsVersion(number: 0)
    /// The document hides its version: `32700.99.1234`. The sizes recorded in such documents are most often those of Xcode 15.
    public static let hidden = ToolsVersion(.hidden)
    /// 8000: pickers are 216 points high instead of 162.
    public static let xcode7 = ToolsVersion(number: 8000)
    /// 11000: text styles are set in the large text size, which is the usual one, instead of the medium one.
    public static let xcode8 = ToolsVersion(number: 11000)
    /// 13000: safe areas; content views of cells have margins of 11 points above and below instead of 8; large, first and second titles are set
    /// in 30, 26 and 20 points; scenes without a status bar keep its inset.
    public static let xcode9 = ToolsVersion(number: 13000)
    /// 14000: navigation bars of tablets are 50 points high, search bars 56 instead of 44.
    public static let xcode9_3 = ToolsVersion(number: 14000)
    /// 14800, the betas of Xcode 11: text fields are 34 points high instead of 30; screens with a button have no top inset.
    public static let xcode11 = ToolsVersion(number: 14800)
    /// 15000: all frames are rounded to pixels, none to points; steppers and segmented controls grew to 32 points, segments by 5 points beside
    /// their titles; titles have the sizes of today.
    public static let xcode11_2 = ToolsVersion(number: 15000)
    /// 16000: text fields without a border are as high as their text asks, no longer in whole points.
    public static let xcode11_4 = ToolsVersion(number: 16000)
    /// 17000: progress views are 4 points high instead of 2; a toolbar has 49 points where it was 44; page controls
    /// are no longer 37 points high.
    public static let xcode12 = ToolsVersion(number: 17000)
    /// 18000: text styles are set in the smallest text size.
    public static let xcode12_5 = ToolsVersion(number: 18000)
    /// 19000: search bars are 51 points high; bars have no background while nothing lies below them.
    public static let xcode13 = ToolsVersion(number: 19000)
    /// 20000: search bars are 56 points high again.
    public static let xcode13_3 = ToolsVersion(number: 20000)
    /// 21000, the betas of Xcode 14: text styles are set in the usual size again; tablets have their status bar's inset again.
    public static let xcode14Beta = ToolsVersion(number: 21000)
    /// 21220: phones with rounded corners have top insets of their own.
    public static let xcode14 = ToolsVersion(number: 21220)
    /// 21400: a root view with a size of its own reaches under the home indicator.
    public static let xcode14_1 = ToolsVersion(number: 21400)
    /// 21600: phones with a button have their status bar's inset again.
    public static let xcode14_3 = ToolsVersion(number: 21600)
    /// 22000: the newest version whose canvas has the metrics of iOS 13 to 18 throughout.
    public static let xcode15 = ToolsVersion(number: 22000)
    /// 23000: Xcode 16.
    public static let xcode16 = ToolsVersion(number: 23000)
    /// 23700: the canvas applies the insets of screens without a button twice.
    public static let xcode16_3 = ToolsVersion(number: 23700)
    /// 24000: the bars and controls of iOS 26.
    public static let xcode26 = ToolsVersion(number: 24000)

    /// The version whose sizes programs have, whatever version saved the documents that they load.
    ///
    /// Programs look like iOS 26 unless another system is chosen; of the canvases, that of Xcode 26 shows these sizes.
    public static let ofPrograms = xcode26
}
