package import TintypeGraphics

/// The places of a pixel's components in its bytes.
package struct PixelOrder {
    package let bytes: Int
    /// Red, green, blue and alpha; alpha is nil where a pixel is opaque.
    private let places: (red: Int, green: Int, blue: Int, alpha: Int?)
    private let isPremultiplied: Bool

    /// The order that `info` says, of pixels of one byte, three or four; nil for others.
    package init?(_ info: CGBitmapInfo, bytes: Int, isGray: Bool) {
        guard let alpha = CGImageAlphaInfo(rawValue: info.intersection(.alphaInfoMask).rawValue),
            !info.contains(.floatComponents)
        else { return nil }
        self.bytes = bytes
        isPremultiplied = alpha == .premultipliedFirst || alpha == .premultipliedLast
        if isGray {
            guard bytes == 1 else { return nil }
            places = (0, 0, 0, nil)
            return
        }
        if bytes == 3 {
            places = (0, 1, 2, nil)
            return
        }
        guard bytes == 4 else { return nil }
        let isFirst = [.first, .premultipliedFirst, .noneSkipFirst].contains(alpha)
        let isOpaque = [.none, .noneSkipFirst, .noneSkipLast].contains(alpha)
        let isReversed = info.intersection(.byteOrderMask) == .byteOrder32Little
        let colors = isFirst ? (1, 2, 3, 0) : (0, 1, 2, 3)
        func place(_ index: Int) -> Int { isReversed ? 3 - index : index }
        places = (place(colors.0), place(colors.1), place(colors.2), isOpaque ? nil : place(colors.3))
    }

    /// Straight red, green, blue and alpha of the pixel whose bytes begin at `start`.
    func color(_ pixels: UnsafeRawBufferPointer, at start: Int) -> SIMD4<UInt8> {
        let alpha = places.alpha.map { pixels[start + $0] } ?? 255
        func straight(_ place: Int) -> UInt8 {
            let value = Int(pixels[start + place])
            guard isPremultiplied, alpha > 0 else { return UInt8(value) }
            return UInt8(min(255, (value * 255 + Int(alpha) / 2) / Int(alpha)))
        }
        return SIMD4(straight(places.red), straight(places.green), straight(places.blue), alpha)
    }

    /// Writes a straight colour as the pixel whose bytes begin at `start`.
    package func write(_ color: SIMD4<UInt8>, to pixels: UnsafeMutableRawBufferPointer, at start: Int) {
        func kept(_ value: UInt8) -> UInt8 {
            isPremultiplied ? UInt8((Int(value) * Int(color.w) + 127) / 255) : value
        }
        pixels[start + places.red] = kept(color.x)
        pixels[start + places.green] = kept(color.y)
        pixels[start + places.blue] = kept(color.z)
        if let place = places.alpha { pixels[start + place] = color.w }
    }

    /// The picture of rows of pixels; nil where there are fewer bytes than it needs.
    package func bitmap(_ pixels: UnsafeRawBufferPointer, width: Int, height: Int, bytesPerRow: Int) -> Bitmap? {
        guard width > 0, height > 0, bytesPerRow >= bytes * width,
            pixels.count >= bytesPerRow * (height - 1) + bytes * width
        else { return nil }
        var bitmap = Bitmap(width: width, height: height)
        for y in 0..<height {
            for x in 0..<width { bitmap[x, y] = color(pixels, at: y * bytesPerRow + x * bytes) }
        }
        return bitmap
    }
}
