import Foundation
import Testing

@testable import TintypeImage

@Suite("A file that is written at once")
final class AtomicFileTests {
    private let folder: String

    init() throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("tintype-\(UUID().uuidString)").path
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    }

    deinit {
        try? FileManager.default.removeItem(atPath: folder)
    }

    private var names: [String] {
        get throws { try FileManager.default.contentsOfDirectory(atPath: folder).sorted() }
    }

    @Test("holds the bytes, new or in place of others, and leaves nothing beside it")
    func write() throws {
        let path = folder + "/a.bin"
        for (bytes, durability) in [
            ([1, 2, 3], .ordinary), ([], .synchronized), ([UInt8](repeating: 7, count: 100_000), .ordinary),
        ]
            as [([UInt8], AtomicFile.Durability)]
        {
            try AtomicFile.write(bytes, to: path, durability: durability)
            #expect(try WholeFile.read(path) == bytes)
        }
        #expect(try names == ["a.bin"])
    }

    @Test("leaves the old file and no other where writing fails half-way")
    func failure() throws {
        let path = folder + "/a.bin"
        try AtomicFile.write([1], to: path)
        let failure = FileError(.write, path, .noSpace)
        #expect(throws: failure) {
            try AtomicFile.replace(path, durability: .ordinary) { (descriptor) throws(FileError) in
                _ = Foundation.write(descriptor, "half", 4)
                throw failure
            }
        }
        #expect(try WholeFile.read(path) == [1])
        #expect(try names == ["a.bin"])
    }

    @Test("leaves nothing where the last step fails")
    func renameFailure() throws {
        let path = folder + "/a.bin"
        #expect(throws: FileError(.write, path, .isFolder)) {
            try AtomicFile.replace(path, durability: .ordinary) { (_) throws(FileError) in mkdir(path, 0o777) }
        }
        #expect(try names == ["a.bin"])
    }

    @Test("does not take the temporary file of another writer")
    func stale() throws {
        let stale = ".tintype-\(getpid())-0.tmp"
        try AtomicFile.write([9], to: folder + "/" + stale)
        try AtomicFile.write([1], to: folder + "/a.bin")
        #expect(try names == [stale, "a.bin"])
        #expect(try WholeFile.read(folder + "/" + stale) == [9])
    }

    @Test("needs its folder, unless it may make it")
    func folders() throws {
        let path = folder + "/x/y/a.bin"
        #expect(throws: FileError(.write, path, .folderMissing(folder + "/x/y"))) {
            try AtomicFile.write([1], to: path)
        }
        try AtomicFile.write([1], to: path, makingFolders: true)
        #expect(try WholeFile.read(path) == [1])
    }

    @Test("is refused where a folder stands, or a file on the way")
    func obstacles() throws {
        #expect(throws: FileError(.write, folder, .isFolder)) { try AtomicFile.write([1], to: folder) }
        #expect(throws: FileError(.read, folder, .isFolder)) { try WholeFile.read(folder) }
        try AtomicFile.write([1], to: folder + "/file")
        let below = folder + "/file/a.bin"
        #expect(throws: FileError(.write, below, .notAFolder)) { try AtomicFile.write([1], to: below) }
        #expect(throws: FileError(.write, folder + "/file", .notAFolder)) {
            try AtomicFile.write([1], to: below, makingFolders: true)
        }
    }

    @Test("keeps the permissions of the file before it, and the link that led to it")
    func attributes() throws {
        let (path, link) = (folder + "/a.bin", folder + "/link")
        try AtomicFile.write([1], to: path)
        chmod(path, 0o640)
        symlink("a.bin", link)
        try AtomicFile.write([2], to: link)
        var status = stat()
        lstat(link, &status)
        #expect(status.st_mode & S_IFMT == S_IFLNK)
        stat(path, &status)
        #expect(status.st_mode & 0o777 == 0o640)
        #expect(try WholeFile.read(path) == [2])
    }

    @Test("writes to a pipe that stands there instead of replacing it")
    func pipe() throws {
        let path = folder + "/pipe"
        mkfifo(path, 0o600)
        let reader = open(path, O_RDONLY | O_NONBLOCK)
        defer { close(reader) }
        try AtomicFile.write([1, 2], to: path)
        var bytes = [UInt8](repeating: 0, count: 3)
        #expect(read(reader, &bytes, 3) == 2)
        #expect(bytes == [1, 2, 0])
        #expect(try names == ["pipe"])
    }

    @Test("is taken away, or was not there")
    func remove() throws {
        let path = folder + "/a.bin"
        try AtomicFile.write([1], to: path)
        try AtomicFile.remove(path)
        try AtomicFile.remove(path)
        #expect(try names == [])
        #expect(throws: FileError(.remove, folder, .isFolder)) { try AtomicFile.remove(folder) }
    }

    @Test("is nil to read where there is none")
    func missing() throws {
        #expect(try WholeFile.read(folder + "/none") == nil)
    }

    @Test("fails with a text that names the path and a remedy")
    func text() {
        #expect(
            FileError(.write, "out/a.png", .folderMissing("out")).description
                == "cannot write out/a.png: the folder out does not exist\nhint: make the folder first, or name another one"
        )
    }
}
