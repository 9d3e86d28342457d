public import Foundation
public import TintypeGraphics
public import TintypeTree

nonisolated extension View {
    /// Presents a sheet where the binding says so.
    public func sheet<Content: View>(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        presenting(.sheet, isPresented.wrappedValue ? content() : nil) { isPresented.wrappedValue = false }
            .whenDismissed(isPresented.wrappedValue, onDismiss)
    }

    /// Presents a sheet of an item where the binding holds one.
    public func sheet<Item: Identifiable, Content: View>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        presenting(.sheet, item.wrappedValue.map(content)) { item.wrappedValue = nil }
            .whenDismissed(item.wrappedValue != nil, onDismiss)
    }

    /// Presents a view over the whole canvas where the binding says so.
    public func fullScreenCover<Content: View>(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        presenting(.cover, isPresented.wrappedValue ? content() : nil) { isPresented.wrappedValue = false }
            .whenDismissed(isPresented.wrappedValue, onDismiss)
    }

    /// Presents a view of an item over the whole canvas where the binding holds one.
    public func fullScreenCover<Item: Identifiable, Content: View>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        presenting(.cover, item.wrappedValue.map(content)) { item.wrappedValue = nil }
            .whenDismissed(item.wrappedValue != nil, onDismiss)
    }

    /// Presents a popover where the binding says so: beside this view, or a sheet where there is little room.
    public func popover<Content: View>(
        isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
        arrowEdge: Edge? = nil, @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        presenting(.popover(arrowEdge: arrowEdge ?? .top), isPresented.wrappedValue ? content() : nil) {
            isPresented.wrappedValue = false
        }
    }

    /// Presents a popover of an item where the binding holds one.
    public func popover<Item: Identifiable, Content: View>(
        item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil,
        @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        presenting(.popover(arrowEdge: arrowEdge ?? .top), item.wrappedValue.map(content)) {
            item.wrappedValue = nil
        }
    }

    /// A column at the trailing side where the binding says so; a sheet where there is little room.
    public func inspector<V: View>(isPresented: Binding<Bool>, @ViewBuilder content: () -> V) -> some View {
        InspectedView(content: self, inspector: isPresented.wrappedValue ? content() : nil) {
            isPresented.wrappedValue = false
        }
    }

    /// The width of the inspector, in points: of no effect yet.
    public func inspectorColumnWidth(_ width: Double) -> some View { noting(columnWidth: "inspectorColumnWidth(_:)") }

    /// The limits of the inspector's width, in points: of no effect yet.
    public func inspectorColumnWidth(min: Double? = nil, ideal: Double, max: Double? = nil) -> some View {
        noting(columnWidth: "inspectorColumnWidth(min:ideal:max:)")
    }
}

/// The point to which a popover's arrow points.
public enum PopoverAttachmentAnchor {
    case rect(Anchor<CGRect>.Source)
    case point(UnitPoint)
}

private nonisolated struct InspectedView<Content: View, Inspector: View>: BuiltInView {
    let content: Content
    let inspector: Inspector?
    let end: () -> Void
    @Environment(\.horizontalSizeClass) private var width

    var body: some View {
        if width == .regular {
            HStack(spacing: 0) {
                content.frame(maxWidth: .infinity, maxHeight: .infinity)
                if let inspector {
                    Divider()
                    inspector.frame(width: 270)
                }
            }
        } else {
            content.presenting(.sheet, inspector, end: end)
        }
    }
}
