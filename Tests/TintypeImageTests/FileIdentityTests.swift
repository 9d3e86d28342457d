import Foundation
import Testing

@testable import TintypeImage

@Suite("What a path leads to")
struct FileIdentityTests {
    @Test("is the same however the path is spelled, also of hard links and of what is not there")
    func spellings() throws {
        let space = try FileSpace()
        try space.file("a/file")
        try space.link("link", to: "a")
        link(space("a/file"), space("hard"))
        let file = FileIdentity(space("a/file"))
        for path in ["a/./file", "a/../a/file", "link/file", "hard"] { #expect(FileIdentity(space(path)) == file) }
        let absent = FileIdentity(space("a/none"))
        for path in ["link/none", "a//none", "./a/none"] { #expect(FileIdentity(space(path)) == absent) }
        #expect(FileIdentity(space("a/new/none")) == FileIdentity(space("link/new/none")))
        #expect(FileIdentity(space("a/other")) != absent)
        #expect(file != absent)
    }
}
