import TintypeGraphics

/// The surfaces of lists. The figures are those that Apple's documentation of UIColor lists for its system colours.
enum ListColors {
    /// Behind the rows.
    static func background(_ look: ListLook, in environment: EnvironmentValues) -> ResolvedColor {
        let isDark = environment.colorScheme == .dark
        let isGrouped = look == .grouped || look == .insetGrouped
        if environment.platform.name == .macOS {
            if isGrouped { return isDark ? ResolvedColor(bytes: 30, 30, 30) : ResolvedColor(bytes: 246, 246, 246) }
            return isDark ? ResolvedColor(bytes: 30, 30, 30) : .white
        }
        if isDark { return environment.isElevated ? ResolvedColor(bytes: 28, 28, 30) : .black }
        return isGrouped ? ResolvedColor(bytes: 242, 242, 247) : .white
    }

    /// Of a row of a grouped list.
    static func row(in environment: EnvironmentValues) -> ResolvedColor {
        let isDark = environment.colorScheme == .dark
        if environment.platform.name == .macOS {
            return isDark ? ResolvedColor(bytes: 41, 41, 41) : .white
        }
        let dark = environment.isElevated ? ResolvedColor(bytes: 44, 44, 46) : ResolvedColor(bytes: 28, 28, 30)
        return isDark ? dark : .white
    }

    /// Of a chosen row.
    static func selection(in environment: EnvironmentValues) -> ResolvedColor {
        if environment.platform.name == .macOS {
            return (environment.tint ?? .blue).resolved(in: environment)
        }
        return environment.colorScheme == .dark
            ? ResolvedColor(bytes: 58, 58, 60) : ResolvedColor(bytes: 209, 209, 214)
    }

    /// Of every other row, where rows are shaded: the second of AppKit's alternating backgrounds.
    static func stripe(in environment: EnvironmentValues) -> ResolvedColor {
        environment.colorScheme == .dark
            ? ResolvedColor(bytes: 255, 255, 255, alpha: 0.05) : ResolvedColor(bytes: 244, 245, 245)
    }

    static func separator(in environment: EnvironmentValues) -> ResolvedColor {
        environment.colorScheme == .dark
            ? ResolvedColor(bytes: 84, 84, 88, alpha: 0.6) : ResolvedColor(bytes: 60, 60, 67, alpha: 0.29)
    }
}

extension ListColors {
    /// Of a bar that is not clear.
    static func bar(in environment: EnvironmentValues) -> ResolvedColor {
        environment.colorScheme == .dark ? ResolvedColor(bytes: 29, 29, 29) : ResolvedColor(bytes: 249, 249, 249)
    }

    /// Of a field to write in.
    static func field(in environment: EnvironmentValues) -> ResolvedColor {
        environment.colorScheme == .dark
            ? ResolvedColor(bytes: 118, 118, 128, alpha: 0.24) : ResolvedColor(bytes: 118, 118, 128, alpha: 0.12)
    }

    /// Of round surfaces of glass: Semantics.md 10.5 gives 253 over white; over dark content 57 and more.
    static func glass(in environment: EnvironmentValues) -> ResolvedColor {
        environment.colorScheme == .dark
            ? ResolvedColor(bytes: 44, 44, 46, alpha: 0.92) : ResolvedColor(bytes: 254, 254, 254, alpha: 0.92)
    }
}
