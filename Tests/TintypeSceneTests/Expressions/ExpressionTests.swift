import Testing

@testable import TintypeScene

@Suite struct ExpressionTests {
    @Test(
        "values",
        arguments: [
            ("-7 % 4", "-3"), ("7 / 2", "3.5"), ("0.1 + 0.2", "0.30000000000000004"), ("infinity", "infinity"),
            ("min(3, 1, 2)", "1"), ("max(n, 10)", "10"), ("abs(-3)", "3"), ("floor(-2.5)", "-3"), ("round(2.5)", "3"),
            ("round(-2.5)", "-3"), ("int(-2.7)", "-2"), ("int(-0.5)", "0"), ("maybe ?? 5", "3"), ("other ?? 5", "5"),
            ("other ?? maybe ?? 1", "3"), ("if(b, \"x\", \"y\")", "\"x\""), ("if(b, nil, 2)", "nil"),
            ("\"a\" + s", "\"aabc\""), ("s < \"abd\"", "true"), ("s.count", "3"), ("s.isEmpty", "false"),
            ("list.count", "3"), ("list[1]", "20"), ("list.first", "10"), ("list.last ?? 0", "30"),
            ("names.first", "nil"), ("names.isEmpty", "true"), ("true == (1 < 2)", "true"), ("list == list", "true"),
            ("rect.maxX - rect.size.width", "10"), ("rect.midX", "25"), ("rect.origin.y + rect.minY", "40"),
            ("badge.text", "\"100\""), ("badges[0].text", "\"100\""), ("badge.target == nil", "true"),
            ("ns == badge.ns", "true"), ("tint == \"red\"", "true"), ("\"blue\" == tint", "false"),
            ("side == \"leading\"", "true"), ("\"to \" + side", "\"to leading\""),
            ("format(3.14159, 2)", "\"3.14\""), ("format(n)", "\"7\""),
        ])
    func values(text: String, result: String) {
        #expect(Sample(text).result() == result)
    }

    @Test(
        "a proxy gives sizes, frames and the places of anchors",
        arguments: [
            ("proxy.width / 2", "100"), ("proxy.size.height", "100"), ("proxy.safeAreaInsets.top", "47"),
            ("proxy.frame(global).midY", "56"), ("proxy.frame(local)", "(0.0, 0.0, 200.0, 100.0)"),
            ("proxy.frame(\"pane\").origin", "(1.0, 2.0)"), ("proxy.frame(\"pa\" + \"ne\").x", "1"),
            ("proxy[corner].x", "11"), ("if(target != nil, proxy[target].width, 0)", "70"),
        ])
    func proxies(text: String, result: String) {
        #expect(Sample(text).result() == result)
    }

    @Test(
        "types",
        arguments: [
            ("1 + n", "number"), ("if(b, nil, 2)", "number?"), ("if(b, maybe, n)", "number?"), ("maybe ?? n", "number"),
            ("maybe ?? other", "number?"), ("list", "[number]"), ("list.first", "number?"), ("badge.target", "anchor?"),
            ("proxy[corner]", "point"), ("proxy.frame(local)", "rect"), ("badges[0].ns", "namespace"),
            ("side", "alignment"), ("if(b, s, side)", "string"), ("n != nil", "bool"),
            ("badge", "{ns: namespace, target: anchor?, text: string}"),
        ])
    func types(text: String, type: String) {
        #expect(Sample(text).value?.type.description == type)
    }

    @Test(
        "inside an expression a test for nil makes a name, a field or a member sure",
        arguments: [
            "maybe != nil && maybe + 1 > 2", "maybe == nil || maybe > 2", "if(maybe == nil, 0, maybe + 1)",
            "if(!(maybe == nil), maybe + 1, 0)", "if(maybe == nil || other == nil, 0, maybe + other)",
            "if(nil != maybe && b, maybe, 0) + 1", "if(badge.target != nil, proxy[badge.target].x, 0)",
            "list.first != nil && list.first > 3", "if(maybe != nil, if(b, maybe, 1), 0) + 1",
        ])
    func narrowing(text: String) {
        #expect(Sample(text).problems == [])
    }

    @Test(
        "what a test does not show stays optional",
        arguments: [
            "maybe != nil || maybe + 1 > 2", "maybe == nil && maybe > 2", "if(maybe != nil, 0, maybe + 1)",
            "if(maybe != nil && b, 0, maybe + 1)", "if(maybe != nil || b, maybe + 1, 0)",
            "if(other != nil, maybe + 1, 0)",
        ])
    func noNarrowing(text: String) throws {
        let problem = try #require(Sample(text).diagnostics.first)
        #expect(problem.message == "expected number, found number?")
        #expect(problem.hint == "it may be nil: guard it with if: =maybe != nil, or give a default with ??")
    }

    @Test("a guard narrows the environment of what it guards, and a new binding forgets it")
    func guards() throws {
        let target = SceneType.anchor(.rect)
        let condition = try #require(Sample("target != nil && n > 1", as: .bool).value)
        let inner = Sample.types.narrowing(by: condition)
        #expect(inner.type(of: "target") == target)
        #expect(Sample.types.narrowing(by: condition, holds: false).type(of: "target") == .optional(target))
        #expect(inner.binding("target", .optional(.number)).type(of: "target") == .optional(.number))
        #expect(Sample("proxy[target].width", as: .number, in: inner).result() == "70")
        let isNil = try #require(Sample("target == nil", as: .bool).value)
        #expect(Sample.types.narrowing(by: isNil, holds: false).type(of: "target") == target)
    }

    @Test(
        "what cannot be known before is an error where it happens",
        arguments: [
            ("1 + n % 0", "!1:12: division by zero"), ("1 / (n - 7)", "!1:8: division by zero"),
            ("n * infinity", "!1:8: the result of \"*\" is not finite"),
            ("list[3]", "!1:11: the list has no element 3 (it has 3; the first is element 0)"),
            ("list[-1]", "!1:11: the list has no element -1 (it has 3; the first is element 0)"),
            ("list[0.5]", "!1:11: the list has no element 0.5 (it has 3; the first is element 0)"),
            ("format(n, 11)", "!1:6: format takes 0 to 10 digits, not 11"),
            ("format(1, n - 6.5)", "!1:6: format takes 0 to 10 digits, not 0.5"),
            ("int(n + if(b, infinity, 0))", "!1:12: the result of \"+\" is not finite"),
            ("int(if(b, infinity, n))", "!1:6: int of infinity has no value"),
            ("proxy.frame(\"nowhere\")", "!1:18: no coordinate space \"nowhere\" encloses this view"),
        ])
    func evaluationErrors(text: String, error: String) {
        #expect(Sample(text).result() == error)
    }

    @Test("what depends on no name is evaluated when it is read, with its errors")
    func constants() {
        #expect(Sample("if(1 < 2, 3 * 4, 0)").value?.constant == .number(12))
        #expect(Sample("n").value?.constant == nil)
        #expect(Sample("badge.text + s").value?.names == ["badge", "s"])
        #expect(Sample("2 + 1 / 0").problems == ["1:12: division by zero"])
    }

    @Test("an evaluation takes no more steps than it is given, and long texts take more")
    func steps() throws {
        #expect(Sample("n + n + n").result(steps: 5) == "21")
        #expect(Sample("n + n + n").result(steps: 4) == "!1:4: the scene's expressions take more than 4 steps")
        let value = try #require(Sample("s + s").value)
        let budget = EvaluationBudget(steps: 100)
        let long = SceneDatum.string(String(repeating: "x", count: 64 * 60))
        #expect(throws: EvaluationError.self) {
            try value.evaluate(in: ValueEnvironment(["s": long], budget: budget))
        }
        #expect(budget.remaining == 0)
    }

    @Test("the innermost binding of a name counts")
    func scopes() throws {
        let value = try #require(Sample("n + maybe ?? 0", as: nil, in: Sample.types.binding("maybe", .number)).value)
        let environment = ValueEnvironment(["n": .number(1)], budget: EvaluationBudget(steps: 100))
            .binding("maybe", .number(2)).binding(["n": .number(10)])
        #expect(try value.number(in: environment) == 12)
    }
}
