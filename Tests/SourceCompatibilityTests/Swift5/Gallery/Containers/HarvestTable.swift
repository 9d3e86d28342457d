import SwiftUI

struct Harvest: Identifiable {
    let id: Int
    var crop: String
    var field: String
    var tons: Double
    var isOrganic: Bool
}

extension Harvest {
    static let samples = [
        Harvest(id: 1, crop: "Barley", field: "North slope", tons: 48.2, isOrganic: true),
        Harvest(id: 2, crop: "Oats", field: "Mill meadow", tons: 31.7, isOrganic: true),
        Harvest(id: 3, crop: "Potatoes", field: "Behind the long barn by the river", tons: 126.4, isOrganic: false),
        Harvest(id: 4, crop: "Rye", field: "Old orchard", tons: 22.9, isOrganic: true),
        Harvest(id: 5, crop: "Winter wheat", field: "Chapel field", tons: 87.5, isOrganic: false),
    ]
}

struct HarvestTable: View {
    @State private var harvests = Harvest.samples
    @State private var selection: Harvest.ID? = 4
    @State private var sortOrder = [KeyPathComparator(\Harvest.crop)]

    var body: some View {
        Table(harvests, selection: $selection, sortOrder: $sortOrder) {
            TableColumn("Crop", value: \.crop)
            TableColumn("Field", value: \.field) { harvest in
                Text(harvest.field)
                    .foregroundStyle(.secondary)
            }
            .width(min: 120, ideal: 200)
            TableColumn("Yield", value: \.tons) { harvest in
                Text(harvest.tons, format: .number.precision(.fractionLength(1)))
                    .monospacedDigit()
            }
            .width(80)
            .alignment(.trailing)
            TableColumn("Organic") { harvest in
                if harvest.isOrganic {
                    Image(systemName: "leaf.fill")
                        .foregroundStyle(.green)
                }
            }
            .width(70)
        }
        .onChange(of: sortOrder) { _, order in
            harvests.sort(using: order)
        }
    }
}
