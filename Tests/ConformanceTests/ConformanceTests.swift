import Foundation
import Testing
import TintypeGraphics
import TintypeSymbols
import TintypeTree

@Suite struct ConformanceTests {
    @Test func fixturesAreThere() {
        #expect(ConformanceCase.all.count >= 280)
    }

    @Test(arguments: ConformanceCase.all)
    func agreesWithSwiftUI(_ test: ConformanceCase) throws {
        let problems = try differences(test)
        if test.isUnexplained {
            // Not intermittent: it fails on the day on which a rule explains the case.
            withKnownIssue("\(test.id) was measured, and no rule explains it") { #expect(problems == []) }
        } else {
            #expect(problems == [])
        }
    }

    /// The engine's departures from the case, in words.
    private func differences(_ test: ConformanceCase) throws -> [String] {
        let reader = TreeReader()
        let session = Session(context: RenderContext(shaper: NoText(), symbols: NoText()))
        var scope = Scope(session: session)
        let nodes = scope.nodes { reader.append(test.tree, to: &$0) }
        let root = try #require(nodes.first)
        let size = root.size(test.proposal)
        var origin = CGPoint.zero
        if test.isCanvas, let width = test.proposal.width, let height = test.proposal.height {
            origin = CGPoint(x: (width - size.width) / 2, y: (height - size.height) / 2)
        }
        if size.width.isFinite, size.height.isFinite {
            PlacementPass(session: session).run(root, at: origin, proposal: test.proposal)
        }
        var problems = reader.problems.words.map { "not understood: \($0)" } + session.errors.map(\.description)
        if let expected = test.size {
            problems += compare([size.width, size.height], expected, test.tolerance, "size")
        }
        let tree = SettledTree(root: root.settled)
        for (name, expected) in test.frames.sorted(by: { $0.key < $1.key }) {
            let frame = tree.view(name)?.frame ?? .null
            let found = [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height]
            problems += compare(found, expected, test.tolerance, name)
        }
        return problems
    }

    private func compare(_ found: [CGFloat], _ expected: JSONValue, _ tolerance: CGFloat, _ name: String) -> [String] {
        let wanted = expected.array ?? []
        let agrees = zip(found, wanted).allSatisfy { found, wanted in
            guard let wanted = wanted.number else { return true }
            return found == wanted || abs(found - wanted) <= tolerance + 1e-6
        }
        return agrees ? [] : ["\(name) is \(found), not \(wanted.map { $0.number.map { "\($0)" } ?? "?" })"]
    }
}

/// No case has text.
private final class NoText: TextShaper, SymbolOutlines {
    func shape(_ request: TextRequest) throws -> ShapedParagraph { throw TextError.unknownFamily("", nearest: []) }
    func outline(of scalar: UInt32) throws -> Path? { nil }
}
