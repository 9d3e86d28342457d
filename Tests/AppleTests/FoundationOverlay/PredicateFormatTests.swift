import Foundation
import RandomInput
import SwiftUI
import Testing

@Suite("Predicates that are written as texts")
struct PredicateFormatTests {
    private static let id = UUID()
    private let person: [String: Any] = [
        "name": "Ada", "age": 36, "id": Self.id,
        "tags": ["a", "b"],
    ]

    private func holds(_ format: String, _ arguments: Any...) -> Bool {
        NSPredicate(format: format, argumentArray: arguments).evaluate(with: person)
    }

    @Test(
        "comparisons of what is there",
        arguments: [
            ("name == 'Ada'", true), ("name CONTAINS[c] 'AD'", true), ("name BEGINSWITH 'd'", false),
            ("age >= 36 AND age < 37", true), ("NOT age > 36", true), ("age BETWEEN {30, 40}", true),
            ("age BETWEEN {40, 50}", false), ("name IN {'Bob', 'Ada'}", true), ("name IN {'Bob'}", false),
            ("tags CONTAINS 'b'", true), ("tags CONTAINS 'c'", false), ("name != nil", true), ("name LIKE 'A?a'", true),
            ("TRUEPREDICATE", true), ("FALSEPREDICATE OR age = 36", true), ("name <= 'Ada'", true),
        ])
    func comparisons(_ format: String, _ expected: Bool) { #expect(holds(format) == expected) }

    @Test(
        "what is not there is neither greater nor smaller, and holds nothing",
        arguments: [
            ("gone > 18", false), ("gone <= 18", false), ("gone CONTAINS 'a'", false), ("gone == nil", true),
            ("gone != nil", false), ("gone != 3", true), ("name > 3", false), ("gone IN {1}", false),
        ])
    func missing(_ format: String, _ expected: Bool) { #expect(holds(format) == expected) }

    @Test("arguments of any type that can be compared")
    func arguments() {
        let id = Self.id
        #expect(holds("id == %@", id) && !holds("id == %@", UUID()) && holds("id != %@", UUID()))
        #expect(holds("id IN %@", [UUID(), id]) && !holds("id IN %@", [UUID()]))
        #expect(holds("%K == %@ AND %K == %@", "name", "Ada", "age", 36))
    }

    /// Something of an app's own, as likeness of a record.
    private final class Thing: NSObject {}

    @Test("objects of any class, which are like themselves")
    func objects() {
        let thing = Thing()
        let like = NSPredicate(format: "thing == %@ AND age > %d", thing, 3)
        #expect(like.evaluate(with: ["thing": thing, "age": 4] as [String: Any]))
        #expect(!like.evaluate(with: ["thing": Thing(), "age": 4] as [String: Any]))
    }

    @Test(
        "a text that says more, or is cut off, is false",
        arguments: [
            "", "name ==", "(name == 'Ada'", "name == 'Ada')", "name == 'Ada' age == 36",
            "SUBQUERY(tags, $x, $x = 1).@count > 0",
            "name IN {'Ada'", "ANY tags", String(repeating: "(", count: 10_000) + "TRUEPREDICATE",
        ])
    func unread(_ format: String) { #expect(!holds(format)) }

    /// A random condition over truths, with what it comes to.
    private func condition(_ random: inout SeededGenerator, depth: Int) -> (text: String, value: Bool) {
        guard depth > 0, random.chance(70) else {
            return random.chance(50) ? ("age == 36", true) : ("age == 1", false)
        }
        let left = condition(&random, depth: depth - 1)
        if random.chance(25) { return ("NOT (\(left.text))", !left.value) }
        let right = condition(&random, depth: depth - 1)
        return random.chance(50)
            ? ("(\(left.text)) AND (\(right.text))", left.value && right.value)
            : ("(\(left.text)) OR (\(right.text))", left.value || right.value)
    }

    @Test("parentheses bind, at any depth: the law, over random conditions")
    func nesting() {
        var random = SeededGenerator(seed: 18)
        for _ in 0..<200 {
            let (text, value) = condition(&random, depth: 5)
            #expect(holds(text) == value, "\(text)")
        }
        #expect(holds("age == 36 OR age == 1 AND age == 1"), "AND goes before OR")
    }
}
