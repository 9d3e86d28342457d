import GroupActivities
import Testing

@Suite("GroupActivities")
struct GroupActivitiesTests {
    @Test("nobody shares a call")
    func refused() async throws {
        let film = FilmNight(title: "Moss")
        #expect(try await !film.activate())
        #expect(await film.prepareForActivation() == .activationDisabled)
        #expect(await film.metadata.title == "Moss")
        var talks = 0
        for await _ in FilmNight.sessions() { talks += 1 }
        #expect(talks == 0)
        #expect(!GroupStateObserver().isEligibleForGroupSession)
    }
}

private struct FilmNight: GroupActivity {
    let title: String

    var metadata: GroupActivityMetadata {
        var metadata = GroupActivityMetadata()
        metadata.title = title
        metadata.type = .watchTogether
        return metadata
    }
}
