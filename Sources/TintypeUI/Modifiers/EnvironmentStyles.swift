public import Foundation
public import TintypeTree

nonisolated extension View {
    /// Sets a value of the environment for the views below.
    public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some View {
        environmentChange { $0[keyPath: keyPath] = value }
    }

    /// Edits a value of the environment for the views below.
    public func transformEnvironment<V>(
        _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
    ) -> some View {
        environmentChange { transform(&$0[keyPath: keyPath]) }
    }

    public func font(_ font: Font?) -> some View { environment(\.font, font) }

    public func fontWeight(_ weight: Font.Weight?) -> some View { environmentChange { $0.fontWeight = weight } }

    public func bold(_ isActive: Bool = true) -> some View { fontWeight(isActive ? .bold : nil) }

    public func italic(_ isActive: Bool = true) -> some View { environmentChange { $0.isItalic = isActive } }

    public func foregroundColor(_ color: Color?) -> some View {
        environmentChange { $0.foreground = color.map { AnyShapeStyle($0) } }
    }

    /// The accent colour.
    public func tint(_ tint: Color?) -> some View { environmentChange { ($0.tint, $0.tintStyle) = (tint, nil) } }

    public func accentColor(_ accentColor: Color?) -> some View { tint(accentColor) }

    /// The most lines of texts; nil for no limit.
    public func lineLimit(_ number: Int?) -> some View { environment(\.lineLimit, number) }

    /// Extra distance between lines, in points.
    public func lineSpacing(_ lineSpacing: CGFloat) -> some View { environment(\.lineSpacing, lineSpacing) }

    public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
        environment(\.multilineTextAlignment, alignment)
    }

    public func truncationMode(_ mode: TruncationMode) -> some View { environment(\.truncationMode, mode) }

    public func imageScale(_ scale: ImageScale) -> some View { environment(\.imageScale, scale) }

    /// Extra distance after each character, in points.
    public func tracking(_ tracking: CGFloat) -> some View { environmentChange { $0.tracking = tracking } }

    public func colorScheme(_ colorScheme: ColorScheme) -> some View { environment(\.colorScheme, colorScheme) }
}
