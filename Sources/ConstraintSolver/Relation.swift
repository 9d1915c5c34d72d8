/// The relation between the two sides of a constraint; the raw values are those of `NSLayoutConstraint.Relation`.
package enum Relation: Int8, Sendable, BitwiseCopyable {
    case lessThanOrEqual = -1
    case equal = 0
    case greaterThanOrEqual = 1
}
