import Foundation
import FoundationOverlay
import Testing

@Suite("What an activity carries")
struct TypedPayloadTests {
    private struct Place: Codable, Equatable {
        var name: String
        var floor: Int
    }

    @Test("it comes out as it went in, and the faults are told apart")
    func payload() throws {
        let activity = NSUserActivity(activityType: "visit")
        #expect(throws: NSUserActivity.TypedPayloadError.invalidContent) { try activity.typedPayload(Place.self) }
        try activity.setTypedPayload(Place(name: "Attic", floor: 4))
        #expect(try activity.typedPayload(Place.self) == Place(name: "Attic", floor: 4))
        #expect(throws: NSUserActivity.TypedPayloadError.encodingError) { try activity.setTypedPayload(7) }
    }
}
