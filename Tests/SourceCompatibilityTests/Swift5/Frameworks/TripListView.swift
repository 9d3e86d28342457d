import SwiftData
import SwiftUI

struct TripListView: View {
    @Environment(\.modelContext) private var context
    @Query private var all: [Trip]
    @Query(sort: \Trip.start, order: .reverse) private var latest: [Trip]
    @Query(filter: #Predicate<Trip> { $0.isBooked }, sort: \Trip.place) private var booked: [Trip]

    var body: some View {
        NavigationStack {
            List {
                Section("\(all.count) trips, \(booked.count) booked") {
                    ForEach(latest) { trip in
                        NavigationLink(value: trip) { TripRow(trip: trip) }
                    }
                    .onDelete(perform: delete)
                }
            }
            .navigationTitle("Trips")
            .navigationDestination(for: Trip.self) { TripEditor(trip: $0) }
            .toolbar { Button("Add", systemImage: "plus", action: add) }
        }
        .onAppear {
            if all.isEmpty { add() }
        }
    }

    private func add() { context.insert(Trip(place: "Somewhere")) }

    private func delete(at offsets: IndexSet) {
        for index in offsets { context.delete(latest[index]) }
    }
}

private struct TripRow: View {
    let trip: Trip

    var body: some View { LabeledContent(trip.title, value: "\(trip.stops.count)") }
}

private struct TripEditor: View {
    @Bindable var trip: Trip

    var body: some View {
        Form {
            TextField("Place", text: $trip.place)
            Toggle("Booked", isOn: $trip.isBooked)
        }
    }
}

/// A list that is searched and sorted by what its owner says.
struct FilteredTrips: View {
    @Query private var trips: [Trip]

    init(search: String, order: [SortDescriptor<Trip>]) {
        _trips = Query(
            filter: #Predicate<Trip> { trip in
                search.isEmpty || trip.place.localizedStandardContains(search)
            }, sort: order)
    }

    var body: some View {
        ForEach(trips) { Text($0.place) }
    }
}
