import Foundation
public import TintypeTree

/// The container whose background it is.
public struct ContainerBackgroundPlacement: Hashable, Sendable {
    private let name: String
    public static let tabView = ContainerBackgroundPlacement(name: "tabView")
    public static let navigation = ContainerBackgroundPlacement(name: "navigation")
    public static let navigationSplitView = ContainerBackgroundPlacement(name: "navigationSplitView")
    public static let window = ContainerBackgroundPlacement(name: "window")
    public static let widget = ContainerBackgroundPlacement(name: "widget")
    public static let subscriptionStore = ContainerBackgroundPlacement(name: "subscriptionStore")
    public static let subscriptionStoreHeader = ContainerBackgroundPlacement(name: "subscriptionStoreHeader")
    public static let subscriptionStoreFullHeight = ContainerBackgroundPlacement(name: "subscriptionStoreFullHeight")
}

nonisolated extension View {
    /// The background of a container around; it is drawn behind the view, into the unsafe areas.
    public func containerBackground<S: ShapeStyle>(
        _ style: S, for container: ContainerBackgroundPlacement
    ) -> some View {
        filling(container).background { PaintView(style: style).ignoresSafeArea() }
    }

    /// The background of a container around; it is drawn behind the view, into the unsafe areas.
    public func containerBackground<V: View>(
        for container: ContainerBackgroundPlacement, alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View {
        let content = content()
        return filling(container).background(alignment: alignment) { content.ignoresSafeArea() }
    }

    /// The view in the middle of all the room that its container has, as the background fills it. A widget has its own room.
    private func filling(_ container: ContainerBackgroundPlacement) -> some View {
        let length: CGFloat? = container == .widget ? nil : .infinity
        return frame(maxWidth: length, maxHeight: length)
    }
}
