/// An image and a title side by side, as a button without a configuration places them.
struct ButtonRow {
    var image: CGSize
    var title: CGSize
    var horizontal: UIControl.ContentHorizontalAlignment
    var vertical: UIControl.ContentVerticalAlignment
    var isRightToLeft: Bool

    /// The image's frame when the row is placed in `room`; smaller than the image where the room is too small.
    func imageFrame(in room: CGRect) -> CGRect {
        let width = min(image.width, room.width)
        let x = isRightToLeft ? start(room) + titleWidth(room) : start(room)
        return frame(x, width, image.height, room)
    }

    /// The title's frame when the row is placed in `room`; the title is shortened before the image is.
    func titleFrame(in room: CGRect) -> CGRect {
        let x = isRightToLeft ? start(room) : start(room) + min(image.width, room.width)
        return frame(x, titleWidth(room), title.height, room)
    }

    private func titleWidth(_ room: CGRect) -> CGFloat {
        let left = max(0, room.width - image.width)
        return horizontal == .fill ? left : min(title.width, left)
    }

    /// The left edge of the row.
    private func start(_ room: CGRect) -> CGFloat {
        let spare = room.width - min(image.width, room.width) - titleWidth(room)
        switch horizontal {
        case .left, .leading, .fill: return room.minX
        case .right, .trailing: return room.minX + spare
        case .center: return room.minX + spare / 2
        }
    }

    private func frame(_ x: CGFloat, _ width: CGFloat, _ fullHeight: CGFloat, _ room: CGRect) -> CGRect {
        let height = vertical == .fill ? room.height : min(fullHeight, room.height)
        let y: CGFloat =
            switch vertical {
            case .top, .fill: room.minY
            case .bottom: room.maxY - height
            case .center: room.midY - height / 2
            }
        return CGRect(x: x, y: y, width: width, height: height)
    }
}
