extension Color {
    /// Black at .33 in linear sRGB: the colour of a shadow that names none, as SwiftUI documents it for
    /// `shadow(color:radius:x:y:)`.
    @usableFromInline package static let defaultShadow = Color(.sRGBLinear, white: 0, opacity: 0.33)
}
