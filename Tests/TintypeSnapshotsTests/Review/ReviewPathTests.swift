import Foundation
import Testing
import TintypeImage

@testable import TintypeSnapshots

@Suite("Paths that results name")
struct ReviewPathTests {
    @Test(
        "a golden outside the package, hidden, or no picture is refused, and nothing is written",
        arguments: [
            "../x.png", "/etc/x.png", "Snapshots/../../x.png", ".git/x.png", "Snapshots/.git/x.png",
            "Snapshots/x.sh", "Snapshots", "", "Snapshots/a\u{1B}[2J.png", "C:\\x.png", "Snapshots/link/x.png",
        ])
    func goldens(path: String) throws {
        let folder = try ReviewedFolder.ordinary()
        try FileManager.default.createDirectory(atPath: folder.path + "/other", withIntermediateDirectories: true)
        try FileManager.default.createSymbolicLink(
            atPath: folder.goldens + "/link", withDestinationPath: FileManager.default.temporaryDirectory.path)
        var results = try folder.review().results
        results.cases[1].files.golden = path
        try folder.save(results)
        let before = try folder.files()
        var review = try folder.review()
        let refused = try review.accept(["scenes/b@2x.png"]).refused
        #expect(refused.map(\.error) == [.outside(path: path)])
        #expect(try folder.files() == before)
    }

    @Test("a picture outside the output folder, or behind a link, is refused")
    func pictures() throws {
        let folder = try ReviewedFolder.ordinary()
        try FileManager.default.createSymbolicLink(
            atPath: folder.output + "/link.png", withDestinationPath: folder.output + "/scenes/b@2x-actual.png")
        for path in ["../Snapshots/scenes/a@2x.png", folder.output + "/scenes/b@2x-actual.png", "link.png"] {
            var results = try folder.review().results
            results.cases[1].files.actual = path
            try folder.save(results)
            var review = try folder.review()
            #expect(try review.accept(["scenes/b@2x.png"]).refused.map(\.error) == [.outside(path: path)])
            if !path.hasSuffix("link.png") {
                #expect(try review.reject(["scenes/b@2x.png"]).refused.map(\.error) == [.outside(path: path)])
            }
        }
    }

    @Test("goldens may lie in a folder that was named with its whole path, or beside the package")
    func absolute() throws {
        let folder = try ReviewedFolder.ordinary()
        let places = GoldenPlaces(folder: folder.path, snapshots: folder.goldens)
        #expect(try places.place(named: folder.goldens + "/x.png").relative.text == "x.png")
        let beside = GoldenPlaces(folder: folder.path + "/out", snapshots: "../Snapshots")
        #expect(try beside.place(named: "../Snapshots/x.png").path == folder.path + "/out/../Snapshots/x.png")
    }

    @Test("a link that stays within the folder of goldens is followed")
    func innerLink() throws {
        let folder = try ReviewedFolder.ordinary()
        try FileManager.default.createSymbolicLink(
            atPath: folder.goldens + "/inner", withDestinationPath: folder.goldens + "/scenes")
        let places = GoldenPlaces(folder: folder.path, snapshots: "Snapshots")
        #expect(try places.place(named: "Snapshots/inner/x.png").relative.text == "inner/x.png")
    }
}
