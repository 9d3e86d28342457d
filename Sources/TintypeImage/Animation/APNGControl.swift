import TintypeGraphics

/// The contents of a frame's `fcTL` chunk.
struct APNGControl: Hashable {
    enum Disposal: UInt8 {
        /// The frame stays.
        case none = 0
        /// Its area becomes transparent.
        case background = 1
        /// Its area becomes what it was before.
        case previous = 2
    }

    enum Blending: UInt8 {
        /// The frame takes the place of what was there.
        case source = 0
        /// The frame is laid over what was there.
        case over = 1
    }

    static let byteCount = 26

    var sequence: UInt32
    var area: PixelRect
    var delay: FrameTime
    var disposal = Disposal.none
    var blending = Blending.source

    init(sequence: UInt32, area: PixelRect, delay: FrameTime) {
        self.sequence = sequence
        self.area = area
        self.delay = delay
    }

    /// - Parameter number: The frame's, from 0, for errors.
    init(_ data: UnsafeBufferPointer<UInt8>, number: Int, canvas: PixelSize) throws(PNGError) {
        func broken(_ problem: String) -> PNGError { .brokenAnimation(frame: number, problem: problem) }
        guard data.count == Self.byteCount else {
            throw broken("has a control of \(data.count) bytes instead of \(Self.byteCount)")
        }
        sequence = data.bigEndian32(at: 0)
        let sides = [4, 8, 12, 16].map { Int(data.bigEndian32(at: $0)) }
        area = PixelRect(x: sides[2], y: sides[3], width: sides[0], height: sides[1])
        // Each number is below 2^32, so that sums fit.
        guard area.width > 0, area.height > 0, area.x + area.width <= canvas.width,
            area.y + area.height <= canvas.height
        else { throw broken("lies outside of the \(canvas) pixels of the picture") }
        // 0 stands for hundredths, says the specification.
        let unit = Int(data.bigEndian16(at: 22))
        delay = FrameTime(Int(data.bigEndian16(at: 20)), over: unit == 0 ? 100 : unit)
        guard let disposal = Disposal(rawValue: data[24]) else { throw broken("is disposed of in the way \(data[24])") }
        guard let blending = Blending(rawValue: data[25]) else { throw broken("is blended in the way \(data[25])") }
        (self.disposal, self.blending) = (disposal, blending)
    }

    var data: [UInt8] {
        let numbers = [Int(sequence), area.width, area.height, area.x, area.y]
        let (above, below) = Self.shown(delay)
        return numbers.flatMap { BigEndian.bytes(UInt32($0)) } + BigEndian.bytes(above) + BigEndian.bytes(below)
            + [disposal.rawValue, blending.rawValue]
    }

    /// Indicates whether the file tells the delay exactly.
    static func isExact(_ delay: FrameTime) -> Bool { delay.numerator <= 65_535 && delay.denominator <= 65_535 }

    /// The delay as two numbers of 16 bits; the nearest where none are exact, as of an hour less a millisecond.
    private static func shown(_ delay: FrameTime) -> (UInt16, UInt16) {
        if isExact(delay) { return (UInt16(delay.numerator), UInt16(delay.denominator)) }
        let unit = min(10_000, max(1, (65_535 / max(delay.seconds, 1e-4)).rounded(.down)))
        return (UInt16(min(65_535, (delay.seconds * unit).rounded())), UInt16(unit))
    }
}

enum BigEndian {
    static func bytes(_ number: some FixedWidthInteger) -> [UInt8] {
        withUnsafeBytes(of: number.bigEndian) { Array($0) }
    }
}
