public import Foundation
public import TintypeGraphics
public import TintypeTree

nonisolated extension View {
    /// Puts a view behind the row, in place of the list's surface; nil for that.
    public func listRowBackground<V: View>(_ view: V?) -> some View {
        let content = view.map { view in { (scope: inout Scope) in V._evaluate(view, into: &scope) } }
        return node(ListRowModifier(part: \.background, content))
    }

    /// Sets the distances of the row's content from its edges, in points; nil for the usual ones.
    public func listRowInsets(_ insets: EdgeInsets?) -> some View {
        node(ListRowModifier { $0.insets = $0.insets ?? insets })
    }

    /// Sets the distance of the row's content from some of its edges, in points; nil for the usual one.
    public func listRowInsets(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View {
        node(
            ListRowModifier { row in
                guard row.insets == nil, let length else { return }
                var insets = ListMetrics.usualRowInsets
                if edges.contains(.top) { insets.top = length }
                if edges.contains(.leading) { insets.leading = length }
                if edges.contains(.bottom) { insets.bottom = length }
                if edges.contains(.trailing) { insets.trailing = length }
                row.insets = insets
            })
    }

    /// Sets whether the lines above and below the row are seen.
    public func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View {
        node(
            ListRowModifier { row in
                guard let isShown = visibility.isShown else { return }
                if edges.contains(.top) { row.separatorAbove.isShown = row.separatorAbove.isShown ?? isShown }
                if edges.contains(.bottom) { row.separatorBelow.isShown = row.separatorBelow.isShown ?? isShown }
            })
    }

    /// The colour of the lines above and below the row; nil for what is usual.
    public func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
        node(
            ListRowModifier { row in
                if edges.contains(.top) { row.separatorAbove.tint = row.separatorAbove.tint ?? color }
                if edges.contains(.bottom) { row.separatorBelow.tint = row.separatorBelow.tint ?? color }
            })
    }

    /// Sets whether the lines above and below the section are seen.
    public func listSectionSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View {
        node(
            ListRowModifier { row in
                guard edges.contains(.bottom) else { return }
                row.sectionSeparator.isShown = row.sectionSeparator.isShown ?? visibility.isShown
            })
    }

    /// The colour of the lines above and below the section; nil for what is usual.
    public func listSectionSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
        node(
            ListRowModifier { row in
                if edges.contains(.bottom) { row.sectionSeparator.tint = row.sectionSeparator.tint ?? color }
            })
    }

    /// The colour of the row's symbols and controls; nil for what is usual.
    public func listItemTint(_ tint: Color?) -> some View {
        environmentChange { if let tint { $0.tint = tint } }
    }

    /// The colour of the row's symbols and controls; nil for what is usual.
    public func listItemTint(_ tint: ListItemTint?) -> some View {
        environmentChange { if let color = tint?.color { $0.tint = color } }
    }

    /// Sets the prominence of the headers of sections.
    public func headerProminence(_ prominence: Prominence) -> some View {
        environmentChange { $0.hasProminentHeaders = prominence == .increased }
    }

    /// Sets whether the row cannot be deleted where its list lets rows be deleted.
    public func deleteDisabled(_ isDisabled: Bool) -> some View {
        node(ListRowModifier { if isDisabled { $0.canDelete = false } })
    }

    /// Sets whether the row cannot be moved where its list lets rows be moved.
    public func moveDisabled(_ isDisabled: Bool) -> some View {
        node(ListRowModifier { if isDisabled { $0.canMove = false } })
    }

    /// Sets whether the row cannot be chosen by a tap: of no effect in a still picture.
    public func selectionDisabled(_ isDisabled: Bool = true) -> some View {
        node(ListRowModifier { $0.isChoiceBarred = $0.isChoiceBarred || isDisabled })
    }
}

/// The colour of a row's symbols and controls.
public struct ListItemTint: Sendable {
    let color: Color?

    /// A tint in place of the list's, or one that the list may replace.
    public static func fixed(_ tint: Color) -> ListItemTint { ListItemTint(color: tint) }
    public static func preferred(_ tint: Color) -> ListItemTint { ListItemTint(color: tint) }
    public static let monochrome = ListItemTint(color: .gray)
}

extension Visibility {
    /// nil for what is usual.
    var isShown: Bool? {
        switch self {
        case .automatic: nil
        case .visible: true
        case .hidden: false
        }
    }
}
