import TintypeGraphics

/// The turn that a picture needs, from the orientation in a file's Exif block (tag 0x0112): 1 to 8, 1 for none.
struct ExifOrientation: Hashable {
    let value: Int

    init(value: Int) {
        self.value = value
    }

    /// 1 for a file that does not say, or says it in a block that is broken.
    init(ofJPEG bytes: [UInt8]) {
        value = Self.find(inJPEG: bytes) ?? 1
    }

    /// 1 for a file that does not say, or says it in a block that is broken.
    init(ofWebP bytes: [UInt8]) {
        value = Self.find(inWebP: bytes) ?? 1
    }

    /// Walks the chunks behind the file's head of 12 bytes to the Exif block, which may or may not begin with its name.
    private static func find(inWebP bytes: [UInt8]) -> Int? {
        var at = 12
        while at + 8 <= bytes.count {
            let length = (0..<4).reduce(0) { $0 | Int(bytes[at + 4 + $1]) << (8 * $1) }
            guard at + 8 + length <= bytes.count else { return nil }
            if bytes[at..<at + 4].elementsEqual("EXIF".utf8) {
                let block = bytes[(at + 8)..<(at + 8 + length)]
                return exif(block) ?? tiff(Array(block))
            }
            at += 8 + length + length % 2
        }
        return nil
    }

    /// Walks the segments before the pixels to the Exif block.
    private static func find(inJPEG bytes: [UInt8]) -> Int? {
        var at = 2
        while at + 4 <= bytes.count, bytes[at] == 0xFF, bytes[at + 1] != 0xDA {
            let length = Int(bytes[at + 2]) << 8 | Int(bytes[at + 3])
            guard length >= 2, at + 2 + length <= bytes.count else { return nil }
            if bytes[at + 1] == 0xE1, let value = exif(bytes[(at + 4)..<(at + 2 + length)]) { return value }
            at += 2 + length
        }
        return nil
    }

    /// The value in a block that begins with `Exif`, two zeros and a TIFF header.
    private static func exif(_ block: ArraySlice<UInt8>) -> Int? {
        guard block.starts(with: [0x45, 0x78, 0x69, 0x66, 0, 0]) else { return nil }
        return tiff(Array(block.dropFirst(6)))
    }

    /// The value in a block that begins with a TIFF header.
    private static func tiff(_ tiff: [UInt8]) -> Int? {
        let isLittle = tiff.starts(with: [0x49, 0x49])
        func number(_ at: Int, _ count: Int) -> Int? {
            guard at >= 0, at + count <= tiff.count else { return nil }
            let part = tiff[at..<(at + count)]
            return (isLittle ? Array(part.reversed()) : Array(part)).reduce(0) { $0 << 8 | Int($1) }
        }
        guard let directory = number(4, 4), let count = number(directory, 2) else { return nil }
        for entry in 0..<count {
            let at = directory + 2 + 12 * entry
            guard let tag = number(at, 2) else { return nil }
            if tag == 0x0112 { return number(at + 8, 2).flatMap { (1...8).contains($0) ? $0 : nil } }
        }
        return nil
    }

    func turn(_ bitmap: Bitmap) -> Bitmap {
        if value == 1 { return bitmap }
        let (width, height) = (bitmap.width, bitmap.height)
        let isAcross = value >= 5
        var turned = Bitmap(width: isAcross ? height : width, height: isAcross ? width : height)
        for y in 0..<turned.height {
            for x in 0..<turned.width {
                let (column, row) =
                    switch value {
                    case 2: (width - 1 - x, y)
                    case 3: (width - 1 - x, height - 1 - y)
                    case 4: (x, height - 1 - y)
                    case 5: (y, x)
                    case 6: (y, height - 1 - x)
                    case 7: (width - 1 - y, height - 1 - x)
                    default: (width - 1 - y, x)
                    }
                turned[x, y] = bitmap[column, row]
            }
        }
        return turned
    }
}
