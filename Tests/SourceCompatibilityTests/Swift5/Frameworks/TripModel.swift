import Foundation
import SwiftData

@Model
final class Trip {
    @Attribute(.unique) var id: UUID
    var place: String
    var start: Date
    var isBooked: Bool = false
    var mood = Mood.calm
    @Relationship(deleteRule: .cascade, inverse: \Stop.trip) var stops: [Stop] = []
    @Transient var isShown = false

    init(place: String, start: Date = Date(timeIntervalSinceReferenceDate: 0), isBooked: Bool = false) {
        id = UUID()
        self.place = place
        self.start = start
        self.isBooked = isBooked
    }

    var title: String { isBooked ? place : place + " (open)" }
}

enum Mood: String, Codable, CaseIterable {
    case calm, wild
}

@Model
class Stop {
    var name: String
    var trip: Trip?

    init(name: String, trip: Trip? = nil) {
        self.name = name
        self.trip = trip
    }
}
