import RandomInput
import Testing

@testable import TintypeScene

/// Random input from fixed seeds: whatever is read ends in a document or in diagnostics, never in a trap.
@Suite struct FuzzTests {
    static let sample = """
        canvas: {width: 320, height: 120, scale: 2, background: "#fff"}
        body:
          HStack:
            spacing: =if(n > 3, 16, n * 2 ?? 1)
            children:
              - Text: 'The row above is $(n) points tall'
                modifiers: [{iconBadge: "100"}, padding, {frame: {width: "=min(proxy.width, 3)"}}]
              - Text: |
                  $$( $(format(n, 2))
          id: \"a\\u0041\"
        """

    static let pieces = [
        "[", "]", "{", "}", ",", ": ", "- ", "? ", "\n", "  ", "\t", "'", "\"", "#", " #", "&a", "*a", "!", "|\n",
        ">\n",
        "---\n", "...\n", "%YAML 1.1\n", "<<: ", "$(", ")", "=", "==", "\\", "\\u", "\u{FEFF}", "\r", "\u{2028}", "😀",
        "é", "@", "`", "a", "nil", "0", ".", "??", "proxy", "list[", "if(",
    ]

    /// Reads a document, and each of its values as several types; what is read must be evaluable.
    private func exercise(_ bytes: [UInt8], file: String) {
        let bag = DiagnosticBag()
        guard let document = SceneDocument.parse(bytes, file: file, diagnostics: bag) else {
            #expect(bag.hasErrors)
            return
        }
        let reader = SceneReader(document.source, names: Sample.names, diagnostics: bag)
        let types: [SceneType] = [
            .string, .number, .optional(.anchor(.rect)), .color, .rect, .list(.number), Sample.badge,
        ]
        var open = [document.root]
        while let value = open.popLast() {
            open += value.sequence ?? value.mapping?.map(\.value) ?? []
            _ = reader.type(value)
            _ = reader.call(value, what: "view")
            let typed = types.map { reader.value(value, as: $0, in: Sample.types) }
            for case let typed? in typed + [reader.inferredValue(value, in: Sample.types)] {
                let environment = ValueEnvironment(Sample.values, budget: EvaluationBudget(steps: 500))
                _ = try? typed.evaluate(in: environment)
            }
        }
        #expect(bag.formatted(with: [document.source]).text.isEmpty == bag.sorted.isEmpty)
    }

    @Test("random bytes", arguments: 0..<4)
    func randomBytes(seed: Int) {
        var numbers = SeededGenerator(seed: seed)
        for _ in 0..<100 {
            let count = Int.random(in: 0..<60, using: &numbers)
            let isASCII = Bool.random(using: &numbers)
            exercise((0..<count).map { _ in .random(in: 0...(isASCII ? 127 : 255), using: &numbers) }, file: "a.yaml")
        }
    }

    @Test("random sequences of what YAML and expressions are made of", arguments: 0..<4)
    func randomPieces(seed: Int) {
        var numbers = SeededGenerator(seed: seed + 1_000)
        for round in 0..<150 {
            let count = Int.random(in: 0..<25, using: &numbers)
            let pieces = (0..<count).map { _ in Self.pieces.randomElement(using: &numbers)! }
            let text = (round % 3 == 0 ? "v: =" : round % 3 == 1 ? "v: $(" : "") + pieces.joined()
            exercise(Array(text.utf8), file: round % 2 == 0 ? "a.yaml" : "a.json")
        }
    }

    @Test("a scene with random changes", arguments: 0..<4)
    func mutatedScenes(seed: Int) {
        var numbers = SeededGenerator(seed: seed + 2_000)
        for _ in 0..<60 {
            var bytes = Array(Self.sample.utf8)
            for _ in 0..<Int.random(in: 1...4, using: &numbers) {
                let start = Int.random(in: 0..<bytes.count, using: &numbers)
                let end = min(bytes.count, start + Int.random(in: 0...3, using: &numbers))
                bytes.replaceSubrange(start..<end, with: Self.pieces.randomElement(using: &numbers)!.utf8)
            }
            exercise(bytes, file: "a.yaml")
        }
    }
}
