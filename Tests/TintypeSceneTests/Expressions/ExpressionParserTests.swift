import Testing

@testable import TintypeScene

@Suite struct ExpressionParserTests {
    private func parsed(_ text: String) -> String {
        do {
            return try ExpressionParser.parse(Array(text.unicodeScalars), from: 0).description
        } catch {
            return "\(error.offset): \(error.message)"
        }
    }

    @Test(
        "operators bind as in Swift",
        arguments: [
            ("1 + 2 * 3 - 4", "((1 + (2 * 3)) - 4)"), ("(1 + 2) * 3", "((1 + 2) * 3)"),
            ("10 - 3 - 2", "((10 - 3) - 2)"),
            ("a / b % c", "((a / b) % c)"), ("-a * b", "((-a) * b)"), ("!a && b", "((!a) && b)"), ("- -a", "(-(-a))"),
            ("a || b && c || d", "((a || (b && c)) || d)"), ("a == b && c != d", "((a == b) && (c != d))"),
            ("a + 1 < b * 2", "((a + 1) < (b * 2))"), ("a ?? b ?? c", "(a ?? (b ?? c))"),
            ("a ?? b < c", "((a ?? b) < c)"), ("a ?? b + c", "(a ?? (b + c))"), ("-a.b", "(-a.b)"),
            ("a.b[c + 1].d", "a.b[(c + 1)].d"), ("p.frame(global).midY", "p.frame(global).midY"),
            ("if(a, min(1, 2), f())", "if(a, min(1, 2), f())"), ("list[0][1]", "list[0][1]"), ("1.5.x", "1.5.x"),
            (".5 + .25", "(0.5 + 0.25)"), ("\n a\t+\n1 ", "(a + 1)"), ("\"a\\\"b\" + 'c\\'d'", "(\"a\"b\" + \"c'd\")"),
            ("größe", "größe"),
        ])
    func precedence(text: String, tree: String) {
        #expect(parsed(text) == tree)
    }

    @Test(
        "what cannot be parsed says what was expected, and where",
        arguments: [
            ("", "0: expected a value, found the end"), ("1 +", "3: expected a value, found the end"),
            ("1 2", "2: expected an operator, found \"2\""), ("(1", "2: expected \")\", found the end"),
            ("1)", "1: expected an operator, found \")\""), ("a[1", "3: expected \"]\", found the end"),
            ("f(1 2)", "4: expected \")\", found \"2\""), ("f(1,)", "4: expected a value, found \")\""),
            ("a.", "2: expected a name after \".\", found the end"),
            ("a.1", "2: expected a name after \".\", found \"1\""),
            (".global", "0: expected a value, found \".\""), ("1 < 2 < 3", "6: comparisons do not chain"),
            ("a == b != c", "7: comparisons do not chain"), ("a = b", "2: \"=\" cannot stand in an expression"),
            ("a & b", "2: \"&\" cannot stand in an expression"), ("12pt", "0: a name cannot begin with a digit"),
            ("1e3", "0: a name cannot begin with a digit"), ("'a", "0: this quote is never closed"),
            ("'\\q'", "1: unknown escape in a text"), ("😀", "0: \"😀\" cannot stand in an expression"),
            (String(repeating: "9", count: 400), "0: the number is too large"),
        ])
    func mistakes(text: String, problem: String) {
        #expect(parsed(text) == problem)
    }

    @Test(
        "deep and long expressions are refused, not followed",
        arguments: [
            String(repeating: "(", count: 10_000), String(repeating: "-", count: 10_000) + "1",
            String(repeating: "!", count: 10_000), String(repeating: "f(", count: 10_000),
            String(repeating: "a[", count: 10_000), "a" + String(repeating: ".a", count: 10_000),
            "1" + String(repeating: "+1", count: 10_000), "a" + String(repeating: "??a", count: 10_000),
        ])
    func depth(text: String) {
        #expect(parsed(text).hasSuffix("the expression is nested more than 128 levels deep"))
    }

    @Test("an interpolation ends at its own parenthesis")
    func interpolation() throws {
        let text = Array("a $(f(\")\") + (b)) c".unicodeScalars)
        let (syntax, end) = try ExpressionParser.parseInterpolation(text, from: 4)
        #expect(syntax.description == "(f(\")\") + b)")
        #expect(String(String.UnicodeScalarView(text[end...])) == " c")
    }
}
