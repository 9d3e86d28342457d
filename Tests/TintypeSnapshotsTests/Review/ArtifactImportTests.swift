import Foundation
import Testing
import TintypeGraphics
import TintypeImage

@testable import TintypeSnapshots

@Suite("Accepting from an artifact")
struct ArtifactImportTests {
    private let a = "scenes/a@2x.png"
    private let b = "scenes/b@2x.png"

    private func expectation(_ folder: ReviewedFolder) -> ArtifactImport.Expectation {
        .init(
            snapshots: "Snapshots", folder: folder.path,
            isKnown: { ["scenes/a@2x.png", "scenes/b@2x.png"].contains($0) },
            differences: { $0.pango == "1.50.12" ? [] : ["pango 1.50.12 → \($0.pango)"] })
    }

    /// Imports the output of `folder` and stages every case.
    private func stage(
        _ folder: ReviewedFolder, from path: String? = nil, limits: ArtifactLimits = ArtifactLimits()
    ) throws {
        let artifact = try ArtifactImport(
            path ?? folder.output, expecting: expectation(folder), limits: limits)
        try artifact.stage(artifact.results.cases.map(\.id), into: folder.path + "/here/imported")
    }

    private func accept(_ folder: ReviewedFolder) throws -> ReviewReport {
        var review = try PendingReview(
            output: folder.path + "/here", folder: folder.path, snapshots: "Snapshots", part: "imported")
        return try review.accept(review.pending.map(\.id))
    }

    /// The error with which the artifact is refused, its results changed by `change`.
    private func refusal(_ change: (inout RunResults, ReviewedFolder) throws -> Void) throws -> String? {
        let folder = try ReviewedFolder.ordinary()
        var results = try folder.review().results
        try change(&results, folder)
        try folder.save(results)
        let goldens = try folder.files().filter { $0.key.hasPrefix("Snapshots") }
        defer {
            let after = try? folder.files().filter { $0.key.hasPrefix("Snapshots") }
            #expect(after == goldens)
            #expect(!FileManager.default.fileExists(atPath: folder.path + "/here/imported"))
        }
        do {
            try stage(folder)
            return nil
        } catch let error as ArtifactError {
            return error.message
        }
    }

    @Test("writes the goldens that the job drew, as a folder or as a zip file; undo restores them")
    func sound() throws {
        for zips in [false, true] {
            let folder = try ReviewedFolder.ordinary()
            let before = try folder.files().filter { $0.key.hasPrefix("Snapshots") }
            var path = folder.output
            if zips {
                let files = try folder.files().filter { $0.key.hasPrefix("out/") }
                let entries = files.sorted { $0.key < $1.key }.map { name, bytes in
                    BuiltZip.Entry("tintype/" + name.dropFirst(4), bytes)
                }
                path = folder.path + "/artifact.zip"
                try folder.write(BuiltZip(entries: entries).bytes, "artifact.zip")
            }
            try stage(folder, from: path)
            #expect(try accept(folder).refused.isEmpty)
            #expect(try folder.bytes("Snapshots/\(a)") == ReviewedFolder.snapshot(20, scene: "scenes/a").encoded())
            #expect(try folder.bytes("Snapshots/\(b)") == ReviewedFolder.snapshot(30, scene: "scenes/b").encoded())
            _ = try PendingReview.undoLast(output: folder.path + "/here", folder: folder.path)
            #expect(try folder.files().filter { $0.key.hasPrefix("Snapshots") } == before)
        }
    }

    @Test("refuses ids that are none of this package's")
    func foreign() throws {
        for id in ["scenes/c@2x.png", "../a@2x.png", "/a.png", ".git/a.png", "scenes/a@2x.png\n", "a;rm.png", ""] {
            let message = try refusal { results, _ in results.cases[0].id = id }
            #expect(message?.hasSuffix("is neither a golden nor a scene or test of this package") == true)
        }
    }

    @Test("takes no golden's place from the results")
    func goldenPath() throws {
        let folder = try ReviewedFolder.ordinary()
        var results = try folder.review().results
        for index in results.cases.indices { results.cases[index].files.golden = "../../etc/passwd" }
        try folder.save(results)
        try stage(folder)
        #expect(try accept(folder).refused.isEmpty)
        #expect(try folder.bytes("Snapshots/\(b)") != nil)
    }

    @Test("refuses pictures that lead out of it, are none, or are others than the results tell of")
    func pictures() throws {
        #expect(
            try refusal { results, _ in results.cases[0].files.actual = "../Snapshots/\(a)" }?.contains("plain path")
                == true)
        #expect(
            try refusal { results, _ in results.cases[0].files.actual = "/etc/passwd" }?.contains("plain path") == true)
        #expect(
            try refusal { results, folder in
                try FileManager.default.createSymbolicLink(
                    atPath: folder.output + "/l.png", withDestinationPath: folder.goldens + "/" + a)
                results.cases[0].files.actual = "l.png"
            }?.contains("reached through a link") == true)
        #expect(
            try refusal { results, folder in
                try FileManager.default.createSymbolicLink(
                    atPath: folder.output + "/l", withDestinationPath: folder.output + "/scenes")
                results.cases[0].files.actual = "l/a@2x-actual.png"
            }?.contains("reached through a link") == true)
        #expect(
            try refusal { results, _ in results.cases[0].files.actual = "gone.png" }?.contains("not in the artifact")
                == true)
        #expect(
            try refusal { _, folder in try folder.write([1, 2], "out/scenes/a@2x-actual.png") }?
                .contains("not a PNG file") == true)
        #expect(
            try refusal { _, folder in
                try folder.write(try ReviewedFolder.snapshot(21).encoded(), "out/scenes/a@2x-actual.png")
            }?.contains("not the one that its results tell of") == true)
        #expect(
            try refusal { results, _ in results.cases[0].files.actualHash = nil }?.contains("no hash of its picture")
                == true)
        #expect(
            try refusal { results, _ in results.cases[0].files.expectedHash = "x" }?.contains("no hash of its golden")
                == true)
        #expect(try refusal { results, _ in results.cases[0].scale = 3 }?.contains("another scale") == true)
    }

    @Test("refuses a golden that is not the one that the job compared with")
    func otherBase() throws {
        let folder = try ReviewedFolder.ordinary()
        try folder.write(try ReviewedFolder.snapshot(99).encoded(), "Snapshots/\(a)")
        try stage(folder)
        #expect(try accept(folder).refused.map(\.error) == [.goldenChanged(path: "\(folder.goldens)/\(a)")])
    }

    @Test("refuses what other fonts or libraries drew, or nobody knows what, unless told")
    func fingerprint() throws {
        let drawn = try ReviewedFolder.snapshot(20, pango: "9.9").encoded()
        #expect(
            try refusal { _, folder in try folder.write(drawn, "out/scenes/a@2x-actual.png") }?
                .contains("not with this machine's: pango 1.50.12 → 9.9") == true)
        let bare = try PNG.encode(ReviewedFolder.bitmap(20))
        #expect(
            try refusal { _, folder in try folder.write(bare, "out/scenes/a@2x-actual.png") }?
                .contains("does not say what drew it") == true)
        let folder = try ReviewedFolder.ordinary()
        try folder.write(drawn, "out/scenes/a@2x-actual.png")
        var any = expectation(folder)
        any.differences = nil
        try ArtifactImport(folder.output, expecting: any).stage([a], into: folder.path + "/here/imported")
        #expect(
            try refusal { results, _ in results.fingerprint = "\u{1B}]0;x\u{7}" }?.contains("its fingerprint is none")
                == true)
    }

    @Test("carries no text over but those that a run writes")
    func metadata() throws {
        let folder = try ReviewedFolder.ordinary()
        let snapshot = ReviewedFolder.snapshot(20, scene: "scenes/a")
        var metadata = snapshot.metadata
        metadata.append(PNGMetadata.Entry("Comment", "<script>"))
        metadata.sceneName = "a\u{1B}[2J"
        try folder.write(try PNG.encode(snapshot.bitmap, metadata: metadata), "out/scenes/a@2x-actual.png")
        try stage(folder)
        _ = try accept(folder)
        let golden = try PNG.decode(try #require(try folder.bytes("Snapshots/\(a)")))
        #expect(golden.metadata["Comment"] == nil)
        #expect(golden.metadata.sceneName == nil)
        #expect(golden.metadata.layout == snapshot.metadata.layout)
    }

    @Test("refuses what is above the limits, before it is decoded")
    func limits() throws {
        let folder = try ReviewedFolder.ordinary()
        var limits = ArtifactLimits()
        limits.pixels = 3
        #expect(throws: ArtifactError.limit("the picture of \(a) has more than 3 pixels")) {
            try stage(folder, limits: limits)
        }
        limits = ArtifactLimits()
        limits.fileBytes = 10
        #expect(throws: ArtifactError.limit("scenes/a@2x-actual.png has more than 10 bytes")) {
            try stage(folder, limits: limits)
        }
        limits = ArtifactLimits()
        limits.cases = 1
        #expect(throws: ArtifactError.limit("it has more than 1 cases")) { try stage(folder, limits: limits) }
    }

    @Test("refuses an id that is there twice, results of shards that were not merged, and what is none")
    func shapes() throws {
        let folder = try ReviewedFolder.ordinary()
        for name in ["one", "two"] {
            try FileManager.default.createDirectory(atPath: folder.path + "/many", withIntermediateDirectories: true)
            try FileManager.default.copyItem(atPath: folder.output, toPath: folder.path + "/many/" + name)
        }
        #expect(throws: ArtifactError.manyResults) { try stage(folder, from: folder.path + "/many") }
        #expect(throws: ArtifactError.noResults) { try stage(folder, from: folder.goldens + "/scenes") }
        #expect(throws: ArtifactError.notFound("/dev/null")) { try stage(folder, from: "/dev/null") }
        var twice = try folder.review().results
        twice.cases.append(twice.cases[0])
        try folder.save(twice)
        #expect(throws: ArtifactError.implausible(id: a, "it is there more than once")) { try stage(folder) }
        let pointer = Array(#"{"schemaVersion": 99}"#.utf8)
        try folder.write(pointer, "out/results.json")
        #expect(throws: ArtifactError.results(.laterFormat(try #require(LaterFormat(99, known: 1))))) {
            try stage(folder)
        }
        try folder.write(Array(String(repeating: "[", count: 100_000).utf8), "out/results.json")
        #expect(throws: ArtifactError.results(.notResults)) { try stage(folder) }
    }
}
