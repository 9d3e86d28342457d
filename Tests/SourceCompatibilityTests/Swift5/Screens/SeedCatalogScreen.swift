import SwiftUI
import UIKit

// The names that Xcode makes of an asset catalogue.

extension ImageResource {
    fileprivate static let leaf = ImageResource(name: "leaf", bundle: .main)
    fileprivate enum Trees {
        static let pine = ImageResource(name: "Trees/pine", bundle: .main)
    }
}

extension ColorResource {
    fileprivate static let shopTint = ColorResource(name: "brand", bundle: .main)
}

extension Color {
    fileprivate static var shopTint: Color { .init(.shopTint) }
}

extension ShapeStyle where Self == Color {
    fileprivate static var shopTint: Color { .init(.shopTint) }
}

/// A seed that the shop has, with its picture among the assets.
struct SeedPacket: Identifiable, Hashable {
    enum Season: String, CaseIterable { case spring, summer, autumn }
    let id: String
    let picture: ImageResource
    let season: Season
    let price: Decimal

    static let all = [
        SeedPacket(id: "Sorrel", picture: .leaf, season: .spring, price: 2.40),
        SeedPacket(id: "Scots pine", picture: .Trees.pine, season: .autumn, price: 6),
    ]
}

struct SeedCatalogScreen: View {
    @State private var season: SeedPacket.Season?
    @State private var basket: [SeedPacket] = [SeedPacket.all[1]]

    private var shown: [SeedPacket] { SeedPacket.all.filter { season == nil || $0.season == season } }
    private var total: Decimal { basket.map(\.price).reduce(0, +) }

    var body: some View {
        VStack(spacing: 16) {
            HStack {
                ForEach(SeedPacket.Season.allCases, id: \.self) { item in
                    Button(item.rawValue.capitalized) { season = season == item ? nil : item }
                        .buttonStyle(.bordered)
                        .tint(season == item ? .shopTint : .secondary)
                }
            }
            ForEach(shown) { packet in
                SeedRow(packet: packet, count: basket.filter { $0 == packet }.count) { basket.append(packet) }
                    .id(packet.id)
            }
            Spacer()
            Text(total, format: .currency(code: "EUR").locale(Locale(identifier: "en_IE")))
                .font(.title2.bold())
                .foregroundStyle(.shopTint)
            Rectangle().fill(.shopTint).frame(height: 44)
                .overlay { Label("Buy", image: .leaf).labelStyle(.titleOnly).foregroundStyle(.white) }
                .id("buy")
        }
        .padding()
    }
}

private struct SeedRow: View {
    let packet: SeedPacket
    let count: Int
    let add: () -> Void

    var body: some View {
        HStack(spacing: 12) {
            Image(packet.picture).resizable().scaledToFit().frame(width: 48, height: 48)
                .overlay(alignment: .topTrailing) {
                    if count > 0 {
                        Text(count, format: .number)
                            .font(.caption2).foregroundStyle(.white)
                            .frame(width: 18, height: 18)
                            .background(Color(uiColor: UIColor(resource: .shopTint)), in: .circle)
                            .alignmentGuide(.top) { $0[VerticalAlignment.center] }
                            .alignmentGuide(.trailing) { $0[HorizontalAlignment.center] }
                            .id("count")
                    }
                }
                .id("picture of \(packet.id)")
            VStack(alignment: .leading) {
                Text(packet.id).font(.headline)
                Text(packet.season.rawValue).font(.caption).foregroundStyle(.secondary)
            }
            Spacer()
            Button("Add", systemImage: "plus", action: add).labelStyle(.iconOnly)
        }
        .frame(height: 64)
    }
}

#Preview { SeedCatalogScreen() }
