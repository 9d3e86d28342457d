import TintypeGraphics

extension Color: CustomStringConvertible {
    /// The name of a colour of the system's, and of another one its components: `#FF8000FF`.
    public var description: String {
        if let known = Color.named.first(where: { $0.value == self }), known.name != "accentColor" { return known.name }
        switch storage {
        case .fixed(let color): return color.hexadecimal
        case .opacity(let color, let opacity):
            return fixed.map(\.hexadecimal) ?? "\(Int((opacity * 100).rounded()))% \(color)"
        case .asset(let name): return "NamedColor(name: \"\(name.name)\", bundle: nil)"
        case .accent: return "AccentColor"
        case .system(let color): return color.rawValue
        case .label, .mix, .dynamic: return "Color"
        }
    }
}

extension ResolvedColor {
    /// The components as two hexadecimal digits each.
    fileprivate var hexadecimal: String {
        let digits = [red, green, blue, alpha].map { part in
            let text = String(Int((min(max(part, 0), 1) * 255).rounded()), radix: 16, uppercase: true)
            return text.count < 2 ? "0" + text : text
        }
        return "#" + digits.joined()
    }
}
