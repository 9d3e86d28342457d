import Testing
import TintypeGraphics

@testable import TintypeScene

@Suite struct LimitTests {
    /// The first diagnostic of a document that is refused; `accepted` for one that is not.
    static func refusal(_ text: String, limits: Limits = Limits()) -> String {
        let bag = DiagnosticBag()
        let document = SceneDocument.parse(text: text, file: "a.yaml", limits: limits, diagnostics: bag)
        return document == nil ? bag.sorted.first?.message ?? "no reason" : "accepted"
    }

    static let tooDeep = "the scene is nested more than 250 levels deep"

    @Test(
        "a document nested 10,000 deep gives a diagnostic",
        arguments: [
            String(repeating: "[", count: 10_000),
            String(repeating: "[", count: 10_000) + String(repeating: "]", count: 10_000),
            String(repeating: "{a: ", count: 10_000),
            String(repeating: "[a: ", count: 990) + String(repeating: "]", count: 990),
            String(repeating: "- ", count: 10_000),
            (0..<600).map { String(repeating: " ", count: $0) + "a:\n" }.joined(),
        ])
    func depth(text: String) {
        #expect(Self.refusal(text) == Self.tooDeep)
    }

    @Test("a document exactly at a limit is read, one beyond it is not")
    func exactLimits() {
        let nested = String(repeating: "[", count: 4) + String(repeating: "]", count: 4)
        #expect(Self.refusal(nested, limits: Limits(depth: 4)) == "accepted")
        #expect(
            Self.refusal(nested, limits: Limits(depth: 3)) == "the scene is nested more than 3 levels deep")
        #expect(Self.refusal("[a, b]", limits: Limits(nodes: 3)) == "accepted")
        #expect(Self.refusal("[a, b, c]", limits: Limits(nodes: 3)) == "the scene has more than 3 values")
        #expect(Self.refusal("a: b", limits: Limits(fileBytes: 4)) == "accepted")
        #expect(
            Self.refusal("a: bc", limits: Limits(fileBytes: 4)) == "the file has 5 bytes; at most 4 are read")
    }

    @Test("anchors that would multiply without end are refused before they do")
    func aliasBomb() {
        var lines = ["a0: &a0 [x, x]"]
        for level in 1..<40 { lines.append("a\(level): &a\(level) [*a\(level - 1), *a\(level - 1)]") }
        lines += ["? *a39", ": 1"]
        #expect(
            Self.refusal(lines.joined(separator: "\n")) == "anchors and aliases are not part of the scene language")
    }

    @Test("keys that are lists inside lists are refused before they are compared")
    func collectionKeys() {
        let key = String(repeating: "[", count: 40) + String(repeating: "]", count: 40)
        let text = "{" + (0..<100).map { _ in "\(key): 1,\n" }.joined() + "}"
        #expect(Self.refusal(text) == "a key must be a name, not a list or a mapping")
    }

    @Test("a text with stars, ampersands and question marks is no anchor and no key")
    func harmlessTexts() {
        let code =
            "a: |\n" + String(repeating: "  void f(int &y, int *x) { *x = y ? *y : *x; }\n", count: 100)
        #expect(Self.refusal(code) == "accepted")
        let text = "a: |\n" + String(repeating: "  why ? [1]: so\n", count: 60)
        #expect(Self.refusal(text) == "accepted")
    }
}
