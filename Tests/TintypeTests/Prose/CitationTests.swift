import Foundation
import Testing

/// Comments cite the rules of SwiftUI that they follow by numbers, which the article on semantics must have.
@Suite("Citations")
struct CitationTests {
    private let article = "Sources/Tintype/Tintype.docc/Semantics.md"

    /// The numbers of the article's sections and rules, such as `1` and `1.7`.
    private func numbers() throws -> [String] {
        let text = try String(contentsOf: SourceTree.root.appending(path: article), encoding: .utf8)
        return text.matches(of: /(?m)^(?:## (\d+)\. |- \*\*(\d+\.\d+)\*\* )/).compactMap {
            ($0.output.1 ?? $0.output.2).map(String.init)
        }
    }

    /// The numbers in citations such as `Semantics.md 1.7`, `Semantics.md 3.1, 3.2` and `Semantics.md 2.2 to 2.4`.
    private func citations(in line: Substring) -> [String] {
        line.matches(of: /Semantics\.md (\d+(?:\.\d+)?(?:(?:,| and| to) \d+\.\d+)*)/).flatMap { citation in
            citation.output.1.split { !"0123456789.".contains($0) }.map(String.init)
        }
    }

    @Test("every rule that a comment cites is in the article")
    func resolves() throws {
        let known = Set(try numbers())
        var cited: Set<String> = []
        for file in try SourceTree(["Sources", "Tests"]).files where !file.path.hasSuffix("CitationTests.swift") {
            #expect(!file.has("SEMANTICS") && !file.has("CONVENTIONS"), "\(file.path) cites no file of the package")
            guard file.has("Semantics.md") else { continue }
            for (index, line) in file.lines.enumerated() {
                for number in citations(in: line) {
                    cited.insert(number)
                    #expect(known.contains(number), "\(file.path):\(index + 1) cites rule \(number)")
                }
            }
        }
        #expect(cited.count > 30)
    }

    @Test("no number stands for two rules")
    func isUnique() throws {
        let numbers = try numbers()
        #expect(numbers.count > 70)
        #expect(Set(numbers).count == numbers.count)
    }
}
