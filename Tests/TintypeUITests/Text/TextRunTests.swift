import Foundation
import Testing
import TintypeGraphics
import TintypeTree
import TintypeUI

@Suite("Texts of several looks")
@MainActor
struct TextRunTests {
    private func attribute(_ name: String, of view: some View) throws -> String? {
        try settle(view).tree.root.attributes.first { $0.name == name }?.value
    }

    private func spans(_ view: some View) throws -> [String] {
        try attribute("spans", of: view)?.components(separatedBy: "; ") ?? []
    }

    @Test("what is said first of a text, and of its parts, goes before what is said later and around")
    func precedence() throws {
        let text = (Text("a").bold() + Text("b").foregroundColor(.red)).fontWeight(.light).foregroundColor(.blue)
        let found = try spans(text.font(.title))
        #expect(found.count == 2)
        #expect(found[0].hasPrefix("28 700 ") && found[1].hasPrefix("28 300 "))
        #expect(found[0].contains("#0088ff") && found[1].contains("#ff383c"))
        #expect(try attribute("font", of: Text("a").font(.title).font(.caption)) == "28 400")
    }

    @Test("a text of one look is as plain as a string")
    func plain() throws {
        #expect(try spans(Text("a").bold().foregroundColor(.red)).isEmpty)
        #expect(try attribute("text", of: Text("**a** b")) == "a b")
        #expect(try spans(Text("a").underline()).count == 1)
        #expect(try spans(Text("a").underline().underline(false)).count == 1)
        #expect(try spans(Text("a").underline(false).underline()).isEmpty)
    }

    @Test("values in a key are shown as they are; its own words are Markdown")
    func interpolation() throws {
        let name = "*x*"
        #expect(try attribute("text", of: Text("**a** \(name) 100%")) == "a *x* 100%")
        #expect(try attribute("text", of: Text("\(Text("a").bold()) \(1234) \(1.5)")) == "a 1,234 1.500000")
        #expect(try attribute("text", of: Text(verbatim: "**a**")) == "**a**")
        #expect(try attribute("text", of: Text(name)) == "*x*")
        #expect(try attribute("text", of: Text("[\(name)](https://x.org)")) == "*x*")
    }

    @Test("texts are equal where they say the same")
    func equality() {
        #expect(Text("a").bold() + Text("b") == Text("a").bold() + Text("b"))
        #expect(Text("a").bold() != Text("a"))
        #expect(Text("\(1)") == Text("\(1)") && Text("\(1)") != Text("\(2)"))
        #expect(Text("a").foregroundColor(.red) != Text("a").foregroundColor(.blue))
        #expect(Text(1, format: .number) == Text(1, format: .number))
        #expect(Text(1, format: .number) != Text(2, format: .number))
    }

    @Test("a picture in a line takes its place there")
    func pictures() throws {
        let alone = try settle(Image(systemName: "star")).tree.root.frame.width
        let text = try settle(Text("ab\(Image(systemName: "star"))")).tree.root.frame
        #expect(abs(text.width - 17 - alone) <= 0.5)
    }

    @Test("texts show capitals where they are told to")
    func textCase() throws {
        #expect(try attribute("text", of: Text("straße").textCase(.uppercase)) == "STRASSE")
        let turkish = Text("i").textCase(.uppercase).environment(\.locale, Locale(identifier: "tr_TR"))
        #expect(try attribute("text", of: turkish) == "İ")
        #expect(try attribute("text", of: Text("a").textCase(nil).textCase(.uppercase)) == "a")
    }

    @Test("a chain of many texts is one text")
    func longChain() throws {
        let text = (0..<5000).reduce(Text("")) { sum, _ in sum + Text("a").bold() }
        #expect(try attribute("text", of: text)?.count == 5000)
    }

    @Test("attributes draw what the modifiers of their names do")
    func attributes() throws {
        var string = AttributedString("ab")
        if let range = string.range(of: "b") {
            string[range].foregroundColor = .red
            string[range].font = .title
            string[range].underlineStyle = .single
            string[range].backgroundColor = .yellow
        }
        #expect(
            try spans(Text(string)) == [
                "17 400 #000000", "28 400 #ff383c on #ffcc00 underline solid",
            ])
    }
}
