import FoundationOverlay
import Testing

private final class Doubling: ValueTransformer, @unchecked Sendable {
    static let name = NSValueTransformerName("Doubling")

    override func transformedValue(_ value: Any?) -> Any? { (value as? Int).map { $0 * 2 } }
    override func reverseTransformedValue(_ value: Any?) -> Any? { (value as? Int).map { $0 / 2 } }
}

@Suite("ValueTransformer")
struct ValueTransformerTests {
    @Test("a transformer is found by its name")
    func names() throws {
        #expect(ValueTransformer(forName: Doubling.name) == nil)
        ValueTransformer.setValueTransformer(Doubling(), forName: Doubling.name)
        let found = try #require(ValueTransformer(forName: Doubling.name))
        #expect(found.transformedValue(3) as? Int == 6 && found.reverseTransformedValue(6) as? Int == 3)
        #expect(ValueTransformer.valueTransformerNames().contains(Doubling.name))
        ValueTransformer.setValueTransformer(nil, forName: Doubling.name)
    }

    @Test("an object comes back from its archive")
    func archives() throws {
        let transformer = NSSecureUnarchiveFromDataTransformer()
        let data = transformer.reverseTransformedValue(NSString(string: "a"))
        #expect(transformer.transformedValue(data) as? String == "a")
        #expect(transformer.transformedValue(Data([1])) == nil)
    }
}
