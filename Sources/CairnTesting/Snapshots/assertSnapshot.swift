import InterfaceBuilderDocument
import LayoutInspection
import UIKit

/// Compares a view with its recorded picture and layout, which are in `Snapshots/<source file>/<test>.<name>.png` and
/// `.txt` beside the source file of the test.
///
/// ```swift
/// @Test func emptyInbox() { assertSnapshot(of: InboxView(messages: [])) }
/// ```
///
/// A difference becomes an issue of the test on the line of the call, in Swift Testing and in XCTest. It lists the
/// views that moved, each with the constraint, text or stack view that moved it. The pictures are attached to tests of
/// Swift Testing and stored in the report of the run.
///
/// - Parameters:
///   - view: A view in a window or with a superview is taken as it is; any other gets a size.
///   - name: The snapshot's name, for a test with several snapshots; letters, digits and `_` stay the same in the names
///     of the files.
///   - content: The parts to record and compare.
///   - size: Points; a length of 0 becomes the fitting length. By default the view's own size, and if that is empty,
///     the screen's width and the fitting height at that width. Has no effect on views with a superview.
/// - Returns: Whether the view equals its recorded files.
@MainActor
@discardableResult
public func assertSnapshot(
    of view: UIView, named name: String? = nil, as content: SnapshotContent = .pictureAndLayout, size: CGSize? = nil,
    options: SnapshotOptions = SnapshotOptions(), fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: Int = #line, column: Int = #column, function: String = #function
) -> Bool {
    let place = TestPlace(fileID: fileID, filePath: filePath, line: line, column: column, function: function)
    view.takeSize(size)
    return SnapshotAssertion(name: name, content: content, options: options, place: place).check(SnapshotSubject(view))
}

/// Compares a controller's view with its recorded picture and layout, as `assertSnapshot(of:)` does for views.
///
/// - Parameters:
///   - controller: A controller in a window is taken as it is; any other becomes the root of a window on the variant's
///     device while the snapshot is taken. Instantiate a scene of a storyboard with `UIStoryboard`.
///   - variant: The device, its orientation, the text size and so on. The names of the files include it.
@MainActor
@discardableResult
public func assertSnapshot(
    of controller: UIViewController, named name: String? = nil, on variant: ScreenVariant = ScreenVariant(),
    as content: SnapshotContent = .pictureAndLayout, options: SnapshotOptions = SnapshotOptions(),
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: Int = #line, column: Int = #column,
    function: String = #function
) -> Bool {
    let place = TestPlace(fileID: fileID, filePath: filePath, line: line, column: column, function: function)
    let assertion = SnapshotAssertion(name: name, variant: variant, content: content, options: options, place: place)
    return variant.perform { controller.withWindow { assertion.check(SnapshotSubject($0)) } }
}

/// Compares a screen in all variants of a matrix with its recorded pictures and layouts, each in files of its own.
///
/// ```swift
/// @Test func profile() throws {
///     let matrix = try Matrix(devices: ["iPhone SE", "iPad Pro 11\""], textSizes: [.large, .accessibilityExtraLarge])
///     assertSnapshots(over: matrix) { ProfileController(.sample) }
/// }
/// ```
///
/// - Parameter make: Creates the screen; called once for each variant, while the main screen is the variant's.
/// - Returns: Whether all snapshots equal their recorded files.
@MainActor
@discardableResult
public func assertSnapshots(
    over matrix: Matrix, named name: String? = nil, as content: SnapshotContent = .pictureAndLayout,
    options: SnapshotOptions = SnapshotOptions(), fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: Int = #line, column: Int = #column, function: String = #function, of make: () throws -> UIViewController
) rethrows -> Bool {
    let place = TestPlace(fileID: fileID, filePath: filePath, line: line, column: column, function: function)
    var isRecorded = true
    for variant in matrix.variants {
        let assertion = SnapshotAssertion(name: name, variant: variant, content: content, options: options, place: place)
        let isSame = try variant.perform { try make().withWindow { assertion.check(SnapshotSubject($0)) } }
        isRecorded = isRecorded && isSame
    }
    return isRecorded
}

/// Compares a view in all variants of a matrix with its recorded pictures and layouts, each in files of its own.
///
/// - Parameters:
///   - size: Points, as for `assertSnapshot(of:)` with a view.
///   - make: Creates the view; called once for each variant, while the main screen is the variant's. The view is in a
///     window on that screen while the snapshot is taken.
/// - Returns: Whether all snapshots equal their recorded files.
@MainActor
@discardableResult
public func assertSnapshots(
    over matrix: Matrix, named name: String? = nil, as content: SnapshotContent = .pictureAndLayout, size: CGSize? = nil,
    options: SnapshotOptions = SnapshotOptions(), fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: Int = #line, column: Int = #column, function: String = #function, of make: () throws -> UIView
) rethrows -> Bool {
    let place = TestPlace(fileID: fileID, filePath: filePath, line: line, column: column, function: function)
    var isRecorded = true
    for variant in matrix.variants {
        let assertion = SnapshotAssertion(name: name, variant: variant, content: content, options: options, place: place)
        let isSame = try variant.perform { try make().withWindow(size) { assertion.check(SnapshotSubject($0)) } }
        isRecorded = isRecorded && isSame
    }
    return isRecorded
}

/// Compares all scenes of a storyboard or xib, as Xcode's canvas shows them, with their recorded pictures and layouts,
/// each in files of its own. The custom classes of the document need not exist.
///
/// - Parameters:
///   - document: The file.
///   - matrix: The canvases; by default the one that the document records. Its languages have no effect.
/// - Throws: An error if the document cannot be read.
/// - Returns: Whether all snapshots equal their recorded files.
@MainActor
@discardableResult
public func assertSnapshots(
    ofScenesIn document: URL, over matrix: Matrix = Matrix([ScreenVariant()]), as content: SnapshotContent = .pictureAndLayout,
    options: SnapshotOptions = SnapshotOptions(), fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: Int = #line, column: Int = #column, function: String = #function
) throws -> Bool {
    let place = TestPlace(fileID: fileID, filePath: filePath, line: line, column: column, function: function)
    let parsed = try InterfaceDocument(bytes: [UInt8](Data(contentsOf: document)))
    let folder = document.deletingLastPathComponent().path
    var isRecorded = true
    for variant in matrix.variants {
        let layout = SceneLayout(parsed, on: variant.canvas(CanvasConfiguration()), folder: folder)
        for scene in layout.scenes {
            let name = "\(document.deletingPathExtension().lastPathComponent).\(scene.storyboardIdentifier ?? scene.id)"
            let assertion = SnapshotAssertion(name: name, variant: variant, content: content, options: options, place: place)
            let isSame = assertion.check(SnapshotSubject(ScenePictures(layout).drawn(scene)))
            isRecorded = isRecorded && isSame
        }
    }
    return isRecorded
}
