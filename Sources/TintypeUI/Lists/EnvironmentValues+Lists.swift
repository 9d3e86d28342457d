public import Foundation
public import TintypeTree

private enum HasProminentHeadersKey: EnvironmentKey { static let defaultValue = false }
private enum LeastRowHeightKey: EnvironmentKey { static let defaultValue: CGFloat? = nil }
private enum DefaultMinListHeaderHeightKey: EnvironmentKey { static let defaultValue: CGFloat? = nil }
private enum SidebarRowSizeKey: EnvironmentKey { static let defaultValue = SidebarRowSize.medium }
private enum ListMetricsKey: EnvironmentKey { static var defaultValue: ListMetrics? { nil } }
private enum ListLookKey: EnvironmentKey { static let defaultValue = ListLook.automatic }
private enum ListOptionsKey: EnvironmentKey { static let defaultValue = ListOptions() }

extension EnvironmentValues {
    /// Indicates whether the headers of sections stand out more than usual.
    var hasProminentHeaders: Bool {
        get { self[HasProminentHeadersKey.self] }
        set { self[HasProminentHeadersKey.self] = newValue }
    }

    /// The least height of a row, in points; at first that of the system.
    public var defaultMinListRowHeight: CGFloat {
        get { leastRowHeight ?? ListMetrics(.automatic, on: platform).leastRowHeight }
        set { leastRowHeight = newValue }
    }

    /// The least height of a header, in points; nil for what it holds.
    public var defaultMinListHeaderHeight: CGFloat? {
        get { self[DefaultMinListHeaderHeightKey.self] }
        set { self[DefaultMinListHeaderHeightKey.self] = newValue }
    }

    /// The size of the rows of sidebars: all are drawn alike.
    public var sidebarRowSize: SidebarRowSize {
        get { self[SidebarRowSizeKey.self] }
        set { self[SidebarRowSizeKey.self] = newValue }
    }

    /// The height that was set; nil for that of the list's style.
    var leastRowHeight: CGFloat? {
        get { self[LeastRowHeightKey.self] }
        set { self[LeastRowHeightKey.self] = newValue }
    }

    /// The look of lists.
    var listLook: ListLook {
        get { self[ListLookKey.self] }
        set { self[ListLookKey.self] = newValue }
    }

    var listOptions: ListOptions {
        get { self[ListOptionsKey.self] }
        set { self[ListOptionsKey.self] = newValue }
    }

    /// The distances of the list whose rows the views are; nil outside any.
    var listMetrics: ListMetrics? {
        get { self[ListMetricsKey.self] }
        set { self[ListMetricsKey.self] = newValue }
    }

    /// Indicates whether views are rows of a list.
    var isInList: Bool { listMetrics != nil }
}

/// The size of the rows of a sidebar.
public enum SidebarRowSize: Hashable, Sendable {
    case small
    case medium
    case large
}
