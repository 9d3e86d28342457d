import Contacts
import Foundation
import Testing

@Suite("Contacts' cards")
struct ContactCardTests {
    private var person: CNMutableContact {
        let person = CNMutableContact()
        (person.givenName, person.familyName, person.jobTitle) = ("Ada", "Byron; Lovelace", "Analyst, first")
        person.note = "Line one\nLine two"
        person.phoneNumbers = [
            CNLabeledValue(label: CNLabelPhoneNumberMobile, value: CNPhoneNumber(stringValue: "+44 20"))
        ]
        let address = CNMutablePostalAddress()
        (address.street, address.city, address.state) = ("12 St James", "London", "")
        (address.postalCode, address.country) = ("SW1", "UK")
        person.postalAddresses = [CNLabeledValue(label: CNLabelHome, value: address)]
        person.birthday = DateComponents(month: 12, day: 10)
        return person
    }

    @Test("a card is read as it was written")
    func cards() throws {
        let data = try CNContactVCardSerialization.data(with: [person, CNMutableContact()])
        let read = try CNContactVCardSerialization.contacts(with: data)
        #expect(read.count == 2)
        let first = try #require(read.first)
        #expect(first.familyName == "Byron; Lovelace" && first.jobTitle == "Analyst, first")
        #expect(first.note == "Line one\nLine two" && first.phoneNumbers.first?.label == CNLabelPhoneNumberMobile)
        #expect(first.birthday == DateComponents(month: 12, day: 10))
        #expect(first.postalAddresses.first?.value == person.postalAddresses.first?.value)
    }

    @Test("what is no card is refused")
    func malformed() {
        #expect(throws: CNError.self) { try CNContactVCardSerialization.contacts(with: Data("hello".utf8)) }
    }

    @Test("an address is written on lines, and a copy can be changed alone")
    func addresses() throws {
        let address = try #require(person.postalAddresses.first?.value)
        #expect(
            CNPostalAddressFormatter.string(from: address, style: .mailingAddress) == "12 St James\nLondon, SW1\nUK")
        let copy = try #require(person.mutableCopy() as? CNMutableContact)
        copy.givenName = "Augusta"
        #expect(person.givenName == "Ada" && copy.familyName == person.familyName)
        #expect(CNContact.predicateForContacts(matchingName: "gust").evaluate(with: copy))
    }
}
