import Foundation
import RandomInput
import Testing
import TintypeGraphics

@Suite("A property list")
struct PropertyListTests {
    private let parts = ["a", "\"", "\\", "\n", "&", "<", "ä", "日", "👩‍👩‍👧", ";", "=", "*/", "//", "\u{1}", " ", "U0041"]

    private func text(_ generator: inout SeededGenerator) -> String {
        (0..<Int.random(in: 0..<40, using: &generator)).map { _ in parts.randomElement(using: &generator)! }.joined()
    }

    private func texts(_ generator: inout SeededGenerator) -> [String: String] {
        let count = Int.random(in: 0..<20, using: &generator)
        return Dictionary((0..<count).map { _ in (text(&generator), text(&generator)) }) { $1 }
    }

    /// In the form that people write, each character of the value perhaps as an escape.
    private func plain(_ texts: [String: String], _ generator: inout SeededGenerator) -> String {
        func quoted(_ text: String) -> String {
            let units = text.utf16.map { unit -> String in
                if unit > 126 || unit < 32 || Int.random(in: 0..<4, using: &generator) == 0 {
                    return "\\U" + String(repeating: "0", count: 4 - String(unit, radix: 16).count)
                        + String(unit, radix: 16)
                }
                let character = String(decoding: [unit], as: UTF16.self)
                return character == "\"" || character == "\\" ? "\\" + character : character
            }
            return "\"" + units.joined() + "\""
        }
        return texts.map { "/* a = b; */ \(quoted($0)) = \(quoted($1)); // \"\n" }.joined()
    }

    @Test("is read as it was written, in each form and encoding", arguments: 0..<100 as Range<UInt64>)
    func forms(seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        let texts = texts(&generator)
        let plain = plain(texts, &generator)
        #expect(PropertyList(Array(plain.utf8))?.textsByKey == texts)
        #expect(PropertyList(Array("{\(plain)}".utf8))?.textsByKey == texts)
        #expect(PropertyList([0xEF, 0xBB, 0xBF] + Array(plain.utf8))?.textsByKey == texts)
        let big = plain.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
        let little = plain.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
        #expect(PropertyList([0xFE, 0xFF] + big)?.textsByKey == texts)
        #expect(PropertyList([0xFF, 0xFE] + little)?.textsByKey == texts)
        let binary = try PropertyListSerialization.data(fromPropertyList: texts, format: .binary, options: 0)
        #expect(PropertyList(Array(binary))?.textsByKey == texts)
        // XML has no place for what controls.
        let shown = texts.filter { !$0.key.contains("\u{1}") && !$0.value.contains("\u{1}") }
        let xml = try PropertyListSerialization.data(fromPropertyList: shown, format: .xml, options: 0)
        #expect(PropertyList(Array(xml))?.textsByKey == shown)
    }

    @Test("of an app has lists and tables, and values that are no texts")
    func values() throws {
        let value: [String: Any] = [
            "UIAppFonts": ["a.ttf", "b.ttf"], "n": 7, "x": 1.5, "b": true, "d": Data([1, 2]), "t": Date(),
            "inner": ["k": "v"] as [String: String], "long": (0..<300).map(String.init),
        ]
        for format in [PropertyListSerialization.PropertyListFormat.xml, .binary] {
            let data = try PropertyListSerialization.data(fromPropertyList: value, format: format, options: 0)
            let list = try #require(PropertyList(Array(data)))
            #expect(list["UIAppFonts"] == .list([.text("a.ttf"), .text("b.ttf")]))
            #expect(list["inner"] == .table(["k": .text("v")]) && list["none"] == nil)
            #expect(list["n"] == .integer(7) && list["x"] == .real(1.5) && list["b"] == .flag(true))
            #expect(list["d"] == .other && list["t"] == .other)
            #expect(list["UIAppFonts"]?.texts == ["a.ttf", "b.ttf"] && list["inner"]?.texts == [])
            #expect(list["long"] == .list((0..<300).map { .text("\($0)") }))
            #expect(list.textsByKey == nil)
        }
        #expect(
            PropertyList(Array("{a = (1, \"2\", <0fbd77>,); 'b' = {c = d;}; e;}".utf8))
                == .table([
                    "a": .list([.text("1"), .text("2"), .other]), "b": .table(["c": .text("d")]), "e": .text("e"),
                ]))
        let remarks =
            "<?xml?><!DOCTYPE plist><plist><!-- a --><dict><key>a</key><string>x<![CDATA[<&]]>&#x41;&#66;</string></dict></plist>"
        #expect(PropertyList(Array(remarks.utf8))?.textsByKey == ["a": "x<&AB"])
    }

    @Test("has numbers as they were written, in each form", arguments: 0..<100 as Range<UInt64>)
    func numbers(seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        let integer = Int.random(in: .min ... .max, using: &generator) >> Int.random(in: 0..<64, using: &generator)
        let real = Double.random(in: -1...1, using: &generator) * 1e300
        let flag = Bool.random(using: &generator)
        let value: [String: Any] = ["integer": integer, "real": real, "single": Float(1.5), "flag": flag]
        for format in [PropertyListSerialization.PropertyListFormat.xml, .binary] {
            let data = try PropertyListSerialization.data(fromPropertyList: value, format: format, options: 0)
            let list = try #require(PropertyList(Array(data)))
            #expect(list["integer"] == .integer(integer) && list["real"] == .real(real))
            #expect(list["single"] == .real(1.5) && list["flag"] == .flag(flag))
        }
    }

    @Test("that is broken, endless or nested without end is none")
    func broken() {
        let plain = ["\"a\" = \"b\"", "a = ;", "\"a", "/* a", "a b;", "{a = b;", "(a", "(a b)", "<00", "a = \"\\"]
        let xml = [
            "<plist>", "<plist><dict>", "<plist><dict><key>a</key></dict></plist>", "<plist><string>a</dict></plist>",
            "<plist><string>&a;</string></plist>", "<plist><string>&#xD800;</string></plist>", "<!-- a",
            "<plist><a/></plist>", "<plist><integer>x</integer></plist>", "<plist><real/></plist>", "<plist><true>",
        ]
        let deep = 100_000
        let nested = [
            String(repeating: "(", count: deep), String(repeating: "{a=", count: deep),
            "<plist>" + String(repeating: "<array>", count: deep),
        ]
        for text in plain + xml + nested { #expect(PropertyList(Array(text.utf8)) == nil, "\(text.prefix(40))") }
    }

    @Test("in the binary form that holds itself is none, and what is held many times is read once")
    func circles() {
        /// A file of objects, the first of which is the value.
        func file(_ objects: [[UInt8]]) -> [UInt8] {
            var bytes = Array("bplist00".utf8)
            var places: [UInt8] = []
            for object in objects {
                places += [UInt8(bytes.count >> 8), UInt8(bytes.count & 0xFF)]
                bytes += object
            }
            func number(_ value: Int) -> [UInt8] { [0, 0, 0, 0, 0, 0, UInt8(value >> 8), UInt8(value & 0xFF)] }
            let start = bytes.count
            return bytes + places + [0, 0, 0, 0, 0, 0, 2, 1] + number(objects.count) + number(0) + number(start)
        }
        #expect(PropertyList(file([[0xA1, 1], [0x51, 97]])) == .list([.text("a")]))
        #expect(PropertyList(file([[0xA1, 0]])) == nil)
        #expect(PropertyList(file([[0xA1, 1], [0xA1, 0]])) == nil)
        #expect(PropertyList(file([[0xA1, 9]])) == nil)
        #expect(PropertyList(file([[0xD1, 1, 1], [0xA0]])) == nil)
        // A set, which Foundation on Linux does not survive.
        #expect(PropertyList(file([[0xC2, 1, 1], [0x00]])) == .other)
        // Each of forty lists holds the next one twice.
        let lists = (1...40).map { [0xA2, UInt8($0), UInt8($0)] }
        #expect(PropertyList(file(lists + [[0x51, 97]])) != nil)
        let long = (1...100).map { [0xA1, UInt8($0)] }
        #expect(PropertyList(file(long + [[0x51, 97]])) == nil)
    }
}
