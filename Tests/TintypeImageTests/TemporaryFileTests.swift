import Foundation
import Testing

@testable import TintypeImage

@Suite("Files on their way to a name")
struct TemporaryFileTests {
    private let space: FileSpace

    init() throws { space = try FileSpace() }

    private func name(_ digit: Int) -> String { ".tintype-" + String(repeating: "\(digit)", count: 32) + ".tmp" }

    @Test(
        "those that nobody holds are taken away, here or below; those that somebody writes, and files of others, stay")
    func leftovers() throws {
        let held = open(space(name(2)), O_RDWR | O_CREAT, 0o600)
        defer { close(held) }
        #expect(flock(held, LOCK_EX) == 0)
        try space.file(name(1))
        try space.file("below/\(name(1))")
        try space.file("replaced/\(name(1))")
        let others = [".tintype-1-0.tmp", ".tintype-x.tmp", "x\(name(1))", "picture.png"]
        for other in others { try space.file(other) }
        try space.link(name(3), to: "picture.png")
        let stay = (others + [name(2), name(3), "below", "replaced"]).sorted()

        TemporaryFile.removeLeftovers(in: space.path)
        #expect(try space.names() == stay)
        #expect(try space.names(in: "below") == [name(1)])
        TemporaryFile.removeLeftovers(below: space.path, but: "replaced")
        #expect(try space.names() == stay)
        #expect(try space.names(in: "below") == [])
        #expect(try space.names(in: "replaced") == [name(1)])
    }

    @Test("a file is locked as long as it is written, and has a name that nobody else has")
    func lock() throws {
        var seen: Set<String> = []
        for number in 0..<20 {
            try AtomicFile.replace(space("\(number)"), durability: .ordinary) { (_) throws(FileError) in
                TemporaryFile.removeLeftovers(in: space.path)
                let names = (try? space.names())?.filter { $0.hasSuffix(".tmp") } ?? []
                #expect(names.count == 1)
                seen.formUnion(names)
            }
        }
        #expect(seen.count == 20)
        #expect(try space.names().count == 20)
    }

    @Test("writers and sweepers that run at once: each file holds what was written to it")
    func concurrent() async throws {
        let path = space.path
        await withTaskGroup(of: Void.self) { group in
            for writer in 0..<6 {
                group.addTask {
                    for round in 0..<60 {
                        TemporaryFile.removeLeftovers(in: path)
                        let bytes = [UInt8](repeating: UInt8(writer), count: 1000 + round)
                        #expect(throws: Never.self) { try AtomicFile.write(bytes, to: "\(path)/\(writer)") }
                    }
                }
            }
        }
        for writer in 0..<6 {
            #expect(try WholeFile.read(space("\(writer)")) == [UInt8](repeating: UInt8(writer), count: 1059))
        }
        #expect(try space.names() == (0..<6).map(String.init))
    }
}
