import Foundation
import FuzzTargets
import Testing
import TintypeScene

/// Readers of foreign input come back whatever they are given; a crash ends the test process, and a hang stops it.
@Suite("Foreign input", .serialized) struct FuzzTests {
    private static let corpora = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("Corpora")

    private static func inputs(of target: FuzzTarget) throws -> [[UInt8]] {
        let folder = corpora.appendingPathComponent(target.name)
        return try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
            .sorted { $0.path < $1.path }
            .map { Array(try Data(contentsOf: $0)) }
    }

    @Test("each reader has inputs, and each folder of inputs a reader")
    func names() throws {
        let folders = try FileManager.default.contentsOfDirectory(atPath: Self.corpora.path)
        #expect(Set(folders) == Set(FuzzTarget.all.map(\.name)))
    }

    @Test("that was found, or is ordinary, is read within a second", arguments: FuzzTarget.all.indices)
    func replay(index: Int) throws {
        let target = FuzzTarget.all[index]
        // Fonts are opened once.
        target.run([])
        for input in try Self.inputs(of: target) {
            let duration = ContinuousClock().measure { target.run(input) }
            // A debug build on a busy machine has ten times as long.
            #expect(duration < .seconds(10), "\(target.name)")
        }
    }

    @Test("made of random bytes is a scene that can mostly be laid out")
    func randomScenes() throws {
        var mutation = Mutation(inputs: [[]], seed: 1)
        var problems: [String] = []
        for _ in 0..<100 {
            var random = RandomScene((0..<100).map { _ in UInt8(mutation.number(below: 256)) })
            do {
                _ = try SceneFile.parse(text: random.scene(), file: "a.yaml")
            } catch {
                problems.append(error.diagnostics.map(\.message).joined(separator: "; "))
            }
        }
        #expect(problems.count < 50, "\(problems.joined(separator: "\n"))")
    }

    @Test("that is cut, joined and changed at random is read", arguments: FuzzTarget.all.indices)
    func mutations(index: Int) throws {
        let target = FuzzTarget.all[index]
        var mutation = Mutation(inputs: try Self.inputs(of: target), seed: UInt64(index))
        for _ in 0..<200 { target.run(mutation.next()) }
    }
}
