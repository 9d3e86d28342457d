import Contacts
import Testing

@Suite("Contacts")
struct ContactsTests {
    @Test("nobody gave a permission")
    func access() async {
        let store = CNContactStore()
        await #expect(throws: CNError(.authorizationDenied)) { try await store.requestAccess(for: .contacts) }
        var answers: [Bool] = []
        store.requestAccess(for: .contacts) { isAllowed, error in answers.append(!isAllowed && error != nil) }
        #expect(answers == [true])
        #expect(throws: CNError(.authorizationDenied)) {
            try store.enumerateContacts(with: CNContactFetchRequest(keysToFetch: [CNContactGivenNameKey])) { _, _ in }
        }
    }

    @Test("what is written of a person is read back, and nobody without a name has one")
    func person() {
        let person = CNMutableContact()
        #expect(CNContactFormatter.string(from: person, style: .fullName) == nil)
        (person.givenName, person.middleName, person.familyName) = ("Ada", "King", "Byron")
        (person.organizationName, person.nickname) = ("Engine", "A")
        person.birthday = DateComponents(year: 1815)
        #expect(CNContactFormatter.string(from: person, style: .fullName) == "Ada King Byron")
        #expect([person.organizationName, person.nickname] == ["Engine", "A"] && person.birthday?.year == 1815)
    }
}
