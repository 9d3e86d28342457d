import SwiftUI

extension Color {
    init(hex: UInt, alpha: Double = 1) {
        self.init(
            .sRGB,
            red: Double((hex >> 16) & 0xff) / 255,
            green: Double((hex >> 08) & 0xff) / 255,
            blue: Double((hex >> 00) & 0xff) / 255,
            opacity: alpha
        )
    }
}

struct GradientCard<Style: ShapeStyle>: View {
    let title: String
    let style: Style

    var body: some View {
        RoundedRectangle(cornerRadius: 20, style: .continuous)
            .fill(style)
            .frame(height: 96)
            .overlay(alignment: .bottomLeading) {
                Text(title)
                    .font(.headline)
                    .foregroundStyle(.white.shadow(.drop(color: .black.opacity(0.4), radius: 2, y: 1)))
                    .padding()
            }
    }
}

struct GradientCardsView: View {
    let sunset = Gradient(colors: [Color(hex: 0xFF512F), Color(hex: 0xDD2476)])

    var body: some View {
        ScrollView {
            VStack(spacing: 14) {
                GradientCard(
                    title: "Linear",
                    style: LinearGradient(gradient: sunset, startPoint: .topLeading, endPoint: .bottomTrailing))
                GradientCard(
                    title: "Radial",
                    style: .radialGradient(
                        colors: [.yellow, .orange, .purple], center: .topTrailing, startRadius: 10, endRadius: 320))
                GradientCard(
                    title: "Angular",
                    style: AngularGradient(
                        colors: [.red, .yellow, .green, .blue, .purple, .red], center: .center))
                GradientCard(
                    title: "Elliptical",
                    style: EllipticalGradient(colors: [.cyan, .blue, .indigo], center: .center))
                GradientCard(
                    title: "Stops",
                    style: .linearGradient(
                        stops: [
                            .init(color: .mint, location: 0), .init(color: .mint, location: 0.33),
                            .init(color: .teal, location: 0.33), .init(color: .teal, location: 0.66),
                            .init(color: .indigo, location: 0.66),
                        ], startPoint: .leading, endPoint: .trailing))
                mesh
            }
            .padding()
        }
    }

    private var mesh: some View {
        MeshGradient(
            width: 3, height: 3,
            points: [
                [0, 0], [0.5, 0], [1, 0],
                [0, 0.5], [0.7, 0.4], [1, 0.5],
                [0, 1], [0.5, 1], [1, 1],
            ],
            colors: [
                .red, .purple, .indigo,
                .orange, .white, .blue,
                .yellow, .green, .mint,
            ]
        )
        .frame(height: 110)
        .clipShape(.rect(cornerRadius: 20))
    }
}
