import SwiftUI

struct PlantList: View {
    @Environment(Garden.self) private var garden

    var body: some View {
        List {
            if !garden.thirsty.isEmpty {
                Section("Needs water") {
                    ForEach(garden.thirsty) { plant in
                        NavigationLink(value: plant.id) {
                            PlantRow(plant: plant)
                        }
                        .swipeActions {
                            Button("Water") { garden.water(plant.id) }
                                .tint(.blue)
                        }
                    }
                }
            }
            Section {
                ForEach(garden.settled) { plant in
                    NavigationLink(value: plant.id) {
                        PlantRow(plant: plant)
                    }
                }
                .onDelete(perform: garden.remove)
            } header: {
                Text("Doing well")
            } footer: {
                Text("\(garden.plants.count) herbs in the garden")
            }
        }
    }
}

#Preview("List") {
    NavigationStack {
        PlantList()
            .navigationTitle("Herbs")
    }
    .environment(Garden())
}
