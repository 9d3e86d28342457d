import RandomInput
import Testing
import TintypeGraphics

@Suite("Text for terminals and logs")
struct ShownTextTests {
    /// Texts at random, of what steers terminals and runners and a little else.
    private func texts(_ seed: UInt64) -> [String] {
        var numbers = SeededGenerator(seed: seed)
        let parts = [
            "a", " ", "\t", "\n", "\r", "\r\n", ":", "::", "##", "#", "[", "vso", "error", "\u{0}", "\u{7}",
            "\u{1B}[31m", "\u{7F}",
            "\u{85}", "\u{9B}", "\u{2028}", "\u{2029}", "\u{202E}", "\u{2066}", "\u{200F}", "\u{61C}", "\u{FEFF}",
            "\u{200B}", "\u{AD}", "\u{2060}", "\u{E0061}", "\u{FFF9}", "é", "日", "e\u{301}", "😀",
        ]
        return (0..<200).map { _ in
            (0..<Int.random(in: 0..<8, using: &numbers)).map { _ in parts.randomElement(using: &numbers)! }.joined()
        }
    }

    private func steers(_ scalar: Unicode.Scalar) -> Bool {
        (scalar.value < 32 && scalar != "\t" && scalar != "\n") || (127..<160).contains(scalar.value)
            || scalar.properties.isDefaultIgnorableCodePoint || [0x2028, 0x2029, 0xFFF9].contains(scalar.value)
    }

    @Test(
        "a value stays on its line and steers nothing; what steers nothing stands", arguments: 0..<10 as Range<UInt64>)
    func values(seed: UInt64) {
        for value in texts(seed) {
            let text: ShownText = "<\(value)>\n"
            #expect(!text.text.unicodeScalars.contains(where: steers))
            #expect(text.text.filter(\.isNewline).count == 1)
            let isPlain = !value.unicodeScalars.contains { steers($0) || $0 == "\n" }
            #expect((text.text == "<\(value)>\n") == isPlain)
            // Text of ours within text of ours is not escaped again.
            #expect(("\(text)" as ShownText) == text)
            let lines = ShownText(lines: value).text
            #expect(!lines.unicodeScalars.contains(where: steers))
            #expect(
                lines.unicodeScalars.filter { $0 == "\n" }.count == value.unicodeScalars.filter { $0 == "\n" }.count)
        }
    }

    @Test("what its author wrote stands, colours too, and escapes can be read")
    func literals() {
        let name = "x\n::error::y\u{1B}[0m\u{202E}"
        #expect(
            ("\u{1B}[1m\(name)\u{1B}[0m\n" as ShownText).text == "\u{1B}[1mx\\n::error::y\\u{1B}[0m\\u{202E}\u{1B}[0m\n"
        )
        #expect(("\(clipped: String(repeating: "a", count: 601))" as ShownText).text.count == 601)
    }

    @Test("what has no sight of its own stands where it belongs to what is before it, and is shown elsewhere")
    func unseen() {
        let whole = [
            "👩‍👩‍👧‍👦", "❤️‍🔥", "1️⃣", "🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}", "می‌خواهم", "क्‍ष",
            "葛\u{E0100}", "ᠠ\u{180B}", "☎\u{FE0E}",
        ]
        for text in whole { #expect(("\(text)" as ShownText).text == text) }
        let escaped = [
            "ad\u{200D}min": "ad\\u{200D}min", "a\u{FE0F}": "a\\u{FE0F}", "\u{200C}": "\\u{200C}",
            "日\u{200D}\u{200D}": "日\u{200D}\\u{200D}", "日\u{200D}\u{FE0F}": "日\u{200D}\\u{FE0F}",
            "\u{E0061}\u{E0062}": "\\u{E0061}\\u{E0062}", "日\u{E0061}": "日\\u{E0061}", "a\u{3164}b": "a\\u{3164}b",
            "日\u{FE0F}\u{FE0E}": "日\u{FE0F}\\u{FE0E}",
        ]
        for (text, shown) in escaped { #expect(("\(text)" as ShownText).text == shown) }
    }

    @Test("no line is a command to a runner, and none is without its letters", arguments: 0..<10 as Range<UInt64>)
    func commands(seed: UInt64) {
        for text in texts(seed) {
            let guarded = CommandGuard.guarded(text)
            for line in guarded.split(whereSeparator: { $0 == "\n" || $0 == "\r" || $0 == "\r\n" }) {
                let visible = line.unicodeScalars.drop {
                    $0.value < 33 || $0.properties.isWhitespace || $0.properties.isDefaultIgnorableCodePoint
                }
                #expect(!String(visible).hasPrefix("::"))
            }
            for command in ["##[", "##vso[", "##error["] { #expect(!guarded.contains(command)) }
            #expect(guarded.replacing("\\", with: "") == text)
        }
    }

    @Test("errors say what is wrong and what can be done, on a line each, whatever the names in them")
    func explained() {
        struct Failure: ExplainedError {
            var message = "no file \"a\nb\""
            var hint = "rename it"
        }
        #expect("\(Failure())" == "no file \"a\\nb\"\nhint: rename it")
        #expect(("error: \(Failure())" as ShownText).text == "error: no file \"a\\nb\"\nhint: rename it")
        #expect(("error: \(Failure())" as ShownText).firstLine.text == "error: no file \"a\\nb\"")
    }
}
