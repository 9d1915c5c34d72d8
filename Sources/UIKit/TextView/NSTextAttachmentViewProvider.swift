/// Creates the view of a text attachment, and determines its bounds.
///
/// - Source: developer.apple.com/documentation/uikit/nstextattachmentviewprovider
@preconcurrency @MainActor
open class NSTextAttachmentViewProvider: NSObject {
    /// The attachment.
    open private(set) weak var textAttachment: NSTextAttachment?
    /// The layout manager; nil in a text view, which uses an `NSLayoutManager` here.
    open private(set) weak var textLayoutManager: NSTextLayoutManager?
    /// The location of the attachment.
    public let location: any NSTextLocation
    private weak var parentView: UIView?
    private var shown: UIView?

    /// Creates a provider.
    ///
    /// - Parameter parentView: The text view; nil for none.
    public init(
        textAttachment: NSTextAttachment, parentView: UIView?, textLayoutManager: NSTextLayoutManager?,
        location: any NSTextLocation
    ) {
        self.location = location
        (self.textAttachment, self.parentView, self.textLayoutManager) = (textAttachment, parentView, textLayoutManager)
        super.init()
    }

    /// The view, created lazily by ``loadView()``.
    open var view: UIView! {
        get {
            if shown == nil { loadView() }
            return shown
        }
        set { shown = newValue }
    }
    /// Creates the view and sets ``view``: a plain one unless overridden.
    open func loadView() { view = UIView() }

    /// Whether the attachment's bounds are determined by the view.
    open var tracksTextAttachmentViewBounds = false

    /// The bounds of the view, with y upwards from the baseline: its own bounds unless overridden. Called if
    /// ``tracksTextAttachmentViewBounds`` is true.
    open func attachmentBounds(
        for attributes: [NSAttributedString.Key: Any], location: any NSTextLocation, textContainer: NSTextContainer?,
        proposedLineFragment: CGRect, position: CGPoint
    ) -> CGRect { CGRect(origin: .zero, size: view.bounds.size) }

    /// Creates a provider of a class known only at run time.
    static func make(
        _ type: NSTextAttachmentViewProvider.Type, _ attachment: NSTextAttachment, in parentView: UIView?,
        at location: any NSTextLocation
    ) -> NSTextAttachmentViewProvider {
        unsafeBitCast(type, to: ViewProviderInitializerSlot.Type.self).init(
            textAttachment: attachment, parentView: parentView, textLayoutManager: nil, location: location)
    }
}

/// Provides the vtable slot of the initializer; never instantiated.
class ViewProviderInitializerSlot: NSTextAttachmentViewProvider {
    required override init(
        textAttachment: NSTextAttachment, parentView: UIView?, textLayoutManager: NSTextLayoutManager?,
        location: any NSTextLocation
    ) { preconditionFailure("Only the place of this initializer is used") }
}

/// A second initializer for the slot, without which the optimizer would call the only one directly; never instantiated
/// either.
final class OverridingViewProviderInitializerSlot: ViewProviderInitializerSlot {
    required init(
        textAttachment: NSTextAttachment, parentView: UIView?, textLayoutManager: NSTextLayoutManager?,
        location: any NSTextLocation
    ) {
        super.init(
            textAttachment: textAttachment, parentView: parentView, textLayoutManager: textLayoutManager, location: location)
    }
}

/// The provider classes of attachment views, by file type.
///
/// - Source: developer.apple.com/documentation/uikit/nstextattachment
extension NSTextAttachment {
    @MainActor private static var providerClasses: [String: NSTextAttachmentViewProvider.Type] = [:]

    /// Registers a provider class for attachments of a type.
    @preconcurrency @MainActor
    public class func registerViewProviderClass(
        _ textAttachmentViewProviderClass: NSTextAttachmentViewProvider.Type, forFileType fileType: String
    ) { providerClasses[fileType] = textAttachmentViewProviderClass }
    /// The provider classes of attachment views by type.
    @preconcurrency @MainActor
    public class func textAttachmentViewProviderClass(forFileType fileType: String) -> NSTextAttachmentViewProvider.Type? {
        providerClasses[fileType]
    }

    /// A provider of the class registered for the attachment's type; nil for none.
    @MainActor
    func registeredProvider(in parentView: UIView?, at location: any NSTextLocation) -> NSTextAttachmentViewProvider? {
        guard allowsTextAttachmentView, let fileType, let type = Self.providerClasses[fileType] else { return nil }
        return NSTextAttachmentViewProvider.make(type, self, in: parentView, at: location)
    }
}

/// Sets the size of the attachment's view.
struct AttachmentViewBounds: ShownAttachmentView {
    weak var provider: NSTextAttachmentViewProvider?

    var isShown: Bool { provider != nil }

    func bounds(in container: NSTextContainer?, proposedLine: CGRect, position: CGPoint) -> CGRect? {
        // Text is laid out where the views that show it are.
        nonisolated(unsafe) let container = container
        return MainActor.assumeIsolated {
            guard let provider, provider.tracksTextAttachmentViewBounds else { return nil }
            return provider.attachmentBounds(
                for: [:], location: provider.location, textContainer: container, proposedLineFragment: proposedLine,
                position: position)
        }
    }
}
