public import Foundation
public import TintypeGraphics
public import TintypeTree

/// A distance between the sections of a list.
public struct ListSectionSpacing: Sendable {
    let length: CGFloat?

    public static let `default` = ListSectionSpacing(length: nil)
    /// Less than usual.
    public static let compact = ListSectionSpacing(length: ListMetrics.compactSectionSpacing)

    /// In points.
    public static func custom(_ spacing: CGFloat) -> ListSectionSpacing { ListSectionSpacing(length: spacing) }
}

nonisolated extension View {
    /// Between the rows of the lists below, in points; nil for rows that touch.
    public func listRowSpacing(_ spacing: CGFloat?) -> some View {
        environmentChange { $0.listOptions.rowSpacing = spacing }
    }

    /// Between the sections of the lists below; on a section, above it.
    public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
        node(ListRowModifier { $0.sectionSpacing = $0.sectionSpacing ?? spacing.length })
            .environmentChange { $0.listOptions.sectionSpacing = spacing.length }
    }

    /// Between the sections of the lists below, in points.
    public func listSectionSpacing(_ spacing: CGFloat) -> some View { listSectionSpacing(.custom(spacing)) }

    /// Sets the distance of sections from the sides of the list: of no effect yet.
    public func listSectionMargins(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View {
        node(InertModifier("listSectionMargins(_:_:)") { _ in length != nil })
    }

    /// Sets whether the background of scroll views is seen.
    public func scrollContentBackground(_ visibility: Visibility) -> some View {
        environmentChange {
            $0.listOptions.hidesBackground = visibility == .hidden
            $0.hidesScrollBackground = visibility == .hidden
        }
    }

    /// Sets the action of pulling down what scrolls: of no effect in a still picture.
    public func refreshable(action: @escaping @Sendable () async -> Void) -> some View {
        environmentChange {
            $0.refresh = RefreshAction(action: action)
            $0.scrollDeeds.pull = { Task { @MainActor in await action() } }
        }
    }

    /// Puts actions at the end of a section of a sidebar: not drawn yet.
    public func sectionActions<Content: View>(@ViewBuilder content: () -> Content) -> some View {
        node(InertModifier("sectionActions(content:)"))
    }
}

/// Renews what is shown.
public struct RefreshAction: Sendable {
    let action: @Sendable () async -> Void

    /// Refreshes the view.
    public func callAsFunction() async { await action() }
}

private enum RefreshKey: EnvironmentKey { static var defaultValue: RefreshAction? { nil } }
private enum HidesScrollBackgroundKey: EnvironmentKey { static let defaultValue = false }
private enum EditModeKey: EnvironmentKey { static var defaultValue: Binding<EditMode>? { nil } }

extension EnvironmentValues {
    /// Renews what is shown; nil where nothing does.
    public var refresh: RefreshAction? {
        get { self[RefreshKey.self] }
        set { self[RefreshKey.self] = newValue }
    }

    /// Indicates whether editors and other scroll views have no background.
    package var hidesScrollBackground: Bool {
        get { self[HidesScrollBackgroundKey.self] }
        set { self[HidesScrollBackgroundKey.self] = newValue }
    }

    /// The mode in which the rows of lists can be edited.
    public var editMode: Binding<EditMode>? {
        get { self[EditModeKey.self] }
        set {
            self[EditModeKey.self] = newValue
            listOptions.isEditing = newValue?.wrappedValue.isEditing ?? false
        }
    }
}
