import Foundation
import Testing
import TintypeImage

@testable import TintypeSnapshots

@Suite("Files in the place of goldens")
struct StoredFileTests {
    private let name = SnapshotName(path: "a", scale: 1)

    private func folder() throws -> (ReviewedFolder, SnapshotStore) {
        let folder = try ReviewedFolder()
        return (folder, SnapshotStore(root: folder.goldens))
    }

    @Test(
        "are named with what to do about them",
        arguments: [
            ("version https://git-lfs.github.com/spec/v1\noid sha256:4d\nsize 12\n", "run `git lfs pull`"),
            (
                "<<<<<<< HEAD\nversion https://git-lfs\n=======\n",
                "choose one side with `git checkout --ours` or `git checkout --theirs`, or record the picture again"
            ),
            ("", "replace the file with a PNG, or record the picture again"),
            ("GIF89a", "replace the file with a PNG, or record the picture again"),
            ("\u{FFFD}PNG", "replace the file with a PNG, or record the picture again"),
        ])
    func others(contents: String, hint: String) throws {
        let (folder, store) = try folder()
        try folder.write(Array(contents.utf8), "Snapshots/a.png")
        let error = #expect(throws: SnapshotError.self) { try store.golden(for: self.name) }
        #expect(error?.hint == hint)
        #expect(error?.message.hasPrefix("\(folder.goldens)/a.png: ") == true)
    }

    @Test("a golden that is cut anywhere, or has one byte changed, is an error or the same picture, never a crash")
    func broken() throws {
        let (folder, store) = try folder()
        let sound = try ReviewedFolder.snapshot(1).encoded()
        for count in stride(from: 0, to: sound.count, by: 7) {
            try folder.write(Array(sound[..<count]), "Snapshots/a.png")
            let error = #expect(throws: SnapshotError.self) { try store.golden(for: self.name) }
            #expect(error?.hint.isEmpty == false)
        }
        for index in stride(from: 0, to: sound.count, by: 11) {
            var bytes = sound
            bytes[index] ^= 0x10
            try folder.write(bytes, "Snapshots/a.png")
            if let golden = try? store.golden(for: name) { #expect(golden.bitmap == ReviewedFolder.bitmap(1)) }
        }
    }

    @Test("a line-end conversion is told from other damage")
    func lineEnds() throws {
        let (folder, store) = try folder()
        try folder.write([0x89, 0x50, 0x4E, 0x47, 0x0A, 0x1A, 0x0A], "Snapshots/a.png")
        #expect(throws: SnapshotError.unreadableGolden(path: folder.goldens + "/a.png", .lineEndingsChanged)) {
            try store.golden(for: self.name)
        }
    }

    @Test("what a writer left that was killed goes with the next write; what a living one writes stays")
    func leftovers() throws {
        let (folder, store) = try folder()
        let (dead, living) = (String(repeating: "0", count: 32), String(repeating: "1", count: 32))
        try folder.write([1], "Snapshots/.tintype-\(dead).tmp")
        try folder.write([1], "Snapshots/.tintype-\(living).tmp")
        try folder.write([1], "Snapshots/.tintype-x.tmp")
        let writer = open(folder.goldens + "/.tintype-\(living).tmp", O_RDWR)
        defer { close(writer) }
        #expect(flock(writer, LOCK_EX) == 0)
        try store.write([2], for: name)
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.goldens).sorted()
        #expect(names == [".tintype-\(living).tmp", ".tintype-x.tmp", "a.png"])
    }

    @Test("taking a golden away takes folders that are empty then, and no others")
    func remove() throws {
        let (folder, store) = try folder()
        try folder.write([1], "Snapshots/a/b/c.png")
        try folder.write([1], "Snapshots/a/d.png")
        try store.remove(at: "a/b/c.png")
        #expect(store.existing() == ["a/d.png"])
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.goldens + "/a") == ["d.png"])
        try store.remove(at: "a/b/c.png")
    }
}
