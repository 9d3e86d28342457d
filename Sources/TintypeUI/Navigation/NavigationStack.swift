import TintypeTree

/// A view, and above it those that it leads to; the last one is seen, with the bars that it asks for.
public nonisolated struct NavigationStack<Data, Root: View>: PrimitiveView {
    /// nil for a path of its own.
    private let route: (() -> NavigationRoute)?
    private let root: Root

    /// Creates a stack over a root.
    public init(@ViewBuilder root: () -> Root) where Data == NavigationPath {
        route = nil
        self.root = root()
    }

    /// Creates a stack that shows the destinations of a path's values over a root.
    public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) where Data == NavigationPath {
        route = { NavigationRoute(path) }
        self.root = root()
    }

    public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
    where Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Data.Element: Hashable {
        route = { NavigationRoute(path) }
        self.root = root()
    }

    func evaluate(into scope: inout Scope) {
        NavigationContainer(route: route?(), content: root).evaluate(into: &scope)
    }
}

/// A view with a navigation bar: the older form of `NavigationStack`. Of several views, the first is seen where there is
/// little room, and the first two beside each other where there is much.
public nonisolated struct NavigationView<Content: View>: PrimitiveView {
    private let content: Content

    public init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }

    func evaluate(into scope: inout Scope) {
        let isStack = scope.environment.navigationIsStack || scope.environment.horizontalSizeClass == .compact
        if isStack {
            return NavigationContainer(takesFirst: true, content: content).evaluate(into: &scope)
        }
        let views = scope.nodes { Content._evaluate(content, into: &$0) }
        guard views.count > 1 else {
            return NavigationContainer(content: MadeView(views)).evaluate(into: &scope)
        }
        let columns = SplitColumns(columns: views.prefix(2).map { AnyView(MadeView($0)) })
        SplitColumns._evaluate(columns, into: &scope)
    }
}

/// A look of a `NavigationView`.
public protocol NavigationViewStyle {
    var _isStack: Bool { get }
}

/// The style that the system chooses.
public nonisolated struct DefaultNavigationViewStyle: NavigationViewStyle {
    public init() {}
    public var _isStack: Bool { false }
}

/// One page at a time.
public nonisolated struct StackNavigationViewStyle: NavigationViewStyle {
    public init() {}
    public var _isStack: Bool { true }
}

/// Columns beside each other.
public nonisolated struct ColumnNavigationViewStyle: NavigationViewStyle {
    public init() {}
    public var _isStack: Bool { false }
}

/// Two columns beside each other.
public nonisolated struct DoubleColumnNavigationViewStyle: NavigationViewStyle {
    public init() {}
    public var _isStack: Bool { false }
}

nonisolated extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
    /// The style that the system chooses.
    public static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}

nonisolated extension NavigationViewStyle where Self == StackNavigationViewStyle {
    /// One page at a time.
    public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}

nonisolated extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
    /// Columns beside each other.
    public static var columns: ColumnNavigationViewStyle { ColumnNavigationViewStyle() }
}

private enum NavigationIsStackKey: EnvironmentKey { static let defaultValue = false }

extension EnvironmentValues {
    fileprivate(set) var navigationIsStack: Bool {
        get { self[NavigationIsStackKey.self] }
        set { self[NavigationIsStackKey.self] = newValue }
    }
}

nonisolated extension View {
    /// The look of the navigation views below.
    public func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View {
        environmentChange { $0.navigationIsStack = style._isStack }
    }
}
