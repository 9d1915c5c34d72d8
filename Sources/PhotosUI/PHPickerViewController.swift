@_exported public import Photos
import PlaceholderViews
@_exported public import UIKit

/// Lets users choose photos; here a placeholder, in which nothing can be chosen.
///
/// - Source: developer.apple.com/documentation/photosui/phpickerviewcontroller
@preconcurrency @MainActor
open class PHPickerViewController: UIViewController {
    /// What can be chosen.
    public let configuration: PHPickerConfiguration
    /// Hears what was chosen.
    open weak var delegate: (any PHPickerViewControllerDelegate)?

    /// Makes a picker.
    public required init(configuration: PHPickerConfiguration) {
        self.configuration = configuration
        super.init(nibName: nil, bundle: nil)
    }

    /// Nil: pickers are not made of documents.
    public required init?(coder: NSCoder) { nil }

    open override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        _ = PlaceholderView(caption: "Photos", filling: view)
    }
}

/// Hears what users chose.
///
/// - Source: developer.apple.com/documentation/photosui/phpickerviewcontrollerdelegate
@preconcurrency @MainActor
public protocol PHPickerViewControllerDelegate: AnyObject {
    /// The user is done; not told here, since the placeholder has no button for it.
    func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult])
}

/// What users can choose.
///
/// - Source: developer.apple.com/documentation/photosui/phpickerconfiguration-swift.struct
public struct PHPickerConfiguration: Hashable {
    /// How many photos at most; 0 for any number.
    public var selectionLimit = 1
    /// The kinds; nil for all.
    public var filter: PHPickerFilter?
    /// Whether the order counts.
    public var selection = Selection.default
    /// What is chosen already, by names in the library.
    public var preselectedAssetIdentifiers: [String] = []
    /// In which form files are handed over. It reads back what was set; there are no photos.
    public var preferredAssetRepresentationMode = AssetRepresentationMode.automatic

    /// Makes one.
    public init() {}
    /// Makes one for a library.
    public init(photoLibrary: PHPhotoLibrary) {}

    /// In which form files are handed over.
    public enum AssetRepresentationMode: Int, Hashable, Sendable {
        /// As the system likes, as they are, or in a form that all programs read.
        case automatic, current, compatible
    }

    /// Whether the order of what is chosen counts.
    public enum Selection: Int, Hashable, Sendable {
        /// It does not, or it does.
        case `default`, ordered
    }
}

/// Kinds of what can be chosen.
///
/// - Source: developer.apple.com/documentation/photosui/phpickerfilter-swift.struct
public struct PHPickerFilter: Hashable, Sendable {
    private let kinds: Set<String>

    /// Photos.
    public static let images = PHPickerFilter(kinds: ["image"])
    /// Films.
    public static let videos = PHPickerFilter(kinds: ["video"])
    /// Photos that move.
    public static let livePhotos = PHPickerFilter(kinds: ["livePhoto"])
    /// Pictures of the screen.
    public static let screenshots = PHPickerFilter(kinds: ["screenshot"])
    /// Films of the screen.
    public static let screenRecordings = PHPickerFilter(kinds: ["screenRecording"])
    /// Wide pictures.
    public static let panoramas = PHPickerFilter(kinds: ["panorama"])
    /// Slow films.
    public static let slomoVideos = PHPickerFilter(kinds: ["slomoVideo"])
    /// Fast films.
    public static let timelapseVideos = PHPickerFilter(kinds: ["timelapseVideo"])
    /// Pictures with a blurred background.
    public static let depthEffectPhotos = PHPickerFilter(kinds: ["depthEffectPhoto"])
    /// Pictures in quick succession.
    public static let bursts = PHPickerFilter(kinds: ["burst"])
    /// Films whose sharp part can be chosen.
    public static let cinematicVideos = PHPickerFilter(kinds: ["cinematicVideo"])
    /// What a filter does not let through.
    public static func not(_ filter: PHPickerFilter) -> PHPickerFilter { PHPickerFilter(kinds: ["not(\(filter.name))"]) }
    /// What all of several filters let through.
    public static func all(of subfilters: [PHPickerFilter]) -> PHPickerFilter {
        PHPickerFilter(kinds: ["all(\(subfilters.map(\.name).joined(separator: ",")))"])
    }
    private var name: String { kinds.sorted().joined(separator: "|") }
    /// What one of several filters lets through.
    public static func any(of subfilters: [PHPickerFilter]) -> PHPickerFilter {
        PHPickerFilter(kinds: subfilters.reduce(into: []) { $0.formUnion($1.kinds) })
    }
}

/// What a user chose.
///
/// - Source: developer.apple.com/documentation/photosui/phpickerresult-swift.struct
public struct PHPickerResult {
    /// Gives the photo.
    public let itemProvider: NSItemProvider
    /// The photo's name in the library.
    public let assetIdentifier: String?
}
