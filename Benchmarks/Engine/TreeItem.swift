import LayoutEngine
import Workloads

/// A view of a workload, as far as the layout engine asks.
@MainActor
final class TreeItem: LayoutItem {
    /// The place among the views, and after them the guides.
    let index: Int
    let layoutContainer: (any LayoutItem)?
    @exclusivity(unchecked) var layoutGivens = LayoutGivens.none
    @exclusivity(unchecked) var layoutTag = LayoutTag()
    let layoutIsRightToLeft = false
    @exclusivity(unchecked) var contentSize: (width: Double?, height: Double?) = (nil, nil)
    /// Whether the item takes no room: its content does not count.
    @exclusivity(unchecked) var isHidden = false
    private let hugging: TreeWorkload.Pair?
    private let compressionResistance: TreeWorkload.Pair?

    init(_ index: Int, _ view: TreeWorkload.View, in container: TreeItem?) {
        self.index = index
        layoutContainer = container
        contentSize = (view.contentSize.horizontal, view.contentSize.vertical)
        (hugging, compressionResistance) = (view.hugging, view.compressionResistance)
    }

    /// A guide in a container.
    init(_ index: Int, in container: TreeItem) {
        (self.index, layoutContainer) = (index, container)
        (hugging, compressionResistance) = (nil, nil)
    }

    func layoutContentSize(_ axis: LayoutAxis) -> LayoutContentSize {
        axis == .horizontal
            ? size(contentSize.width, hugging?.horizontal, compressionResistance?.horizontal)
            : size(contentSize.height, hugging?.vertical, compressionResistance?.vertical)
    }

    var layoutContentSizes: (horizontal: LayoutContentSize, vertical: LayoutContentSize) {
        (layoutContentSize(.horizontal), layoutContentSize(.vertical))
    }

    private func size(_ value: Double?, _ hugging: Double?, _ resistance: Double?) -> LayoutContentSize {
        LayoutContentSize(
            value: isHidden ? nil : value, hugging: Float(hugging ?? 250), compressionResistance: Float(resistance ?? 750))
    }
}
