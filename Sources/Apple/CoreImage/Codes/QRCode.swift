/// The dark and light modules of a QR code (ISO/IEC 18004), of bytes.
struct QRCode {
    /// The share of damage that can be mended: 7, 15, 25 or 30 hundredths.
    enum Level: String {
        case l = "L"
        case m = "M"
        case q = "Q"
        case h = "H"

        /// The two bits of the format.
        var bits: Int {
            switch self {
            case .l: 1
            case .m: 0
            case .q: 3
            case .h: 2
            }
        }
    }

    /// Modules a side.
    private(set) var size: Int
    private var dark: [Bool]
    /// Those of the patterns that carry no data.
    private var isFixed: [Bool]

    /// The smallest code that holds the bytes; nil for more than any does.
    init?(_ bytes: [UInt8], _ level: Level) {
        guard let version = (1...40).first(where: { QRBlocks($0, level).holds(bytes.count) }) else { return nil }
        size = version * 4 + 17
        dark = Array(repeating: false, count: size * size)
        isFixed = dark
        drawPatterns(version)
        place(QRBlocks(version, level).codewords(of: bytes))
        let masked = (0..<8).map { mask -> (penalty: Int, code: QRCode) in
            var code = self
            code.apply(mask: mask)
            code.drawFormat(level, mask: mask)
            return (code.penalty, code)
        }
        if let best = masked.min(by: { $0.penalty < $1.penalty }) { self = best.code }
    }

    func isDark(_ x: Int, _ y: Int) -> Bool {
        x >= 0 && y >= 0 && x < size && y < size && dark[y * size + x]
    }

    private mutating func fix(_ x: Int, _ y: Int, _ isDark: Bool) {
        guard x >= 0, y >= 0, x < size, y < size else { return }
        dark[y * size + x] = isDark
        isFixed[y * size + x] = true
    }

    private mutating func drawPatterns(_ version: Int) {
        for index in 0..<size {
            fix(6, index, index.isMultiple(of: 2))
            fix(index, 6, index.isMultiple(of: 2))
        }
        for (x, y) in [(3, 3), (size - 4, 3), (3, size - 4)] {
            for dy in -4...4 {
                for dx in -4...4 {
                    let distance = max(abs(dx), abs(dy))
                    fix(x + dx, y + dy, distance != 2 && distance != 4)
                }
            }
        }
        let places = QRCode.alignment(version)
        for (i, x) in places.enumerated() {
            for (j, y) in places.enumerated() {
                let last = places.count - 1
                if (i == 0 && j == 0) || (i == 0 && j == last) || (i == last && j == 0) { continue }
                for dy in -2...2 { for dx in -2...2 { fix(x + dx, y + dy, max(abs(dx), abs(dy)) != 1) } }
            }
        }
        drawFormat(.m, mask: 0)
        guard version >= 7 else { return }
        var rest = version
        for _ in 0..<12 { rest = (rest << 1) ^ ((rest >> 11) * 0x1F25) }
        let bits = version << 12 | rest
        for index in 0..<18 {
            let (a, b) = (size - 11 + index % 3, index / 3)
            fix(a, b, bits >> index & 1 == 1)
            fix(b, a, bits >> index & 1 == 1)
        }
    }

    /// The middles of the small patterns, along one side.
    static func alignment(_ version: Int) -> [Int] {
        guard version > 1 else { return [] }
        let count = version / 7 + 2
        let step = version == 32 ? 26 : (version * 4 + count * 2 + 1) / (count * 2 - 2) * 2
        return [6] + (0..<count - 1).map { version * 4 + 10 - (count - 2 - $0) * step }
    }

    private mutating func drawFormat(_ level: Level, mask: Int) {
        let data = level.bits << 3 | mask
        var rest = data
        for _ in 0..<10 { rest = (rest << 1) ^ ((rest >> 9) * 0x537) }
        let bits = (data << 10 | rest) ^ 0x5412
        func bit(_ index: Int) -> Bool { bits >> index & 1 == 1 }
        for index in 0...5 { fix(8, index, bit(index)) }
        fix(8, 7, bit(6))
        fix(8, 8, bit(7))
        fix(7, 8, bit(8))
        for index in 9..<15 { fix(14 - index, 8, bit(index)) }
        for index in 0..<8 { fix(size - 1 - index, 8, bit(index)) }
        for index in 8..<15 { fix(8, size - 15 + index, bit(index)) }
        fix(8, size - 8, true)
    }

    /// Puts the bits where no pattern is, in columns of two from the right, up and down by turns.
    private mutating func place(_ codewords: [UInt8]) {
        var index = 0
        var right = size - 1
        while right >= 1 {
            if right == 6 { right = 5 }
            for step in 0..<size {
                for column in [right, right - 1] {
                    let isUp = (right + 1) & 2 == 0
                    let row = isUp ? size - 1 - step : step
                    guard !isFixed[row * size + column], index < codewords.count * 8 else { continue }
                    dark[row * size + column] = codewords[index >> 3] >> (7 - index & 7) & 1 == 1
                    index += 1
                }
            }
            right -= 2
        }
    }

    private mutating func apply(mask: Int) {
        for y in 0..<size {
            for x in 0..<size where !isFixed[y * size + x] {
                let isTurned: Bool =
                    switch mask {
                    case 0: (x + y) % 2 == 0
                    case 1: y % 2 == 0
                    case 2: x % 3 == 0
                    case 3: (x + y) % 3 == 0
                    case 4: (x / 3 + y / 2) % 2 == 0
                    case 5: x * y % 2 + x * y % 3 == 0
                    case 6: (x * y % 2 + x * y % 3) % 2 == 0
                    default: ((x + y) % 2 + x * y % 3) % 2 == 0
                    }
                if isTurned { dark[y * size + x].toggle() }
            }
        }
    }

    /// The points by which masks are compared: for long runs, squares, what looks like a corner, and for too much of one kind.
    private var penalty: Int {
        var points = 0
        let corner = [true, false, true, true, true, false, true]
        for isColumn in [false, true] {
            for line in 0..<size {
                let row = (0..<size).map { isColumn ? isDark(line, $0) : isDark($0, line) }
                var run = 1
                for index in 1..<size {
                    run = row[index] == row[index - 1] ? run + 1 : 1
                    if run == 5 { points += 3 } else if run > 5 { points += 1 }
                }
                for start in 0...(size - 11) {
                    let part = Array(row[start..<start + 11])
                    if part == corner + Array(repeating: false, count: 4)
                        || part == Array(repeating: false, count: 4) + corner
                    {
                        points += 40
                    }
                }
            }
        }
        for y in 0..<size - 1 {
            for x in 0..<size - 1 {
                let color = isDark(x, y)
                if isDark(x + 1, y) == color, isDark(x, y + 1) == color, isDark(x + 1, y + 1) == color { points += 3 }
            }
        }
        let count = dark.count { $0 }
        return points + abs(count * 20 - size * size * 10) / (size * size) * 10
    }
}

/// The blocks of a code, and the bytes that mend them.
struct QRBlocks {
    private let version: Int
    private let count: Int
    /// Of each block.
    private let mending: Int
    /// Of the whole code.
    private let total: Int

    init(_ version: Int, _ level: QRCode.Level) {
        self.version = version
        count = QRBlocks.counts[level]![version - 1]
        mending = QRBlocks.mending[level]![version - 1]
        var modules = (16 * version + 128) * version + 64
        if version >= 2 {
            let side = version / 7 + 2
            modules -= (25 * side - 10) * side - 55
            if version >= 7 { modules -= 36 }
        }
        total = modules / 8
    }

    private var data: Int { total - mending * count }

    /// The bits of the number of bytes.
    private var lengthBits: Int { version < 10 ? 8 : 16 }

    func holds(_ bytes: Int) -> Bool { 4 + lengthBits + 8 * bytes <= data * 8 }

    func codewords(of bytes: [UInt8]) -> [UInt8] {
        var bits: [Bool] = []
        func append(_ value: Int, _ length: Int) {
            for shift in (0..<length).reversed() { bits.append(value >> shift & 1 == 1) }
        }
        append(4, 4)
        append(bytes.count, lengthBits)
        for byte in bytes { append(Int(byte), 8) }
        append(0, min(4, data * 8 - bits.count))
        append(0, (8 - bits.count % 8) % 8)
        var words = stride(from: 0, to: bits.count, by: 8).map { start in
            bits[start..<start + 8].reduce(UInt8(0)) { $0 << 1 | ($1 ? 1 : 0) }
        }
        var fill: UInt8 = 0xEC
        while words.count < data {
            words.append(fill)
            fill ^= 0xEC ^ 0x11
        }
        return interleaved(words)
    }

    private func interleaved(_ words: [UInt8]) -> [UInt8] {
        let short = total / count
        let shortCount = count - total % count
        var blocks: [(data: [UInt8], mending: [UInt8])] = []
        var start = 0
        let divisor = ReedSolomon(mending)
        for index in 0..<count {
            let length = short - mending + (index < shortCount ? 0 : 1)
            let part = Array(words[start..<start + length])
            start += length
            blocks.append((part, divisor.remainder(of: part)))
        }
        var result: [UInt8] = []
        for index in 0...(short - mending) {
            for block in blocks where index < block.data.count { result.append(block.data[index]) }
        }
        for index in 0..<mending { for block in blocks { result.append(block.mending[index]) } }
        return result
    }

    /// Table 9 of the standard, by version.
    private static let mending: [QRCode.Level: [Int]] = [
        .l: [
            7, 10, 15, 20, 26, 18, 20, 24, 30, 18, 20, 24, 26, 30, 22, 24, 28, 30, 28, 28, 28, 28, 30, 30, 26, 28, 30,
            30,
            30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30,
        ],
        .m: [
            10, 16, 26, 18, 24, 16, 18, 22, 22, 26, 30, 22, 22, 24, 24, 28, 28, 26, 26, 26, 26, 28, 28, 28, 28, 28, 28,
            28,
            28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28,
        ],
        .q: [
            13, 22, 18, 26, 18, 24, 18, 22, 20, 24, 28, 26, 24, 20, 30, 24, 28, 28, 26, 30, 28, 30, 30, 30, 30, 28, 30,
            30,
            30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30,
        ],
        .h: [
            17, 28, 22, 16, 22, 28, 26, 26, 24, 28, 24, 28, 22, 24, 24, 30, 28, 28, 26, 28, 30, 24, 30, 30, 30, 30, 30,
            30,
            30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30,
        ],
    ]

    private static let counts: [QRCode.Level: [Int]] = [
        .l: [
            1, 1, 1, 1, 1, 2, 2, 2, 2, 4, 4, 4, 4, 4, 6, 6, 6, 6, 7, 8, 8, 9, 9, 10, 12, 12, 12, 13, 14, 15, 16, 17, 18,
            19,
            19, 20, 21, 22, 24, 25,
        ],
        .m: [
            1, 1, 1, 2, 2, 4, 4, 4, 5, 5, 5, 8, 9, 9, 10, 10, 11, 13, 14, 16, 17, 17, 18, 20, 21, 23, 25, 26, 28, 29,
            31,
            33, 35, 37, 38, 40, 43, 45, 47, 49,
        ],
        .q: [
            1, 1, 2, 2, 4, 4, 6, 6, 8, 8, 8, 10, 12, 16, 12, 17, 16, 18, 21, 20, 23, 23, 25, 27, 29, 34, 34, 35, 38, 40,
            43,
            45, 48, 51, 53, 56, 59, 62, 65, 68,
        ],
        .h: [
            1, 1, 2, 4, 4, 4, 5, 6, 8, 8, 11, 11, 16, 16, 18, 16, 19, 21, 25, 25, 25, 34, 30, 32, 35, 37, 40, 42, 45,
            48,
            51, 54, 57, 60, 63, 66, 70, 74, 77, 81,
        ],
    ]
}

/// The bytes that mend others, by Reed's and Solomon's code over 256 numbers.
struct ReedSolomon {
    private let divisor: [UInt8]

    init(_ degree: Int) {
        var divisor = [UInt8](repeating: 0, count: degree)
        divisor[degree - 1] = 1
        var root: UInt8 = 1
        for _ in 0..<degree {
            for index in 0..<degree {
                divisor[index] = ReedSolomon.product(divisor[index], root)
                if index + 1 < degree { divisor[index] ^= divisor[index + 1] }
            }
            root = ReedSolomon.product(root, 2)
        }
        self.divisor = divisor
    }

    func remainder(of data: [UInt8]) -> [UInt8] {
        var rest = [UInt8](repeating: 0, count: divisor.count)
        for byte in data {
            let factor = byte ^ rest.removeFirst()
            rest.append(0)
            for index in rest.indices { rest[index] ^= ReedSolomon.product(divisor[index], factor) }
        }
        return rest
    }

    static func product(_ a: UInt8, _ b: UInt8) -> UInt8 {
        var result = 0
        for shift in (0..<8).reversed() {
            result = (result << 1) ^ ((result >> 7) * 0x11D)
            result ^= Int(b >> UInt8(shift) & 1) * Int(a)
        }
        return UInt8(result)
    }
}
