/// A sheet of paper, held upright.
///
/// - Source: developer.apple.com/documentation/uikit/uiprintpaper
@preconcurrency @MainActor
open class UIPrintPaper: NSObject {
    /// The size in points.
    public let paperSize: CGSize
    /// The part that is printed on, in points.
    public let printableRect: CGRect

    /// A sheet with the same margin at each edge.
    init(_ size: CGSize, margin: CGFloat) {
        paperSize = size
        printableRect = CGRect(origin: .zero, size: size).insetBy(dx: margin, dy: margin)
        super.init()
    }

    /// The smallest paper that holds a page, upright or turned; the largest where none does.
    ///
    /// - Parameters:
    ///   - contentSize: The page's size in points.
    ///   - paperList: What to choose from; not empty.
    open class func bestPaper(forPageSize contentSize: CGSize, withPapersFrom paperList: [UIPrintPaper]) -> UIPrintPaper {
        let (short, long) = (min(contentSize.width, contentSize.height), max(contentSize.width, contentSize.height))
        let bySize = paperList.sorted { $0.paperSize.width * $0.paperSize.height < $1.paperSize.width * $1.paperSize.height }
        let holding = bySize.first {
            min($0.paperSize.width, $0.paperSize.height) >= short && max($0.paperSize.width, $0.paperSize.height) >= long
        }
        guard let best = holding ?? bySize.last else { raise("NSInvalidArgumentException", "There is no paper to choose from.") }
        return best
    }
}

/// Why printing failed: there is no printer.
///
/// - Source: developer.apple.com/documentation/uikit/uiprinterror
public struct UIPrintError: Error {
    /// The kinds of reasons.
    public enum Code: Int, Sendable {
        /// There is no printing.
        case notAvailable = 1
        /// There is nothing to print.
        case noContent
        /// A picture is of a format that is not known.
        case unknownImageFormat
        /// The job did not succeed.
        case jobFailed
    }
    /// The reason.
    public let code: Code
    /// The reasons as constants.
    public static let notAvailable = Code.notAvailable, noContent = Code.noContent
    /// The reasons as constants.
    public static let unknownImageFormat = Code.unknownImageFormat, jobFailed = Code.jobFailed
}
