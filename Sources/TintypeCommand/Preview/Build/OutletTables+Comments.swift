extension OutletTables {
    /// The source with spaces in the place of comments and texts, of the same length.
    static func withoutComments(_ bytes: [UInt8]) -> [UInt8] {
        var code = bytes
        var index = 0
        func at(_ place: Int) -> UInt8 { place < bytes.count ? bytes[place] : 0 }
        func blank(_ end: Int) {
            while index < min(end, bytes.count) {
                if bytes[index] != UInt8(ascii: "\n") { code[index] = 32 }
                index += 1
            }
        }
        while index < bytes.count {
            switch (bytes[index], at(index + 1)) {
            case (UInt8(ascii: "/"), UInt8(ascii: "/")):
                blank(bytes[index...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count)
            case (UInt8(ascii: "/"), UInt8(ascii: "*")):
                var (end, depth) = (index, 0)
                repeat {
                    if at(end) == UInt8(ascii: "/"), at(end + 1) == UInt8(ascii: "*") {
                        (depth, end) = (depth + 1, end + 2)
                    } else if at(end) == UInt8(ascii: "*"), at(end + 1) == UInt8(ascii: "/") {
                        (depth, end) = (depth - 1, end + 2)
                    } else {
                        end += 1
                    }
                } while depth > 0 && end < bytes.count
                blank(end)
            case (UInt8(ascii: "\""), _): blank(textEnd(bytes, index, hashes: 0))
            case (UInt8(ascii: "#"), UInt8(ascii: "\"")), (UInt8(ascii: "#"), UInt8(ascii: "#")):
                let hashes = bytes[index...].prefix { $0 == UInt8(ascii: "#") }.count
                if at(index + hashes) == UInt8(ascii: "\"") {
                    blank(textEnd(bytes, index + hashes, hashes: hashes))
                } else {
                    index += hashes
                }
            default: index += 1
            }
        }
        return code
    }

    /// The end of a text whose first quote is at a place, with what is interpolated in it.
    private static func textEnd(_ bytes: [UInt8], _ start: Int, hashes: Int) -> Int {
        let quote = UInt8(ascii: "\"")
        func has(_ byte: UInt8, _ count: Int, at place: Int) -> Bool {
            place + count <= bytes.count && bytes[place..<place + count].allSatisfy { $0 == byte }
        }
        let quotes = has(quote, 3, at: start) ? 3 : 1
        var index = start + quotes
        while index < bytes.count {
            if bytes[index] == UInt8(ascii: "\\"), has(UInt8(ascii: "#"), hashes, at: index + 1) {
                index += 1 + hashes
                guard index < bytes.count, bytes[index] == UInt8(ascii: "(") else {
                    index += 1
                    continue
                }
                var depth = 0
                repeat {
                    if bytes[index] == quote {
                        index = textEnd(bytes, index, hashes: 0)
                        continue
                    }
                    if bytes[index] == UInt8(ascii: "(") { depth += 1 }
                    if bytes[index] == UInt8(ascii: ")") { depth -= 1 }
                    index += 1
                } while depth > 0 && index < bytes.count
            } else if has(quote, quotes, at: index), has(UInt8(ascii: "#"), hashes, at: index + quotes) {
                return index + quotes + hashes
            } else if bytes[index] == UInt8(ascii: "\n"), quotes == 1 {
                return index
            } else {
                index += 1
            }
        }
        return index
    }
}
