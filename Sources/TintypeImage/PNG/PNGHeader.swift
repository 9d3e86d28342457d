/// The contents of an `IHDR` chunk: size in pixels and how a pixel is stored.
struct PNGHeader: Hashable {
    enum ColorType: UInt8 {
        case gray = 0
        case rgb = 2
        case palette = 3
        case grayAlpha = 4
        case rgba = 6

        var channels: Int {
            switch self {
            case .gray, .palette: 1
            case .grayAlpha: 2
            case .rgb: 3
            case .rgba: 4
            }
        }

        var depths: [Int] {
            switch self {
            case .gray: [1, 2, 4, 8, 16]
            case .palette: [1, 2, 4, 8]
            case .rgb, .grayAlpha, .rgba: [8, 16]
            }
        }
    }

    let width: Int
    let height: Int
    /// Bits a channel.
    let depth: Int
    let colorType: ColorType
    let isInterlaced: Bool

    init(_ data: UnsafeBufferPointer<UInt8>) throws(PNGError) {
        func broken(_ problem: String) -> PNGError {
            .brokenChunk(chunk: PNGChunkType.header.name, problem: problem)
        }
        guard data.count == 13 else { throw broken("has \(data.count) bytes instead of 13") }
        width = Int(data.bigEndian32(at: 0))
        height = Int(data.bigEndian32(at: 4))
        try PNG.checkSize(width: width, height: height)
        guard let colorType = ColorType(rawValue: data[9]) else { throw broken("gives the color type \(data[9])") }
        self.colorType = colorType
        depth = Int(data[8])
        guard colorType.depths.contains(depth) else {
            throw broken("gives \(depth) bits a channel for the color type \(colorType.rawValue)")
        }
        guard data[10] == 0 else { throw broken("gives the compression method \(data[10])") }
        guard data[11] == 0 else { throw broken("gives the filter method \(data[11])") }
        guard data[12] <= 1 else { throw broken("gives the interlace method \(data[12])") }
        isInterlaced = data[12] == 1
    }

    /// The same form of pixels in another size: that of a part of an animation's picture.
    func resized(width: Int, height: Int) -> PNGHeader { PNGHeader(self, width: width, height: height) }

    private init(_ header: PNGHeader, width: Int, height: Int) {
        (self.width, self.height) = (width, height)
        (depth, colorType, isInterlaced) = (header.depth, header.colorType, header.isInterlaced)
    }

    /// The chunk's contents for what is written here.
    static func data(width: Int, height: Int, form: PNGForm) -> [UInt8] {
        BigEndian.bytes(UInt32(width)) + BigEndian.bytes(UInt32(height)) + [8, form.colorType.rawValue, 0, 0, 0]
    }

    /// Bytes from a pixel to its left neighbour's, as filters count them: at least one.
    var filterDistance: Int { max(1, depth * colorType.channels / 8) }

    /// Bytes in a row of `width` pixels, without the byte of the filter.
    func rowBytes(width: Int) -> Int { (width * depth * colorType.channels + 7) / 8 }

    /// The sub-pictures that the rows belong to, in the file's order; those without a pixel are left out.
    var passes: [PNGPass] {
        guard isInterlaced else { return [PNGPass(x: 0, y: 0, dx: 1, dy: 1, width: width, height: height)] }
        let grid = [(0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2), (0, 1, 1, 2)]
        return grid.compactMap { x, y, dx, dy in
            guard x < width, y < height else { return nil }
            return PNGPass(
                x: x, y: y, dx: dx, dy: dy, width: (width - x + dx - 1) / dx, height: (height - y + dy - 1) / dy)
        }
    }

    /// Bytes of all rows, filters included.
    var scanlineBytes: Int { passes.reduce(0) { $0 + $1.height * (1 + rowBytes(width: $1.width)) } }
}

/// A sub-picture: every `dx`th pixel of every `dy`th row, from column `x` and row `y` on.
struct PNGPass: Hashable {
    let x: Int
    let y: Int
    let dx: Int
    let dy: Int
    /// Pixels a row of the sub-picture.
    let width: Int
    /// Rows of the sub-picture.
    let height: Int
}
