import Foundation
import Testing
import TintypeGraphics
import TintypeTree

@testable import TintypeScene

/// Written text is Markdown, as a literal is in SwiftUI; that of an expression is not.
@Suite("Markdown in scenes")
struct MarkdownTests {
    private func texts(_ yaml: String) throws -> [String?] {
        try settle(yaml).all("Text").map { $0["text"] }
    }

    @Test(
        "marks are taken from what is written",
        arguments: [
            ("\"**bold** and _slanted_\"", "bold and slanted"), ("\"`a*b*c`\"", "a*b*c"), ("a * b * c", "a * b * c"),
            ("snake_case_name", "snake_case_name"), ("\"[here](https://example.com)\"", "here"),
            ("\"\\\\*plain\\\\*\"", "*plain*"), ("==*sum*", "=sum"),
        ])
    func literals(written: String, shown: String) throws {
        #expect(try texts("body: {Text: \(written)}") == [shown])
    }

    @Test("values are shown as they are, inside of marks too")
    func values() throws {
        let scene = """
            state: {name: "*Ada*", count: 3}
            body:
              VStack:
                - Text: "**$(name)** has _$(count)_"
                - Text: =name
                - Text: "a$$(b) **c**"
            """
        #expect(try texts(scene) == ["*Ada* has 3", "*Ada*", "a$(b) c"])
    }

    @Test("a value within marks is as bold as they are")
    func looks() throws {
        func width(_ text: String) throws -> CGFloat {
            try settle("state: {name: Ada}\nbody: {Text: \(text), id: text}").frame("text").width
        }
        #expect(try width("\"**$(name)**\"") == width("\"**Ada**\""))
    }

    @Test("an error inside of a text with marks is reported where it stands")
    func errors() {
        #expect { try settle("body: {Text: \"**$(nobody)**\"}") } throws: { error in
            (error as? SceneErrors)?.diagnostics.map(\.message) == ["unknown name \"nobody\""]
        }
    }
}
