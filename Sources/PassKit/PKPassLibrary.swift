public import UIKit

/// A ticket or a card as a file.
///
/// - Source: developer.apple.com/documentation/passkit/pkpass
open class PKPass: NSObject, @unchecked Sendable {
    /// Creates a pass from the bytes of its file. Throws where they are no archive; the signature is not looked at.
    public init(data: Data) throws {
        guard data.starts(with: [0x50, 0x4B]) else { throw PKPassKitError(.invalidDataError) }
        super.init()
    }
    /// The number; not read here.
    open var serialNumber: String { "" }
    /// The kind; not read here.
    open var passTypeIdentifier: String { "" }
    /// The maker; not read here.
    open var organizationName: String { "" }
    /// The text; not read here.
    open var localizedDescription: String { "" }
}

/// The user's passes. There is no library here.
///
/// - Source: developer.apple.com/documentation/passkit/pkpasslibrary
open class PKPassLibrary: NSObject, @unchecked Sendable {
    /// Creates a library.
    public override init() { super.init() }
    /// Whether there is a library: there is none.
    open class func isPassLibraryAvailable() -> Bool { false }
    /// The passes: none.
    open func passes() -> [PKPass] { [] }
    /// Whether the library has a pass: it does not.
    open func containsPass(_ pass: PKPass) -> Bool { false }
    /// Adds passes; none is added.
    open func addPasses(
        _ passes: [PKPass], withCompletionHandler completion: (@Sendable (PKPassLibraryAddPassesStatus) -> Void)? = nil
    ) {
        DispatchQueue.main.async { completion?(.didCancelAddPasses) }
    }
    /// Removes a pass.
    open func removePass(_ pass: PKPass) {}
}

/// The outcome of adding passes.
public enum PKPassLibraryAddPassesStatus: Int, Sendable {
    /// They were added, the user wants to look at them first, or he cancelled.
    case didAddPasses, shouldReviewPasses, didCancelAddPasses
}

/// Lets the user add passes. None can be added here, as on a device without a wallet: no controller is made.
///
/// - Source: developer.apple.com/documentation/passkit/pkaddpassesviewcontroller
@preconcurrency @MainActor
open class PKAddPassesViewController: UIViewController {
    /// Creates no controller: nil.
    public init?(pass: PKPass) { return nil }
    /// Creates no controller: nil.
    public init?(passes: [PKPass]) { return nil }
    /// Decodes no controller: nil.
    public required init?(coder: NSCoder) { return nil }
    /// The delegate.
    open weak var delegate: (any PKAddPassesViewControllerDelegate)?
    /// Whether passes can be added: they cannot.
    open class func canAddPasses() -> Bool { false }
}

/// The delegate of a controller; never called here.
@preconcurrency @MainActor
public protocol PKAddPassesViewControllerDelegate: NSObjectProtocol {
    /// The user is done.
    func addPassesViewControllerDidFinish(_ controller: PKAddPassesViewController)
}

extension PKAddPassesViewControllerDelegate {
    /// Default implementation: the controller goes.
    public func addPassesViewControllerDidFinish(_ controller: PKAddPassesViewController) { controller.dismiss(animated: true) }
}

/// A button that adds a pass; here with its words in place of the mark.
@preconcurrency @MainActor
open class PKAddPassButton: UIButton {
    /// Creates a button.
    public init(addPassButtonStyle style: PKAddPassButtonStyle) {
        addPassButtonStyle = style
        super.init(frame: CGRect(x: 0, y: 0, width: 150, height: 44))
        backgroundColor = .black
        layer.cornerRadius = 8
        setTitle("Add to Apple Wallet", for: .normal)
        setTitleColor(.white, for: .normal)
    }
    /// Decodes a button.
    public required init?(coder: NSCoder) {
        addPassButtonStyle = .black
        super.init(coder: coder)
    }
    /// The colours.
    open var addPassButtonStyle: PKAddPassButtonStyle
}

/// The colours of a button that adds a pass.
public enum PKAddPassButtonStyle: Int, Sendable {
    /// Black, or black with a line around it.
    case black, blackOutline
}

/// An error of passes.
public struct PKPassKitError: Error, Hashable, Sendable, CustomNSError {
    /// The error codes.
    public enum Code: Int, Sendable {
        case unknownError = -1, invalidDataError = 1, unsupportedVersionError, invalidSignature, notEntitledError
    }
    /// The error code.
    public let code: Code
    /// Creates an error with a code.
    public init(_ code: Code) { self.code = code }
    /// The error domain.
    public static var errorDomain: String { "PKPassKitErrorDomain" }
    /// The numeric error code.
    public var errorCode: Int { code.rawValue }
}
