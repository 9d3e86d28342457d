import Foundation
import RandomInput
import Testing

@testable import TintypeGraphics

@Suite("JSON values")
struct JSONValueTests {
    /// The value as Foundation has it.
    private func foundation(_ value: JSONValue) -> Any {
        switch value {
        case .string(let text): text
        case .number(let number): number
        case .bool(let isTrue): isTrue
        case .list(let items): items.map(foundation)
        case .object(let members): Dictionary(uniqueKeysWithValues: members.map { ($0.0, foundation($0.1)) })
        }
    }

    private func value(depth: Int, _ random: inout SeededGenerator) -> JSONValue {
        let count = random.number(0...4)
        switch random.number(0...(depth > 0 ? 6 : 3)) {
        case 0: return .string(text(&random))
        case 1: return .number(Double(random.number(-1_000_000_000...1_000_000_000)) / 8)
        case 2: return .number(Double(random.number(-2_000...2_000)))
        case 3: return .bool(random.chance(50))
        case 4: return .list((0..<10 * count).map { .number(Double($0)) })
        case 5: return .list((0..<count).map { _ in value(depth: depth - 1, &random) })
        default: return .object((0..<count).map { ("\($0)\n", value(depth: depth - 1, &random)) })
        }
    }

    private func text(_ random: inout SeededGenerator) -> String {
        let ends: [UInt32] = [0x20, 0x80, 0x3000, 0x1F600]
        let scalars = (0..<random.number(0...12)).compactMap { _ in
            Unicode.Scalar(ends[random.number(0...3)] - UInt32(random.number(0...32)))
        }
        return String(String.UnicodeScalarView(scalars)) + "\"\\"
    }

    @Test("are read by another reader as what they are", arguments: 1...200)
    func text(seed: Int) throws {
        var random = SeededGenerator(seed: UInt64(seed))
        let value = value(depth: 4, &random)
        let read = try JSONSerialization.jsonObject(with: Data(value.text().utf8), options: .fragmentsAllowed)
        #expect(([read] as NSArray).isEqual(to: [foundation(value)]))
    }

    @Test("keep the order of their keys")
    func order() {
        let value: JSONValue = ["b": "1", "a": .list([.bool(true), .number(0.5), .number(-3)]), "c": .object([])]
        #expect(value.text() == "{\n  \"b\": \"1\",\n  \"a\": [true, 0.5, -3],\n  \"c\": {}\n}")
    }
}
