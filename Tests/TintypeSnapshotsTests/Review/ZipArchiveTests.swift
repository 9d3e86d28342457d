import Foundation
import Testing
import TintypeImage

@testable import TintypeSnapshots

@Suite("A zip file from elsewhere")
struct ZipArchiveTests {
    private func archive(_ entries: [BuiltZip.Entry]) throws -> ZipArchive {
        try ZipArchive(BuiltZip(entries: entries).bytes)
    }

    /// The error of opening the archive and reading every file; nil where there is none.
    private func refusal(_ entries: [BuiltZip.Entry], limits: ArtifactLimits = ArtifactLimits()) -> String? {
        do throws(ArtifactError) {
            let archive = try ZipArchive(BuiltZip(entries: entries).bytes, limits: limits)
            for name in archive.names { _ = try archive.read(name, limit: limits.fileBytes) }
            return nil
        } catch {
            return error.message
        }
    }

    @Test("is read, stored and deflated, folders and all")
    func sound() throws {
        var deflated = BuiltZip.Entry("a/b.txt", [5, 6])
        deflated.method = 8
        var folder = BuiltZip.Entry("a/", [])
        folder.mode = 0o040755
        let archive = try archive([folder, deflated, BuiltZip.Entry("c", [])])
        #expect(archive.names == ["a/b.txt", "c"])
        #expect(try archive.read("a/b.txt", limit: 10) == [5, 6])
        #expect(try archive.read("c", limit: 10) == [])
        #expect(try archive.read("d", limit: 10) == nil)
        #expect(throws: ArtifactError.limit("a/b.txt has more than 1 bytes")) { try archive.read("a/b.txt", limit: 1) }
    }

    @Test(
        "is refused whole for a name that leads out of it",
        arguments: [
            "../x", "a/../../x", "/etc/passwd", "a\\..\\x", "C:/x", "a//b", "./a", "a/.", "", "a\u{0}b", "a\nb",
            "\u{202E}gnp",
        ])
    func names(name: String) {
        #expect(refusal([BuiltZip.Entry("ok"), BuiltZip.Entry(name)])?.contains("is no plain path below") == true)
    }

    @Test("is refused for a name that is there twice, or differs in case alone")
    func twice() {
        for other in ["a", "A"] {
            #expect(
                refusal([BuiltZip.Entry("a"), BuiltZip.Entry(other)])?.hasSuffix("is there more than once") == true)
        }
    }

    @Test("is refused for a link, a device, and a pipe")
    func links() {
        for (mode, reason) in [
            (UInt32(0o120777), "is a symbolic link"), (0o020666, "is neither"), (0o010666, "is neither"),
        ] {
            var entry = BuiltZip.Entry("a")
            entry.mode = mode
            #expect(refusal([entry])?.contains(reason) == true)
        }
    }

    @Test("is refused for a size that it cannot have: a bomb")
    func bomb() {
        var entry = BuiltZip.Entry("a", [UInt8](repeating: 0, count: 100))
        entry.method = 8
        entry.toldSize = 1 << 30
        #expect(refusal([entry])?.contains("a size that it cannot have") == true)
        entry.toldSize = 101
        #expect(refusal([entry])?.contains("are not what its directory says") == true)
        entry.toldSize = 99
        #expect(refusal([entry])?.contains("are not what its directory says") == true)
        entry.toldSize = nil
        entry.toldChecksum = 7
        #expect(refusal([entry])?.contains("are not what its directory says") == true)
    }

    @Test("is refused where entries share bytes, as those of the densest bombs do")
    func overlap() {
        var second = BuiltZip.Entry("b")
        second.innerName = "a"
        second.toldOffset = 0
        #expect(refusal([BuiltZip.Entry("a"), second])?.contains("has another name where it stands") == true)
        second = BuiltZip.Entry("b")
        second.toldOffset = 0
        second.name = "b"
        var first = BuiltZip.Entry("a")
        first.innerName = "b"
        #expect(refusal([first, second]) != nil)
    }

    @Test("is refused above the limits")
    func limits() {
        var limits = ArtifactLimits()
        limits.entries = 2
        #expect(
            refusal((0..<3).map { BuiltZip.Entry("\($0)") }, limits: limits)?.contains("more than 2 entries") == true)
        limits = ArtifactLimits()
        limits.totalBytes = 400
        let large = (0..<2).map { BuiltZip.Entry("\($0)", [UInt8](repeating: 0, count: 300)) }
        #expect(refusal(large, limits: limits)?.contains("more than 400 bytes") == true)
    }

    @Test("is refused where it is encrypted, of an unknown method, cut off or none")
    func others() {
        var entry = BuiltZip.Entry("a")
        entry.flags = 1
        #expect(refusal([entry])?.hasSuffix("a is encrypted") == true)
        entry = BuiltZip.Entry("a")
        entry.method = 12
        #expect(refusal([entry])?.hasSuffix("in an unknown way") == true)
        let whole = BuiltZip(entries: [BuiltZip.Entry("a"), BuiltZip.Entry("b")]).bytes
        for count in 0..<whole.count {
            #expect(throws: ArtifactError.self) { try ZipArchive(Array(whole[..<count])) }
        }
        var zip64 = BuiltZip(entries: [])
        zip64.toldCount = 0xFFFF
        #expect(throws: ArtifactError.archive("it is of the Zip64 kind, which is not read here")) {
            try ZipArchive(zip64.bytes)
        }
    }

    @Test("never traps, whichever byte is another")
    func fuzz() throws {
        var entry = BuiltZip.Entry("a/b.txt", [5, 6])
        entry.method = 8
        let sound = BuiltZip(entries: [entry, BuiltZip.Entry("c")]).bytes
        for index in sound.indices {
            for value in [0, 1, 0x7F, 0x80, 0xFF] as [UInt8] {
                var bytes = sound
                bytes[index] = value
                guard let archive = try? ZipArchive(bytes) else { continue }
                for name in archive.names { _ = try? archive.read(name, limit: 1000) }
            }
        }
    }
}
