import SwiftUI

struct GradientButtonStyle: ButtonStyle {
    @Environment(\.isEnabled) private var isEnabled
    var colors: [Color] = [.purple, .blue]

    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .font(.headline)
            .foregroundColor(.white)
            .padding(.vertical, 12)
            .padding(.horizontal, 24)
            .background(LinearGradient(colors: colors, startPoint: .leading, endPoint: .trailing))
            .clipShape(Capsule())
            .opacity(isEnabled ? 1 : 0.4)
            .scaleEffect(configuration.isPressed ? 0.95 : 1)
    }
}

struct OutlineButtonStyle: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        Button(configuration)
            .padding(10)
            .overlay(RoundedRectangle(cornerRadius: 8).stroke(Color.accentColor, lineWidth: 2))
    }
}

extension ButtonStyle where Self == GradientButtonStyle {
    static var gradient: GradientButtonStyle { GradientButtonStyle() }
}

/// A style that wraps the style around it.
struct BadgedButtonStyle: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        Button(role: configuration.role, action: configuration.trigger) {
            configuration.label
        }
        .buttonStyle(.plain)
        .overlay(alignment: .topTrailing) {
            Circle().fill(.red).frame(width: 8, height: 8).offset(x: 6, y: -4)
        }
    }
}

struct ButtonStyles: View {
    var body: some View {
        VStack(spacing: 18) {
            Button("Gradient") {}
                .buttonStyle(.gradient)
            Button("Sunset") {}
                .buttonStyle(GradientButtonStyle(colors: [.orange, .pink]))
            Button("Disabled") {}
                .buttonStyle(.gradient)
                .disabled(true)
            Button("Outline") {}
                .buttonStyle(OutlineButtonStyle())
            Button("Badge") {}
                .buttonStyle(BadgedButtonStyle())
            Button {
                print("tapped")
            } label: {
                Label("Download", systemImage: "arrow.down.circle")
            }
            HStack {
                Button("Plain") {}.buttonStyle(.plain)
                Button("Borderless") {}.buttonStyle(.borderless)
                Button("Bordered") {}.buttonStyle(.bordered)
                Button("Tinted") {}.buttonStyle(.bordered).tint(.pink)
            }
            HStack {
                Button("Mini") {}.controlSize(.mini)
                Button("Small") {}.controlSize(.small)
                Button("Regular") {}.controlSize(.regular)
                Button("Large") {}.controlSize(.large)
            }
            .buttonStyle(.borderedProminent)
            HStack {
                Button("Rounded") {}.buttonBorderShape(.roundedRectangle)
                Button("Radius") {}.buttonBorderShape(.roundedRectangle(radius: 4))
                Button {
                } label: {
                    Image(systemName: "plus")
                }
                .buttonBorderShape(.circle)
            }
            .buttonStyle(.borderedProminent)
            .tint(.indigo)
            Button("Delete", systemImage: "trash", role: .destructive) {}
        }
        .padding()
    }
}
