extension Subscribers {
    /// A number of values that a subscriber asks for.
    ///
    /// - Source: developer.apple.com/documentation/combine/subscribers/demand
    public struct Demand: Equatable, Comparable, Hashable, Codable, CustomStringConvertible, Sendable {
        /// The number; one more than the largest integer without a limit.
        private let count: UInt
        private static let limit = UInt(Int.max) + 1

        private init(count: UInt) { self.count = min(count, Self.limit) }

        /// As many values as there are.
        public static let unlimited = Demand(count: limit)
        /// No value.
        public static let none = Demand(count: 0)

        /// A number of values, which must not be negative.
        public static func max(_ value: Int) -> Demand {
            precondition(value >= 0, "A demand must not be negative.")
            return Demand(count: UInt(value))
        }

        /// The number of values; nil without a limit.
        public var max: Int? { count == Self.limit ? nil : Int(count) }

        /// The number as text.
        public var description: String { max.map { "max(\($0))" } ?? "unlimited" }

        /// Decodes a demand.
        public init(from decoder: any Decoder) throws {
            self.init(count: try decoder.singleValueContainer().decode(UInt.self))
        }

        /// Encodes the demand.
        public func encode(to encoder: any Encoder) throws {
            var container = encoder.singleValueContainer()
            try container.encode(count)
        }

        /// Whether one asks for less than the other.
        public static func < (lhs: Demand, rhs: Demand) -> Bool { lhs.count < rhs.count }
        /// Whether one asks for less than a number.
        public static func < (lhs: Demand, rhs: Int) -> Bool { Int128(lhs.count) < Int128(rhs) }
        /// Whether one asks for less than a number, or the same.
        public static func <= (lhs: Demand, rhs: Int) -> Bool { Int128(lhs.count) <= Int128(rhs) }
        /// Whether one asks for more than a number.
        public static func > (lhs: Demand, rhs: Int) -> Bool { Int128(lhs.count) > Int128(rhs) }
        /// Whether one asks for more than a number, or the same.
        public static func >= (lhs: Demand, rhs: Int) -> Bool { Int128(lhs.count) >= Int128(rhs) }
        /// Whether one asks for a number.
        public static func == (lhs: Demand, rhs: Int) -> Bool { Int128(lhs.count) == Int128(rhs) && lhs.max != nil }
        /// Whether one does not ask for a number.
        public static func != (lhs: Demand, rhs: Int) -> Bool { !(lhs == rhs) }
        /// Whether a number is less than what is asked for.
        public static func < (lhs: Int, rhs: Demand) -> Bool { rhs > lhs }
        /// Whether a number is less than what is asked for, or the same.
        public static func <= (lhs: Int, rhs: Demand) -> Bool { rhs >= lhs }
        /// Whether a number is more than what is asked for.
        public static func > (lhs: Int, rhs: Demand) -> Bool { rhs < lhs }
        /// Whether a number is more than what is asked for, or the same.
        public static func >= (lhs: Int, rhs: Demand) -> Bool { rhs <= lhs }
        /// Whether a number is asked for.
        public static func == (lhs: Int, rhs: Demand) -> Bool { rhs == lhs }
        /// Whether a number is not asked for.
        public static func != (lhs: Int, rhs: Demand) -> Bool { rhs != lhs }

        /// The sum; without a limit if one of both is.
        public static func + (lhs: Demand, rhs: Demand) -> Demand {
            Demand(count: lhs.count.addingReportingOverflow(rhs.count).overflow ? limit : lhs.count + rhs.count)
        }
        /// Adds a demand.
        public static func += (lhs: inout Demand, rhs: Demand) { lhs = lhs + rhs }
        /// The sum with a number; it must not be negative.
        public static func + (lhs: Demand, rhs: Int) -> Demand { rhs < 0 ? lhs - -rhs : lhs + .max(rhs) }
        /// Adds a number; the sum must not be negative.
        public static func += (lhs: inout Demand, rhs: Int) { lhs = lhs + rhs }

        /// The difference; without a limit if the first is, and none if only the second is.
        public static func - (lhs: Demand, rhs: Demand) -> Demand {
            if lhs.max == nil { return .unlimited }
            if rhs.max == nil { return .none }
            precondition(lhs >= rhs, "A demand must not be negative.")
            return Demand(count: lhs.count - rhs.count)
        }
        /// Subtracts a demand.
        public static func -= (lhs: inout Demand, rhs: Demand) { lhs = lhs - rhs }
        /// The difference with a number; it must not be negative.
        public static func - (lhs: Demand, rhs: Int) -> Demand { rhs < 0 ? lhs + -rhs : lhs - .max(rhs) }
        /// Subtracts a number; the difference must not be negative.
        public static func -= (lhs: inout Demand, rhs: Int) { lhs = lhs - rhs }

        /// The product with a number; without a limit if the demand is, or if it grows too large.
        public static func * (lhs: Demand, rhs: Int) -> Demand {
            guard let count = lhs.max else { return .unlimited }
            let (product, overflows) = count.multipliedReportingOverflow(by: rhs)
            return overflows ? .unlimited : .max(product)
        }
        /// Multiplies by a number.
        public static func *= (lhs: inout Demand, rhs: Int) { lhs = lhs * rhs }
    }
}
