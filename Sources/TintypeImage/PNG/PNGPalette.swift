/// The colours of a picture that has at most 256.
struct PNGPalette: Hashable {
    /// Sorted by alpha, then by red, green and blue, each as it lies in memory: red in the lowest byte.
    let colors: [UInt32]

    /// nil where `pixels`, in the byte order of memory, have more than 256 colours.
    init?(_ pixels: UnsafeBufferPointer<UInt32>) {
        var table = PixelTable()
        var previous: UInt32?
        for pixel in pixels where pixel != previous {
            guard table.insert(pixel.littleEndian) else { return nil }
            previous = pixel
        }
        self.init(table)
    }

    init(_ table: PixelTable) {
        colors = table.pixels.sorted { PNGPalette.rank($0) < PNGPalette.rank($1) }
    }

    /// The contents of `PLTE`.
    var data: [UInt8] {
        colors.flatMap { [UInt8(truncatingIfNeeded: $0), UInt8($0 >> 8 & 255), UInt8($0 >> 16 & 255)] }
    }

    /// The contents of `tRNS`: alphas up to the last that is not 255, which come first; nil where all are.
    var alphas: [UInt8]? {
        let alphas = colors.map { UInt8($0 >> 24) }.prefix { $0 < 255 }
        return alphas.isEmpty ? nil : Array(alphas)
    }

    /// Writes the number of each pixel's colour.
    func write(
        _ pixels: UnsafePointer<UInt32>, count: Int, to target: UnsafeMutablePointer<UInt8>, numbers: PixelTable
    ) {
        guard count > 0 else { return }
        var previous = pixels[0]
        var number = numbers.number(of: previous.littleEndian)
        for x in 0..<count {
            if pixels[x] != previous {
                previous = pixels[x]
                number = numbers.number(of: previous.littleEndian)
            }
            target[x] = number
        }
    }

    /// The index of each colour.
    var numbers: PixelTable {
        var table = PixelTable()
        for color in colors {
            let isRoom = table.insert(color)
            precondition(isRoom, "a palette has at most 256 colors")
        }
        return table
    }

    private static func rank(_ pixel: UInt32) -> UInt32 {
        pixel & 0xFF00_0000 | (pixel & 0xFF) << 16 | pixel & 0xFF00 | pixel >> 16 & 0xFF
    }
}

/// A set of at most 256 pixels that numbers them in the order in which they come; open addressing.
struct PixelTable {
    private(set) var pixels: [UInt32] = []
    /// The number of the pixel that fell there, plus 1; 0 is free.
    private var slots = [UInt16](repeating: 0, count: 2048)

    /// False where there is no room.
    mutating func insert(_ pixel: UInt32) -> Bool {
        let slot = slot(of: pixel)
        if slots[slot] > 0 { return true }
        guard pixels.count < 256 else { return false }
        pixels.append(pixel)
        slots[slot] = UInt16(pixels.count)
        return true
    }

    /// - Precondition: the pixel was inserted.
    func number(of pixel: UInt32) -> UInt8 {
        UInt8(slots[slot(of: pixel)] - 1)
    }

    private func slot(of pixel: UInt32) -> Int {
        var slot = Int((pixel &* 0x9E37_79B1) >> 21)
        while slots[slot] > 0, pixels[Int(slots[slot]) - 1] != pixel { slot = (slot + 1) & 2047 }
        return slot
    }
}
