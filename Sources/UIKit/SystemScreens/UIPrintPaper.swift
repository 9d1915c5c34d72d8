/// A sheet of paper in portrait orientation.
///
/// - Source: developer.apple.com/documentation/uikit/uiprintpaper
@preconcurrency @MainActor
open class UIPrintPaper: NSObject {
    /// The size in points.
    public let paperSize: CGSize
    /// The printable part, in points.
    public let printableRect: CGRect

    /// Makes a sheet with the same margin at each edge.
    init(_ size: CGSize, margin: CGFloat) {
        paperSize = size
        printableRect = CGRect(origin: .zero, size: size).insetBy(dx: margin, dy: margin)
        super.init()
    }

    /// The smallest paper that a page fits in either orientation; the largest one if there is none.
    ///
    /// - Parameters:
    ///   - contentSize: The page's size in points.
    ///   - paperList: The available papers; must not be empty.
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

/// The reason for which printing failed.
///
/// - Source: developer.apple.com/documentation/uikit/uiprinterror
public struct UIPrintError: Error {
    /// The error codes.
    public enum Code: Int, Sendable {
        /// Printing is not available.
        case notAvailable = 1
        /// There is nothing to print.
        case noContent
        /// An image has an unknown format.
        case unknownImageFormat
        /// The job failed.
        case jobFailed
    }
    /// The error code.
    public let code: Code
    /// The error codes as constants.
    public static let notAvailable = Code.notAvailable, noContent = Code.noContent
    /// The error codes as constants.
    public static let unknownImageFormat = Code.unknownImageFormat, jobFailed = Code.jobFailed
}
