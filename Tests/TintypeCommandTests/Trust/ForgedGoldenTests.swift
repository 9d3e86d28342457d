import Foundation
import Testing
import TintypeImage

/// A golden with the pixels of one picture, and everything that a file says of itself from another: what a reviewer sees is not
/// what the scene draws, and nothing but the pixels tells.
@Suite("A forged golden")
struct ForgedGoldenTests {
    private let project: ReviewedProject
    private static let golden = "Snapshots/scenes/1@2x.png"
    private static let drawn = "honest.png"

    /// Scene 1 draws what it does now; its golden shows what it drew before, and says of itself what a new golden would.
    init() throws {
        project = try ReviewedProject(scenes: 2)
        let (golden, drawn) = (project.folder.path(Self.golden), project.folder.path(Self.drawn))
        let old = try Self.bytes(golden)
        #expect(try project.run("accept", "--all").exitCode == 0)
        let new = try Self.bytes(golden)
        try AtomicFile.write(new, to: drawn)
        let metadata = try PNG.decode(new).metadata
        var forged = try PNG.encode(try PNG.decode(old).bitmap, metadata: metadata)
        // The chunk by which goldens once were equal without being looked at: a version, and hashes of file and pixels.
        forged.insert(contentsOf: Self.chunk("tyPH", [1] + Array(repeating: 7, count: 32)), at: forged.count - 12)
        try AtomicFile.write(forged, to: golden)
        #expect(try PNG.decode(forged).metadata == metadata)
    }

    private static func bytes(_ path: String) throws -> [UInt8] {
        Array(try Data(contentsOf: URL(fileURLWithPath: path)))
    }

    private static func chunk(_ name: String, _ data: [UInt8]) -> [UInt8] {
        func number(_ value: UInt32) -> [UInt8] { (0..<4).map { UInt8(truncatingIfNeeded: value >> (24 - 8 * $0)) } }
        let body = Array(name.utf8) + data
        let sum = ~body.reduce(UInt32.max) { sum, byte in
            (0..<8).reduce(sum ^ UInt32(byte)) { sum, _ in sum >> 1 ^ (sum & 1 == 1 ? 0xEDB8_8320 : 0) }
        }
        return number(UInt32(data.count)) + body + number(sum)
    }

    @Test("is not equal to what the scene draws")
    func verify() throws {
        let run = try project.run("verify")
        #expect(run.exitCode == 1)
        #expect(run.output.contains("2 compared, 1 equal, 1 changed"))
        #expect(run.output.contains("scenes/1@2x.png"))
    }

    @Test("differs from the picture that it says it is, in both orders")
    func diff() throws {
        for (expected, actual) in [(Self.golden, Self.drawn), (Self.drawn, Self.golden)] {
            #expect([21, 22].contains(try project.run("diff", expected, actual).exitCode))
        }
        #expect(try project.run("diff", Self.golden, Self.golden).exitCode == 0)
    }

    @Test("is replaced by recording")
    func record() throws {
        #expect(try project.run("record").exitCode == 0)
        let (golden, drawn) = (project.folder.path(Self.golden), project.folder.path(Self.drawn))
        #expect(try Self.bytes(golden) == Self.bytes(drawn))
    }
}
