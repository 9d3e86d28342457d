public import Foundation
import TintypeTree

/// Two or three columns, of which each decides what the next one shows. If there is little room, one is seen: the
/// detail where something is chosen in the first column's list, else the first column. An iPad that is held upright
/// shows the detail, and over it the columns that are asked for.
public nonisolated struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: PrimitiveView {
    private let sidebar: Sidebar
    private let content: Content?
    private let detail: Detail
    private let visibility: NavigationSplitViewVisibility
    private let column: NavigationSplitViewColumn?

    private init(
        _ visibility: Binding<NavigationSplitViewVisibility>?, _ column: Binding<NavigationSplitViewColumn>?,
        sidebar: Sidebar, content: Content?, detail: Detail
    ) {
        self.sidebar = sidebar
        self.content = content
        self.detail = detail
        self.visibility = visibility?.wrappedValue ?? .automatic
        self.column = column?.wrappedValue
    }

    func evaluate(into scope: inout Scope) {
        var columns: [AnyView] = []
        if visibility != .doubleColumn || content == nil { columns.append(AnyView(sidebar)) }
        if let content { columns.append(AnyView(content)) }
        columns.append(AnyView(detail))
        let split = SplitColumns(columns: columns, visibility: visibility, prefersDetail: column == .detail)
        SplitColumns._evaluate(split, into: &scope)
    }
}

extension NavigationSplitView {
    /// Creates a view whose columns are shown as the binding says.
    public init(
        @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) {
        self.init(nil, nil, sidebar: sidebar(), content: content(), detail: detail())
    }

    /// Creates a view of three columns.
    public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) {
        self.init(columnVisibility, nil, sidebar: sidebar(), content: content(), detail: detail())
    }

    /// Creates a view that prefers one column where only one has room.
    public init(
        preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) {
        self.init(nil, preferredCompactColumn, sidebar: sidebar(), content: content(), detail: detail())
    }

    public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>,
        preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) {
        self.init(columnVisibility, preferredCompactColumn, sidebar: sidebar(), content: content(), detail: detail())
    }
}

extension NavigationSplitView where Content == EmptyView {
    public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) {
        self.init(nil, nil, sidebar: sidebar(), content: nil, detail: detail())
    }

    public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder detail: () -> Detail
    ) {
        self.init(columnVisibility, nil, sidebar: sidebar(), content: nil, detail: detail())
    }

    public init(
        preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder detail: () -> Detail
    ) {
        self.init(nil, preferredCompactColumn, sidebar: sidebar(), content: nil, detail: detail())
    }

    public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>,
        preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder detail: () -> Detail
    ) {
        self.init(columnVisibility, preferredCompactColumn, sidebar: sidebar(), content: nil, detail: detail())
    }
}

/// The columns that are seen.
public struct NavigationSplitViewVisibility: Hashable, Codable, Sendable {
    private let name: String

    public static let automatic = NavigationSplitViewVisibility(name: "automatic")
    public static let all = NavigationSplitViewVisibility(name: "all")
    public static let doubleColumn = NavigationSplitViewVisibility(name: "doubleColumn")
    public static let detailOnly = NavigationSplitViewVisibility(name: "detailOnly")
}

/// A column.
public struct NavigationSplitViewColumn: Hashable, Sendable {
    private let name: String

    public static let sidebar = NavigationSplitViewColumn(name: "sidebar")
    public static let content = NavigationSplitViewColumn(name: "content")
    public static let detail = NavigationSplitViewColumn(name: "detail")
}

/// The style in which the columns share the room.
public protocol NavigationSplitViewStyle {}

/// The style that the system chooses.
public nonisolated struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle {
    public init() {}
}

/// The detail gives way to the other columns.
public nonisolated struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle {
    public init() {}
}

/// The detail keeps its size, and the other columns come over it.
public nonisolated struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle {
    public init() {}
}

nonisolated extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
    /// The style that the system chooses.
    public static var automatic: AutomaticNavigationSplitViewStyle { AutomaticNavigationSplitViewStyle() }
}

nonisolated extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
    /// The detail gives way to the other columns.
    public static var balanced: BalancedNavigationSplitViewStyle { BalancedNavigationSplitViewStyle() }
}

nonisolated extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
    /// The detail keeps its size, and the other columns come over it.
    public static var prominentDetail: ProminentDetailNavigationSplitViewStyle {
        ProminentDetailNavigationSplitViewStyle()
    }
}

nonisolated extension View {
    /// Sets the style in which the columns share the room. All are drawn alike where columns stand beside each other.
    public func navigationSplitViewStyle<S: NavigationSplitViewStyle>(_ style: S) -> some View {
        node(
            InertModifier("navigationSplitViewStyle(_:)") {
                style is ProminentDetailNavigationSplitViewStyle && $0.horizontalSizeClass == .regular
                    && !$0.sizeClasses.isUpright
            }
        )
        .environmentChange { $0.balancesColumns = style is BalancedNavigationSplitViewStyle }
    }

    /// The width of the column, in points: of no effect yet.
    public func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View {
        noting(columnWidth: "navigationSplitViewColumnWidth(_:)")
    }

    /// The limits of the column's width, in points: of no effect yet.
    public func navigationSplitViewColumnWidth(
        min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
    ) -> some View { noting(columnWidth: "navigationSplitViewColumnWidth(min:ideal:max:)") }
}
