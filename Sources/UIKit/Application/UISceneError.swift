/// The reason for which a request for a scene failed.
///
/// - Source: developer.apple.com/documentation/uikit/uisceneerrorcode
public struct UISceneError: Error, Equatable, Sendable {
    /// The error codes.
    ///
    /// - Source: developer.apple.com/documentation/uikit/uisceneerror/code
    public enum Code: Int, Sendable {
        /// The program supports only one scene.
        case multipleScenesNotSupported = 0
        /// The request was denied.
        case requestDenied = 1
        /// The scene's geometry cannot be changed.
        case geometryRequestUnsupported = 100
        /// The scene cannot have the requested geometry.
        case geometryRequestDenied = 101
    }

    /// The error code.
    public let code: Code
    init(_ code: Code) { self.code = code }
}
