public import TintypeTree

/// A look of tables: SwiftUI's protocol. The system's styles are the only ones.
public protocol TableStyle: Sendable {
    func _apply(to environment: inout EnvironmentValues)
}

/// The usual style of the platform.
public nonisolated struct AutomaticTableStyle: TableStyle {
    public init() {}
    public func _apply(to environment: inout EnvironmentValues) { environment.tableOptions.isBordered = false }
}

/// Rows that stand apart from the sides of the table.
public nonisolated struct InsetTableStyle: TableStyle {
    private var alternates: Bool?

    public init() {}

    /// - Parameter alternatesRowBackgrounds: True to shade every other row.
    public init(alternatesRowBackgrounds: Bool) { alternates = alternatesRowBackgrounds }

    public func _apply(to environment: inout EnvironmentValues) {
        environment.tableOptions.isBordered = false
        environment.tableOptions.alternatesRows = alternates
    }
}

/// Rows from side to side.
public nonisolated struct BorderedTableStyle: TableStyle {
    private var alternates: Bool?

    public init() {}

    /// - Parameter alternatesRowBackgrounds: True to shade every other row.
    public init(alternatesRowBackgrounds: Bool) { alternates = alternatesRowBackgrounds }

    public func _apply(to environment: inout EnvironmentValues) {
        environment.tableOptions.isBordered = true
        environment.tableOptions.alternatesRows = alternates
    }
}

nonisolated extension TableStyle where Self == AutomaticTableStyle {
    /// The usual style of the platform.
    public static var automatic: AutomaticTableStyle { AutomaticTableStyle() }
}

nonisolated extension TableStyle where Self == InsetTableStyle {
    public static var inset: InsetTableStyle { InsetTableStyle() }
    public static func inset(alternatesRowBackgrounds: Bool) -> InsetTableStyle {
        InsetTableStyle(alternatesRowBackgrounds: alternatesRowBackgrounds)
    }
}

nonisolated extension TableStyle where Self == BorderedTableStyle {
    /// Rows from side to side.
    public static var bordered: BorderedTableStyle { BorderedTableStyle() }
    /// Rows from side to side.
    public static func bordered(alternatesRowBackgrounds: Bool) -> BorderedTableStyle {
        BorderedTableStyle(alternatesRowBackgrounds: alternatesRowBackgrounds)
    }
}

/// The choice whether every other row is shaded: SwiftUI's type.
public struct AlternatingRowBackgroundBehavior: Hashable, Sendable {
    fileprivate let isOn: Bool?

    public static let automatic = AlternatingRowBackgroundBehavior(isOn: nil)
    public static let enabled = AlternatingRowBackgroundBehavior(isOn: true)
    public static let disabled = AlternatingRowBackgroundBehavior(isOn: false)
}

nonisolated extension View {
    /// The look of the tables below.
    public func tableStyle<S: TableStyle>(_ style: S) -> some View {
        environmentChange { style._apply(to: &$0) }
    }

    /// Sets whether the titles of the columns are seen.
    public func tableColumnHeaders(_ visibility: Visibility) -> some View {
        environmentChange { $0.tableOptions.hidesHeaders = visibility == .hidden }
    }

    /// Sets whether every other row of the lists and tables below is shaded.
    public func alternatingRowBackgrounds(_ behavior: AlternatingRowBackgroundBehavior = .enabled) -> some View {
        environmentChange {
            $0.listOptions.alternatesRows = behavior.isOn ?? false
            $0.tableOptions.alternatesRows = behavior.isOn
        }
    }
}
