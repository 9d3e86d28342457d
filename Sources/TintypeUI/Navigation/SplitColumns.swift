import Foundation
import TintypeTree

/// Two or three columns beside each other, each with bars of its own; where there is little room, the one that was chosen.
nonisolated struct SplitColumns: BuiltInView {
    /// From the leading side; the last one is the detail.
    let columns: [AnyView]
    /// Indicates whether the others are put away.
    var isDetailOnly = false
    /// Indicates whether the detail is seen where there is room for one column.
    var prefersDetail = false
    @Environment(\.self) private var environment

    var body: some View {
        if let detail = columns.last, environment.horizontalSizeClass == .compact {
            if prefersDetail {
                NavigationContainer(content: detail)
            } else {
                NavigationContainer(detail: detail, content: columns[0])
            }
        } else {
            HStack(spacing: 0) {
                ForEach(0..<columns.count) { column($0) }
            }
        }
    }

    @ViewBuilder private func column(_ index: Int) -> some View {
        if index == columns.count - 1 {
            NavigationContainer(content: columns[index])
        } else if !isDetailOnly {
            NavigationContainer(content: columns[index])
                .frame(width: BarMetrics(environment).columnWidth)
                .overlay(alignment: .trailing) { line }
        }
    }

    /// Between two columns, to the edges of the screen.
    private var line: some View {
        SurfaceView(SurfaceColor.separator, name: "Color")
            .ignoresSafeArea(edges: .vertical)
            .frame(width: environment.pixelLength)
    }
}
