@_exported public import Photos
import PlaceholderViews
@_exported public import UIKit

/// Lets the user pick photos; here a placeholder, in which nothing can be picked.
///
/// - Source: developer.apple.com/documentation/photosui/phpickerviewcontroller
@preconcurrency @MainActor
open class PHPickerViewController: UIViewController {
    /// The configuration.
    public let configuration: PHPickerConfiguration
    /// The delegate.
    open weak var delegate: (any PHPickerViewControllerDelegate)?

    /// Creates a picker.
    public required init(configuration: PHPickerConfiguration) {
        self.configuration = configuration
        super.init(nibName: nil, bundle: nil)
    }

    /// Returns nil: pickers cannot be created from documents.
    public required init?(coder: NSCoder) { nil }

    open override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        _ = PlaceholderView(caption: "Photos", filling: view)
    }
}

/// The delegate of a picker.
///
/// - Source: developer.apple.com/documentation/photosui/phpickerviewcontrollerdelegate
@preconcurrency @MainActor
public protocol PHPickerViewControllerDelegate: AnyObject {
    /// The user finished; never called here, since the placeholder has no buttons.
    func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult])
}

/// The configuration of a picker.
///
/// - Source: developer.apple.com/documentation/photosui/phpickerconfiguration-swift.struct
public struct PHPickerConfiguration: Hashable {
    /// The largest number of photos; 0 for any number.
    public var selectionLimit = 1
    /// The filter; nil for all assets.
    public var filter: PHPickerFilter?
    /// Whether the order of the selection is significant.
    public var selection = Selection.default
    /// The identifiers of the preselected assets.
    public var preselectedAssetIdentifiers: [String] = []
    /// The representation in which files are provided. It reads back what was set; there are no photos.
    public var preferredAssetRepresentationMode = AssetRepresentationMode.automatic

    /// Creates a configuration.
    public init() {}
    /// Creates a configuration for a library.
    public init(photoLibrary: PHPhotoLibrary) {}

    /// The representation in which files are provided.
    public enum AssetRepresentationMode: Int, Hashable, Sendable {
        /// Automatic, current, or the most compatible one.
        case automatic, current, compatible
    }

    /// Whether the order of a selection is significant.
    public enum Selection: Int, Hashable, Sendable {
        /// Not significant, or significant.
        case `default`, ordered
    }
}

/// A filter of assets.
///
/// - Source: developer.apple.com/documentation/photosui/phpickerfilter-swift.struct
public struct PHPickerFilter: Hashable, Sendable {
    private let kinds: Set<String>

    /// Photos.
    public static let images = PHPickerFilter(kinds: ["image"])
    /// Videos.
    public static let videos = PHPickerFilter(kinds: ["video"])
    /// Live Photos.
    public static let livePhotos = PHPickerFilter(kinds: ["livePhoto"])
    /// Screenshots.
    public static let screenshots = PHPickerFilter(kinds: ["screenshot"])
    /// Screen recordings.
    public static let screenRecordings = PHPickerFilter(kinds: ["screenRecording"])
    /// Panoramas.
    public static let panoramas = PHPickerFilter(kinds: ["panorama"])
    /// Slow-motion videos.
    public static let slomoVideos = PHPickerFilter(kinds: ["slomoVideo"])
    /// Time-lapse videos.
    public static let timelapseVideos = PHPickerFilter(kinds: ["timelapseVideo"])
    /// Photos with a depth effect.
    public static let depthEffectPhotos = PHPickerFilter(kinds: ["depthEffectPhoto"])
    /// Bursts.
    public static let bursts = PHPickerFilter(kinds: ["burst"])
    /// Cinematic videos.
    public static let cinematicVideos = PHPickerFilter(kinds: ["cinematicVideo"])
    /// The assets that a filter excludes.
    public static func not(_ filter: PHPickerFilter) -> PHPickerFilter { PHPickerFilter(kinds: ["not(\(filter.name))"]) }
    /// The assets that satisfy all of several filters.
    public static func all(of subfilters: [PHPickerFilter]) -> PHPickerFilter {
        PHPickerFilter(kinds: ["all(\(subfilters.map(\.name).joined(separator: ",")))"])
    }
    private var name: String { kinds.sorted().joined(separator: "|") }
    /// The assets that satisfy any of several filters.
    public static func any(of subfilters: [PHPickerFilter]) -> PHPickerFilter {
        PHPickerFilter(kinds: subfilters.reduce(into: []) { $0.formUnion($1.kinds) })
    }
}

/// A picked asset.
///
/// - Source: developer.apple.com/documentation/photosui/phpickerresult-swift.struct
public struct PHPickerResult {
    /// The provider of the asset's data.
    public let itemProvider: NSItemProvider
    /// The asset's identifier in the library.
    public let assetIdentifier: String?
}
