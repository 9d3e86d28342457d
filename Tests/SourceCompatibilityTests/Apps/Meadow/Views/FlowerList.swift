import SwiftUI

struct FlowerList: View {
    @EnvironmentObject private var model: MeadowModel

    var body: some View {
        NavigationStack {
            List(model.flowers) { FlowerRow(flower: $0) }
                .navigationTitle("Meadow")
        }
    }
}

struct FlowerRow: View {
    let flower: Flower

    var body: some View {
        Label("\(flower.name), \(flower.petals) petals", systemImage: "leaf")
            .padding(8)
    }
}

#Preview("List") { FlowerList().environmentObject(MeadowModel()) }

#Preview("Row", traits: .sizeThatFitsLayout) { FlowerRow(flower: Flower(id: 1, name: "Daisy", petals: 34)) }

struct FlowerRow_Previews: PreviewProvider {
    static var previews: some View {
        ForEach(MeadowModel().flowers) { flower in
            FlowerRow(flower: flower).previewDisplayName(flower.name).previewLayout(.sizeThatFits)
        }
    }
}
