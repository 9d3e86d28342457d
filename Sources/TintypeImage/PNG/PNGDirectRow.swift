/// A stored form of pixels of three or four bytes.
protocol StoredPixel {
    static var bytes: Int { get }
    /// The pixel at `address` as four bytes, in the order of memory; a missing alpha is 0.
    static func load(_ address: UnsafeRawPointer) -> UInt32
    /// The bits that make a restored pixel opaque; none where it has its own alpha.
    static var opacity: UInt32 { get }
}

enum StoredRGBA: StoredPixel {
    static var bytes: Int { 4 }
    static var opacity: UInt32 { 0 }

    @inline(__always)
    static func load(_ address: UnsafeRawPointer) -> UInt32 {
        address.loadUnaligned(as: UInt32.self)
    }
}

enum StoredRGB: StoredPixel {
    static var bytes: Int { 3 }
    static var opacity: UInt32 { UInt32(0xFF00_0000).littleEndian }

    @inline(__always)
    static func load(_ address: UnsafeRawPointer) -> UInt32 {
        // Three bytes, and not the fourth: behind the last pixel there is none.
        let pair = UInt32(UInt16(littleEndian: address.loadUnaligned(as: UInt16.self)))
        return (pair | UInt32(address.load(fromByteOffset: 2, as: UInt8.self)) << 16).littleEndian
    }
}

/// One row: restores stored pixels and writes four bytes each. Four bytes are worked on at once, in one integer.
struct PNGDirectRow<Stored: StoredPixel> {
    let source: UnsafeRawPointer
    let target: UnsafeMutableRawPointer
    /// The row before, restored; nil, which counts as zeros, for the first.
    let above: UnsafeRawPointer?
    /// Pixels a row.
    let width: Int

    func restore(_ filter: PNGFilter) {
        switch (filter, above) {
        case (.none, _), (.up, nil): copy()
        // Of left alone Paeth's prediction is left.
        case (.sub, _), (.paeth, nil): restore { left, _, _ in left }
        case (.up, let above?): restoreUp(above)
        case (.average, nil): restore { left, _, _ in left >> 1 & 0x7F7F_7F7F }
        case (.average, let above?): restore(above) { left, above, _ in Bytewise.mean(left, above) }
        case (.paeth, let above?): restorePaeth(above)
        }
    }

    private func copy() {
        if Stored.bytes == 4 {
            target.copyMemory(from: source, byteCount: 4 * width)
        } else {
            for x in 0..<width { store(Stored.load(source + Stored.bytes * x), x) }
        }
    }

    @inline(__always)
    private func store(_ pixel: UInt32, _ x: Int) {
        target.storeBytes(of: pixel | Stored.opacity, toByteOffset: 4 * x, as: UInt32.self)
    }

    @inline(__always)
    private func restore(_ predict: (_ left: UInt32, _ above: UInt32, _ aboveLeft: UInt32) -> UInt32) {
        var left: UInt32 = 0
        for x in 0..<width {
            left = Bytewise.sum(Stored.load(source + Stored.bytes * x), predict(left, 0, 0))
            store(left, x)
        }
    }

    @inline(__always)
    private func restore(
        _ above: UnsafeRawPointer, _ predict: (_ left: UInt32, _ above: UInt32, _ aboveLeft: UInt32) -> UInt32
    ) {
        // The alpha of RGB is no sample: of the row above it is taken away, or it would be added to.
        let samples = ~Stored.opacity
        var (left, aboveLeft) = (UInt32(0), UInt32(0))
        for x in 0..<width {
            let above = above.loadUnaligned(fromByteOffset: 4 * x, as: UInt32.self) & samples
            left = Bytewise.sum(Stored.load(source + Stored.bytes * x), predict(left, above, aboveLeft))
            aboveLeft = above
            store(left, x)
        }
    }

    private func restoreUp(_ above: UnsafeRawPointer) {
        let samples = ~Stored.opacity
        var start = 0
        if Stored.bytes == 4 {
            // The source lies behind the target, so that a store never reaches what is still to be loaded.
            while start + 4 <= width {
                let stored = source.loadUnaligned(fromByteOffset: 4 * start, as: SIMD16<UInt8>.self)
                let above = above.loadUnaligned(fromByteOffset: 4 * start, as: SIMD16<UInt8>.self)
                target.storeBytes(of: stored &+ above, toByteOffset: 4 * start, as: SIMD16<UInt8>.self)
                start += 4
            }
        }
        for x in start..<width {
            let above = above.loadUnaligned(fromByteOffset: 4 * x, as: UInt32.self) & samples
            store(Bytewise.sum(Stored.load(source + Stored.bytes * x), above), x)
        }
    }

    private func restorePaeth(_ above: UnsafeRawPointer) {
        let samples = ~Stored.opacity
        var (left, aboveLeft) = (SIMD4<Int16>.zero, SIMD4<Int16>.zero)
        for x in 0..<width {
            let up = Bytewise.widened(above.loadUnaligned(fromByteOffset: 4 * x, as: UInt32.self) & samples)
            let prediction = Bytewise.paeth(left, up, aboveLeft)
            left = (Bytewise.widened(Stored.load(source + Stored.bytes * x)) &+ prediction) & 255
            aboveLeft = up
            store(Bytewise.narrowed(left), x)
        }
    }
}

/// Arithmetic on the bytes of a word, each by itself and modulo 256.
enum Bytewise {
    @inline(__always)
    static func sum(_ a: UInt32, _ b: UInt32) -> UInt32 {
        // The highest bit of each byte is added without its carry.
        ((a & 0x7F7F_7F7F) &+ (b & 0x7F7F_7F7F)) ^ ((a ^ b) & 0x8080_8080)
    }

    /// The mean, rounded down.
    @inline(__always)
    static func mean(_ a: UInt32, _ b: UInt32) -> UInt32 {
        (a & b) &+ ((a ^ b) >> 1 & 0x7F7F_7F7F)
    }

    @inline(__always)
    static func widened(_ word: UInt32) -> SIMD4<Int16> {
        SIMD4<Int16>(truncatingIfNeeded: unsafeBitCast(word, to: SIMD4<UInt8>.self))
    }

    @inline(__always)
    static func narrowed(_ values: SIMD4<Int16>) -> UInt32 {
        unsafeBitCast(SIMD4<UInt8>(truncatingIfNeeded: values), to: UInt32.self)
    }

    /// The one of the three that `left + above - aboveLeft` comes closest to; the first of those that are equally close.
    @inline(__always)
    static func paeth(
        _ left: SIMD4<Int16>, _ above: SIMD4<Int16>, _ aboveLeft: SIMD4<Int16>
    ) -> SIMD4<Int16> {
        let (toLeft, toAbove) = (above &- aboveLeft, left &- aboveLeft)
        let distances = (magnitude(toLeft), magnitude(toAbove), magnitude(toLeft &+ toAbove))
        let smaller = pointwiseMin(distances.1, distances.2)
        let other = aboveLeft.replacing(with: above, where: distances.1 .<= distances.2)
        return other.replacing(with: left, where: distances.0 .<= smaller)
    }

    @inline(__always)
    private static func magnitude(_ values: SIMD4<Int16>) -> SIMD4<Int16> {
        pointwiseMax(values, 0 &- values)
    }
}
