import SwiftUI

struct PlantRow: View {
    let plant: Plant

    var body: some View {
        HStack(spacing: 12) {
            MoistureGauge(value: plant.moisture)
                .frame(width: 36, height: 36)
            VStack(alignment: .leading, spacing: 2) {
                Text(plant.name)
                    .font(.headline)
                Text(plant.latinName)
                    .font(.subheadline)
                    .italic()
                    .foregroundStyle(.secondary)
            }
            Spacer()
            if plant.isFavorite {
                Image(systemName: "star.fill")
                    .foregroundStyle(.yellow)
            }
        }
    }
}

struct PlantRow_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            PlantRow(plant: Plant.samples[0])
                .previewDisplayName("Thirsty")
            PlantRow(plant: Plant.samples[3])
                .previewDisplayName("Watered")
        }
        .previewLayout(.fixed(width: 320, height: 60))
    }
}
