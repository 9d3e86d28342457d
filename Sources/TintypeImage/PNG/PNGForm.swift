import TintypeGraphics

/// The writer's form of a pixel, chosen by the colours of the picture alone: the fewest bytes a pixel that hold them.
enum PNGForm: Hashable {
    /// One byte: every pixel is opaque and grey.
    case gray
    /// One byte: there are few colours.
    case palette(PNGPalette)
    /// Three bytes: every pixel is opaque.
    case rgb
    case rgba

    init(_ pixels: UnsafeBufferPointer<UInt32>) {
        // What all pixels have in common is known in one pass, before colours are counted.
        var (isOpaque, isGray) = (true, true)
        var start = 0
        while start < pixels.count, isOpaque || isGray {
            // In blocks, so that the inner loop has no branch and the outer one ends early.
            let end = min(start + 4096, pixels.count)
            var (alphas, tints) = (UInt32.max, UInt32(0))
            for index in start..<end {
                let pixel = pixels[index].littleEndian
                alphas &= pixel
                tints |= (pixel ^ pixel >> 8) & 0xFFFF
            }
            isOpaque = isOpaque && alphas >> 24 == 255
            isGray = isGray && tints == 0
            start = end
        }
        if isOpaque && isGray {
            self = .gray
        } else if let palette = PNGPalette(pixels) {
            self = .palette(palette)
        } else {
            self = isOpaque ? .rgb : .rgba
        }
    }

    var colorType: PNGHeader.ColorType {
        switch self {
        case .gray: .gray
        case .palette: .palette
        case .rgb: .rgb
        case .rgba: .rgba
        }
    }

    /// The chunks that a palette takes.
    var chunks: [(PNGChunkType, [UInt8])] {
        guard case .palette(let palette) = self else { return [] }
        return [(.palette, palette.data)] + (palette.alphas.map { [(.transparency, $0)] } ?? [])
    }

    /// Indicates whether filters may make the file smaller. The numbers of a palette's colours have no order that predicts
    /// anything.
    var isFilterable: Bool {
        if case .palette = self { false } else { true }
    }
}
