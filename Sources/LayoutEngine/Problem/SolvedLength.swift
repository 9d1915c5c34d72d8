/// Compares lengths of solutions, of contents and of values computed from earlier solutions, in points.
///
/// The last digits of a solution are rounding errors, which depend on the steps of the solver: a layout that
/// distinguished them would depend on earlier layouts.
package enum SolvedLength {
    /// The smallest difference that is significant, in points.
    private static let noticeable = 1.0 / 1024

    package static func areSame(_ one: Double, _ other: Double) -> Bool { abs(one - other) < noticeable }
}
