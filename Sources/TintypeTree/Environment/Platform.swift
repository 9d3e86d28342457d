/// The system whose looks and metrics are drawn.
package struct Platform: Hashable, Sendable {
    package enum Name: String, Hashable, Sendable, CaseIterable {
        case iOS
        case macOS
    }

    package var name: Name
    /// The generation of the system: 26 has the colours of 2025; lower ones those before.
    package var version: Int

    package init(_ name: Name = .iOS, version: Int = 26) {
        self.name = name
        self.version = version
    }
}

/// Light or dark.
public enum ColorScheme: Hashable, Sendable, CaseIterable {
    case light
    case dark
}

/// The direction in which an interface reads.
public enum LayoutDirection: Hashable, Sendable, CaseIterable {
    case leftToRight
    case rightToLeft
}
