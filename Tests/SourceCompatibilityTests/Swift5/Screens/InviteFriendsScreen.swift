import Contacts
import MessageUI
import SwiftUI

/// Friends from the address book who can be invited, with initials for their pictures.
struct Invitee: Identifiable, Hashable {
    let id: String
    let name: String
    let number: String?

    init(_ contact: CNContact) {
        id = contact.identifier
        name = CNContactFormatter.string(from: contact, style: .fullName) ?? "No name"
        number = contact.phoneNumbers.first?.value.stringValue
    }

    var initials: String {
        name.split(separator: " ").prefix(2).compactMap(\.first).map(String.init).joined()
    }
}

@MainActor
final class InviteModel: ObservableObject {
    @Published private(set) var friends: [Invitee] = []
    @Published private(set) var note = ""
    private let store = CNContactStore()

    func load() async {
        do {
            if try await store.requestAccess(for: .contacts) { try fetch() }
        } catch {
            note = "Only people that you added"
        }
        friends += [person("Ada", "Byron", "+44 20 1"), person("Emmy", "Noether", nil)].map(Invitee.init)
    }

    private func fetch() throws {
        let keys: [any CNKeyDescriptor] = [
            CNContactFormatter.descriptorForRequiredKeys(for: .fullName), CNContactPhoneNumbersKey as CNKeyDescriptor,
        ]
        let request = CNContactFetchRequest(keysToFetch: keys)
        request.sortOrder = .userDefault
        try store.enumerateContacts(with: request) { contact, stop in
            friends.append(Invitee(contact))
            if friends.count > 50 { stop.pointee = true }
        }
    }

    private func person(_ given: String, _ family: String, _ number: String?) -> CNContact {
        let contact = CNMutableContact()
        contact.givenName = given
        contact.familyName = family
        if let number {
            contact.phoneNumbers = [
                CNLabeledValue(label: CNLabelPhoneNumberMobile, value: CNPhoneNumber(stringValue: number))
            ]
        }
        return contact
    }
}

struct InviteFriendsScreen: View {
    @StateObject private var model = InviteModel()

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            ForEach(model.friends) { friend in
                HStack(spacing: 12) {
                    Text(friend.initials).font(.headline).frame(width: 44, height: 44).background(.teal, in: .circle)
                        .id("initials \(friend.initials)")
                    Text(friend.name)
                    Spacer()
                    if friend.number == nil {
                        Text("No number").font(.caption).foregroundStyle(.secondary)
                    } else {
                        Button("Invite") {}.disabled(!MFMessageComposeViewController.canSendText())
                    }
                }
                .frame(height: 60)
            }
            Text(model.note).font(.footnote)
        }
        .padding()
        .task { await model.load() }
    }
}

#Preview { InviteFriendsScreen() }
