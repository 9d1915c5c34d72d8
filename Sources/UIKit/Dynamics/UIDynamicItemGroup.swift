/// Several items that a dynamic animator moves as a single rigid body.
///
/// - Source: developer.apple.com/documentation/uikit/uidynamicitemgroup
@preconcurrency @MainActor
open class UIDynamicItemGroup: NSObject, UIDynamicItem {
    private struct Member {
        let item: any UIDynamicItem
        /// The offset of the item's centre from the group's, while the group is not rotated.
        let offset: CGPoint
        let transform: CGAffineTransform
    }
    private let members: [Member]
    private let size: CGSize

    /// The items.
    open var items: [any UIDynamicItem] { members.map(\.item) }

    /// Creates a group of items with the size of their bounding box.
    public init(items: [any UIDynamicItem]) {
        let around = items.reduce(CGRect.null) { $0.union($1.frameOfItem) }
        let frame = around.isNull ? .zero : around
        let middle = CGPoint(x: frame.midX, y: frame.midY)
        (center, size) = (middle, frame.size)
        members = items.map {
            Member(item: $0, offset: CGPoint(x: $0.center.x - middle.x, y: $0.center.y - middle.y), transform: $0.transform)
        }
        super.init()
    }

    /// The centre of the group. Setting it moves the items.
    open var center: CGPoint {
        didSet { place() }
    }
    /// The bounding box of the items at the time of creation, with the origin 0.
    open var bounds: CGRect { CGRect(origin: .zero, size: size) }
    /// The rotation of the group. Setting it rotates the items around the group's centre.
    open var transform = CGAffineTransform.identity {
        didSet { place() }
    }

    private func place() {
        for member in members {
            let offset = member.offset.applying(transform)
            member.item.center = CGPoint(x: center.x + offset.x, y: center.y + offset.y)
            member.item.transform = member.transform.concatenating(transform)
        }
    }
}

extension UIDynamicItem {
    /// The frame of the item, without its rotation.
    fileprivate var frameOfItem: CGRect {
        CGRect(
            x: center.x - bounds.width / 2, y: center.y - bounds.height / 2, width: bounds.width, height: bounds.height)
    }
}
