// `import ContactsUI` where Apple's framework is missing: pickers in which nobody chooses. It brings Contacts' and UIKit's names along.
@_exported public import Contacts
@_exported public import UIKit

/// The delegate of a picker of contacts.
@MainActor @preconcurrency
public protocol CNContactPickerDelegate: NSObjectProtocol {
    /// Called when something was chosen, or nothing.
    func contactPicker(_ picker: CNContactPickerViewController, didSelect contact: CNContact)
    func contactPicker(_ picker: CNContactPickerViewController, didSelect contacts: [CNContact])
    func contactPicker(_ picker: CNContactPickerViewController, didSelect contactProperty: CNContactProperty)
    func contactPicker(
        _ picker: CNContactPickerViewController, didSelectContactProperties contactProperties: [CNContactProperty])
    func contactPickerDidCancel(_ picker: CNContactPickerViewController)
}

extension CNContactPickerDelegate {
    public func contactPicker(_ picker: CNContactPickerViewController, didSelect contact: CNContact) {}
    public func contactPicker(_ picker: CNContactPickerViewController, didSelect contacts: [CNContact]) {}
    public func contactPicker(_ picker: CNContactPickerViewController, didSelect contactProperty: CNContactProperty) {}
    public func contactPicker(
        _ picker: CNContactPickerViewController, didSelectContactProperties contactProperties: [CNContactProperty]
    ) {}
    public func contactPickerDidCancel(_ picker: CNContactPickerViewController) {}
}

/// A picker of contacts. It stays open, since nobody chooses.
open class CNContactPickerViewController: UIViewController, _UndrawnResponder {
    /// The delegate, the parts that are shown, and what can be chosen.
    open weak var delegate: (any CNContactPickerDelegate)?
    open var displayedPropertyKeys: [String]?
    open var predicateForEnablingContact: NSPredicate?
    open var predicateForSelectionOfContact: NSPredicate?
    open var predicateForSelectionOfProperty: NSPredicate?
}

/// The delegate of a page of a contact.
@MainActor @preconcurrency
public protocol CNContactViewControllerDelegate: NSObjectProtocol {
    /// Called when the page is left, which nobody does.
    func contactViewController(_ viewController: CNContactViewController, didCompleteWith contact: CNContact?)
    func contactViewController(
        _ viewController: CNContactViewController, shouldPerformDefaultActionFor property: CNContactProperty
    ) -> Bool
}

extension CNContactViewControllerDelegate {
    public func contactViewController(_ viewController: CNContactViewController, didCompleteWith contact: CNContact?) {}
    public func contactViewController(
        _ viewController: CNContactViewController, shouldPerformDefaultActionFor property: CNContactProperty
    ) -> Bool { true }
}

/// A page of a contact.
open class CNContactViewController: UIViewController, _UndrawnResponder {
    /// The contact, and what can be done with it.
    public let contact: CNContact
    open weak var delegate: (any CNContactViewControllerDelegate)?
    open var allowsEditing = true
    open var allowsActions = true
    open var contactStore: CNContactStore?
    open var displayedPropertyKeys: [any CNKeyDescriptor]?
    open var message: String?
    open var alternateName: String?
    open var shouldShowLinkedContacts = false
    open var parentGroup: CNGroup?
    open var parentContainer: CNContainer?

    /// The key of all that the page shows.
    open class func descriptorForRequiredKeys() -> any CNKeyDescriptor { "page" }

    /// Marks a fact: the page is not drawn.
    open func highlightProperty(withKey key: String, identifier: String?) {}

    /// Creates a page of a contact that is known, of one that is not, and of a new one.
    public init(for contact: CNContact) {
        self.contact = contact
        super.init(nibName: nil, bundle: nil)
    }

    /// Creates a page of a contact that is not known, and of a new one.
    public convenience init(forUnknownContact contact: CNContact) { self.init(for: contact) }
    public convenience init(forNewContact contact: CNContact?) { self.init(for: contact ?? CNMutableContact()) }

    public required init?(coder: NSCoder) { return nil }
}
