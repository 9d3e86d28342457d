import AVKit
import Testing

@Suite("AVKit")
@MainActor
struct AVKitTests {
    @Test("a player takes the room that it is offered, and shows what is laid over it")
    func player() throws {
        let view = VideoPlayer(player: nil) { Text("Subtitle") }
        #expect(try LaidOutView(view, width: 200, height: 100).texts == ["Subtitle"])
    }
}
