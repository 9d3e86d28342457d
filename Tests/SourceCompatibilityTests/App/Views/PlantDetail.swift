import SwiftUI

struct PlantDetail: View {
    @Environment(Garden.self) private var garden
    @Environment(\.usesMetricUnits) private var usesMetricUnits
    let id: Plant.ID

    var body: some View {
        if let plant = garden.plant(id) {
            ScrollView {
                VStack(alignment: .leading, spacing: 20) {
                    header(plant)
                    HStack(spacing: 12) {
                        FactCard(title: "Light", value: Text(plant.light.title), symbol: plant.light.symbol)
                        FactCard(title: "Height", value: Text(height(of: plant)), symbol: "ruler")
                    }
                    Button("Water now") {
                        garden.water(id)
                    }
                    .buttonStyle(.pill)
                    .disabled(!plant.needsWater)
                }
                .padding()
            }
            .navigationTitle(plant.name)
            .navigationBarTitleDisplayMode(.inline)
        } else {
            Text("This plant is gone.")
                .foregroundStyle(.secondary)
        }
    }

    @ViewBuilder
    private func header(_ plant: Plant) -> some View {
        HStack(spacing: 16) {
            MoistureGauge(value: plant.moisture)
                .frame(width: 88, height: 88)
            VStack(alignment: .leading) {
                Text(plant.name)
                    .font(.largeTitle.bold())
                Text(plant.latinName)
                    .italic()
                    .foregroundStyle(.secondary)
            }
        }
    }

    private func height(of plant: Plant) -> String {
        usesMetricUnits ? "\(Int(plant.height)) cm" : "\(Int(plant.height / 2.54)) in"
    }
}

struct FactCard: View {
    let title: LocalizedStringKey
    let value: Text
    let symbol: String

    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            Label(title, systemImage: symbol)
                .font(.subheadline)
                .foregroundStyle(.secondary)
            value
                .font(.title3)
                .fontWeight(.semibold)
        }
        .frame(maxWidth: .infinity, alignment: .leading)
        .card()
    }
}

#Preview("Detail") {
    NavigationStack {
        PlantDetail(id: 1)
    }
    .environment(Garden())
}
