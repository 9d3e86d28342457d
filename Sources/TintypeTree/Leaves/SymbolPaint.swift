import Foundation
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
    ///   - mode: The image's own mode; nil for the mode of the environment, and where that has none for a palette
    ///     if several styles are the foreground, as SwiftUI does ("picked automatically using the current image and
    ///     foreground style", its documentation says).
    ///   - value: The part that is lit; nil for all.
    ///   - isInLayers: True where the layers are drawn one by one, even of one colour.
    func symbolPaints(
        _ outline: SymbolOutline, _ mode: SymbolRenderingMode?, showing value: Double?, inLayers isInLayers: Bool
    ) -> [SymbolPaint] {
        let usual: SymbolRenderingMode = environment.foregroundLevels.isEmpty ? .monochrome : .palette
        let mode = mode ?? environment.symbolRenderingMode ?? usual
        func style(_ level: Int) -> _ResolvedStyle { HierarchicalShapeStyle(level: level)._resolve(in: environment) }
        if let value, let layers = session.layers(of: outline, showing: value) {
            return layers.map { SymbolPaint(path: $0.layer.path, style: style(0), opacity: $0.opacity) }
        }
        let layers = mode == .monochrome && !isInLayers ? [] : session.layers(of: outline)
        // A white mark in the colour around would not be seen where that is white: without other colours of its own the symbol has one.
        let isPlain = mode == .multicolor && !isInLayers && layers.allSatisfy { $0.hue == nil || $0.hue == .white }
        if layers.isEmpty || isPlain { return [SymbolPaint(path: outline.path, style: style(0))] }
        if mode == .multicolor { return naturalPaints(layers, style(0)) }
        return layers.map { layer in
            if mode == .monochrome { return SymbolPaint(path: layer.path, style: style(0)) }
            return SymbolPaint(path: layer.path, style: style(layer.level))
        }
    }

    /// Layers in their own colours; a white mark on a ground in the colour around is left open in that.
    private func naturalPaints(_ layers: [SymbolLayer], _ around: _ResolvedStyle) -> [SymbolPaint] {
        let (grid, back) = (SymbolDrawing.gridSide, 1 / SymbolDrawing.gridSide)
        var (paints, ground) = ([SymbolPaint](), SymbolLayer?.none)
        for layer in layers {
            if layer.hue == .white, let ground, ground.hue == nil {
                let mark = layer.path.applying(CGAffineTransform(scaleX: grid, y: grid))
                let open = ground.path.applying(CGAffineTransform(scaleX: grid, y: grid)).subtracting(mark)
                let path = open.applying(CGAffineTransform(scaleX: back, y: back))
                paints[paints.count - 1] = SymbolPaint(path: path, style: around)
            } else {
                let hue = layer.hue.map { _ResolvedStyle.color($0.color.resolved(in: environment)) }
                paints.append(SymbolPaint(path: layer.path, style: hue ?? around))
            }
            ground = layer
        }
        return paints
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
