import SwiftUI
import TipKit

/// A map maker's first minutes: tips with rules, actions and options, beside what they explain.
struct LayerTip: Tip {
    static let layersOpened = Tips.Event(id: "layersOpened")

    var title: Text { Text("Stack your layers") }
    var message: Text? { Text("Drag a layer to move it above another.") }
    var image: Image? { Image(systemName: "square.3.layers.3d") }
    var actions: [Action] {
        Action(id: "more", title: "Learn more")
        Action(id: "close", title: "Not now")
    }
    var options: [any TipOption] {
        Tips.MaxDisplayCount(3)
        Tips.IgnoresDisplayFrequency(true)
    }
}

struct ColorTip: Tip {
    var title: Text { Text("Pick a colour") }
}

@MainActor @Observable
final class TourModel {
    var layers = ["Roads", "Rivers", "Hills"]
    let layerTip = LayerTip()

    func begin() {
        try? Tips.configure([.displayFrequency(.immediate), .datastoreLocation(.applicationDefault)])
        LayerTip.layersOpened.sendDonation()
    }

    func move(_ offsets: IndexSet, to destination: Int) {
        layers.move(fromOffsets: offsets, toOffset: destination)
        layerTip.invalidate(reason: .actionPerformed)
    }
}

struct TipTourScreen: View {
    @State private var model = TourModel()

    var body: some View {
        VStack(spacing: 12) {
            TipView(model.layerTip, arrowEdge: .bottom) { action in
                if action.id == "close" { model.layerTip.invalidate(reason: .tipClosed) }
            }
            .tipBackground(.thinMaterial)
            .tipCornerRadius(16)
            .id("tip")
            ForEach(model.layers, id: \.self) { layer in
                Text(layer).frame(maxWidth: .infinity, minHeight: 44, alignment: .leading).padding(.horizontal)
                    .background(.quinary, in: .rect(cornerRadius: 10))
                    .id("layer \(layer)")
            }
            Button("Colour", systemImage: "paintpalette") {}.popoverTip(ColorTip(), arrowEdge: .top)
        }
        .padding()
        .onAppear(perform: model.begin)
    }
}

#Preview { TipTourScreen() }
