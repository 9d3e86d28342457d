import Foundation
import FoundationOverlay
import Testing

/// The addresses of files in bundles, as values.
@Suite("Addresses in bundles")
struct BundleAddressTests {
    @Test("the addresses of files with an extension are values, in an open bundle and in a folder")
    func addresses() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).bundle")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        for name in ["one.txt", "two.txt", "three.png"] {
            try Data().write(to: folder.appendingPathComponent(name))
        }
        let bundle = try #require(Bundle(url: folder))
        let inside: [URL] = try #require(bundle.urls(forResourcesWithExtension: "txt", subdirectory: nil))
        #expect(Set(inside.map { $0.lastPathComponent }) == ["one.txt", "two.txt"])
        let beside: [URL] = try #require(Bundle.urls(forResourcesWithExtension: "png", subdirectory: nil, in: folder))
        #expect(beside.map { $0.lastPathComponent } == ["three.png"])
    }
}
