public import TintypeTree

/// A look of lists. The system's styles are the only ones.
public protocol ListStyle: Sendable {
    func _apply(to environment: inout EnvironmentValues)
}

/// The usual style of the platform: cards on iOS.
public nonisolated struct DefaultListStyle: ListStyle {
    public init() {}
    public func _apply(to environment: inout EnvironmentValues) { environment.listLook = .automatic }
}

/// Rows from side to side, without cards.
public nonisolated struct PlainListStyle: ListStyle {
    public init() {}
    public func _apply(to environment: inout EnvironmentValues) { environment.listLook = .plain }
}

/// Rows with a distance from the sides.
public nonisolated struct InsetListStyle: ListStyle {
    private var alternates = false

    public init() {}

    /// - Parameter alternatesRowBackgrounds: True to shade every other row.
    public init(alternatesRowBackgrounds: Bool) { alternates = alternatesRowBackgrounds }

    public func _apply(to environment: inout EnvironmentValues) {
        environment.listLook = .inset
        environment.listOptions.alternatesRows = alternates
    }
}

/// Sections apart, from side to side.
public nonisolated struct GroupedListStyle: ListStyle {
    public init() {}
    public func _apply(to environment: inout EnvironmentValues) { environment.listLook = .grouped }
}

/// Sections in cards.
public nonisolated struct InsetGroupedListStyle: ListStyle {
    private var alternates = false

    public init() {}

    /// - Parameter alternatesRowBackgrounds: True to shade every other row.
    public init(alternatesRowBackgrounds: Bool) { alternates = alternatesRowBackgrounds }

    public func _apply(to environment: inout EnvironmentValues) {
        environment.listLook = .insetGrouped
        environment.listOptions.alternatesRows = alternates
    }
}

/// Rows as in a sidebar.
public nonisolated struct SidebarListStyle: ListStyle {
    public init() {}
    public func _apply(to environment: inout EnvironmentValues) { environment.listLook = .sidebar }
}

/// Rows in a border.
public nonisolated struct BorderedListStyle: ListStyle {
    private var alternates = false

    public init() {}

    /// - Parameter alternatesRowBackgrounds: True to shade every other row.
    public init(alternatesRowBackgrounds: Bool) { alternates = alternatesRowBackgrounds }

    public func _apply(to environment: inout EnvironmentValues) {
        environment.listLook = .bordered
        environment.listOptions.alternatesRows = alternates
    }
}

/// A style of watches: drawn as plain rows.
public nonisolated struct EllipticalListStyle: ListStyle {
    public init() {}
    public func _apply(to environment: inout EnvironmentValues) { environment.listLook = .plain }
}

/// A style of watches: drawn as plain rows.
public nonisolated struct CarouselListStyle: ListStyle {
    public init() {}
    public func _apply(to environment: inout EnvironmentValues) { environment.listLook = .plain }
}

nonisolated extension ListStyle where Self == DefaultListStyle {
    /// The usual style of the platform: cards on iOS.
    public static var automatic: DefaultListStyle { DefaultListStyle() }
}

nonisolated extension ListStyle where Self == PlainListStyle {
    /// Rows from side to side, without cards.
    public static var plain: PlainListStyle { PlainListStyle() }
}

nonisolated extension ListStyle where Self == InsetListStyle {
    public static var inset: InsetListStyle { InsetListStyle() }
    public static func inset(alternatesRowBackgrounds: Bool) -> InsetListStyle {
        InsetListStyle(alternatesRowBackgrounds: alternatesRowBackgrounds)
    }
}

nonisolated extension ListStyle where Self == GroupedListStyle {
    /// Sections apart, from side to side.
    public static var grouped: GroupedListStyle { GroupedListStyle() }
}

nonisolated extension ListStyle where Self == InsetGroupedListStyle {
    /// Sections in cards.
    public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}

nonisolated extension ListStyle where Self == SidebarListStyle {
    /// Rows as in a sidebar.
    public static var sidebar: SidebarListStyle { SidebarListStyle() }
}

nonisolated extension ListStyle where Self == BorderedListStyle {
    /// Rows in a border.
    public static var bordered: BorderedListStyle { BorderedListStyle() }
    public static func bordered(alternatesRowBackgrounds: Bool) -> BorderedListStyle {
        BorderedListStyle(alternatesRowBackgrounds: alternatesRowBackgrounds)
    }
}

nonisolated extension ListStyle where Self == EllipticalListStyle {
    /// A style of watches: drawn as plain rows.
    public static var elliptical: EllipticalListStyle { EllipticalListStyle() }
}

nonisolated extension ListStyle where Self == CarouselListStyle {
    /// A style of watches: drawn as plain rows.
    public static var carousel: CarouselListStyle { CarouselListStyle() }
}

nonisolated extension View {
    /// The look of the lists below.
    public func listStyle<S: ListStyle>(_ style: S) -> some View {
        environmentChange { style._apply(to: &$0) }
    }
}
