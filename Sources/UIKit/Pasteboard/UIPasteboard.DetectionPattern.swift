extension UIPasteboard {
    /// A kind of content that is looked for in the text on a pasteboard.
    ///
    /// - Source: developer.apple.com/documentation/uikit/uipasteboard/detectionpattern
    public struct DetectionPattern: Hashable, Equatable, RawRepresentable, Sendable {
        /// The kind's name.
        public var rawValue: String
        /// Creates a kind of a name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// An address of the web: a text that begins with its scheme, or looks like the name of a site.
        public static let probableWebURL = DetectionPattern(
            rawValue: "com.apple.uikit.pasteboard-detection-pattern.probable-web-url")
        /// A text to search for: one that is neither an address nor a number.
        public static let probableWebSearch = DetectionPattern(
            rawValue: "com.apple.uikit.pasteboard-detection-pattern.probable-web-search")
        /// A number.
        public static let number = DetectionPattern(rawValue: "com.apple.uikit.pasteboard-detection-pattern.number")

        func isFound(in text: String) -> Bool {
            let text = text.trimmingCharacters(in: .whitespacesAndNewlines)
            switch self {
            case .probableWebURL: return Self.looksLikeAddress(text)
            case .probableWebSearch: return !text.isEmpty && !Self.looksLikeAddress(text) && Double(text) == nil
            case .number: return Double(text) != nil
            default: return false
            }
        }

        private static func looksLikeAddress(_ text: String) -> Bool {
            guard !text.contains(where: \.isWhitespace) else { return false }
            if let scheme = URL(string: text)?.scheme?.lowercased() { return ["http", "https"].contains(scheme) }
            let parts = text.split(separator: "/").first?.split(separator: ".") ?? []
            return parts.count > 1 && parts.allSatisfy { !$0.isEmpty } && Double(text) == nil
        }
    }
}
