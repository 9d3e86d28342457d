import SwiftUI

@Observable
final class Theme {
    var name = "Plain"
}

extension EnvironmentValues {
    @Entry var theme = Theme()
    @Entry var submit: @MainActor (String) -> Void = { _ in }
    @Entry var limits: [String: Int] = ["rows": 3, "columns": 2]
    @Entry var spacing: CGFloat = 4
}

struct ThemedLine: View {
    @Environment(\.theme) private var theme
    @Environment(\.limits) private var limits
    @Environment(\.spacing) private var spacing
    var isOn = false

    var body: some View {
        HStack(spacing: spacing) {
            Text(theme.name)
            ForEach(0..<(limits["rows"] ?? 0), id: \.self) { _ in
                Circle()
                    .fill(isOn ? Color.green : Color.red)
                    .frame(width: 8, height: 8)
            }
        }
        .padding(8)
    }
}

#Preview(traits: .sizeThatFitsLayout) {
    ThemedLine()
}

#Preview("On", traits: .sizeThatFitsLayout) {
    @Previewable @State var isOn = true
    ThemedLine(isOn: isOn)
}

private struct HiddenLine: View {
    var body: some View { Text("Private") }
}

#Preview("Private views", traits: .sizeThatFitsLayout) {
    HiddenLine()
}

@Animatable
struct Needle: Shape {
    var angle: Angle
    var tip: UnitPoint
    @AnimatableIgnored var isClosed = true
    let width: CGFloat = 2

    func path(in rect: CGRect) -> Path {
        var path = Path()
        path.move(to: CGPoint(x: rect.midX, y: rect.midY))
        path.addLine(to: CGPoint(x: rect.width * tip.x + width, y: rect.height * tip.y * cos(angle.radians)))
        if isClosed { path.closeSubpath() }
        return path
    }
}
