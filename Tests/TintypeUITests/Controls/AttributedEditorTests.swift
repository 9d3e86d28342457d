import Foundation
import Testing
import TintypeTree
import TintypeUI

@Suite("Attributed texts that are edited")
@MainActor
struct AttributedEditorTests {
    private func text() throws -> AttributedString { try AttributedString(markdown: "one **two** three") }

    private func range(of word: String, in text: AttributedString) throws -> Range<AttributedString.Index> {
        try #require(text.range(of: word))
    }

    @Test("what is selected changes its attributes, and its neighbours keep theirs")
    func transform() throws {
        var text = try text()
        var selection = AttributedTextSelection(range: try range(of: "o three", in: text))
        text.transformAttributes(in: &selection) { $0.foregroundColor = .red }
        #expect(text.runs.map { String(text[$0.range].characters) } == ["one ", "tw", "o", " three"])
        #expect(text.runs.map { $0.foregroundColor == .red } == [false, false, true, true])
        #expect(text.runs.map { $0.inlinePresentationIntent == .stronglyEmphasized } == [false, true, true, false])
    }

    @Test("at an insertion point the change waits for what is typed")
    func typing() throws {
        var text = try text()
        let end = try range(of: "two", in: text).upperBound
        var selection = AttributedTextSelection(insertionPoint: end)
        #expect(selection.typingAttributes(in: text).inlinePresentationIntent == .stronglyEmphasized)
        let before = text
        text.transformAttributes(in: &selection) { $0.foregroundColor = .red }
        #expect(text == before)
        text.replaceSelection(&selection, withCharacters: "!")
        #expect(String(text.characters) == "one two! three")
        let mark = try range(of: "!", in: text)
        #expect(text[mark].runs.first?.foregroundColor == .red)
        #expect(selection.indices(in: text) == .insertionPoint(mark.upperBound))
    }

    @Test("several parts are replaced by one text, at the first")
    func parts() throws {
        var text = AttributedString("a-b-c")
        let marks = RangeSet(text.characters.indices.filter { text.characters[$0] == "-" }, within: text.characters)
        var selection = AttributedTextSelection(ranges: marks)
        #expect(String(text[selection].characters) == "--")
        text.replaceSelection(&selection, with: AttributedString("+"))
        #expect(String(text.characters) == "a+bc")
    }

    @Test("an editor shows the attributes")
    func editor() throws {
        func drawn(_ editor: TextEditor) throws -> [String] {
            let scene = try settle(editor, width: 200, height: 100)
            #expect(scene.tree.text().contains("one two three"))
            return scene.displayList(background: nil).items.map { "\($0)" }
        }
        #expect(
            try drawn(TextEditor(text: .constant(try text()))) != drawn(TextEditor(text: .constant("one two three"))))
    }

    private struct Plain: AttributedTextFormattingDefinition {
        typealias Scope = AttributeScopes.SwiftUIAttributes

        var body: some AttributedTextFormattingDefinition<Scope> {
            ValueConstraint(for: \.foregroundColor, values: [.red, nil], default: nil)
            Underlined()
        }
    }

    private struct Underlined: AttributedTextValueConstraint {
        typealias Scope = AttributeScopes.SwiftUIAttributes
        typealias AttributeKey = AttributeScopes.SwiftUIAttributes.UnderlineStyleAttribute

        func constrain(_ container: inout Attributes) {
            container.underlineStyle = container.foregroundColor == .red ? .single : nil
            container.foregroundColor = .green
        }
    }

    @Test("a definition's rules have their say one after another, each for its own attribute")
    func definition() {
        func constrained(_ color: Color?) -> AttributeContainer {
            var attributes = AttributeContainer()
            attributes.foregroundColor = color
            Plain()._constrain(&attributes)
            return attributes
        }
        #expect(constrained(.red).foregroundColor == .red && constrained(.red).underlineStyle == .single)
        #expect(constrained(.blue).foregroundColor == nil && constrained(.blue).underlineStyle == nil)
    }
}
