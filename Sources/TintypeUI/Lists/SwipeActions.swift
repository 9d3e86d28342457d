import Foundation
public import TintypeTree

nonisolated extension View {
    /// Adds buttons to a row of a list, which come out where the row is swiped aside. A picture shows the row at rest.
    public func swipeActions<T: View>(
        edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
    ) -> some View {
        node(
            ListRowModifier(swipe: edge, allowsFullSwipe: allowsFullSwipe, evaluation(of: content())))
    }

    /// Adds buttons to a row of a list, and shows the row swiped aside where `isOpen` is true. SwiftUI's modifier is the one
    /// without `isOpen`: nobody swipes in a picture.
    ///
    /// - Parameter content: The buttons, the one at the edge first.
    public func swipeActions<T: View>(
        edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, isOpen: Bool, @ViewBuilder content: () -> T
    ) -> some View {
        let content = content()
        let buttons = isOpen ? { (scope: inout Scope) in T._evaluate(content, into: &scope) } : nil
        return node(ListRowModifier { if $0.swipeActions == nil, isOpen { $0.swipeEdge = edge } })
            .node(ListRowModifier(part: \.swipeActions, buttons))
    }
}

/// The buttons beside a row that is swiped aside, as high as the row.
nonisolated struct SwipeStrip: BuiltInView {
    /// From the leading to the trailing edge.
    let buttons: [Node]
    let metrics: SwipeMetrics

    var body: some View {
        HStack(spacing: metrics.spacing) { MadeView(buttons) }
            .padding(metrics.margins)
    }
}

/// A button beside a row that is swiped aside: a symbol, or words, on a surface of its own.
nonisolated struct SwipeActionButton: BuiltInView {
    let configuration: PrimitiveButtonStyleConfiguration
    @Environment(\.self) private var environment

    var body: some View {
        let metrics = SwipeMetrics(environment.platform)
        configuration.label
            .labelStyle(.iconOnly)
            .font(metrics.font)
            .lineLimit(1)
            .labelForegroundAlways(Color.white)
            .padding(.horizontal, metrics.padding)
            .frame(minWidth: metrics.leastWidth, maxHeight: .infinity)
            .background(surface, in: metrics.shape)
    }

    private var surface: AnyShapeStyle {
        if configuration.role == .destructive, !environment.hasTint { return AnyShapeStyle(ControlColor.destructive) }
        return environment.hasTint ? AnyShapeStyle(TintShapeStyle()) : AnyShapeStyle(Color.gray)
    }
}
