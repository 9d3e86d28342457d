public import Foundation

/// Writes contacts as cards of text, and reads them: names, numbers, addresses, dates, notes and places on the web.
open class CNContactVCardSerialization: NSObject {
    /// The key of all that a card holds.
    open class func descriptorForRequiredKeys() -> any CNKeyDescriptor { "vCard" }

    /// Writes cards of the third version.
    open class func data(with contacts: [CNContact]) throws -> Data {
        Data(contacts.map(card).joined().utf8)
    }

    /// Reads cards.
    ///
    /// - Throws: ``CNError/Code/vCardMalformed`` for what is no text, or begins no card.
    open class func contacts(with data: Data) throws -> [CNContact] {
        guard let text = String(data: data, encoding: .utf8), data.isEmpty || text.contains("BEGIN:VCARD") else {
            throw CNError(.vCardMalformed)
        }
        let folded = text.replacingOccurrences(of: "\r\n", with: "\n").replacingOccurrences(of: "\n ", with: "")
        var (contacts, current) = ([CNContact](), Optional<CNMutableContact>.none)
        for line in folded.split(separator: "\n") {
            switch line {
            case "BEGIN:VCARD": current = CNMutableContact()
            case "END:VCARD":
                current.map { contacts.append($0) }
                current = nil
            default: current.map { read(line, into: $0) }
            }
        }
        return contacts
    }

    private static func card(_ contact: CNContact) -> String {
        let names = [
            contact.familyName, contact.givenName, contact.middleName, contact.namePrefix, contact.nameSuffix,
        ]
        var lines = ["BEGIN:VCARD", "VERSION:3.0", "N:" + joined(names)]
        lines.append("FN:" + escaped(CNContactFormatter.string(from: contact, style: .fullName) ?? ""))
        let texts = [("NICKNAME", contact.nickname), ("TITLE", contact.jobTitle), ("NOTE", contact.note)]
        lines += texts.filter { !$0.1.isEmpty }.map { "\($0.0):\(escaped($0.1))" }
        if !contact.organizationName.isEmpty {
            lines.append("ORG:" + joined([contact.organizationName, contact.departmentName]))
        }
        lines += contact.phoneNumbers.map { "TEL\(type($0.label)):\(escaped($0.value.stringValue))" }
        lines += contact.emailAddresses.map { "EMAIL\(type($0.label)):\(escaped("\($0.value)"))" }
        lines += contact.urlAddresses.map { "URL\(type($0.label)):\(escaped("\($0.value)"))" }
        lines += contact.postalAddresses.map { each in
            let address = each.value
            let parts = ["", "", address.street, address.city, address.state, address.postalCode, address.country]
            return "ADR\(type(each.label)):\(joined(parts))"
        }
        if let day = contact.birthday, let month = day.month, let date = day.day {
            let numbers = [day.year ?? 1604, month, date].map { $0 < 10 ? "0\($0)" : "\($0)" }
            lines.append("BDAY:" + numbers.joined(separator: "-"))
        }
        return (lines + ["END:VCARD", ""]).joined(separator: "\r\n")
    }

    private static func read(_ line: Substring, into contact: CNMutableContact) {
        guard let colon = line.firstIndex(of: ":") else { return }
        let (head, text) = (line[..<colon].split(separator: ";"), line[line.index(after: colon)...])
        let label = head.dropFirst().lazy.compactMap { labels[$0.uppercased()] }.first
        let parts = fields(text)
        func part(_ index: Int) -> String { index < parts.count ? parts[index] : "" }
        switch head.first.map({ $0.uppercased() }) {
        case "N":
            (contact.familyName, contact.givenName, contact.middleName) = (part(0), part(1), part(2))
            (contact.namePrefix, contact.nameSuffix) = (part(3), part(4))
        case "NICKNAME": contact.nickname = part(0)
        case "TITLE": contact.jobTitle = part(0)
        case "NOTE": contact.note = part(0)
        case "ORG": (contact.organizationName, contact.departmentName) = (part(0), part(1))
        case "TEL":
            contact.phoneNumbers.append(CNLabeledValue(label: label, value: CNPhoneNumber(stringValue: part(0))))
        case "EMAIL": contact.emailAddresses.append(CNLabeledValue(label: label, value: NSString(string: part(0))))
        case "URL": contact.urlAddresses.append(CNLabeledValue(label: label, value: NSString(string: part(0))))
        case "ADR":
            let address = CNMutablePostalAddress()
            (address.street, address.city, address.state) = (part(2), part(3), part(4))
            (address.postalCode, address.country) = (part(5), part(6))
            contact.postalAddresses.append(CNLabeledValue(label: label, value: address))
        case "BDAY":
            let numbers = part(0).split(separator: "-").compactMap { Int($0) }
            if numbers.count == 3 {
                let year = numbers[0] == 1604 ? nil : Optional(numbers[0])
                contact.birthday = DateComponents(year: year, month: numbers[1], day: numbers[2])
            }
        default: break
        }
    }

    private static let labels = [
        "TYPE=HOME": CNLabelHome, "TYPE=WORK": CNLabelWork, "TYPE=CELL": CNLabelPhoneNumberMobile,
        "TYPE=MAIN": CNLabelPhoneNumberMain, "TYPE=OTHER": CNLabelOther,
    ]

    private static func type(_ label: String?) -> String {
        labels.first { $0.value == label }.map { ";" + $0.key } ?? ""
    }

    private static func escaped(_ text: String) -> String {
        text.replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(of: "\n", with: "\\n")
            .replacingOccurrences(of: ",", with: "\\,").replacingOccurrences(of: ";", with: "\\;")
    }

    private static func joined(_ parts: [String]) -> String { parts.map(escaped).joined(separator: ";") }

    /// The parts of a line, which semicolons part, without the marks before what would mean something else.
    private static func fields(_ text: Substring) -> [String] {
        var (fields, isMarked) = ([""], false)
        for character in text {
            if isMarked {
                fields[fields.count - 1].append(character == "n" || character == "N" ? "\n" : character)
                isMarked = false
            } else if character == "\\" {
                isMarked = true
            } else if character == ";" {
                fields.append("")
            } else {
                fields[fields.count - 1].append(character)
            }
        }
        return fields
    }
}
