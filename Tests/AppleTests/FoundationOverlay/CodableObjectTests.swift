import Foundation
import FoundationOverlay
import Testing

private final class Person: NSObject, Codable {
    var name: String

    init(name: String) { self.name = name }
}

private class Count: NSObject, Codable {
    var count = 1

    override init() {
        super.init()
        count = 2
    }
}

@Suite("Objects that are encoded and decoded")
struct CodableObjectTests {
    @Test("the compiler writes the coding of a class below NSObject")
    func coded() throws {
        let data = try JSONEncoder().encode([Person(name: "Ada")])
        #expect(try JSONDecoder().decode([Person].self, from: data).map(\.name) == ["Ada"])
        #expect(try JSONDecoder().decode(Count.self, from: Data(#"{"count": 3}"#.utf8)).count == 3)
    }

    @Test("a type that is known when the program runs makes one by its own initializer")
    func made() {
        func make<T: NSObject>(_ type: T.Type) -> T { T() }
        #expect(make(Count.self).count == 2)
    }
}
