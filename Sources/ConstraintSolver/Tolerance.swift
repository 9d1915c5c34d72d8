/// How much arithmetic is forgiven.
enum Tolerance {
    /// Coefficients that cancel to this share of what was merged are zero: `Float` multipliers leave noise of that order.
    static let coefficient = 1e-7
    /// Rates of change of an objective below this are zero.
    static let rate = 1e-8
    /// Values closer than this are one breakpoint.
    static let breakpoint = 1e-9

    /// How far a required constraint between numbers of the given magnitude may be off.
    static func feasibility(_ magnitude: Double) -> Double { 1e-6 + 1e-7 * magnitude }

    /// Numbers beyond this are cut off, so that sums stay finite.
    static let largest = 1e13

    static func clamp(_ value: Double) -> Double { min(max(value, -largest), largest) }
}
