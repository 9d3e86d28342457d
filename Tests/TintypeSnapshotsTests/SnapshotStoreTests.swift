import Foundation
import Testing
import TintypeImage
import TintypeSnapshots

@Suite("A store of goldens")
final class SnapshotStoreTests {
    private let folder: String
    private let store: SnapshotStore

    init() throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("tintype-\(UUID().uuidString)").path
        store = SnapshotStore(root: folder + "/goldens")
    }

    deinit {
        try? FileManager.default.removeItem(atPath: folder)
    }

    private func name(_ path: String) -> SnapshotName { SnapshotName(path: path, scale: 2) }

    @Test("that does not exist has no golden")
    func empty() throws {
        #expect(try store.golden(for: name("a")) == nil)
        #expect(store.existing() == [])
    }

    @Test("lists its goldens by the bytes of their paths, and nothing else")
    func existing() throws {
        for path in ["b/a", "a", "B", "b-c", "b/a/c"] { try store.write([1], for: name(path)) }
        for other in ["notes.txt", ".hidden.png", ".git/x.png", "folder.png/readme"] {
            try AtomicFile.write([1], to: store.root + "/" + other, makingFolders: true)
        }
        #expect(store.existing() == ["B@2x.png", "a@2x.png", "b-c@2x.png", "b/a/c@2x.png", "b/a@2x.png"])
    }

    @Test("writes a file only where its bytes differ")
    func unchanged() throws {
        #expect(try store.write([1], for: name("a")))
        #expect(try !store.write([1], for: name("a")))
        #expect(try store.write([2], for: name("a")))
        #expect(try WholeFile.read(store.path(for: name("a"))) == [2])
    }

    @Test("refuses a golden that differs from another in case alone, before it is written")
    func collision() throws {
        try store.write([1], for: name("badges/bar"))
        for path in ["badges/Bar", "Badges/bar"] {
            #expect(
                throws: SnapshotError.nameCollision(
                    path: store.path(for: name(path)), other: store.root + "/badges/bar@2x.png")
            ) {
                try self.store.write([2], for: self.name(path))
            }
        }
        #expect(store.existing() == ["badges/bar@2x.png"])
        try store.write([2], for: name("Badges/other"))
    }

    @Test("leaves nothing where writing fails")
    func failure() throws {
        try FileManager.default.createDirectory(
            atPath: store.path(for: name("a")), withIntermediateDirectories: true)
        #expect(throws: SnapshotError.file(FileError(.read, store.path(for: name("a")), .isFolder))) {
            try self.store.write([1], for: self.name("a"))
        }
        #expect(try FileManager.default.contentsOfDirectory(atPath: store.root) == ["a@2x.png"])
        #expect(throws: SnapshotError.file(FileError(.read, store.path(for: name("a")), .isFolder))) {
            try self.store.golden(for: self.name("a"))
        }
    }

    @Test("says which file is no picture")
    func unreadable() throws {
        try store.write([], for: name("a"))
        let path = store.path(for: name("a"))
        #expect(throws: SnapshotError.unreadableGolden(path: path, .notPNG(found: "the file is empty"))) {
            try self.store.golden(for: self.name("a"))
        }
    }
}
