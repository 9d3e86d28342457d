import Foundation
import RandomInput
import Testing

@testable import TintypeImage

@Suite("A folder that its files do not leave")
struct RootFolderTests {
    private let space: FileSpace
    private let root: RootFolder

    init() throws {
        space = try FileSpace()
        try space.file("outside/secret", [9])
        try space.file("base/a/file", [1])
        root = RootFolder(space("base"))
    }

    /// Ways out, each with the link that has to be there.
    static let waysOut: [(link: String, target: String, path: String)] = [
        ("file-out", "../outside/secret", "file-out"),
        ("folder-out", "../outside", "folder-out/secret"),
        ("a/up", "../..", "a/up/outside/secret"),
        ("whole", "/etc/passwd", "whole"),
        ("first", "second-out", "first"),
        ("loop", "loop", "loop"),
        ("self/../..", "", "a/../../outside/secret"),
    ]

    private func prepare(_ way: (link: String, target: String, path: String)) throws {
        if !way.target.isEmpty { try space.link("base/" + way.link, to: way.target) }
        if way.link == "first" { try space.link("base/second-out", to: "../outside/secret") }
    }

    @Test("nothing is read, written, moved or removed by a way that leads out", arguments: waysOut.indices)
    func out(index: Int) throws {
        let way = Self.waysOut[index]
        try prepare(way)
        #expect(throws: FileError.self) { try root.read(way.path) }
        #expect(throws: FileError.self) { try root.write([7], to: way.path) }
        #expect(throws: FileError.self) { try root.check(way.path) }
        #expect(throws: FileError.self) { try root.move("a/file", to: root, way.path + "/x") }
        // Of a link itself removing takes the link; what is behind one is not reached.
        if way.path != way.link { #expect(throws: FileError.self) { try root.remove(way.path) } }
        #expect(try WholeFile.read(space("outside/secret")) == [9])
        #expect(try space.names(in: "outside") == ["secret"])
    }

    @Test("the error names the path and the folder, and tells nothing of what is behind")
    func message() throws {
        try space.link("base/x.yaml", to: "/etc/passwd")
        let error = #expect(throws: FileError.self) { try root.read("x.yaml") }
        #expect(error == FileError(.read, space("base/x.yaml"), .leavesFolder(space("base"))))
        #expect(
            error?.message == "cannot read \(space("base/x.yaml")): a link leads out of the folder \(space("base"))")
    }

    @Test(
        "a link that stays inside is followed, however it is written",
        arguments: ["a", "./a", "a/../a", "../base/a"])
    func inside(target: String) throws {
        // The last goes through the folder above, which is outside.
        let stays = !target.hasPrefix("..")
        try space.link("base/link", to: target)
        if stays {
            #expect(try root.read("link/file") == [1])
            try root.write([2], to: "link/file")
            #expect(try WholeFile.read(space("base/a/file")) == [2])
        } else {
            #expect(throws: FileError.self) { try root.read("link/file") }
        }
    }

    @Test("a link to a whole path within the root is followed, and so is the root itself where it is a link")
    func wholePath() throws {
        try space.link("base/link", to: space("base/a/file"))
        try space.link("other", to: "base")
        let other = RootFolder(space("other"))
        #expect(try other.read("link") == [1])
        try other.write([3], to: "link")
        #expect(try WholeFile.read(space("base/a/file")) == [3])
        var status = stat()
        lstat(space("base/link"), &status)
        #expect(status.st_mode & S_IFMT == S_IFLNK)
    }

    @Test("where no link is followed none is, not even one that stays inside")
    func refused() throws {
        try space.link("base/link", to: "a")
        let strict = RootFolder(space("base"), links: .refused)
        #expect(throws: FileError(.read, space("base/link/file"), .link)) { try strict.read("link/file") }
        #expect(try strict.read("a/file") == [1])
    }

    @Test("pipes, sockets, devices and folders are refused by name, and none is waited for", .timeLimit(.minutes(10)))
    func kinds() throws {
        mkfifo(space("base/pipe"), 0o600)
        try space.folder("base/folder")
        #expect(throws: FileError(.read, space("base/pipe"), .notAFile("a pipe"))) { try root.read("pipe") }
        #expect(throws: FileError(.write, space("base/pipe"), .notAFile("a pipe"))) { try root.write([1], to: "pipe") }
        #expect(throws: FileError(.read, space("base/folder"), .isFolder)) { try root.read("folder") }
        #expect(throws: FileError(.write, space("base/folder"), .isFolder)) { try root.write([1], to: "folder") }
        #expect(throws: FileError(.read, "/dev/zero", .notAFile("a device"))) { try RootFolder("/dev").read("zero") }
        #expect(throws: FileError(.read, "/dev/zero", .notAFile("a device"))) { try WholeFile.read("/dev/zero") }
        #expect(throws: FileError(.read, space("base/pipe"), .notAFile("a pipe"))) {
            try WholeFile.check(space("base/pipe"))
        }
    }

    @Test("a file is read up to the limit and no further, also where it says that it is small")
    func limit() throws {
        try space.file("base/big", [UInt8](repeating: 0, count: 1000))
        #expect(try root.read("big", limit: 1000)?.count == 1000)
        let tooLarge = FileError(.read, space("base/big"), .tooLarge(limit: 999))
        #expect(throws: tooLarge) { try root.read("big", limit: 999) }
        #expect(throws: tooLarge) { try WholeFile.read(space("base/big"), limit: 999) }
        // The system says that these files have no byte.
        #expect(try WholeFile.read("/proc/self/status", limit: 1 << 20)?.isEmpty == false)
        #expect(throws: FileError(.read, "/proc/self/status", .tooLarge(limit: 10))) {
            try WholeFile.read("/proc/self/status", limit: 10)
        }
    }

    @Test("what is not there is nil to read, and folders are made on writing")
    func missing() throws {
        #expect(try root.read("none/at/all") == nil)
        #expect(try root.read("a/file/below") == nil)
        #expect(try RootFolder(space("nowhere")).read("x") == nil)
        try RootFolder(space("new/base")).write([1], to: "b/c/d")
        #expect(try WholeFile.read(space("new/base/b/c/d")) == [1])
        #expect(throws: FileError(.write, space("base/a/file"), .notAFolder)) { try root.write([1], to: "a/file/b/c") }
    }

    @Test("any path of names, links and dots gives what is inside, or an error: the law, over random trees")
    func law() throws {
        var generator = SeededGenerator(seed: 13)
        let names = ["a", "b", "c", "..", ".", "l1", "l2"]
        for round in 0..<60 {
            let home = "round\(round)"
            try space.file("\(home)/base/a/b/c", [1])
            try space.file("\(home)/base/b/a", [1])
            try space.file("\(home)/a/b", [9])
            try space.file("\(home)/c", [9])
            for link in ["base/l1", "base/a/l2", "base/b/l1"] {
                let parts = (0..<Int.random(in: 1...4, using: &generator)).map { _ in
                    names.randomElement(using: &generator)!
                }
                try? space.link("\(home)/\(link)", to: parts.joined(separator: "/"))
            }
            let root = RootFolder(space("\(home)/base"))
            for _ in 0..<40 {
                let parts = (0..<Int.random(in: 1...5, using: &generator)).map { _ in
                    names.randomElement(using: &generator)!
                }
                let path = parts.joined(separator: "/")
                if let read = try? root.read(path) { #expect(read == [1], "\(path)") }
                try? root.write([1], to: path)
            }
            #expect(try WholeFile.read(space("\(home)/a/b")) == [9])
            #expect(try WholeFile.read(space("\(home)/c")) == [9])
            #expect(try space.names(in: home) == ["a", "base", "c"])
            #expect(try space.names(in: "\(home)/a") == ["b"])
        }
    }
}
