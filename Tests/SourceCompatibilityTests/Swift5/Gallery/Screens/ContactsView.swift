import SwiftUI

struct Contact: Identifiable, Hashable {
    let id: Int
    let name: String
    let phone: String
}

struct ContactsView: View {
    private let groups: [(letter: String, contacts: [Contact])] = [
        (
            "A",
            [
                Contact(id: 1, name: "Ada Lovelace", phone: "555-0101"),
                Contact(id: 2, name: "Alan Turing", phone: "555-0102"),
            ]
        ),
        ("G", [Contact(id: 3, name: "Grace Hopper", phone: "555-0103")]),
        (
            "K",
            [
                Contact(id: 4, name: "Katherine Johnson", phone: "555-0104"),
                Contact(id: 5, name: "Konrad Zuse", phone: "555-0105"),
            ]
        ),
    ]

    var body: some View {
        NavigationView {
            List {
                ForEach(groups, id: \.letter) { group in
                    Section(header: Text(group.letter)) {
                        ForEach(group.contacts) { contact in
                            NavigationLink(destination: Text(contact.phone)) {
                                VStack(alignment: .leading) {
                                    Text(contact.name).font(.headline)
                                    Text(contact.phone)
                                        .font(.subheadline)
                                        .foregroundColor(.secondary)
                                }
                            }
                        }
                    }
                }
            }
            .listStyle(PlainListStyle())
            .navigationBarTitle("Contacts", displayMode: .inline)
            .navigationBarItems(trailing: Button(action: {}) { Image(systemName: "plus") })
        }
        .navigationViewStyle(StackNavigationViewStyle())
    }
}
