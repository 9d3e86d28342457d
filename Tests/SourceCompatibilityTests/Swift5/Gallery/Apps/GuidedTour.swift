import SwiftUI

struct TipKey: PreferenceKey {
    static var defaultValue: [Anchor<CGRect>] = []

    static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) {
        value.append(contentsOf: nextValue())
    }
}

struct WidestLabelKey: PreferenceKey {
    static var defaultValue: CGFloat = 0

    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
        value = max(value, nextValue())
    }
}

struct GuidedTour: View {
    @State private var labelWidth: CGFloat?

    var body: some View {
        VStack(alignment: .leading, spacing: 40) {
            field("Name", "Mara", isTip: false)
            field("Address", "12 Elm Street", isTip: true)
            field("Zip", "20095", isTip: false)
        }
        .onPreferenceChange(WidestLabelKey.self) { labelWidth = $0 }
        .padding(40)
        .overlayPreferenceValue(TipKey.self) { anchors in
            GeometryReader { proxy in
                ForEach(anchors.indices, id: \.self) { index in
                    tip(over: proxy[anchors[index]], from: .bottom, pointing: .bottomLeading)
                }
            }
        }
    }

    private func field(_ label: String, _ value: String, isTip: Bool) -> some View {
        HStack {
            Text(label)
                .foregroundColor(.secondary)
                .background(
                    GeometryReader { proxy in
                        Color.clear.preference(key: WidestLabelKey.self, value: proxy.size.width)
                    }
                )
                .frame(width: labelWidth, alignment: .leading)
            Text(value)
                .padding(6)
                .background(Color.yellow.opacity(0.3))
                .anchorPreference(key: TipKey.self, value: .bounds) { isTip ? [$0] : [] }
        }
    }

    private func tip(over rect: CGRect, from edge: Edge, pointing corner: UnitPoint) -> some View {
        let y = edge == .bottom ? rect.maxY + 14 : rect.minY - 14
        return Text("We only use it for deliveries")
            .font(.caption)
            .foregroundColor(.white)
            .padding(8)
            .background(Color.blue, in: Capsule())
            .fixedSize()
            .scaleEffect(1, anchor: corner)
            .position(x: rect.midX + 20, y: y)
    }
}
