/// Makes four bytes, red, green, blue and alpha, of each stored pixel.
struct PNGPixelExpansion {
    private let header: PNGHeader
    /// The colours of a palette, four bytes each.
    private let palette: [UInt8]
    /// The one stored colour that stands for transparent, as its samples; empty for none.
    private let transparentSamples: [UInt16]

    /// Indicates whether a pixel can come out with an alpha of 0.
    let mayBeTransparent: Bool

    init(
        header: PNGHeader, palette: UnsafeBufferPointer<UInt8>?, transparency: UnsafeBufferPointer<UInt8>?
    ) throws(PNGError) {
        self.header = header
        var colors: [UInt8] = []
        var samples: [UInt16] = []
        switch header.colorType {
        case .palette:
            guard let palette else { throw .missingChunk(PNGChunkType.palette.name) }
            colors = try PNGPixelExpansion.colors(palette, alphas: transparency)
        case .gray, .rgb:
            if let transparency {
                let count = header.colorType.channels
                guard transparency.count == 2 * count else {
                    throw .brokenChunk(
                        chunk: PNGChunkType.transparency.name,
                        problem: "has \(transparency.count) bytes instead of \(2 * count)")
                }
                samples = (0..<count).map { transparency.bigEndian16(at: 2 * $0) }
            }
        case .grayAlpha, .rgba: break
        }
        self.palette = colors
        transparentSamples = samples
        mayBeTransparent = transparency != nil || header.colorType == .grayAlpha || header.colorType == .rgba
    }

    private static func colors(
        _ palette: UnsafeBufferPointer<UInt8>, alphas: UnsafeBufferPointer<UInt8>?
    ) throws(PNGError) -> [UInt8] {
        guard palette.count % 3 == 0, (1...256).contains(palette.count / 3) else {
            throw .brokenChunk(
                chunk: PNGChunkType.palette.name,
                problem: "has \(palette.count) bytes, which is not 1 to 256 colors of 3")
        }
        let count = palette.count / 3
        guard (alphas?.count ?? 0) <= count else {
            throw .brokenChunk(
                chunk: PNGChunkType.transparency.name, problem: "has more values than the palette has colors")
        }
        return (0..<count).flatMap { index in
            let alpha = alphas.flatMap { index < $0.count ? $0[index] : nil } ?? 255
            return [palette[3 * index], palette[3 * index + 1], palette[3 * index + 2], alpha]
        }
    }

    /// Expands the first `count` pixels of a restored row.
    func expand(_ row: UnsafePointer<UInt8>, count: Int, to target: UnsafeMutablePointer<UInt8>) throws {
        switch (header.colorType, header.depth) {
        case (.rgba, 8): target.update(from: row, count: 4 * count)
        case (.rgb, 8) where transparentSamples.isEmpty:
            for i in 0..<count {
                target[4 * i] = row[3 * i]
                target[4 * i + 1] = row[3 * i + 1]
                target[4 * i + 2] = row[3 * i + 2]
                target[4 * i + 3] = 255
            }
        case (.gray, 8) where transparentSamples.isEmpty:
            for i in 0..<count {
                let value = UInt32(row[i]) &* 0x01_0101 | 0xFF00_0000
                UnsafeMutableRawPointer(target).storeBytes(of: value.littleEndian, toByteOffset: 4 * i, as: UInt32.self)
            }
        case (.palette, 8): try expandBytePalette(row, count: count, to: target)
        case (.palette, _): try expandPalette(row, count: count, to: target)
        default: expandSamples(row, count: count, to: target)
        }
    }

    private func expandBytePalette(
        _ row: UnsafePointer<UInt8>, count: Int, to target: UnsafeMutablePointer<UInt8>
    ) throws {
        var highest: UInt8 = 0
        for i in 0..<count { highest = max(highest, row[i]) }
        guard 4 * Int(highest) < palette.count else { throw missingColor(Int(highest)) }
        palette.withUnsafeBytes { palette in
            for i in 0..<count {
                let color = palette.loadUnaligned(fromByteOffset: 4 * Int(row[i]), as: UInt32.self)
                UnsafeMutableRawPointer(target).storeBytes(of: color, toByteOffset: 4 * i, as: UInt32.self)
            }
        }
    }

    private func missingColor(_ index: Int) -> PNGError {
        .brokenPixels(problem: "a pixel has the color \(index) of a palette of \(palette.count / 4)")
    }

    private func expandPalette(
        _ row: UnsafePointer<UInt8>, count: Int, to target: UnsafeMutablePointer<UInt8>
    ) throws {
        for i in 0..<count {
            let index = Int(sample(row, i))
            guard 4 * index < palette.count else { throw missingColor(index) }
            for channel in 0..<4 { target[4 * i + channel] = palette[4 * index + channel] }
        }
    }

    private func expandSamples(_ row: UnsafePointer<UInt8>, count: Int, to target: UnsafeMutablePointer<UInt8>) {
        let channels = header.colorType.channels
        let isColor = header.colorType == .rgb || header.colorType == .rgba
        let hasAlpha = header.colorType == .grayAlpha || header.colorType == .rgba
        for i in 0..<count {
            var isTransparent = !transparentSamples.isEmpty
            for (channel, value) in transparentSamples.enumerated() where isTransparent {
                isTransparent = sample(row, channels * i + channel) == value
            }
            for channel in 0..<3 {
                target[4 * i + channel] = byte(sample(row, channels * i + (isColor ? channel : 0)))
            }
            let alpha = hasAlpha ? byte(sample(row, channels * i + channels - 1)) : 255
            target[4 * i + 3] = isTransparent ? 0 : alpha
        }
    }

    /// The stored value at `index`, counted in values from the start of the row.
    private func sample(_ row: UnsafePointer<UInt8>, _ index: Int) -> UInt16 {
        switch header.depth {
        case 8: return UInt16(row[index])
        case 16: return UInt16(row[2 * index]) << 8 | UInt16(row[2 * index + 1])
        default:
            // Less than a byte each, the first in the highest bits.
            let bit = index * header.depth
            let shift = 8 - header.depth - bit % 8
            return UInt16(row[bit / 8] >> shift) & (1 << header.depth - 1)
        }
    }

    /// A stored value on the scale of 0...255, rounded to the nearest.
    private func byte(_ sample: UInt16) -> UInt8 {
        switch header.depth {
        case 1: UInt8(sample) * 255
        case 2: UInt8(sample) * 85
        case 4: UInt8(sample) * 17
        case 8: UInt8(sample)
        default: UInt8((UInt32(sample) * 255 + 32895) >> 16)
        }
    }
}
