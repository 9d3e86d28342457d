import Foundation

// Colours of iOS by scheme, as Apple's Human Interface Guidelines list them, and UIKit's plain ones.

extension UIColor {
    public static let label = UIColor(light: (0x000000, 1), dark: (0xFFFFFF, 1))
    public static let secondaryLabel = UIColor(light: (0x3C3C43, 0.6), dark: (0xEBEBF5, 0.6))
    public static let tertiaryLabel = UIColor(light: (0x3C3C43, 0.3), dark: (0xEBEBF5, 0.3))
    public static let quaternaryLabel = UIColor(light: (0x3C3C43, 0.18), dark: (0xEBEBF5, 0.16))
    public static let placeholderText = UIColor(light: (0x3C3C43, 0.3), dark: (0xEBEBF5, 0.3))
    public static let separator = UIColor(light: (0x3C3C43, 0.29), dark: (0x545458, 0.6))
    public static let opaqueSeparator = UIColor(light: (0xC6C6C8, 1), dark: (0x38383A, 1))
    public static let link = UIColor(light: (0x007AFF, 1), dark: (0x0984FF, 1))
    public static let systemBackground = UIColor(light: (0xFFFFFF, 1), dark: (0x000000, 1))
    public static let secondarySystemBackground = UIColor(light: (0xF2F2F7, 1), dark: (0x1C1C1E, 1))
    public static let tertiarySystemBackground = UIColor(light: (0xFFFFFF, 1), dark: (0x2C2C2E, 1))
    public static let systemGroupedBackground = UIColor(light: (0xF2F2F7, 1), dark: (0x000000, 1))
    public static let secondarySystemGroupedBackground = UIColor(light: (0xFFFFFF, 1), dark: (0x1C1C1E, 1))
    public static let tertiarySystemGroupedBackground = UIColor(light: (0xF2F2F7, 1), dark: (0x2C2C2E, 1))
    public static let systemFill = UIColor(light: (0x787880, 0.2), dark: (0x787880, 0.36))
    public static let secondarySystemFill = UIColor(light: (0x787880, 0.16), dark: (0x787880, 0.32))
    public static let tertiarySystemFill = UIColor(light: (0x767680, 0.12), dark: (0x767680, 0.24))
    public static let quaternarySystemFill = UIColor(light: (0x747480, 0.08), dark: (0x767680, 0.18))
    public static let systemGray2 = UIColor(light: (0xAEAEB2, 1), dark: (0x636366, 1))
    public static let systemGray3 = UIColor(light: (0xC7C7CC, 1), dark: (0x48484A, 1))
    public static let systemGray4 = UIColor(light: (0xD1D1D6, 1), dark: (0x3A3A3C, 1))
    public static let systemGray5 = UIColor(light: (0xE5E5EA, 1), dark: (0x2C2C2E, 1))
    public static let systemGray6 = UIColor(light: (0xF2F2F7, 1), dark: (0x1C1C1E, 1))

    public static let systemRed = UIColor(Color.red)
    public static let systemOrange = UIColor(Color.orange)
    public static let systemYellow = UIColor(Color.yellow)
    public static let systemGreen = UIColor(Color.green)
    public static let systemMint = UIColor(Color.mint)
    public static let systemTeal = UIColor(Color.teal)
    public static let systemCyan = UIColor(Color.cyan)
    public static let systemBlue = UIColor(Color.blue)
    public static let systemIndigo = UIColor(Color.indigo)
    public static let systemPurple = UIColor(Color.purple)
    public static let systemPink = UIColor(Color.pink)
    public static let systemBrown = UIColor(Color.brown)
    public static let systemGray = UIColor(Color.gray)
    public static let tintColor = UIColor(Color.accentColor)
    public static let darkText = UIColor(white: 0, alpha: 1)
    public static let lightText = UIColor(white: 1, alpha: 0.6)

    public static let black = UIColor(white: 0, alpha: 1)
    public static let white = UIColor(white: 1, alpha: 1)
    public static let gray = UIColor(white: 0.5, alpha: 1)
    public static let lightGray = UIColor(white: 2.0 / 3, alpha: 1)
    public static let darkGray = UIColor(white: 1.0 / 3, alpha: 1)
    public static let clear = UIColor(white: 0, alpha: 0)
    public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
    public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
    public static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
    public static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
    public static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
    public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
    public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
    public static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)

    /// Colours by their hexadecimal form and alpha.
    private convenience init(light: (Int, Double), dark: (Int, Double)) {
        func color(_ value: (hex: Int, alpha: Double)) -> Color {
            Color(
                red: Double(value.hex >> 16) / 255, green: Double(value.hex >> 8 & 255) / 255,
                blue: Double(value.hex & 255) / 255, opacity: value.alpha)
        }
        self.init(Color(light: color(light), dark: color(dark)))
    }
}
