import Foundation
import FoundationOverlay
import Testing

@Suite("Comparisons of expressions")
struct ComparisonPredicateTests {
    private static var plum: [String: Any] { ["name": "Plum", "weight": 3, "days": [1, 5]] }

    private func compare(
        _ key: String, _ type: _NSComparisonPredicate.Operator, _ value: Any,
        options: _NSComparisonPredicate.Options = [],
        modifier: _NSComparisonPredicate.Modifier = .direct
    ) -> _NSComparisonPredicate {
        _NSComparisonPredicate(
            leftExpression: _NSExpression(forKeyPath: key), rightExpression: _NSExpression(forConstantValue: value),
            modifier: modifier, type: type, options: options)
    }

    @Test("a comparison holds for the values of keys")
    func holds() {
        #expect(compare("weight", .greaterThan, 2).evaluate(with: Self.plum))
        #expect(!compare("name", .equalTo, "plum").evaluate(with: Self.plum))
        #expect(compare("name", .equalTo, "plum", options: .caseInsensitive).evaluate(with: Self.plum))
        #expect(compare("days", .greaterThan, 4, modifier: .any).evaluate(with: Self.plum))
        #expect(!compare("days", .greaterThan, 4, modifier: .all).evaluate(with: Self.plum))
    }

    @Test("a comparison is part of others, and is written as a text")
    func parts() {
        let both = NSCompoundPredicate(andPredicateWithSubpredicates: [
            compare("weight", .lessThan, 4), compare("name", .beginsWith, "P"),
        ])
        #expect(both.evaluate(with: Self.plum))
        #expect(compare("name", .contains, "u", options: .caseInsensitive).predicateFormat == "name CONTAINS[C] \"u\"")
    }

    @Test("functions, sets, variables and conditions of expressions are reckoned")
    func functions() {
        let days = _NSExpression(forKeyPath: "days")
        #expect(
            _NSExpression(forFunction: "sum:", arguments: [days]).expressionValue(with: Self.plum, context: nil)
                as? Double == 6)
        #expect(
            _NSExpression(forFunction: "multiply:by:", arguments: [2, 4]).expressionValue(with: nil, context: nil)
                as? Double == 8)
        let united = _NSExpression(forUnionSet: days, with: _NSExpression(forConstantValue: [7]))
        #expect((united.expressionValue(with: Self.plum, context: nil) as? Set<AnyHashable>)?.count == 3)
        let chosen = _NSExpression(
            forConditional: NSPredicate(value: false), trueExpression: days,
            falseExpression: _NSExpression(forVariable: "a"))
        #expect(chosen.expressionValue(with: Self.plum, context: ["a": 9]) as? Int == 9)
    }

    @Test("a variable of a condition has the value that is given for it")
    func variables() {
        let heavy = NSPredicate(format: "weight > $least")
        #expect(heavy.evaluate(with: Self.plum, substitutionVariables: ["least": 2]))
        #expect(!heavy.withSubstitutionVariables(["least": 8]).evaluate(with: Self.plum))
    }

    @Test("an order of keys keeps its key, compares as it is told, and comes from a descriptor")
    func orders() throws {
        let plums: [NSDictionary] = [["weight": 3], ["weight": -5]]
        let bySize = NSSortDescriptor(key: "weight", ascending: true) { a, b in
            let sizes = [a, b].map { abs(($0 as? Int) ?? 0) }
            return sizes[0] < sizes[1] ? .orderedAscending : sizes[0] > sizes[1] ? .orderedDescending : .orderedSame
        }
        #expect(bySize.key == "weight")
        #expect(bySize.compare(plums[0], to: plums[1]) == .orderedAscending)
        let descriptor = SortDescriptor(\NSNumber.intValue, order: .reverse)
        let order = NSSortDescriptor(descriptor)
        #expect(order.compare(NSNumber(value: 1), to: NSNumber(value: 2)) == .orderedDescending)
        #expect(SortDescriptor(order, comparing: NSNumber.self) == descriptor)
    }
}
