import InterfaceBuilderDocument
import LayoutInspection
import UIKit

/// Compares a view with its recorded picture and layout, which are in `Snapshots/<source file>/<test>.<name>.png` and `.txt` beside the source file of
/// the test.
///
/// ```swift
/// @Test func emptyInbox() { assertSnapshot(of: InboxView(messages: [])) }
/// ```
///
/// What is different becomes an issue of the test on the line of the call, in Swift Testing and in XCTest: the views that moved, and the
/// constraint, text or stack view that moved each. The pictures are attached to tests of Swift Testing, and in the report of the run.
///
/// - Parameters:
///   - view: A view that is in a window or another view is taken as it is; one that stands alone gets a size.
///   - name: What tells the snapshots of a test apart, where it has several; letters, digits and `_` stay the same in the files' names.
///   - content: What is kept.
///   - size: Points; a length of 0 is what the constraints and contents of the view need. By default the size that the view has, and where
///     that is empty, the width of the screen and the height that it needs there. Not for views that are in others.
/// - Returns: Whether the view is as recorded.
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

/// Compares a controller's view with its recorded picture and layout, as `assertSnapshot(of:)` for views does.
///
/// - Parameters:
///   - controller: One that is in a window is taken as it is; another is the root of a window of the variant's device for as long as the snapshot is
///     taken. A scene of a storyboard is what `UIStoryboard` instantiates.
///   - variant: The device, its orientation, the text size and so on. It is a part of the files' names.
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
/// - Parameter make: Makes the screen; called once for each variant, while the main screen is as the variant says.
/// - Returns: Whether all are as recorded.
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
///   - make: Makes the view; called once for each variant, while the main screen is as the variant says. The view is in a window of that
///     screen while the snapshot is taken.
/// - Returns: Whether all are as recorded.
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

/// Compares all scenes of a storyboard or xib, as Xcode's canvas shows them, with their recorded pictures and layouts, each in files of its own.
/// The classes that the document names are not needed.
///
/// - Parameters:
///   - document: The file.
///   - matrix: The canvases; by default the one that the document records. Languages do not count.
/// - Throws: Where the document cannot be read.
/// - Returns: Whether all are as recorded.
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
