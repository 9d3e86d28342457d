import TintypeTree

/// The dots of pages: white ones, as SwiftUI's are on every background, or of the colours that the app says for all of them.
nonisolated struct PageDots: BuiltInView {
    let count: Int
    let chosen: Int
    /// Indicates whether a surface makes them seen over white.
    let hasSurface: Bool
    let metrics: TabMetrics

    var body: some View {
        let looks = ClassLooks.current
        HStack(spacing: metrics.dotSpacing) {
            ForEach(0..<count) { index in
                Circle()
                    .fill(
                        index == chosen
                            ? looks.chosenDot ?? .white : looks.dot ?? Color.white.opacity(metrics.dotOpacity)
                    )
                    .frame(width: metrics.dotSize, height: metrics.dotSize)
            }
        }
        .padding(metrics.dotInsets)
        .background { if hasSurface { Capsule().fill(Color.black.opacity(0.2)) } }
    }
}
