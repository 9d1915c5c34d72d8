/// Compares lengths of solutions, of contents and of what was worked out from earlier solutions, in points.
///
/// The last digits of a solution are rounding errors, which hang on the way that the solver took: a layout that told them apart would depend on
/// the layouts before it.
package enum SolvedLength {
    /// The smallest difference that counts, in points.
    private static let noticeable = 1.0 / 1024

    package static func areSame(_ one: Double, _ other: Double) -> Bool { abs(one - other) < noticeable }
}
