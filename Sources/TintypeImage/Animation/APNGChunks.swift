import TintypeGraphics

/// The chunks of an animation as they come by: the number of frames, and each frame's control and the places of its pixels.
struct APNGChunks {
    struct Frame {
        var control: APNGControl
        /// The places in the file of its compressed pixels, one after the other.
        var pixels: [Range<Int>] = []
    }

    private let file: UnsafeBufferPointer<UInt8>
    private let canvas: PixelSize
    private(set) var frames: [Frame] = []
    /// The number of frames that the file promises; nil before it did.
    private(set) var promised: Int?
    private var sequence: UInt32 = 0
    /// True where the still picture is the first frame.
    private var beginsWithStill = false

    init(file: UnsafeBufferPointer<UInt8>, canvas: PixelSize) {
        self.file = file
        self.canvas = canvas
    }

    /// Takes a chunk about frames, or of the still picture's pixels.
    ///
    /// - Parameter afterPixels: True where pixels of the still picture came before, or are this.
    mutating func take(
        _ type: PNGChunkType, _ data: UnsafeBufferPointer<UInt8>, afterPixels: Bool
    ) throws(PNGError) {
        switch type {
        case .animation: try begin(data, afterPixels: afterPixels)
        // Without the promise that there are frames the file is a still picture.
        case _ where promised == nil: return
        case .frame: try beginFrame(data, afterPixels: afterPixels)
        case .framePixels: try addPixels(data, afterPixels: afterPixels)
        default:
            if beginsWithStill { frames[0].pixels.append(place(data)) }
        }
    }

    /// Makes sure that all is there that was promised.
    func finish() throws(PNGError) {
        guard let promised else { return }
        guard frames.count == promised else {
            throw broken(nil, "promises \(promised) frames and has \(frames.count)")
        }
        try checkLast()
    }

    private mutating func begin(_ data: UnsafeBufferPointer<UInt8>, afterPixels: Bool) throws(PNGError) {
        guard promised == nil else { throw broken(nil, "says twice how many frames it has") }
        guard !afterPixels else { throw broken(nil, "says after the first pixels that it is one") }
        guard data.count == 8 else { throw broken(nil, "has an acTL chunk of \(data.count) bytes instead of 8") }
        let count = Int(data.bigEndian32(at: 0))
        guard count > 0 else { throw broken(nil, "promises no frame") }
        promised = count
    }

    private mutating func beginFrame(_ data: UnsafeBufferPointer<UInt8>, afterPixels: Bool) throws(PNGError) {
        let number = frames.count
        guard number < promised ?? 0 else { throw broken(nil, "has more frames than the \(number) that it promises") }
        try checkLast()
        let control = try APNGControl(data, number: number, canvas: canvas)
        try count(control.sequence, frame: number)
        if !afterPixels {
            guard number == 0 else { throw broken(0, "has no pixels") }
            guard control.area == canvas.bounds else {
                throw broken(0, "is the still picture, and not of its \(canvas) pixels")
            }
            beginsWithStill = true
        }
        frames.append(Frame(control: control))
    }

    private mutating func addPixels(_ data: UnsafeBufferPointer<UInt8>, afterPixels: Bool) throws(PNGError) {
        let number = frames.count - 1
        guard number >= (beginsWithStill ? 1 : 0), afterPixels else { throw broken(nil, "has pixels of no frame") }
        guard data.count >= 4 else { throw broken(number, "has pixels without a sequence number") }
        try count(data.bigEndian32(at: 0), frame: number)
        frames[number].pixels.append(place(UnsafeBufferPointer(rebasing: data[4...])))
    }

    private mutating func count(_ found: UInt32, frame: Int) throws(PNGError) {
        guard found == sequence else {
            throw broken(frame, "has the sequence number \(found) where \(sequence) must be")
        }
        sequence += 1
    }

    private func checkLast() throws(PNGError) {
        guard let last = frames.last, last.pixels.isEmpty else { return }
        throw broken(frames.count - 1, "has no pixels")
    }

    private func place(_ data: UnsafeBufferPointer<UInt8>) -> Range<Int> {
        guard let start = data.baseAddress, let base = file.baseAddress else { return 0..<0 }
        return (start - base)..<(start - base + data.count)
    }

    private func broken(_ frame: Int?, _ problem: String) -> PNGError {
        .brokenAnimation(frame: frame, problem: problem)
    }
}
