package import TintypeGraphics

/// The colours that the system defines for both schemes.
///
/// OS 26, light: measured (Semantics.md 12.1). OS 26, dark, and teal and purple: the values that Apple's Human Interface
/// Guidelines list. Before OS 26: asserted pixel-equal by OpenSwiftUI's tests. With increased contrast: the Guidelines' too.
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

    private var contrastedOS26: (light: Bytes, dark: Bytes) {
        switch self {
        case .red: ((233, 21, 45), (255, 97, 101))
        case .orange: ((197, 83, 0), (255, 160, 86))
        case .yellow: ((161, 106, 0), (254, 223, 67))
        case .green: ((0, 137, 50), (74, 217, 104))
        case .mint: ((0, 133, 117), (84, 223, 203))
        case .teal: ((0, 129, 152), (59, 221, 236))
        case .cyan: ((0, 126, 174), (109, 217, 255))
        case .blue: ((30, 110, 244), (92, 184, 255))
        case .indigo: ((86, 74, 222), (167, 170, 255))
        case .purple: ((176, 47, 194), (234, 141, 255))
        case .pink: ((231, 18, 77), (255, 138, 196))
        case .brown: ((149, 109, 81), (219, 166, 121))
        case .gray: ((108, 108, 112), (174, 174, 178))
        }
    }

    private var contrastedEarlier: (light: Bytes, dark: Bytes) {
        switch self {
        case .red: ((215, 0, 21), (255, 105, 97))
        case .orange: ((201, 52, 0), (255, 179, 64))
        case .yellow: ((178, 80, 0), (255, 212, 38))
        case .green: ((36, 138, 61), (48, 219, 91))
        case .mint: ((12, 129, 123), (102, 212, 207))
        case .teal: ((0, 130, 153), (93, 230, 255))
        case .cyan: ((0, 113, 164), (112, 215, 255))
        case .blue: ((0, 64, 221), (64, 156, 255))
        case .indigo: ((54, 52, 163), (125, 122, 255))
        case .purple: ((137, 68, 171), (218, 143, 255))
        case .pink: ((211, 15, 69), (255, 100, 130))
        case .brown: ((127, 101, 69), (181, 148, 105))
        case .gray: ((108, 108, 112), (174, 174, 178))
        }
    }

    private func pair(in environment: EnvironmentValues) -> (light: Bytes, dark: Bytes) {
        let isLate = environment.platform.version >= 26
        if environment.colorSchemeContrast == .increased { return isLate ? contrastedOS26 : contrastedEarlier }
        return isLate ? os26 : earlier
    }

    /// The opacity that increased contrast adds to labels below the first, separators and fills: UIKit's, as Flutter's
    /// `CupertinoColors` have measured them.
    static func addedOpacity(in environment: EnvironmentValues) -> Double {
        environment.colorSchemeContrast == .increased ? 20.0 / 255 : 0
    }

    func resolved(in environment: EnvironmentValues) -> ResolvedColor {
        let pair = pair(in: environment)
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
        return base.opacity(alpha[level - 1] + addedOpacity(in: environment))
    }
}
