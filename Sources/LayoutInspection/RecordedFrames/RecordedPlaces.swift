import Foundation
import InterfaceBuilderCanvas
import InterfaceBuilderDocument
import UIKit

/// The positions of a scene's items that follow from the recorded frames alone.
@MainActor
struct RecordedPlaces {
    /// An edge that no document records.
    struct Unknown: Hashable {
        enum Kind { case safeArea, margin, content }
        let kind: Kind
        /// Index of the view it belongs to.
        let view: Int
        let edge: Edge
    }

    enum Edge: String { case left, top, right, bottom }

    enum Place {
        /// Points; a coordinate in the space of the root's superview, or a length.
        case known(Double)
        case unknown(Unknown)
    }

    private let scene: DocumentScene
    private let resources: DocumentResources
    /// Frames in the space of the root's superview; nil for views without a valid recorded frame.
    private(set) var frames: [CGRect?] = []
    /// The alignment rectangles of the same.
    private(set) var boxes: [CGRect?] = []

    init(_ canvas: CanvasScene, _ resources: DocumentResources) {
        scene = canvas.scene
        self.resources = resources
        for (index, view) in scene.views.enumerated() {
            let corner = view.parent.map { frames[$0]?.origin } ?? .zero
            let recorded = canvas.recordsFrame(ofView: index) ? view.element.recordedFrame : nil
            let frame = corner.flatMap { recorded?.offsetBy(dx: $0.x, dy: $0.y) }
            frames.append(frame)
            boxes.append(frame.flatMap { canvas.views[index]?.alignmentRect(forFrame: $0) })
        }
    }

    /// Whether the view's vertical alignment insets are recorded nowhere.
    func showsSymbol(_ view: Int) -> Bool { scene.views[view].showsSymbol(resources) }

    /// The place of an item's attribute; nil where it does not follow from frames, as for baselines.
    ///
    /// - Parameter other: The constraint's other item, which decides what the edges of a scroll view mean.
    func place(
        _ item: DocumentConstraint.Item, _ attribute: DocumentConstraint.Attribute, besides other: DocumentConstraint.Item?
    ) -> Place? {
        switch item {
        case .view(let index): place(view: index, attribute, besides: other)
        case .guide(let index): place(guide: scene.guides[index], attribute)
        }
    }

    /// Whether a constraint relates a safe area or a margin, whose distance from the view's edge no document records.
    func dependsOnInsets(_ constraint: DocumentConstraint) -> Bool {
        func isInset(_ place: Place?) -> Bool {
            if case .unknown(let edge) = place { edge.kind != .content } else { false }
        }
        return isInset(place(constraint.first, constraint.firstAttribute, besides: constraint.second))
            || isInset(
                constraint.second.flatMap { second in
                    constraint.secondAttribute.flatMap { place(second, $0, besides: constraint.first) }
                })
    }

    private func place(
        view: Int, _ attribute: DocumentConstraint.Attribute, besides other: DocumentConstraint.Item?
    ) -> Place? {
        guard let box = boxes[view] else { return nil }
        let isContent = if scrolls(view), case .view(let inner) = other { scene.view(view, contains: inner) } else { false }
        // The margins of a scroll view lie inside its content, for what is in it.
        if let edge = attribute.marginEdge { return isContent ? nil : .unknown(Unknown(kind: .margin, view: view, edge: edge)) }
        if attribute.isVertical && showsSymbol(view) { return nil }
        if isContent { return content(of: view, attribute) }
        return attribute.position(in: box)
    }

    private func place(guide: DocumentGuide, _ attribute: DocumentConstraint.Attribute) -> Place? {
        guard let box = boxes[guide.owner] else { return nil }
        switch guide.kind {
        case .safeArea: return attribute.edge.map { .unknown(Unknown(kind: .safeArea, view: guide.owner, edge: $0)) }
        case .top, .bottom: return bar(guide, attribute, box)
        case .contentLayout: return attribute.edge == nil ? nil : content(of: guide.owner, attribute)
        case .frameLayout: return attribute.position(in: box)
        case .keyboard, .custom: return nil
        }
    }

    /// The guides of documents before safe areas: their inner edge is the safe area's, the outer one the view's.
    private func bar(_ guide: DocumentGuide, _ attribute: DocumentConstraint.Attribute, _ box: CGRect) -> Place? {
        let (outer, inner): (Edge, Edge) = guide.kind == .top ? (.top, .bottom) : (.bottom, .top)
        if attribute.edge == outer { return attribute.position(in: box) }
        guard attribute.edge == inner else { return nil }
        return .unknown(Unknown(kind: .safeArea, view: guide.owner, edge: outer))
    }

    /// A scroll view's content begins at its corner; where it ends is recorded nowhere. Sizes and centres mean the
    /// frame.
    private func content(of view: Int, _ attribute: DocumentConstraint.Attribute) -> Place? {
        guard let box = boxes[view] else { return nil }
        switch attribute.edge {
        case .right: return .unknown(Unknown(kind: .content, view: view, edge: .right))
        case .bottom: return .unknown(Unknown(kind: .content, view: view, edge: .bottom))
        default: return attribute.position(in: box)
        }
    }

    private func scrolls(_ view: Int) -> Bool { Self.scrolling.contains(scene.views[view].element.name) }

    private static let scrolling: Set<String> = ["scrollView", "tableView", "collectionView", "textView"]
}

extension DocumentConstraint.Attribute {
    /// The edge that the attribute is; on the canvas leading is left.
    fileprivate var edge: RecordedPlaces.Edge? {
        switch self {
        case .left, .leading: .left
        case .right, .trailing: .right
        case .top: .top
        case .bottom: .bottom
        default: nil
        }
    }

    /// The edge whose margin the attribute is.
    fileprivate var marginEdge: RecordedPlaces.Edge? {
        switch self {
        case .leftMargin, .leadingMargin: .left
        case .rightMargin, .trailingMargin: .right
        case .topMargin: .top
        case .bottomMargin: .bottom
        default: nil
        }
    }

    fileprivate func position(in box: CGRect) -> RecordedPlaces.Place? {
        switch self {
        case .left, .leading: .known(box.minX)
        case .right, .trailing: .known(box.maxX)
        case .top: .known(box.minY)
        case .bottom: .known(box.maxY)
        case .width: .known(box.width)
        case .height: .known(box.height)
        case .centerX: .known(box.midX)
        case .centerY: .known(box.midY)
        default: nil
        }
    }
}

extension CanvasScene {
    /// Whether a view's recorded frame says where it is: hidden arranged views, and what is in them, keep an old one.
    fileprivate func recordsFrame(ofView index: Int) -> Bool {
        guard let view = views[index] else { return false }
        guard let stack = view.superview as? UIStackView else { return true }
        return stack.visibleArrangedSubviews.contains { $0 === view }
    }
}
