package import TintypeTree

/// The colours of iOS that differ by scheme, as Apple's Human Interface Guidelines list them; by UIKit's names.
package enum InterfaceColor: String, CaseIterable, Sendable {
    case label, secondaryLabel, tertiaryLabel, quaternaryLabel, placeholderText, separator, opaqueSeparator
    case link, systemBackground, secondarySystemBackground, tertiarySystemBackground
    case systemGroupedBackground, secondarySystemGroupedBackground, tertiarySystemGroupedBackground
    case systemFill, secondarySystemFill, tertiarySystemFill, quaternarySystemFill, systemGray2, systemGray3
    case systemGray4, systemGray5, systemGray6

    /// The colour, in the scheme around what it paints.
    package var color: Color {
        guard let color = Self.colors[self] else { preconditionFailure("\(self) has no colour.") }
        return color
    }

    /// A colour that is made where it is used equals itself alone, so each is kept.
    private static let colors = Dictionary(uniqueKeysWithValues: allCases.map { ($0, $0.made) })

    private var made: Color {
        let (light, dark) = components
        func color(_ value: (hex: Int, alpha: Double)) -> Color {
            Color(
                red: Double(value.hex >> 16) / 255, green: Double(value.hex >> 8 & 255) / 255,
                blue: Double(value.hex & 255) / 255, opacity: value.alpha)
        }
        let (inLight, inDark) = (color(light), color(dark))
        return Color(
            dynamic: DynamicColor { environment in
                (environment.colorScheme == .dark ? inDark : inLight).resolved(in: environment)
            })
    }

    /// The colours in hexadecimal form, each with its alpha.
    private var components: (light: (Int, Double), dark: (Int, Double)) {
        switch self {
        case .label: ((0x000000, 1), (0xFFFFFF, 1))
        case .secondaryLabel: ((0x3C3C43, 0.6), (0xEBEBF5, 0.6))
        case .tertiaryLabel: ((0x3C3C43, 0.3), (0xEBEBF5, 0.3))
        case .quaternaryLabel: ((0x3C3C43, 0.18), (0xEBEBF5, 0.16))
        case .placeholderText: ((0x3C3C43, 0.3), (0xEBEBF5, 0.3))
        case .separator: ((0x3C3C43, 0.29), (0x545458, 0.6))
        case .opaqueSeparator: ((0xC6C6C8, 1), (0x38383A, 1))
        case .link: ((0x007AFF, 1), (0x0984FF, 1))
        case .systemBackground: ((0xFFFFFF, 1), (0x000000, 1))
        case .secondarySystemBackground: ((0xF2F2F7, 1), (0x1C1C1E, 1))
        case .tertiarySystemBackground: ((0xFFFFFF, 1), (0x2C2C2E, 1))
        case .systemGroupedBackground: ((0xF2F2F7, 1), (0x000000, 1))
        case .secondarySystemGroupedBackground: ((0xFFFFFF, 1), (0x1C1C1E, 1))
        case .tertiarySystemGroupedBackground: ((0xF2F2F7, 1), (0x2C2C2E, 1))
        case .systemFill: ((0x787880, 0.2), (0x787880, 0.36))
        case .secondarySystemFill: ((0x787880, 0.16), (0x787880, 0.32))
        case .tertiarySystemFill: ((0x767680, 0.12), (0x767680, 0.24))
        case .quaternarySystemFill: ((0x747480, 0.08), (0x767680, 0.18))
        case .systemGray2: ((0xAEAEB2, 1), (0x636366, 1))
        case .systemGray3: ((0xC7C7CC, 1), (0x48484A, 1))
        case .systemGray4: ((0xD1D1D6, 1), (0x3A3A3C, 1))
        case .systemGray5: ((0xE5E5EA, 1), (0x2C2C2E, 1))
        case .systemGray6: ((0xF2F2F7, 1), (0x1C1C1E, 1))
        }
    }
}
