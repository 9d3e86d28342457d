import SwiftUI

struct BlendModeTableView: View {
    private let modes: [(String, BlendMode)] = [
        ("normal", .normal), ("multiply", .multiply), ("screen", .screen), ("overlay", .overlay),
        ("darken", .darken), ("lighten", .lighten), ("dodge", .colorDodge), ("burn", .colorBurn),
        ("soft", .softLight), ("hard", .hardLight), ("difference", .difference), ("exclusion", .exclusion),
        ("hue", .hue), ("saturation", .saturation), ("color", .color), ("luminosity", .luminosity),
        ("darker", .plusDarker), ("lighter", .plusLighter), ("atop", .sourceAtop), ("behind", .destinationOver),
    ]

    var body: some View {
        LazyVGrid(columns: Array(repeating: GridItem(.flexible(), spacing: 10), count: 4), spacing: 12) {
            ForEach(modes, id: \.0) { name, mode in
                VStack(spacing: 4) {
                    ZStack {
                        Circle()
                            .fill(.linearGradient(colors: [.yellow, .red], startPoint: .top, endPoint: .bottom))
                            .frame(width: 54)
                            .offset(x: -12)
                        Circle()
                            .fill(Color.blue)
                            .frame(width: 54)
                            .offset(x: 12)
                            .blendMode(mode)
                    }
                    .compositingGroup()
                    .frame(width: 84, height: 70)
                    Text(name).font(.caption)
                }
            }
        }
        .padding()
    }
}
