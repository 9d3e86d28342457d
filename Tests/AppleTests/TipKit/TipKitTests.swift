import TipKit
import Testing

private struct Favourite: Tip {
    var title: Text { Text("Favourites") }
}

@Suite("TipKit")
struct TipKitTests {
    @Test("a tip waits, and an event's closure is called")
    func status() throws {
        try Tips.configure([.displayFrequency(.immediate)])
        #expect(Favourite().status == .pending && Favourite().id == "Favourite")
        nonisolated(unsafe) var isTold = false
        Tips.Event(id: "seen").sendDonation { isTold = true }
        #expect(isTold)
    }
}
