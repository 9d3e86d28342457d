import TintypeGraphics

/// Turns the rows of a file of any form into a bitmap; for the most frequent forms there is ``PNGDirectRows``.
struct PNGUnpacker {
    private let header: PNGHeader
    private let expansion: PNGPixelExpansion

    init(header: PNGHeader, expansion: PNGPixelExpansion) {
        self.header = header
        self.expansion = expansion
    }

    /// - Precondition: `scanlines` holds exactly the rows of the header's passes.
    func unpack(_ scanlines: inout [UInt8]) throws -> Bitmap {
        precondition(scanlines.count == header.scanlineBytes, "there is a filter byte and a row for each row")
        let byteCount = 4 * header.width * header.height
        let bytes = try scanlines.withUnsafeMutableBufferPointer { rows in
            try [UInt8](unsafeUninitializedCapacity: byteCount) { buffer, count in
                guard let source = rows.baseAddress, let target = buffer.baseAddress else { return }
                var next = source
                for pass in header.passes {
                    try unpack(pass, from: &next, to: target)
                }
                clearTransparent(UnsafeMutableRawBufferPointer(start: target, count: byteCount))
                count = byteCount
            }
        }
        return Bitmap(width: header.width, height: header.height, bytes: bytes)
    }

    private func unpack(
        _ pass: PNGPass, from next: inout UnsafeMutablePointer<UInt8>, to target: UnsafeMutablePointer<UInt8>
    ) throws {
        let rowBytes = header.rowBytes(width: pass.width)
        var above: UnsafeMutablePointer<UInt8>?
        // Interlaced pixels are expanded side by side first, then spread.
        var spread = [UInt8](repeating: 0, count: pass.dx == 1 ? 0 : 4 * pass.width)
        for row in 0..<pass.height {
            guard let filter = PNGFilter(rawValue: next[0]) else {
                throw PNGError.brokenPixels(problem: "a row has the filter \(next[0]), which does not exist")
            }
            let current = next + 1
            filter.undo(current, above: above, count: rowBytes, distance: header.filterDistance)
            let targetRow = target + 4 * (header.width * (pass.y + row * pass.dy) + pass.x)
            if pass.dx == 1 {
                try expansion.expand(current, count: pass.width, to: targetRow)
            } else {
                try spread.withUnsafeMutableBufferPointer { pixels in
                    guard let pixels = pixels.baseAddress else { return }
                    try expansion.expand(current, count: pass.width, to: pixels)
                    for x in 0..<pass.width {
                        (targetRow + 4 * pass.dx * x).update(from: pixels + 4 * x, count: 4)
                    }
                }
            }
            above = current
            next += 1 + rowBytes
        }
    }

    /// Gives pixels of alpha 0 the colour 0, as a bitmap has it.
    private func clearTransparent(_ bytes: UnsafeMutableRawBufferPointer) {
        guard expansion.mayBeTransparent else { return }
        let alpha = UInt32(0xFF00_0000).littleEndian
        let pixels = bytes.bindMemory(to: UInt32.self)
        for index in 0..<pixels.count where pixels[index] & alpha == 0 {
            pixels[index] = 0
        }
    }
}
