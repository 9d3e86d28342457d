/// A PNG file built by hand, byte by byte, without the code under test: stored deflate blocks, sums by their definitions.
struct BuiltPNG {
    var width: Int
    var height: Int
    var depth = 8
    var colorType = 6
    var interlace = 0
    /// The stored values of each row, channel by channel.
    var samples: [[Int]]
    /// The filter of the row that is written as the nth.
    var filter: @Sendable (Int) -> Int = { _ in 0 }
    /// Chunks before the pixels.
    var extra: [(name: String, data: [UInt8])] = []
    /// In how many chunks the pixels come.
    var parts = 1

    static let signature: [UInt8] = [137, 80, 78, 71, 13, 10, 26, 10]

    private var channels: Int { [0: 1, 2: 3, 3: 1, 4: 2, 6: 4][colorType]! }

    var bytes: [UInt8] {
        var file = BuiltPNG.signature + BuiltPNG.chunk("IHDR", header)
        for (name, data) in extra { file += BuiltPNG.chunk(name, data) }
        let stream = BuiltPNG.zlib(scanlines)
        let length = (stream.count + parts - 1) / parts
        for part in 0..<parts {
            file += BuiltPNG.chunk(
                "IDAT", Array(stream[min(part * length, stream.count)..<min((part + 1) * length, stream.count)]))
        }
        return file + BuiltPNG.chunk("IEND", [])
    }

    var header: [UInt8] {
        BuiltPNG.bigEndian(width) + BuiltPNG.bigEndian(height)
            + [UInt8(depth), UInt8(colorType), 0, 0, UInt8(interlace)]
    }

    var scanlines: [UInt8] {
        // The pass that each pixel of an 8×8 tile belongs to, as the specification draws it.
        let tile = ["16462646", "77777777", "56565656", "77777777", "36463646", "77777777", "56565656", "77777777"]
            .map(Array.init)
        var rows: [[[Int]]] = []
        for pass in interlace == 1 ? Array("1234567") : ["0"] {
            var passRows: [[Int]] = []
            for y in 0..<height {
                let columns = (0..<width).filter { pass == "0" || tile[y % 8][$0 % 8] == pass }
                let row = columns.flatMap { samples[y][(channels * $0)..<(channels * ($0 + 1))] }
                if !row.isEmpty { passRows.append(row) }
            }
            rows.append(passRows)
        }
        var count = 0
        var bytes: [UInt8] = []
        for pass in rows {
            var above: [UInt8] = []
            for row in pass {
                let packed = pack(row)
                if above.isEmpty { above = packed.map { _ in 0 } }
                bytes += [UInt8(filter(count))] + filtered(packed, above: above, by: filter(count))
                above = packed
                count += 1
            }
        }
        return bytes
    }

    private func pack(_ row: [Int]) -> [UInt8] {
        let bits = row.flatMap { value in (0..<depth).reversed().map { value >> $0 & 1 } }
        return stride(from: 0, to: bits.count, by: 8).map { start in
            (0..<8).reduce(UInt8(0)) { $0 << 1 | (start + $1 < bits.count ? UInt8(bits[start + $1]) : 0) }
        }
    }

    private func filtered(_ row: [UInt8], above: [UInt8], by filter: Int) -> [UInt8] {
        let distance = max(1, depth * channels / 8)
        return row.indices.map { i in
            let a = i >= distance ? Int(row[i - distance]) : 0
            let b = Int(above[i])
            let c = i >= distance ? Int(above[i - distance]) : 0
            let p = a + b - c
            let nearest = [a, b, c].enumerated().min {
                (abs(p - $0.element), $0.offset) < (abs(p - $1.element), $1.offset)
            }!
            let prediction = [0, a, b, (a + b) / 2, nearest.element, 0][filter]
            return UInt8((Int(row[i]) - prediction) & 255)
        }
    }

    static func chunk(_ name: String, _ data: [UInt8]) -> [UInt8] {
        let body = Array(name.utf8) + data
        return bigEndian(data.count) + body + bigEndian(Int(crc(body)))
    }

    static func bigEndian(_ value: Int) -> [UInt8] {
        [24, 16, 8, 0].map { UInt8(value >> $0 & 255) }
    }

    static func crc(_ bytes: [UInt8]) -> UInt32 {
        var sum = UInt32.max
        for byte in bytes {
            sum ^= UInt32(byte)
            for _ in 0..<8 { sum = sum & 1 == 1 ? sum >> 1 ^ 0xEDB8_8320 : sum >> 1 }
        }
        return ~sum
    }

    static func zlib(_ bytes: [UInt8]) -> [UInt8] {
        var stream: [UInt8] = [0x78, 0x01]
        for start in stride(from: 0, through: bytes.count, by: 65535) {
            let block = bytes[start..<min(start + 65535, bytes.count)]
            let (low, high) = (UInt8(block.count & 255), UInt8(block.count >> 8))
            stream += [start + 65535 > bytes.count ? 1 : 0, low, high, ~low, ~high] + block
        }
        let (a, b) = bytes.reduce((1, 0)) { sums, byte in
            let a = (sums.0 + Int(byte)) % 65521
            return (a, (sums.1 + a) % 65521)
        }
        return stream + bigEndian(b << 16 | a)
    }
}
