public import UIKit

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
    /// A pass by its kind and number: nil.
    open func pass(withPassTypeIdentifier identifier: String, serialNumber: String) -> PKPass? { nil }
    /// Replaces a pass; none is replaced.
    open func replacePass(with pass: PKPass) -> Bool { false }
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
