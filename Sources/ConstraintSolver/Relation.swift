/// How the two sides of a constraint compare; the raw values are those of `NSLayoutConstraint.Relation`.
package enum Relation: Int8, Sendable, BitwiseCopyable {
    case lessThanOrEqual = -1
    case equal = 0
    case greaterThanOrEqual = 1
}
