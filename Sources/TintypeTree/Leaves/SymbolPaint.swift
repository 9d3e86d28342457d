import TintypeGraphics
import TintypeSymbols

/// The layers of a symbol with their styles, from the back to the front.
struct SymbolPaint {
    /// The path at font size 1.
    let path: Path
    var style: _ResolvedStyle
    var opacity = 1.0
}

extension Scope {
    /// The layers of a symbol as the environment colours them.
    ///
    /// - Parameters:
    ///   - options: The options of the image. Without a mode of its own it has that of the environment, and where that has none its
    ///     colours by nature if it is to show those of the original, or a palette if several styles are the foreground, as SwiftUI does
    ///     ("picked automatically using the current image and foreground style", its documentation says).
    ///   - isInLayers: True where the layers are drawn one by one, even of one colour.
    func symbolPaints(
        _ outline: SymbolOutline, _ options: ImageOptions, inLayers isInLayers: Bool
    ) -> [SymbolPaint] {
        let several: SymbolRenderingMode = environment.foregroundLevels.isEmpty ? .monochrome : .palette
        let usual: SymbolRenderingMode = options.isTemplate == false ? .multicolor : several
        let mode = options.symbolMode ?? environment.symbolRenderingMode ?? usual
        func style(_ level: Int) -> _ResolvedStyle { HierarchicalShapeStyle(level: level)._resolve(in: environment) }
        if let value = options.variableValue, let layers = session.layers(of: outline, showing: value) {
            return layers.map { SymbolPaint(path: $0.layer.path, style: style(0), opacity: $0.opacity) }
        }
        if mode == .monochrome, !isInLayers { return [SymbolPaint(path: outline.path, style: style(0))] }
        return session.layers(of: outline, isNatural: mode == .multicolor).map { layer in
            if mode == .monochrome { return SymbolPaint(path: layer.path, style: style(0)) }
            guard mode == .multicolor else { return SymbolPaint(path: layer.path, style: style(layer.level)) }
            let hue = layer.hue.map { _ResolvedStyle.color($0.color.resolved(in: environment)) }
            return SymbolPaint(path: layer.path, style: hue ?? style(0))
        }
    }
}

extension SymbolHue {
    fileprivate var color: Color {
        switch self {
        case .red: .red
        case .yellow: .yellow
        case .green: .green
        case .blue: .blue
        case .white: .white
        }
    }
}
