extension DisplayItem {
    /// All that the item covers, in opaque black: also where it draws in a colour that is not seen, and the whole rectangle of
    /// a picture.
    package var silhouette: DisplayItem {
        let black = Paint.color(.black)
        switch self {
        case .fill(let path, let style, _): return .fill(path, style, black)
        case .stroke(let path, let style, _): return .stroke(path, style, black)
        case .glyphs(let run, _): return .glyphs(run, black)
        case .image(_, let rect): return .fill(Path(rect), FillStyle(), black)
        case .group(let effect, let items): return .group(effect.coverage, items.map(\.silhouette))
        }
    }

    /// Indicates whether the item changes the form of what is below, which is right only on a ground of its own.
    package var changesGround: Bool {
        guard case .group(let effect, let items) = self else { return false }
        return switch effect {
        case .compose, .blend(.sourceAtop), .blend(.destinationOver), .blend(.destinationOut): true
        case .opacity, .clip, .transform: items.contains(where: \.changesGround)
        default: false
        }
    }
}

extension DisplayEffect {
    /// The effect on what its items cover.
    fileprivate var coverage: DisplayEffect {
        switch self {
        case .opacity, .innerShadow, .blend, .compose, .isolated, .colors, .alphaThreshold: .isolated
        case .shadow(_, let sigma, let offset): .shadow(color: .black, sigma: sigma, offset: offset)
        case .clip, .transform, .projection, .blur, .mask: self
        }
    }
}
