import TintypeTree

/// Items of a bar in a row; since iOS 26 those without room between them share a round surface.
nonisolated struct BarItems: BuiltInView {
    let items: [BarItem]
    let metrics: BarMetrics
    /// Indicates whether the row is as wide as the bar, with room between the items.
    var isSpread = false

    var body: some View {
        let parts = metrics.hasSurfaces ? surfaces : plain
        HStack(spacing: isEven && isOneGroup ? 0 : metrics.groupSpacing) {
            ForEach(0..<parts.count) { BarPart(part: parts[$0], metrics: metrics) }
        }
    }

    /// Indicates whether the room between the items is shared out equally.
    private var isEven: Bool { isSpread && !items.contains { $0.spacer == .flexible } }
    private var isOneGroup: Bool { items.split { $0.spacer != nil }.count == 1 }

    private var plain: [BarPart.Part] {
        items.enumerated().flatMap { index, item -> [BarPart.Part] in
            let room: [BarPart.Part] = item.spacer == .flexible || (isEven && index > 0) ? [.room] : []
            return item.spacer == nil ? room + [.bare(item.nodes)] : room
        }
    }

    private var surfaces: [BarPart.Part] {
        var parts: [BarPart.Part] = []
        var run: [Node] = []
        func flush() {
            if !run.isEmpty { parts.append(.surface(run, AnyShapeStyle(SurfaceColor.glass))) }
            run = []
        }
        for item in items {
            if item.spacer != nil || item.isBare { flush() }
            if item.spacer == .flexible { parts.append(.room) }
            guard item.spacer == nil else { continue }
            for node in item.nodes {
                if item.isBare {
                    parts.append(.bare([node]))
                } else if let style = node.barSurface {
                    flush()
                    parts.append(.surface([node], AnyShapeStyle(FixedShapeStyle(style))))
                } else {
                    run.append(node)
                }
            }
        }
        flush()
        return parts
    }
}

/// A part of a row of items.
private nonisolated struct BarPart: BuiltInView {
    enum Part {
        case room
        case bare([Node])
        /// Items on a surface of a style.
        case surface([Node], AnyShapeStyle)
    }

    let part: Part
    let metrics: BarMetrics

    var body: some View {
        switch part {
        case .room: Spacer(minLength: 0)
        case .bare(let nodes): MadeView(nodes)
        case .surface(let nodes, let style):
            HStack(spacing: metrics.itemSpacing) { MadeView(nodes) }
                .padding(.horizontal, metrics.itemPadding(holdsText: nodes.contains { $0.holdsText }))
                .frame(
                    minWidth: metrics.itemHeight, minHeight: metrics.itemHeight, maxHeight: metrics.itemHeight
                )
                .background(style, in: Capsule())
                .shadow(color: Color.black.opacity(0.12), radius: 6, x: 0, y: 2)
        }
    }
}

extension Node {
    /// Indicates whether a text is among what the view is made of.
    fileprivate var holdsText: Bool { isText || children.contains { $0.holdsText } }
}
