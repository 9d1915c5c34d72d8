public import Foundation
public import UIKit

/// Asks for a change of a photo, inside ``PHPhotoLibrary/performChanges(_:completionHandler:)``, which does not call its function here.
///
/// - Source: developer.apple.com/documentation/photos/phassetchangerequest
open class PHAssetChangeRequest: NSObject {
    /// Asks for a new photo.
    open class func creationRequestForAsset(from image: UIImage) -> Self { Self() }
    /// Asks for a new photo of a file.
    open class func creationRequestForAssetFromImage(atFileURL fileURL: URL) -> Self? { Self() }
    /// Asks for a new film of a file.
    open class func creationRequestForAssetFromVideo(atFileURL fileURL: URL) -> Self? { Self() }
    /// Makes a request.
    public required override init() { super.init() }

    /// When the photo was taken.
    open var creationDate: Date?
    /// Whether the user marked the photo.
    open var isFavorite = false
    /// Whether the photo is left out of overviews.
    open var isHidden = false
}
