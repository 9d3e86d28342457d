import Foundation
import FoundationOverlay
import Testing

@Suite("Expressions")
struct ExpressionTests {
    @Test(
        "arithmetic is reckoned as Foundation reckons it, whole numbers as such",
        arguments: [
            ("1 + 2 * 3", 7), ("(1+2)*3", 9), ("7/2", 3), ("7.0/2", 3.5), ("2**3**2", 512), ("-3+4", 1), ("8-3-2", 3),
        ])
    func arithmetic(text: String, value: Double) {
        let found = _NSExpression(format: text).expressionValue(with: nil, context: nil)
        #expect((found as? NSNumber)?.doubleValue == value)
    }

    @Test("what is no expression, and what is not reckoned, has no value", arguments: ["1+", ")", "", "1/0", "(2"])
    func refusal(text: String) {
        #expect(_NSExpression(format: text).expressionValue(with: nil, context: nil) == nil)
    }

    @Test("an expression keeps its parts, and a value by its key is found in a dictionary")
    func parts() {
        let key = _NSExpression(forKeyPath: "a")
        let sum = _NSExpression(forFunction: "sum:", arguments: [key])
        #expect(sum.function == "sum:" && sum.arguments?.first?.keyPath == "a")
        #expect(key.expressionValue(with: ["a": 2], context: nil) as? Int == 2)
        #expect(_NSExpression(forConstantValue: 3).constantValue as? Int == 3)
    }

    @Test("an expression of a property gives that of an object")
    func property() {
        struct Plum { let weight: Int }
        let weight = _NSExpression(forKeyPath: \Plum.weight)
        #expect(weight.expressionValue(with: Plum(weight: 3), context: nil) as? Int == 3)
        #expect(weight.expressionValue(with: "none", context: nil) == nil)
    }
}
