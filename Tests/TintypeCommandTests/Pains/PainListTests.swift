import Foundation
import Testing

@Suite("The list of pains")
struct PainListTests {
    @Test("names for each of the forty a test, or the reason why there is none")
    func complete() throws {
        let article = CommandRun.package.appendingPathComponent("Sources/Tintype/Tintype.docc/Pains.md")
        let text = try String(contentsOf: article, encoding: .utf8)
        let parts = text.components(separatedBy: "## What cannot be tested here")
        try #require(parts.count == 2)
        let listed = Set(parts[0].matches(of: /(?m)^\| (\d+) \|/).compactMap { Int($0.1) })
        let untested = Set(parts[1].matches(of: #/(?m)^- (\d+), /#).compactMap { Int($0.1) })
        #expect(listed.union(untested) == Set(1...40))
        #expect(listed.isDisjoint(with: untested))
        #expect(try listed.subtracting(testedPains()) == [])
    }

    /// The numbers in the names of all tests.
    private func testedPains() throws -> Set<Int> {
        let tests = CommandRun.package.appendingPathComponent("Tests")
        let paths = FileManager.default.enumerator(atPath: tests.path)?.compactMap { $0 as? String } ?? []
        var numbers: Set<Int> = []
        for path in paths where path.hasSuffix(".swift") {
            let text = try String(contentsOf: tests.appendingPathComponent(path), encoding: .utf8)
            for line in text.split(separator: "\n") where line.contains("@Test(") || line.contains("\"Pain ") {
                numbers.formUnion(line.matches(of: /Pain (\d+)[:,]/).compactMap { Int($0.1) })
            }
        }
        return numbers
    }
}
