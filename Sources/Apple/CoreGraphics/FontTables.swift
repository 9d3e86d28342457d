import Foundation

/// The tables of a font's file, of the first face of a collection.
struct FontTables {
    private let bytes: Data
    /// The places of the tables by their names of four letters.
    let places: [String: Range<Int>]

    /// Reads the list of tables; nil for what has none.
    init?(_ file: URL) {
        guard let bytes = try? Data(contentsOf: file, options: .mappedIfSafe), bytes.count > 12 else { return nil }
        self.bytes = bytes
        let isCollection = bytes.prefix(4) == Data("ttcf".utf8)
        guard let start = isCollection ? Self.number(bytes, 12, 4) : 0, let count = Self.number(bytes, start + 4, 2)
        else { return nil }
        var places: [String: Range<Int>] = [:]
        for index in 0..<count {
            let entry = start + 12 + 16 * index
            guard let place = Self.number(bytes, entry + 8, 4), let length = Self.number(bytes, entry + 12, 4),
                place + length <= bytes.count
            else { return nil }
            places[String(decoding: bytes[entry..<entry + 4], as: UTF8.self)] = place..<place + length
        }
        self.places = places
    }

    private static func number(_ bytes: Data, _ place: Int, _ length: Int) -> Int? {
        guard place >= 0, place + length <= bytes.count else { return nil }
        return bytes[place..<place + length].reduce(0) { $0 << 8 | Int($1) }
    }

    /// The bytes of a table.
    func table(_ name: String) -> Data? { places[name].map { Data(bytes[$0]) } }

    /// A number of two bytes with a sign in a table; 0 where it is not there.
    func short(_ name: String, _ place: Int) -> Int {
        guard let range = places[name], place + 2 <= range.count,
            let number = Self.number(bytes, range.lowerBound + place, 2)
        else { return 0 }
        return number > 0x7FFF ? number - 0x1_0000 : number
    }
}
