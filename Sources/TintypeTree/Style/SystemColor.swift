package import TintypeGraphics

/// The colours that the system defines for both schemes.
///
/// OS 26, light: measured (Semantics.md 12.1). OS 26, dark, and teal and purple: the values that Apple's Human Interface
/// Guidelines list. Before OS 26: asserted pixel-equal by OpenSwiftUI's tests.
package enum SystemColor: String, CaseIterable, Sendable {
    case red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink, brown, gray

    private typealias Bytes = (Int, Int, Int)

    private var os26: (light: Bytes, dark: Bytes) {
        switch self {
        case .red: ((255, 56, 60), (255, 66, 69))
        case .orange: ((255, 141, 40), (255, 146, 48))
        case .yellow: ((255, 204, 0), (255, 214, 0))
        case .green: ((52, 199, 89), (48, 209, 88))
        case .mint: ((0, 200, 179), (0, 218, 195))
        case .teal: ((0, 195, 208), (0, 210, 224))
        case .cyan: ((0, 192, 232), (60, 211, 254))
        case .blue: ((0, 136, 255), (0, 145, 255))
        case .indigo: ((97, 85, 245), (109, 124, 255))
        case .purple: ((203, 48, 224), (219, 52, 242))
        case .pink: ((255, 45, 85), (255, 55, 95))
        case .brown: ((172, 127, 94), (183, 138, 102))
        case .gray: ((142, 142, 147), (142, 142, 147))
        }
    }

    private var earlier: (light: Bytes, dark: Bytes) {
        switch self {
        case .red: ((255, 59, 48), (255, 69, 58))
        case .orange: ((255, 149, 0), (255, 159, 10))
        case .yellow: ((255, 204, 0), (255, 214, 10))
        case .green: ((52, 199, 89), (48, 209, 88))
        case .mint: ((0, 199, 190), (99, 230, 226))
        case .teal: ((48, 176, 199), (64, 200, 224))
        case .cyan: ((50, 173, 230), (100, 210, 255))
        case .blue: ((0, 122, 255), (10, 132, 255))
        case .indigo: ((88, 86, 214), (94, 92, 230))
        case .purple: ((175, 82, 222), (191, 90, 242))
        case .pink: ((255, 45, 85), (255, 55, 95))
        case .brown: ((162, 132, 94), (172, 142, 104))
        case .gray: ((142, 142, 147), (142, 142, 147))
        }
    }

    func resolved(in environment: EnvironmentValues) -> ResolvedColor {
        let pair = environment.platform.version >= 26 ? os26 : earlier
        let (red, green, blue) = environment.colorScheme == .dark ? pair.dark : pair.light
        return ResolvedColor(bytes: red, green, blue)
    }

    /// The label colour and its levels. The first of macOS is black at .85 (Semantics.md 9.4); levels below as on iOS.
    package static func label(level: Int, in environment: EnvironmentValues) -> ResolvedColor {
        let isDark = environment.colorScheme == .dark
        if level == 0 {
            let alpha = environment.platform.name == .macOS ? 0.85 : 1
            return (isDark ? ResolvedColor.white : .black).opacity(alpha)
        }
        let alpha = isDark ? [0.6, 0.3, 0.16, 0.08] : [0.6, 0.3, 0.18, 0.09]
        let base = isDark ? ResolvedColor(bytes: 235, 235, 245) : ResolvedColor(bytes: 60, 60, 67)
        return base.opacity(alpha[level - 1])
    }
}
