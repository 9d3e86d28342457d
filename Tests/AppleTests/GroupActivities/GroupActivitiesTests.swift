import GroupActivities
import Testing

@Suite("GroupActivities")
struct GroupActivitiesTests {
    @Test("nobody shares a call")
    func refused() async throws {
        let film = FilmNight(title: "Moss")
        #expect(try await !film.activate())
        #expect(await film.prepareForActivation() == .activationDisabled)
        #expect(film.metadata.title == "Moss")
        var talks = 0
        for await _ in FilmNight.sessions() { talks += 1 }
        #expect(talks == 0)
        #expect(!GroupStateObserver().isEligibleForGroupSession)
    }

    @Test("the facts are equal, and are written and read")
    func facts() throws {
        var facts = FilmNight(title: "Moss").metadata
        facts.preferredBroadcastOptions = .mirroredVideo
        facts.sceneAssociationBehavior = .content("moss")
        facts.lifetimePolicy = .endsWhenInitiatorLeaves
        let read = try JSONDecoder().decode(GroupActivityMetadata.self, from: JSONEncoder().encode(facts))
        #expect(read == facts)
        #expect(read != GroupActivityMetadata())
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
