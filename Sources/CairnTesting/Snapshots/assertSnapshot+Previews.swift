import LayoutInspection
public import RewrittenSources
import UIKit

/// Compares the content of a `#Preview` in rewritten sources with its recorded picture and layout, as
/// `assertSnapshot(of:)` does for views and controllers. `swift package uikit-test` generates a test for each preview,
/// which calls this function.
///
/// - Parameters:
///   - preview: A view takes its size from the traits, or else the screen's width and its fitting height; a controller
///     fills the screen unless a trait gives a size.
/// - Returns: Whether the preview equals its recorded files.
@MainActor
@discardableResult
public func assertSnapshot(
    of preview: RewrittenPreview, as content: SnapshotContent = .pictureAndLayout, options: SnapshotOptions = SnapshotOptions(),
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: Int = #line, column: Int = #column,
    function: String = #function
) -> Bool {
    let place = TestPlace(fileID: fileID, filePath: filePath, line: line, column: column, function: function)
    let assertion = SnapshotAssertion(name: nil, content: content, options: options, place: place)
    let variant = PreviewLook.ofEnvironment?.over(preview.variant) ?? preview.variant
    return variant.perform {
        switch preview.make() {
        case .view(let view): view.withWindow(preview.size) { assertion.checkOrShow(SnapshotSubject($0)) }
        case .controller(let controller):
            controller.withWindow { view in
                if let size = preview.size { view.takeSize(inWindow: size) }
                return assertion.checkOrShow(SnapshotSubject(view))
            }
        }
    }
}

extension SnapshotAssertion {
    /// Compares a preview, or shows it in the report where somebody looks at previews under other circumstances.
    fileprivate func checkOrShow(_ subject: SnapshotSubject) -> Bool {
        if PreviewLook.ofEnvironment == nil { return check(subject) }
        show(subject)
        return true
    }
}

extension RewrittenPreview {
    fileprivate var variant: ScreenVariant {
        ScreenVariant(orientation: traits.contains { $0.kind == .landscape } ? .landscape : nil)
    }

    /// The size in points, with 0 for a fitting length; nil if no trait gives a size.
    fileprivate var size: CGSize? {
        traits.lazy.compactMap { trait in
            switch trait.kind {
            case .fitting: CGSize.zero
            case .fixed(let size): size
            case .screen, .landscape: nil
            }
        }.last
    }
}

extension UIView {
    /// Resizes a controller's view in its window. A length of 0 becomes the fitting length.
    fileprivate func takeSize(inWindow wanted: CGSize) {
        let needed = systemLayoutSizeFitting(wanted)
        frame.size = CGSize(
            width: wanted.width == 0 ? needed.width : wanted.width, height: wanted.height == 0 ? needed.height : wanted.height)
        layoutIfNeeded()
    }
}
