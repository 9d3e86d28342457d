import Foundation
import TintypeGraphics
import TintypeTree

/// An open menu: rows in groups, with a line between two groups.
nonisolated struct MenuCard: BuiltInView {
    private let groups: [[Node]]
    private let metrics: OpenMenuMetrics
    /// Indicates whether there are more rows than fit.
    var scrolls = false

    /// - Parameter isUpwards: Indicates whether the menu opens upwards, so that its first row is the lowest.
    init(_ items: [Node], isUpwards: Bool, _ metrics: OpenMenuMetrics) {
        let groups = items.split { $0.menuPart == .divider }.map { Array($0) }
        self.groups = isUpwards ? groups.reversed().map(Self.upwards) : groups
        self.metrics = metrics
    }

    /// The rows of a group from below to above; its header stays above them.
    private static func upwards(_ group: [Node]) -> [Node] {
        group.filter { $0.menuPart == .header } + group.filter { $0.menuPart != .header }.reversed()
    }

    var body: some View {
        Group {
            if scrolls { ScrollView { rows } } else { rows }
        }
        .background { SurfaceView(metrics.ground, name: "MenuSurface") }
        .clipShape(RoundedRectangle(cornerRadius: metrics.cornerRadius))
        .overlay { if metrics.hasRim { CardRim(cornerRadius: metrics.cornerRadius) } }
        .background { CardShadow(cornerRadius: metrics.cornerRadius) }
    }

    private var rows: some View {
        VStack(spacing: 0) {
            ForEach(0..<groups.count) { group in
                if group > 0 { MenuLine(metrics: metrics) }
                ForEach(0..<groups[group].count) { row in
                    if row > 0, metrics.hasLinesBetweenRows { SeparatorLine() }
                    self.row(groups[group][row])
                }
            }
        }
        .padding(.vertical, metrics.inset)
    }

    @ViewBuilder private func row(_ node: Node) -> some View {
        switch node.menuPart {
        case .row, .divider: MadeView(node)
        case .header:
            MadeView(node)
                .frame(maxWidth: .infinity, alignment: .leading)
                .padding(metrics.headerInsets)
        case nil: MenuRow { MadeView(node).opacity(metrics.plainViewOpacity) }
        }
    }
}

/// The line between two groups, which was a dark band before iOS 26.
private nonisolated struct MenuLine: BuiltInView {
    let metrics: OpenMenuMetrics

    var body: some View {
        if metrics.bandHeight > 0 {
            SurfaceView(metrics.bandColor, name: "MenuBand").frame(height: metrics.bandHeight)
        } else {
            SeparatorLine().padding(metrics.lineInsets)
        }
    }
}

/// A line as thin as a pixel.
private nonisolated struct SeparatorLine: BuiltInView {
    @Environment(\.pixelLength) private var pixelLength

    var body: some View { SurfaceView(SurfaceColor.separator, name: "Color").frame(height: pixelLength) }
}
