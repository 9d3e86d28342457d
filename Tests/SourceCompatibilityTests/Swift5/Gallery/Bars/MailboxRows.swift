import SwiftUI

struct MailboxRows: View {
    @State private var isMuted = true

    var body: some View {
        NavigationStack {
            List {
                Section {
                    NavigationLink {
                        Text("Inbox")
                    } label: {
                        Label("Inbox", systemImage: "tray")
                    }
                    .badge(12)
                    NavigationLink {
                        Text("Sent")
                    } label: {
                        Label("Sent", systemImage: "paperplane")
                    }
                    Label("Trash", systemImage: "trash").badge("Full")
                } header: {
                    Text("Mailboxes")
                } footer: {
                    Text("Trash is emptied after 30 days.")
                }
                Section { Toggle("Mute", isOn: $isMuted) }
            }
            .navigationTitle("Mail")
            .navigationBarTitleDisplayMode(.inline)
        }
    }
}
