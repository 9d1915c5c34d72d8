/// How tables hold objects.
///
/// - Source: developer.apple.com/documentation/foundation/nspointerfunctions/options
public enum NSPointerFunctions {
    /// How a table holds its objects and compares them.
    public struct Options: OptionSet, Sendable {
        /// The bits of the options.
        public let rawValue: UInt
        /// Makes options of bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Objects are kept alive.
        public static let strongMemory: Options = []
        /// Objects are not kept alive, and leave the table when they are gone.
        public static let weakMemory = Options(rawValue: 5)
        /// Objects are the same only where they are one.
        public static let objectPointerPersonality = Options(rawValue: 1 << 9)
        /// Objects are the same where they say so.
        public static let objectPersonality: Options = []
        /// Objects are copied. Not followed: they are held as they are.
        public static let copyIn = Options(rawValue: 1 << 16)
    }
}
