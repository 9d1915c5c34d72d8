/// The content sizes of an item along both axes.
package typealias LayoutContentSizes = (horizontal: LayoutContentSize, vertical: LayoutContentSize)

/// The contents of the items that a direct solution places, by the items' numbers: UIKit's views.
///
/// A content that wraps has another height in another width. A layout wraps it for good; a measurement gives it back the width that it had.
@MainActor
package protocol DirectItems: AnyObject {
    /// The sizes of an item's content as it is wrapped so far; a measurement begins with content unwrapped.
    func contents(of item: Int) -> LayoutContentSizes

    /// The sizes of an item's content in a width that it has whatever contents ask for, in points.
    func contents(of item: Int, atStatedWidth width: Double) -> LayoutContentSizes

    /// Wraps the content of an item at a width that was found, in points, as the engine's pass would.
    ///
    /// - Parameter content: The width of the content so far.
    /// - Returns: Whether the content has to be asked again.
    func wrap(_ item: Int, at width: Double, _ content: LayoutContentSize) -> Bool

    /// Whether an item's content was wrapped by ``wrap(_:at:_:)``.
    func isWrapped(_ item: Int) -> Bool

    /// Forgets that an item's content was wrapped in a measurement, which begins anew.
    func unwrap(_ item: Int)

    /// Whether an item's content can wrap.
    func wraps(_ item: Int) -> Bool

    /// Whether nothing but its content asks for a size of an item.
    func isBare(_ item: Int) -> Bool

    /// States the lengths that an item has by constraints of its own: ``DirectTree/stateLength(of:_:)``.
    func stateLengths(of item: Int, to tree: inout DirectTree)

    /// Whether an item is a stack of items.
    func isStack(_ item: Int) -> Bool

    /// The stack that an item is.
    ///
    /// - Parameter width: The stack's width in points if it is stated; nil if contents decide it.
    /// - Returns: Nil if something in it needs the engine.
    func stack(_ item: Int, width: Double?) -> DirectTree?
}
