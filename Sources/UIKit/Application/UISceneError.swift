/// Why a request for a scene failed.
///
/// - Source: developer.apple.com/documentation/uikit/uisceneerrorcode
public struct UISceneError: Error, Equatable, Sendable {
    /// The reasons.
    ///
    /// - Source: developer.apple.com/documentation/uikit/uisceneerror/code
    public enum Code: Int, Sendable {
        /// The program has one scene only.
        case multipleScenesNotSupported = 0
        /// The request cannot be met.
        case requestDenied = 1
        /// The scene cannot be placed or turned.
        case geometryRequestUnsupported = 100
        /// The scene cannot be placed or turned as asked.
        case geometryRequestDenied = 101
    }

    /// The reason.
    public let code: Code
    init(_ code: Code) { self.code = code }
}
