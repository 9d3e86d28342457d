import GameKit
import LinkPresentation
import SwiftUI
import SystemConfiguration

/// The lobby of a game: who plays, how far one came, and whether anybody is reached.
@MainActor
final class Lobby: ObservableObject {
    @Published private(set) var status = "Signing in"
    @Published private(set) var problems: [String] = []
    private let climb = GKAchievement(identifier: "climb")

    var isOnline: Bool {
        guard let reachability = SCNetworkReachabilityCreateWithName(nil, "example.com") else { return false }
        var flags = SCNetworkReachabilityFlags()
        guard SCNetworkReachabilityGetFlags(reachability, &flags) else { return false }
        return flags.contains(.reachable) && !flags.contains(.connectionRequired)
    }

    func enter() async {
        status = GKLocalPlayer.local.isAuthenticated ? GKLocalPlayer.local.alias : "Nobody signed in"
        GKAccessPoint.shared.location = .topLeading
        GKAccessPoint.shared.isActive = true
        climb.percentComplete = 40
        do {
            try await GKAchievement.report([climb])
        } catch let error as GKError where error.code == .notAuthenticated {
            problems.append("\(Int(climb.percentComplete))% kept here")
        } catch {
            problems.append("Failed")
        }
        let boards = try? await GKLeaderboard.loadLeaderboards(IDs: ["heights"])
        problems.append(boards == nil ? "No table" : "A table")
    }
}

struct GameLink: UIViewRepresentable {
    func makeUIView(context: Context) -> LPLinkView {
        let metadata = LPLinkMetadata()
        metadata.originalURL = URL(string: "https://www.example.com/rules")
        metadata.url = metadata.originalURL
        metadata.title = "The rules"
        return LPLinkView(metadata: metadata)
    }

    func updateUIView(_ uiView: LPLinkView, context: Context) {}
}

struct LobbyScreen: View {
    @StateObject private var lobby = Lobby()

    var body: some View {
        VStack(spacing: 16) {
            Text(lobby.isOnline ? "Online" : "Offline")
                .frame(maxWidth: .infinity, minHeight: 40)
                .background(lobby.isOnline ? .green : .red)
                .id("bar")
            Text(lobby.status).font(.title2)
            ForEach(lobby.problems, id: \.self) { Text($0) }
            GameLink().frame(width: 300, height: 62).id("link")
            Spacer()
        }
        .task { await lobby.enter() }
    }
}

#Preview { LobbyScreen() }
