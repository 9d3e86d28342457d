import SwiftUI

/// A shelf whose forms are told by resources, and that hears of its scrolling.
struct ShelfForms: View {
    @AppStorage("shelf.tabs") private var tabs = TabViewCustomization()
    @State private var top = 0.0
    @State private var isOver = false

    var body: some View {
        ScrollView {
            VStack {
                Button(LocalizedStringResource("Add")) {}
                    .buttonStyle(.glass(.clear))
                Button(LocalizedStringResource("Remove"), role: .destructive) {}
            }
            .onDrop(of: ["public.text"], delegate: ShelfDrop(isOver: $isOver))
        }
        .onScrollPhaseChange { _, phase, context in
            if !phase.isScrolling, context.velocity == nil { top = context.geometry.visibleRect.minY }
        }
    }
}

private struct ShelfDrop: DropDelegate {
    @Binding var isOver: Bool

    func dropEntered(info: DropInfo) { isOver = info.hasItemsConforming(to: ["public.text"]) }
    func performDrop(info: DropInfo) -> Bool { !info.itemProviders(for: ["public.text"]).isEmpty }
}

/// A mistake that has a text.
enum ShelfMistake: Error, CustomLocalizedStringResourceConvertible {
    case full(count: Int)

    var localizedStringResource: LocalizedStringResource {
        switch self {
        case .full(let count): "No room for \(count) more"
        }
    }
}
