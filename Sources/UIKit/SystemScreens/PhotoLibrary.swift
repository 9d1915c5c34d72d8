/// The photos of the simulated device's user.
@MainActor
package final class PhotoLibrary {
    package static let shared = PhotoLibrary()

    /// What programs added, oldest first.
    package private(set) var images: [UIImage] = []
    /// The paths of the films that programs added, oldest first.
    package private(set) var films: [String] = []
    /// Why the user's photos cannot be written; nil where they can.
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

    /// Forgets the photos.
    package func removeAll() { (images, films) = ([], []) }
}

/// Adds an image to the user's photos, and calls a method in a later turn of the main queue.
///
/// - Parameters:
///   - completionTarget: The method's object.
///   - completionSelector: The name of a method that takes the image, an error or nil, and the context, as
///     `image(_:didFinishSavingWithError:contextInfo:)`.
///   - contextInfo: Passed on to the method.
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

/// Whether a film can be added to the user's photos: whether the file is there and its name is that of a film.
///
/// - Source: developer.apple.com/documentation/uikit/uivideoatpathiscompatiblewithsavedphotosalbum(_:)
@preconcurrency @MainActor
public func UIVideoAtPathIsCompatibleWithSavedPhotosAlbum(_ videoPath: String) -> Bool {
    let url = URL(fileURLWithPath: videoPath)
    return ["mov", "mp4", "m4v"].contains(url.pathExtension.lowercased()) && FileManager.default.fileExists(atPath: videoPath)
}

/// Adds a film to the user's photos, and calls a method in a later turn of the main queue.
///
/// - Parameters:
///   - videoPath: The film's file.
///   - completionTarget: The method's object.
///   - completionSelector: The name of a method that takes the path, an error or nil, and the context, as
///     `video(_:didFinishSavingWithError:contextInfo:)`.
///   - contextInfo: Passed on to the method.
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

/// Why something could not be done; nil where it could.
@MainActor
private func failure(of action: () throws -> Void) -> (any Error)? {
    do { try action() } catch { return error }
    return nil
}
