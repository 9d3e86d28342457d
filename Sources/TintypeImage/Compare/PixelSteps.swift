/// The distance of a pixel, in the steps in which tightest tolerances are told, rounded up: a difference is never 0.
struct PixelSteps: Hashable {
    /// A pixel that can never count.
    static let none = PixelSteps(yiq: 0, isOverYIQ: false, deltaE: 0, isOverDeltaE: false)

    // A picture has one of these a pixel: the steps in the lower 15 bits, which hold 1,500 at most, and whether a limit
    // is passed in the highest.
    private let yiqBits: UInt16
    private let deltaEBits: UInt16

    init(yiq: Int, isOverYIQ: Bool, deltaE: Int, isOverDeltaE: Bool) {
        yiqBits = UInt16(yiq) | (isOverYIQ ? 0x8000 : 0)
        deltaEBits = UInt16(deltaE) | (isOverDeltaE ? 0x8000 : 0)
    }

    /// In thousandths of the greatest distance in YIQ.
    var yiq: Int { Int(yiqBits & 0x7FFF) }
    /// Indicates whether there is a limit in YIQ, and the pixel exceeds it.
    var isOverYIQ: Bool { yiqBits & 0x8000 != 0 }
    /// In tenths of ΔE.
    var deltaE: Int { Int(deltaEBits & 0x7FFF) }
    /// Indicates whether there is a limit in ΔE, and the pixel exceeds it.
    var isOverDeltaE: Bool { deltaEBits & 0x8000 != 0 }
}
