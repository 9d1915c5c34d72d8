/// The content sizes of an item along both axes.
package typealias LayoutContentSizes = (horizontal: LayoutContentSize, vertical: LayoutContentSize)

/// The contents of the items that a direct solution places; UIKit implements it over its views. Each item goes by its
/// number.
///
/// The height of a content that wraps depends on its width. A layout wraps content permanently; a measurement restores
/// the width at which it was wrapped before.
@MainActor
package protocol DirectItems: AnyObject {
    /// The sizes of an item's content as it is wrapped so far; a measurement begins with content unwrapped.
    func contents(of item: Int) -> LayoutContentSizes

    /// The sizes of an item's content at a width that does not depend on contents, in points.
    func contents(of item: Int, atStatedWidth width: Double) -> LayoutContentSizes

    /// Wraps the content of an item at a width that was found, in points, as the engine's pass would.
    ///
    /// - Parameter content: The content's width so far.
    /// - Returns: Whether the content size has to be read again.
    func wrap(_ item: Int, at width: Double, _ content: LayoutContentSize) -> Bool

    /// Whether an item's content was wrapped by ``wrap(_:at:_:)``.
    func isWrapped(_ item: Int) -> Bool

    /// Undoes the wrapping of an item's content by an earlier measurement, because the measurement begins anew.
    func unwrap(_ item: Int)

    /// Whether an item's content can wrap.
    func wraps(_ item: Int) -> Bool

    /// Whether nothing but its content size constrains the size of an item.
    func isBare(_ item: Int) -> Bool

    /// Adds the lengths that constraints state of an item alone: ``DirectTree/stateLength(of:_:)``.
    func stateLengths(of item: Int, to tree: inout DirectTree)

    /// Whether an item is a stack of items.
    func isStack(_ item: Int) -> Bool

    /// The stack that an item is.
    ///
    /// - Parameter width: The stack's width in points if it is stated; nil if contents decide it.
    /// - Returns: Nil if a descendant needs the engine.
    func stack(_ item: Int, width: Double?) -> DirectTree?
}
