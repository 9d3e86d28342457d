import SwiftData
import SwiftUI
import Testing
import TintypeGraphics

@MainActor
@Suite("SwiftData")
struct TripTests {
    private func container() throws -> ModelContainer {
        let container = try ModelContainer(
            for: Trip.self, Stop.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
        for (index, place) in ["oslo", "Bergen", "Ålesund 10", "Ålesund 9"].enumerated() {
            let day = Date(timeIntervalSinceReferenceDate: Double(index) * 86_400)
            container.mainContext.insert(Trip(place: place, start: day, isBooked: index < 2))
        }
        return container
    }

    private func texts(_ view: some View) throws -> [String] {
        try Rendered(view, width: 390, height: 600).tree.root.texts
    }

    @Test("queries sort, filter and count what the context holds")
    func queries() throws {
        let shown = try texts(TripListView().modelContainer(container()))
        #expect(shown.contains("4 trips, 2 booked"))
        let places = shown.filter { $0.contains("(open)") || $0 == "oslo" || $0 == "Bergen" }
        #expect(places == ["Ålesund 9 (open)", "Ålesund 10 (open)", "Bergen", "oslo"])
    }

    @Test("what a view inserts when it appears is shown")
    func insertion() throws {
        #expect(try texts(TripListView().modelContainer(for: Trip.self)).contains("Somewhere (open)"))
    }

    @Test("texts are searched and sorted as people do")
    func search() throws {
        let order = [SortDescriptor(\Trip.place)]
        #expect(
            try texts(VStack { FilteredTrips(search: "", order: order) }.modelContainer(container()))
                == ["Ålesund 9", "Ålesund 10", "Bergen", "oslo"])
        #expect(
            try texts(VStack { FilteredTrips(search: "alesund", order: order) }.modelContainer(container()))
                == ["Ålesund 9", "Ålesund 10"])
    }

    @Test("a fetch is limited, and a model that was deleted is gone")
    func fetching() throws {
        let context = try container().mainContext
        var descriptor = FetchDescriptor<Trip>(sortBy: [SortDescriptor(\.start)])
        descriptor.fetchLimit = 1
        let first = try #require(try context.fetch(descriptor).first)
        #expect(first.place == "oslo" && first.modelContext === context)
        context.delete(first)
        #expect(first.isDeleted && first.modelContext == nil)
        #expect(try context.fetchCount(FetchDescriptor<Trip>()) == 3)
        try context.delete(model: Trip.self, where: #Predicate { $0.isBooked })
        #expect(try context.fetchCount(FetchDescriptor<Trip>()) == 2)
    }
}

extension SettledTree.View {
    /// The texts of the view, from the front of the tree to its end.
    var texts: [String] {
        attributes.filter { $0.name == "text" }.map(\.value) + children.flatMap(\.texts)
    }
}
