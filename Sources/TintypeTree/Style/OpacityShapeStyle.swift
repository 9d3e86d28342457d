import Foundation
import TintypeGraphics

/// A style with its alpha multiplied.
package struct OpacityShapeStyle<Style: ShapeStyle>: ShapeStyle {
    let style: Style
    let opacity: Double

    package init(style: Style, opacity: Double) {
        self.style = style
        self.opacity = opacity
    }

    package func _resolve(in environment: EnvironmentValues) -> _ResolvedStyle {
        style._resolve(in: environment).opacity(opacity)
    }
}
