import SwiftUI

struct Landscape: View {
    var body: some View {
        ZStack(alignment: .bottom) {
            LinearGradient(colors: [.blue, .cyan, .yellow], startPoint: .top, endPoint: .bottom)
            Circle().fill(.orange).frame(width: 34).offset(x: 22, y: -50)
            Path { path in
                path.move(to: CGPoint(x: 0, y: 100))
                path.addLines([
                    CGPoint(x: 0, y: 70), CGPoint(x: 30, y: 40), CGPoint(x: 55, y: 72), CGPoint(x: 78, y: 50),
                    CGPoint(x: 110, y: 80), CGPoint(x: 110, y: 100), CGPoint(x: 0, y: 100),
                ])
            }
            .fill(.green.shadow(.inner(color: .black.opacity(0.5), radius: 6)))
        }
        .frame(width: 110, height: 100)
        .clipped()
    }
}

struct PhotoFiltersView: View {
    var body: some View {
        LazyVGrid(columns: Array(repeating: GridItem(.flexible()), count: 3), spacing: 14) {
            tile("Original") { Landscape() }
            tile("Blur") { Landscape().blur(radius: 6) }
            tile("Opaque blur") { Landscape().blur(radius: 6, opaque: true) }
            tile("Grayscale") { Landscape().grayscale(1) }
            tile("Saturation") { Landscape().saturation(2) }
            tile("Brightness") { Landscape().brightness(0.25) }
            tile("Contrast") { Landscape().contrast(1.8) }
            tile("Hue") { Landscape().hueRotation(.degrees(120)) }
            tile("Invert") { Landscape().colorInvert() }
            tile("Multiply") { Landscape().colorMultiply(.pink) }
            tile("Luminance") { Landscape().luminanceToAlpha() }
            tile("Tilted") {
                Landscape().rotation3DEffect(.degrees(40), axis: (x: 0, y: 1, z: 0))
            }
        }
        .padding()
    }

    private func tile<Content: View>(_ name: String, @ViewBuilder content: () -> Content) -> some View {
        VStack(spacing: 6) {
            content()
            Text(name).font(.caption).foregroundStyle(.secondary)
        }
    }
}
