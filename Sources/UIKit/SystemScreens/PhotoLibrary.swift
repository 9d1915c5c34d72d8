/// The photo library of the simulated device's user.
@MainActor
package final class PhotoLibrary {
    package static let shared = PhotoLibrary()

    /// The images that programs added, oldest first.
    package private(set) var images: [UIImage] = []
    /// The paths of the videos that programs added, oldest first.
    package private(set) var films: [String] = []
    /// The error with which writing to the library fails; nil if it succeeds.
    package var failure: (any Error)?

    private init() {}

    /// - Throws: ``failure``, if there is one.
    func add(_ image: UIImage) throws {
        if let failure { throw failure }
        images.append(image)
    }

    /// - Throws: ``failure``, if there is one.
    func add(filmAt path: String) throws {
        if let failure { throw failure }
        films.append(path)
    }

    /// Removes all images and videos.
    package func removeAll() { (images, films) = ([], []) }
}

/// Adds an image to the photo library, and calls a method in a later turn of the main queue.
///
/// - Parameters:
///   - completionTarget: The object whose method is called.
///   - completionSelector: The selector of a method with the image, an error or nil, and the context as arguments, such
///     as `image(_:didFinishSavingWithError:contextInfo:)`.
///   - contextInfo: Passed to the method.
/// - Source: developer.apple.com/documentation/uikit/uiimagewritetosavedphotosalbum(_:_:_:_:)
@preconcurrency @MainActor
public func UIImageWriteToSavedPhotosAlbum(
    _ image: UIImage, _ completionTarget: Any?, _ completionSelector: Selector?, _ contextInfo: UnsafeMutableRawPointer?
) {
    let problem = failure { try PhotoLibrary.shared.add(image) }
    guard let target = completionTarget.map({ $0 as AnyObject }), let selector = completionSelector else { return }
    nonisolated(unsafe) let context = contextInfo
    Task { @MainActor in ActionDispatch.callEnd(selector, of: image, problem, context, on: target) }
}

/// Whether a video can be added to the photo library: whether the file exists and has a video's file extension.
///
/// - Source: developer.apple.com/documentation/uikit/uivideoatpathiscompatiblewithsavedphotosalbum(_:)
@preconcurrency @MainActor
public func UIVideoAtPathIsCompatibleWithSavedPhotosAlbum(_ videoPath: String) -> Bool {
    let url = URL(fileURLWithPath: videoPath)
    return ["mov", "mp4", "m4v"].contains(url.pathExtension.lowercased()) && FileManager.default.fileExists(atPath: videoPath)
}

/// Adds a video to the photo library, and calls a method in a later turn of the main queue.
///
/// - Parameters:
///   - videoPath: The path of the video.
///   - completionTarget: The object whose method is called.
///   - completionSelector: The selector of a method with the path, an error or nil, and the context as arguments, such
///     as `video(_:didFinishSavingWithError:contextInfo:)`.
///   - contextInfo: Passed to the method.
/// - Source: developer.apple.com/documentation/uikit/uisavevideoatpathtosavedphotosalbum(_:_:_:_:)
@preconcurrency @MainActor
public func UISaveVideoAtPathToSavedPhotosAlbum(
    _ videoPath: String, _ completionTarget: Any?, _ completionSelector: Selector?, _ contextInfo: UnsafeMutableRawPointer?
) {
    let problem = failure { try PhotoLibrary.shared.add(filmAt: videoPath) }
    guard let target = completionTarget.map({ $0 as AnyObject }), let selector = completionSelector else { return }
    nonisolated(unsafe) let context = contextInfo
    Task { @MainActor in ActionDispatch.callEnd(selector, of: NSString(string: videoPath), problem, context, on: target) }
}

/// The error that an action throws; nil if it succeeds.
@MainActor
private func failure(of action: () throws -> Void) -> (any Error)? {
    do { try action() } catch { return error }
    return nil
}
