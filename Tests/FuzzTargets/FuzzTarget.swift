import Foundation
import Tintype
import TintypeGraphics
import TintypeImage
import TintypeScene
import TintypeSnapshots
import TintypeTree
import TintypeUI

/// A reader of foreign input, as fuzzers call it: whatever the bytes, it comes back, and soon.
package struct FuzzTarget: Sendable {
    /// The name of its folder of inputs, too.
    package let name: String
    package let run: @Sendable ([UInt8]) -> Void

    /// The limits of one picture here, so that an execution is short.
    static let limits = Limits(
        nodes: 5000, variants: 16, views: 500, steps: 20_000, rounds: 8, textLength: 2000, canvasPixels: 1 << 16,
        seconds: 5)

    package static let all = [
        yaml, json, expression, scene, layout, png, apng, picture, zip, comparator, results, journal, settings,
        decisions, strings, assets,
    ]

    /// The parser of scenes, and the checks that follow.
    private static let yaml = FuzzTarget(name: "yaml") { bytes in
        _ = try? SceneFile.parse(bytes, file: "a.yaml", limits: limits)
    }

    private static let json = FuzzTarget(name: "json") { bytes in
        _ = try? SceneFile.parse(bytes, file: "a.json", limits: limits)
    }

    /// Expressions in a text, whose values are made.
    private static let expression = FuzzTarget(name: "expression") { bytes in
        let text = String(decoding: bytes, as: UTF8.self).replacing("'", with: "''").filter { !$0.isNewline }
        let file =
            "state: {n: 7, s: abc, b: true, l: [10, 20], r: {x: 1, y: abc}}\nbody: {Text: '=\(text)'}"
        SceneDrawing.draw(Array(file.utf8))
    }

    /// A scene from its file to its pixels.
    private static let scene = FuzzTarget(name: "scene") { SceneDrawing.draw($0) }

    /// Trees of views with extreme numbers, which are all valid.
    private static let layout = FuzzTarget(name: "layout") { bytes in
        var writer = RandomScene(bytes)
        SceneDrawing.draw(Array(writer.scene().utf8))
    }

    private static let png = FuzzTarget(name: "png") { bytes in
        guard let outline = try? PNG.outline(of: bytes), outline.size.width * outline.size.height <= 1 << 20 else {
            return
        }
        guard let decoded = try? PNG.decode(bytes) else { return }
        let again = try? PNG.decode(PNG.encode(decoded.bitmap, metadata: decoded.metadata, level: .fast))
        precondition(again?.bitmap == decoded.bitmap, "what was read is written and read again")
    }

    /// Animations, frame by frame.
    private static let apng = FuzzTarget(name: "apng") { bytes in
        var limits = APNGReader.Limits()
        (limits.frames, limits.pixels, limits.framePixels) = (256, 1 << 16, 1 << 20)
        guard var reader = try? APNGReader(bytes, limits: limits), let times = try? FrameTimes(reader.instants) else {
            return
        }
        var frames: [Bitmap] = []
        while let frame = try? reader.nextFrame() { frames.append(frame.bitmap) }
        guard frames.count == times.instants.count else { return }
        let again = try? APNG.encode(APNG.Plan(size: reader.size, scale: 1, times: times)) { writer in
            for frame in frames { try writer.append(frame) }
            return []
        }
        var written = again.flatMap { try? APNGReader($0, limits: limits) }
        for frame in frames {
            let found = try? written?.nextFrame()
            precondition(found?.bitmap == frame, "what was read is written and read again")
        }
    }

    /// JPEG and WebP.
    private static let picture = FuzzTarget(name: "picture") { bytes in
        guard !bytes.starts(with: [0x89]) else { return }
        _ = try? PictureFile.decode(bytes, limit: 1 << 20)
    }

    private static let zip = FuzzTarget(name: "zip") { bytes in
        guard let archive = try? ZipArchive(bytes) else { return }
        for name in archive.names.prefix(64) { _ = try? archive.read(name, limit: 1 << 20) }
    }

    private static let results = FuzzTarget(name: "results") { bytes in
        guard let results = try? RunResults(json: Data(bytes)) else { return }
        let again = try? RunResults(json: results.json())
        precondition(again == results, "what was read is written and read again")
    }

    private static let journal = FuzzTarget(name: "journal") { bytes in
        let path = ScratchFiles.shared.write(bytes, to: "journal.jsonl")
        _ = RunJournal.entries(at: path, header: RunJournal.Header(engine: "e", options: "o"))
    }

    /// Two small pictures; their laws hold whatever they are.
    private static let comparator = FuzzTarget(name: "comparator") { bytes in
        var source = FuzzBytes(bytes)
        let first = source.bitmap()
        let second = source.bitmap()
        let tolerance = try? Tolerance(
            pixelTolerance: source.flag() ? source.number() : nil,
            perceptualTolerance: source.flag() ? source.number() : nil,
            maxDiffPixels: source.flag() ? source.byte() : nil,
            maxDiffPixelRatio: source.flag() ? source.number() : nil,
            antialiasing: source.flag(), reason: "fuzz")
        precondition(
            ImageComparison.compare(expected: first, actual: first).verdict == .equal, "a picture equals itself")
        let there = ImageComparison.compare(expected: first, actual: second, tolerance: tolerance)
        precondition(there.verdict == .equal || first != second, "equal pictures are equal with any tolerance")
    }

    /// The file `tintype.json`.
    private static let settings = FuzzTarget(name: "settings") { _ = try? ConfigFile($0, path: "tintype.json") }

    /// The list that a report hands out.
    private static let decisions = FuzzTarget(name: "decisions") { _ = try? AcceptList(json: Data($0)) }

    /// The `.strings` file of an app.
    private static let strings = FuzzTarget(name: "strings") { bytes in
        ScratchFiles.shared.write(bytes, to: "en.lproj/Localizable.strings")
        let catalog = StringCatalog(folder: ScratchFiles.shared.folder)
        _ = catalog.translation(of: "a", table: "Localizable", locale: Locale(identifier: "en_GB"))
    }

    /// The files of an app's asset catalogue, as those of a picture, of a colour and of a folder.
    private static let assets = FuzzTarget(name: "assets") { bytes in
        let scratch = ScratchFiles.shared
        for set in ["a.imageset", "a.colorset", "Group"] {
            scratch.write(bytes, to: "Media.xcassets/\(set)/Contents.json")
        }
        let source = AssetFolders(folders: [scratch.folder.path])
        for (scale, isDark) in [(1, false), (3, true)] {
            let traits = AssetTraits(scale: CGFloat(scale), isDark: isDark)
            _ = try? source.picture(AssetName("a"), traits)
            _ = source.color(AssetName("a"), traits)
        }
    }
}
