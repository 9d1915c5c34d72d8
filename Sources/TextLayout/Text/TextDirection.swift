/// A direction of writing or of the interface.
package enum TextDirection: Hashable, Sendable {
    case leftToRight, rightToLeft
}
