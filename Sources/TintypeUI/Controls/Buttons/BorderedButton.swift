import Foundation
import TintypeGraphics
import TintypeTree

/// A button in a filled shape.
nonisolated struct BorderedButton: BuiltInView {
    enum Prominence {
        case standard
        case prominent
        case glass
    }

    let configuration: PrimitiveButtonStyleConfiguration
    let prominence: Prominence
    @Environment(\.self) private var environment

    var body: some View {
        if prominence == .prominent, environment.buttonContext == .toolbar, BarMetrics(environment).hasSurfaces {
            ProminentBarButton(configuration: configuration)
        } else {
            bordered
        }
    }

    private var bordered: some View {
        let metrics = ButtonMetrics(environment)
        return configuration.label
            .buttonContext(.plain)
            .labelForeground(labelStyle)
            .labelFont(metrics.font)
            .padding(metrics.padding)
            .frame(minWidth: minWidth(metrics), maxWidth: maxWidth, minHeight: metrics.minHeight)
            .background(fill, in: shape)
            .overlay {
                if prominence == .glass { shape.strokeBorder(ControlColor.quaternaryFill, lineWidth: 1) }
            }
    }

    private var shape: ButtonBorderOutline {
        ButtonBorderOutline(shape: environment.buttonBorderShape, metrics: ButtonMetrics(environment))
    }

    /// A circle around a label that is narrower than high.
    private func minWidth(_ metrics: ButtonMetrics) -> CGFloat? {
        environment.buttonBorderShape == .circle ? metrics.minHeight : nil
    }

    private var maxWidth: CGFloat? { environment.buttonSizing == .flexible ? .infinity : nil }

    private var isDestructive: Bool { configuration.role == .destructive }

    private var labelStyle: AnyShapeStyle {
        if !environment.isEnabled { return AnyShapeStyle(ControlColor.tertiaryLabel) }
        if prominence == .prominent { return AnyShapeStyle(Color.white) }
        if isDestructive { return AnyShapeStyle(ControlColor.destructive) }
        let isPlain = prominence == .glass || environment.platform.name == .macOS
        return isPlain && !environment.hasTint ? AnyShapeStyle(.primary) : AnyShapeStyle(TintShapeStyle())
    }

    /// A chosen tint shines through; without one the fill is grey, as UIKit's `gray()` and `tinted()` configurations are.
    private var fill: AnyShapeStyle {
        switch prominence {
        case .prominent:
            if !environment.isEnabled { return AnyShapeStyle(ControlColor.tertiaryFill) }
            return isDestructive ? AnyShapeStyle(ControlColor.destructive) : AnyShapeStyle(TintShapeStyle())
        case .standard:
            guard environment.isEnabled, environment.hasTint else { return AnyShapeStyle(ControlColor.tertiaryFill) }
            return AnyShapeStyle(OpacityShapeStyle(style: TintShapeStyle(), opacity: 0.18))
        case .glass:
            let white = environment.colorScheme == .dark ? 0.17 : 1
            return AnyShapeStyle(Color(white: white, opacity: 0.72))
        }
    }
}
