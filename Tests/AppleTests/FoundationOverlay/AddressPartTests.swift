import Foundation
import FoundationOverlay
import Testing

@Suite("Parts of addresses, files and archives")
struct AddressPartTests {
    @Test("an address is read with the parts that must be there, and with others in their place")
    func parsing() throws {
        let strategy = URL.ParseStrategy(port: .defaultValue(8080), path: .required)
        #expect(try strategy.parse("http://a.b/c").absoluteString == "http://a.b:8080/c")
        #expect(try strategy.parse("http://a.b/c%2Fd?e=f%26g").absoluteString == "http://a.b:8080/c%2Fd?e=f%26g")
        #expect(throws: CocoaError.self) { try strategy.parse("http://a.b") }
        #expect(throws: CocoaError.self) { try URL("a.b/c", strategy: .url) }
    }

    @Test("a bookmark is kept in a file and found again")
    func bookmark() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let alias = folder.appendingPathComponent("alias")
        try URL.writeBookmarkData(folder.bookmarkData(), to: alias)
        #expect(try URL(resolvingAliasFileAt: alias).path == folder.path)
        let attributes = try FileManager.default.attributesOfItem(atPath: alias.path)
        #expect(NSDictionary(dictionary: attributes).fileSize() > 0)
    }

    @Test("a value that is encodable is archived by a key")
    func archive() throws {
        let archiver = NSKeyedArchiver(requiringSecureCoding: true)
        try archiver.encodeEncodable(["a": 3], forKey: "plums")
        let reader = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
        #expect(reader.decodeDecodable([String: Int].self, forKey: "plums") == ["a": 3])
        #expect(reader.decodeDecodable([Int].self, forKey: "none") == nil)
    }

    @Test("a unit is the one of a place, and a quantity has its number marked")
    func units() {
        let american = Locale(identifier: "en_US")
        #expect(UnitTemperature(forLocale: american).symbol == UnitTemperature.fahrenheit.symbol)
        let text = Measurement<UnitLength>.FormatStyle(width: .abbreviated, locale: american, usage: .asProvided)
            .attributed.format(Measurement(value: 12, unit: .miles))
        let marked = text.runs.first { $0.measurement == .value }.map { String(text[$0.range].characters) }
        #expect(marked == "12")
    }

    @Test("a range of an attributed text is one of UTF-16, and back")
    func ranges() throws {
        let text = AttributedString("👍ab")
        let a = try #require(text.range(of: "a"))
        #expect(NSRange(a, in: text) == NSRange(location: 2, length: 1))
        #expect(Range(NSRange(location: 2, length: 1), in: text) == a)
    }
}
