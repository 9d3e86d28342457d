import Testing
import TintypeGraphics
import TintypeTree
import TintypeUI

@Suite("Texts with other words for those who do not see them")
@MainActor
struct SpokenTextTests {
    /// The texts that are seen, and the label that is told.
    private func words(_ text: Text) throws -> (seen: [String?], told: String?) {
        let root = try settle(text, width: 200, height: 100).tree.root
        let texts = root.all("Text")
        return (texts.map { $0.value("text") }, texts.first?.value("accessibilityLabel"))
    }

    @Test("a text is told by its label, and seen as it is")
    func label() throws {
        let words = try words(Text("5 ★").accessibilityLabel("five stars"))
        #expect(words.seen == ["5 ★"])
        #expect(words.told == "five stars")
    }

    @Test("joined texts are told in their order, each by its label or its words")
    func joined() throws {
        let words = try words(Text("5 ") + Text("★").accessibilityLabel(Text("stars")).bold() + Text("!"))
        #expect(words.told == "5 stars!")
    }

    @Test("texts without a label tell nothing apart")
    func plain() throws {
        #expect(try words(Text("5 ") + Text("★")).told == nil)
        #expect(try words(Text("★").accessibilityHeading(.h1)).told == nil)
    }
}
