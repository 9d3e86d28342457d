/// The binary form of property lists: objects, the table of their places, and at the end a trailer that says where all that is.
struct BinaryPropertyList {
    private enum Progress {
        case unread
        /// It holds what is read now: it must not be inside of that.
        case begun
        case read(PropertyList)
    }

    private let bytes: [UInt8]
    private let places: Range<Int>
    /// The widths of the numbers of places and of objects, in bytes.
    private let widths: (place: Int, object: Int)
    private let top: Int
    /// Each object is read once, as any number of others may refer to it.
    private var objects: [Progress]

    /// nil where the trailer makes no sense.
    init?(_ bytes: [UInt8]) {
        guard bytes.count >= 40 else { return nil }
        self.bytes = bytes
        let trailer = bytes.count - 32
        widths = (Int(bytes[trailer + 6]), Int(bytes[trailer + 7]))
        guard (1...8).contains(widths.place), (1...8).contains(widths.object),
            let count = Self.number(bytes[trailer + 8..<trailer + 16]), count <= trailer,
            let top = Self.number(bytes[trailer + 16..<trailer + 24]),
            let start = Self.number(bytes[trailer + 24..<trailer + 32]), start <= trailer,
            count * widths.place <= trailer - start
        else { return nil }
        self.top = top
        places = start..<start + count * widths.place
        objects = Array(repeating: .unread, count: count)
    }

    mutating func value() -> PropertyList? { object(top, depth: 0) }

    /// A number, the high byte first; nil where it is no count of anything.
    private static func number(_ bytes: ArraySlice<UInt8>) -> Int? {
        let value = bytes.reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
        return value <= UInt64(Int32.max) ? Int(value) : nil
    }

    private func number(at place: Int, width: Int) -> Int? {
        place >= 0 && width <= places.lowerBound - place ? Self.number(bytes[place..<place + width]) : nil
    }

    private mutating func object(_ index: Int, depth: Int) -> PropertyList? {
        guard depth < PropertyList.maximumDepth, objects.indices.contains(index) else { return nil }
        switch objects[index] {
        case .read(let value): return value
        case .begun: return nil
        case .unread: break
        }
        objects[index] = .begun
        let entry = places.lowerBound + index * widths.place
        guard let place = Self.number(bytes[entry..<entry + widths.place]), place < places.lowerBound,
            let value = read(at: place, depth: depth)
        else { return nil }
        objects[index] = .read(value)
        return value
    }

    private mutating func read(at place: Int, depth: Int) -> PropertyList? {
        let mark = bytes[place]
        switch mark >> 4 {
        case 0x0: return mark == 8 ? .flag(false) : mark == 9 ? .flag(true) : .other
        case 0x1, 0x2: return scalar(at: place)
        case 0x5, 0x6, 0xA, 0xD: break
        default: return .other
        }
        var (count, start) = (Int(mark & 15), place + 1)
        if count == 15 {
            // A number as an object of its own follows, whose mark says its width.
            guard start < places.lowerBound, bytes[start] >> 4 == 1, bytes[start] & 15 <= 3 else { return nil }
            let width = 1 << Int(bytes[start] & 15)
            guard let long = number(at: start + 1, width: width) else { return nil }
            (count, start) = (long, start + 1 + width)
        }
        let size = mark >> 4 == 0x5 ? 1 : mark >> 4 == 0x6 ? 2 : mark >> 4 == 0xA ? widths.object : 2 * widths.object
        guard count <= (places.lowerBound - start) / size else { return nil }
        switch mark >> 4 {
        case 0x5: return .text(String(decoding: bytes[start..<start + count], as: UTF8.self))
        case 0x6:
            let units = (0..<count).map { UInt16(bytes[start + 2 * $0]) << 8 | UInt16(bytes[start + 2 * $0 + 1]) }
            return .text(String(decoding: units, as: UTF16.self))
        case 0xA:
            guard let list = references(at: start, count: count, depth: depth) else { return nil }
            return .list(list)
        default:
            guard let keys = references(at: start, count: count, depth: depth),
                let values = references(at: start + count * widths.object, count: count, depth: depth)
            else { return nil }
            var table: [String: PropertyList] = [:]
            for (key, value) in zip(keys, values) {
                guard case .text(let name) = key else { return nil }
                table[name] = value
            }
            return .table(table)
        }
    }

    /// An integer or a real number; nil where it goes beyond the objects.
    private func scalar(at place: Int) -> PropertyList? {
        let width = 1 << Int(bytes[place] & 15)
        let start = place + 1
        guard width <= 8 else { return .other }
        guard width <= places.lowerBound - start else { return nil }
        let pattern = bytes[start..<start + width].reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
        switch (bytes[place] >> 4, width) {
        case (0x1, _):
            // Those of eight bytes alone have a sign.
            return .integer(Int(Int64(bitPattern: pattern)))
        case (_, 4): return .real(Double(Float(bitPattern: UInt32(pattern))))
        case (_, 8): return .real(Double(bitPattern: pattern))
        default: return .other
        }
    }

    private mutating func references(at start: Int, count: Int, depth: Int) -> [PropertyList]? {
        var values: [PropertyList] = []
        for index in 0..<count {
            guard let object = number(at: start + index * widths.object, width: widths.object),
                let value = self.object(object, depth: depth + 1)
            else { return nil }
            values.append(value)
        }
        return values
    }
}
