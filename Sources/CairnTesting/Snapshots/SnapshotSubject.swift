import Foundation
import LayoutInspection
import UIKit

/// A view of which a snapshot is taken. Its picture and its layout are made on first use, once each.
@MainActor
final class SnapshotSubject {
    private let view: UIView
    private(set) lazy var tree = RecordedTree(view, names: names)
    private let names: (UIView) -> String?
    private let draw: (CGFloat?) throws -> CGImage?
    private var drawn: CGImage?

    /// A view in its current state.
    init(_ view: UIView) {
        (self.view, names) = (view, { _ in nil })
        draw = { view.picture(scale: $0).cgImage }
        view.layoutIfNeeded()
    }

    /// A scene of a document on Xcode's canvas; its views are named by their object ids.
    init(_ scene: DrawnScene) {
        view = scene.root
        names = { scene.id(of: $0) }
        draw = { scale in UIImage(data: try scene.picture(scale: scale).data(as: .png))?.cgImage }
    }

    /// Points.
    var size: CGSize { view.bounds.size }

    /// - Throws: An error if the view has no size, or a larger one than a picture may have.
    func image(scale: CGFloat?) throws -> CGImage {
        if let drawn { return drawn }
        guard view.bounds.width > 0, view.bounds.height > 0 else {
            throw SnapshotFailure("the view has no size (\(size.width) x \(size.height) points): give it one (size:)")
        }
        guard let image = try draw(scale) else {
            throw SnapshotFailure("the view is too large for a picture: \(size.width) x \(size.height) points")
        }
        drawn = image
        return image
    }

    /// - Throws: An error if there is nothing to draw.
    func pngData(scale: CGFloat?) throws -> [UInt8] {
        guard let data = UIImage(cgImage: try image(scale: scale)).pngData() else {
            throw SnapshotFailure("the picture cannot be encoded")
        }
        return [UInt8](data)
    }
}
