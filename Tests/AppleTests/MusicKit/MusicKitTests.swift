import MusicKit
import Testing

@Suite("MusicKit")
@MainActor
struct MusicKitTests {
    @Test("nobody may look for music")
    func refused() async {
        #expect(await MusicAuthorization.request() == .denied)
        await #expect(throws: MusicTokenRequestError.permissionDenied) {
            try await MusicCatalogSearchRequest(term: "moss", types: [Song.self]).response()
        }
        await #expect(throws: MusicTokenRequestError.permissionDenied) {
            try await MusicLibraryRequest<Album>().response()
        }
        await #expect(throws: MusicLibrary.Error.permissionDenied) {
            _ = try await MusicLibrary.shared.createPlaylist(name: "Moss")
        }
        var changes = 0
        for await _ in MusicSubscription.subscriptionUpdates { changes += 1 }
        #expect(changes == 0)
    }

    @Test("a player says that there is no music, and stands still")
    func player() async {
        let player = ApplicationMusicPlayer.shared
        player.queue = []
        await #expect(throws: MusicPlayer.Error.noMusic) { try await player.play() }
        #expect(player.state.playbackStatus == .stopped)
    }

    @Test("things of a service's answer are read and joined")
    func read() throws {
        let json = Data(#"[{"id": "1", "name": "Jazz"}, {"id": "2", "name": "Folk"}]"#.utf8)
        let genres = try JSONDecoder().decode([Genre].self, from: json)
        let both = MusicItemCollection([genres[0]]) + MusicItemCollection([genres[1]])
        #expect(both.map(\.name) == ["Jazz", "Folk"])
        #expect(both.first?.id == "1")
    }
}
