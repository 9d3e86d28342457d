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
    /// The background of a container around, up to the edges of the screen.
    ///
    /// Navigations and tabs draw it behind all of their page. The other containers draw none themselves: there the view takes all the room
    /// that it is offered, before its background.
    public func containerBackground<S: ShapeStyle>(
        _ style: S, for container: ContainerBackgroundPlacement
    ) -> some View {
        ground(of: container, alignment: .center, PaintView(style: style))
    }

    /// The background of a container around, up to the edges of the screen.
    public func containerBackground<V: View>(
        for container: ContainerBackgroundPlacement, alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View {
        ground(of: container, alignment: alignment, content())
    }

    @ViewBuilder private func ground<V: View>(
        of container: ContainerBackgroundPlacement, alignment: Alignment, _ content: V
    ) -> some View {
        if container == .navigation || container == .tabView {
            let ground = content.frame(maxWidth: .infinity, maxHeight: .infinity, alignment: alignment)
            node(
                NavigationModifier { traits, place in
                    guard traits.grounds[container] == nil else { return }
                    traits.grounds[container] = place.part(4).later {
                        type(of: ground)._evaluate(ground, into: &$0)
                    }
                })
        } else {
            // A widget has its own room.
            let length: CGFloat? = container == .widget ? nil : .infinity
            frame(maxWidth: length, maxHeight: length).background(alignment: alignment) { content.ignoresSafeArea() }
        }
    }
}
