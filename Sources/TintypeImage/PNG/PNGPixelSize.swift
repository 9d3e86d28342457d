/// The contents of a `pHYs` chunk. A scale of 1 is 72 pixels an inch.
enum PNGPixelSize {
    private static let pixelsPerMeterAtScale1 = 72 / 0.0254

    static func encode(scale: Double) -> [UInt8] {
        let density = (scale * pixelsPerMeterAtScale1).rounded()
        precondition((1...Double(Int32.max)).contains(density), "a scale is a positive number of ordinary size")
        let bytes = withUnsafeBytes(of: UInt32(density).bigEndian) { Array($0) }
        return bytes + bytes + [1]
    }

    /// Pixels a point, to three decimals; nil where the chunk gives no density, or another one for each axis.
    static func decode(_ data: UnsafeBufferPointer<UInt8>) -> Double? {
        guard data.count == 9, data[8] == 1 else { return nil }
        let density = data.bigEndian32(at: 0)
        guard density > 0, density == data.bigEndian32(at: 4) else { return nil }
        let scale = (Double(density) / pixelsPerMeterAtScale1 * 1000).rounded() / 1000
        return scale > 0 ? scale : nil
    }
}
