import ContactsUI
import Testing

@Suite("ContactsUI")
@MainActor
struct ContactsUITests {
    @Test("a picker keeps what it is to show, and a page its contact")
    func pages() {
        let picker = CNContactPickerViewController()
        picker.displayedPropertyKeys = ["phoneNumbers"]
        #expect(picker.displayedPropertyKeys == ["phoneNumbers"])
        let contact = CNMutableContact()
        #expect(CNContactViewController(forNewContact: contact).contact === contact)
    }
}
