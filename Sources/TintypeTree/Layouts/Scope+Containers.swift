package import Foundation
import TintypeGraphics

extension Scope {
    /// Appends a row.
    package mutating func appendHStack(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, _ content: (inout Scope) -> Void
    ) {
        appendBuiltIn(HStackLayout(alignment: alignment, spacing: spacing), axis: .horizontal, content)
    }

    /// Appends a column.
    package mutating func appendVStack(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, _ content: (inout Scope) -> Void
    ) {
        appendBuiltIn(VStackLayout(alignment: alignment, spacing: spacing), axis: .vertical, content)
    }

    /// Appends views over each other.
    package mutating func appendZStack(alignment: Alignment = .center, _ content: (inout Scope) -> Void) {
        appendBuiltIn(ZStackLayout(alignment: alignment), axis: nil, content)
    }

    /// Appends a container of any layout: one of ours, one that a user wrote, or an ``AnyLayout`` of either.
    package mutating func appendLayout<L: Layout>(_ layout: L, _ content: (inout Scope) -> Void) {
        if let erased = layout as? AnyLayout {
            return appendContainer(erased.makeBox(), axis: erased.axis, content)
        }
        let shown = presented(layout, "layout")
        appendContainer(LayoutBox.of(shown), axis: L.layoutProperties.stackOrientation, content)
    }

    private mutating func appendBuiltIn(
        _ layout: some BuiltInLayout, axis: Axis?, _ content: (inout Scope) -> Void
    ) {
        let shown = presented(layout, "layout")
        appendContainer(shown.makeBox(), axis: axis, content)
    }

    private mutating func appendContainer(_ box: LayoutBox, axis: Axis?, _ content: (inout Scope) -> Void) {
        let outer = stackAxis
        stackAxis = axis
        let children = allNodes(content)
        stackAxis = outer
        append(holding: children) { .layout(box, $0) }
    }
}
