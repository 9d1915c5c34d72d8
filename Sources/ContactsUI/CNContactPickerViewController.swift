@_exported public import Contacts
import PlaceholderViews
@_exported public import UIKit

/// Lets the user choose a contact; here a placeholder, in which none can be chosen.
///
/// - Source: developer.apple.com/documentation/contactsui/cncontactpickerviewcontroller
@preconcurrency @MainActor
open class CNContactPickerViewController: UIViewController {
    /// The properties that are shown; nil for all.
    open var displayedPropertyKeys: [String]?
    /// The delegate.
    open weak var delegate: (any CNContactPickerDelegate)?
    /// Which contacts can be chosen.
    open var predicateForEnablingContact: NSPredicate?
    /// Which contacts are chosen by a tap.
    open var predicateForSelectionOfContact: NSPredicate?
    /// Which properties are chosen by a tap.
    open var predicateForSelectionOfProperty: NSPredicate?

    open override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        _ = PlaceholderView(caption: "Contacts", filling: view)
    }
}

/// The delegate of a picker; its methods are never called here, since the placeholder has no buttons.
@preconcurrency @MainActor
public protocol CNContactPickerDelegate: NSObjectProtocol {
    /// The user cancelled.
    func contactPickerDidCancel(_ picker: CNContactPickerViewController)
    /// The user chose a contact.
    func contactPicker(_ picker: CNContactPickerViewController, didSelect contact: CNContact)
    /// The user chose a property.
    func contactPicker(_ picker: CNContactPickerViewController, didSelect contactProperty: CNContactProperty)
    /// The user chose contacts.
    func contactPicker(_ picker: CNContactPickerViewController, didSelect contacts: [CNContact])
}

extension CNContactPickerDelegate {
    /// Default implementation; does nothing.
    public func contactPickerDidCancel(_ picker: CNContactPickerViewController) {}
    /// Default implementation; does nothing.
    public func contactPicker(_ picker: CNContactPickerViewController, didSelect contact: CNContact) {}
    /// Default implementation; does nothing.
    public func contactPicker(_ picker: CNContactPickerViewController, didSelect contactProperty: CNContactProperty) {}
    /// Default implementation; does nothing.
    public func contactPicker(_ picker: CNContactPickerViewController, didSelect contacts: [CNContact]) {}
}

/// A property of a contact.
open class CNContactProperty: NSObject {
    /// The contact.
    public let contact: CNContact
    /// The name of the property.
    public let key: String
    /// The value.
    public let value: Any?

    init(_ contact: CNContact, _ key: String, _ value: Any?) { (self.contact, self.key, self.value) = (contact, key, value) }
}

/// Shows a contact; here a placeholder with its name.
///
/// - Source: developer.apple.com/documentation/contactsui/cncontactviewcontroller
@preconcurrency @MainActor
open class CNContactViewController: UIViewController {
    /// The contact.
    public let contact: CNContact
    /// The delegate.
    open weak var delegate: (any CNContactViewControllerDelegate)?
    /// Whether the contact can be changed.
    open var allowsEditing = true
    /// Whether there are actions.
    open var allowsActions = true
    /// Where contacts are.
    open var contactStore: CNContactStore?

    /// Creates a controller for a contact.
    public init(for contact: CNContact) {
        self.contact = contact
        super.init(nibName: nil, bundle: nil)
    }

    /// Creates a controller for a contact that is not kept.
    public convenience init(forUnknownContact contact: CNContact) { self.init(for: contact) }
    /// Creates a controller for a new contact.
    public convenience init(forNewContact contact: CNContact?) { self.init(for: contact ?? CNContact()) }
    /// Decodes an object of a document.
    public required init?(coder: NSCoder) { nil }

    open override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        _ = PlaceholderView(caption: CNContactFormatter.string(from: contact, style: .fullName) ?? "Contact", filling: view)
    }
}

/// The delegate of a controller; its methods are never called here, since the placeholder has no buttons.
@preconcurrency @MainActor
public protocol CNContactViewControllerDelegate: NSObjectProtocol {
    /// The user is done.
    func contactViewController(_ viewController: CNContactViewController, didCompleteWith contact: CNContact?)
    /// Whether the system answers a tap.
    func contactViewController(
        _ viewController: CNContactViewController, shouldPerformDefaultActionFor property: CNContactProperty
    ) -> Bool
}

extension CNContactViewControllerDelegate {
    /// Default implementation; does nothing.
    public func contactViewController(_ viewController: CNContactViewController, didCompleteWith contact: CNContact?) {}
    /// Default implementation: true.
    public func contactViewController(
        _ viewController: CNContactViewController, shouldPerformDefaultActionFor property: CNContactProperty
    ) -> Bool { true }
}
