/// The photos of the simulated device's user.
@MainActor
package final class PhotoLibrary {
    package static let shared = PhotoLibrary()

    /// What programs added, oldest first.
    package private(set) var images: [UIImage] = []
    /// Why the user's photos cannot be written; nil where they can.
    package var failure: (any Error)?

    private init() {}

    /// - Throws: ``failure``, if there is one.
    func add(_ image: UIImage) throws {
        if let failure { throw failure }
        images.append(image)
    }

    /// Forgets the photos.
    package func removeAll() { images = [] }
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
    let failure = failureOfSaving(image)
    guard let target = completionTarget.map({ $0 as AnyObject }), let selector = completionSelector else { return }
    nonisolated(unsafe) let context = contextInfo
    Task { @MainActor in ActionDispatch.callEnd(selector, of: image, failure, context, on: target) }
}

@MainActor
private func failureOfSaving(_ image: UIImage) -> (any Error)? {
    do { try PhotoLibrary.shared.add(image) } catch { return error }
    return nil
}
