import Testing

@testable import TintypeScene

@Suite struct ExpressionErrorTests {
    static let maybe = "it may be nil: guard it with if: =maybe != nil, or give a default with ??"

    @Test(
        "names, members and functions that are not there hint at the nearest",
        arguments: [
            ("foo", "1:6: unknown name \"foo\""), ("lst.count", "1:6: unknown name \"lst\" (did you mean \"list\"?)"),
            ("1 + bagde.text", "1:10: unknown name \"bagde\" (did you mean \"badge\"?)"),
            ("red", "1:6: unknown name \"red\" (inside an expression a color stands in quotes: \"red\")"),
            ("min", "1:6: unknown name \"min\" (min is a function: min(…))"),
            ("n.x", "1:8: number has no member \"x\""),
            ("rect.with", "1:11: rect has no member \"with\" (did you mean \"width\"?)"),
            ("proxy.fram(global)", "1:12: proxy has no method \"fram\" (did you mean \"frame\"?)"),
            ("proxy.size()", "1:12: proxy has no method \"size\" (size is a member: proxy.size)"),
            ("proxy.frame(globl)", "1:18: unknown name \"globl\" (did you mean \"global\"?)"),
            (
                "proxy.frame(pane)",
                "1:18: unknown name \"pane\" (the name of a space stands in quotes: frame(\"pane\"))"
            ),
            ("mn(1, 2)", "1:6: unknown function \"mn\" (did you mean \"min\"?)"),
            (
                "{a: 1}",
                "1:6: \"{\" cannot stand in an expression (a record is written as a mapping, each value with its own =)"
            ),
            ("b ? 1 : 2", "1:8: \"?\" cannot stand in an expression (a choice is written if(condition, a, b))"),
            (
                "$(n)",
                "1:6: \"$\" cannot stand in an expression (inside an expression a name stands alone, without $( ))"
            ),
        ])
    func unknown(text: String, problem: String) {
        #expect(Sample(text).problems == [problem])
    }

    @Test(
        "types that do not fit say both",
        arguments: [
            ("maybe + 1", "1:6: expected number, found number? (\(maybe))"),
            ("(other ?? maybe) + 1", "1:7: expected number, found number? (it may be nil: give a default with ??)"),
            ("maybe.count", "1:12: \"maybe\" is number? and has no members (\(maybe))"),
            ("maybe[0]", "1:11: number? has no elements (\(maybe))"),
            ("s + n", "1:10: expected string, found number (write the number as a text with format(n))"),
            ("1 + s", "1:10: expected number, found string"), ("n + b", "1:10: expected number, found bool"),
            ("b && n", "1:11: expected bool, found number"), ("!n", "1:7: expected bool, found number"),
            ("-s", "1:7: expected number, found string"), ("n < s", "1:10: expected number, found string"),
            ("b < b", "1:6: expected number, found bool"), ("n == b", "1:8: cannot compare number with bool"),
            ("1 == \"a\"", "1:8: cannot compare number with string"),
            ("tint == \"rd\"", "1:14: unknown color \"rd\" (did you mean \"red\"?)"),
            ("if(n, 1, 2)", "1:9: expected bool, found number"), ("if(b, 1)", "1:6: if takes 3 values, found 2"),
            ("if(b, 1, \"a\")", "1:15: expected number as in the first case, found string"),
            ("min(1)", "1:6: min takes 2 values or more, found 1"), ("abs()", "1:6: abs takes 1 value, found 0"),
            ("format(1, 2, 3)", "1:6: format takes 1 or 2 values, found 3"),
            ("format(s)", "1:13: expected number, found string"), ("maybe ?? s", "1:15: expected number, found string"),
            ("nil + 1", "1:6: expected number, found nil"), ("list[s]", "1:11: expected number, found string"),
            ("n[0]", "1:7: number has no elements"), ("proxy[1]", "1:12: expected anchor, found number"),
            ("proxy.frame()", "1:12: frame takes 1 value, found 0"),
            ("proxy.frame(1)", "1:18: expected string, found number"),
        ])
    func mismatches(text: String, problem: String) {
        #expect(Sample(text).problems == [problem])
    }

    @Test("one expression with several mistakes reports each of them, in order")
    func several() {
        #expect(
            Sample("foo + !n * min(s, bar)").problems == [
                "1:6: unknown name \"foo\"", "1:12: expected number, found bool", "1:13: expected bool, found number",
                "1:21: expected number, found string", "1:24: unknown name \"bar\"",
            ])
    }

    @Test(
        "a mistake's column counts what YAML's quotes and escapes take in the file",
        arguments: [
            ("v: =n + foo", "1:9"), ("v: '=s + ''a'' + foo'", "1:18"), ("v: \"=s + \\\"a\\\" + foo\"", "1:18"),
            ("v: \"=\\u0073 + foo\"", "1:15"), ("v:   {x: =foo, y: 1}", "1:11"), ("v: =n +\n  foo", "1:4"),
            ("v: |\n  =foo\n", "1:4"), ("v: a $(foo) b", "1:8"), ("v: 'it''s $(foo)'", "1:13"),
        ])
    func columns(yaml: String, place: String) throws {
        let problem = try #require(Sample(yaml: yaml).diagnostics.first)
        #expect("\(problem.line):\(problem.column)" == place)
        #expect(problem.message == "unknown name \"foo\"")
    }
}
