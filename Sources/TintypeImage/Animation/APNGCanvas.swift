import TintypeGraphics

/// The picture that the frames of an animation are drawn into, one after the other.
struct APNGCanvas {
    var bitmap: Bitmap
    /// The last frame, and what lay below it where that comes back.
    private var last: (control: APNGControl, below: Bitmap?)?

    init(_ size: PixelSize) {
        bitmap = Bitmap(width: size.width, height: size.height)
    }

    mutating func draw(_ part: Bitmap, _ control: APNGControl) {
        dispose()
        let area = control.area
        var control = control
        // Before the first frame there is nothing to go back to.
        if last == nil, control.disposal == .previous { control.disposal = .background }
        last = (control, control.disposal == .previous ? bitmap.cut(to: area) : nil)
        let isCovered = control.blending == .over && part.bytes.indices.contains { $0 % 4 == 3 && part.bytes[$0] < 255 }
        if isCovered { blend(part, at: area) } else { put(part, at: area) }
    }

    private mutating func dispose() {
        guard let last else { return }
        let area = last.control.area
        switch last.control.disposal {
        case .none: return
        case .background: put(Bitmap(width: area.width, height: area.height), at: area)
        case .previous: if let below = last.below { put(below, at: area) }
        }
    }

    private mutating func put(_ part: Bitmap, at area: PixelRect) {
        let (width, rowBytes) = (bitmap.width, 4 * area.width)
        bitmap.bytes.withUnsafeMutableBytes { target in
            part.bytes.withUnsafeBytes { source in
                for y in 0..<area.height {
                    let start = 4 * ((area.y + y) * width + area.x)
                    UnsafeMutableRawBufferPointer(rebasing: target[start..<(start + rowBytes)])
                        .copyMemory(
                            from: UnsafeRawBufferPointer(rebasing: source[(y * rowBytes)..<((y + 1) * rowBytes)]))
                }
            }
        }
    }

    private mutating func blend(_ part: Bitmap, at area: PixelRect) {
        for y in 0..<area.height {
            for x in 0..<area.width {
                bitmap[area.x + x, area.y + y] = Self.over(part[x, y], bitmap[area.x + x, area.y + y])
            }
        }
    }

    /// `top` laid over `below`, both with straight alpha; rounded half up.
    private static func over(_ top: SIMD4<UInt8>, _ below: SIMD4<UInt8>) -> SIMD4<UInt8> {
        if top.w == 255 || below.w == 0 { return top }
        if top.w == 0 { return below }
        // In units of 1 / 255².
        let (share, rest) = (Int(top.w) * 255, (255 - Int(top.w)) * Int(below.w))
        let alpha = share + rest
        func mixed(_ a: UInt8, _ b: UInt8) -> UInt8 {
            UInt8((Int(a) * share + Int(b) * rest + alpha / 2) / alpha)
        }
        return SIMD4(
            mixed(top.x, below.x), mixed(top.y, below.y), mixed(top.z, below.z), UInt8((alpha + 127) / 255))
    }
}
