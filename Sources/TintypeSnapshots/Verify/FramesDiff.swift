import TintypeGraphics
package import TintypeImage

/// Two files of animations held against each other, frame by frame; a still picture is one of a single frame.
package struct FramesDiff {
    package let finding: FramesFinding
    private let output: FramesOutput
    private let golden: GoldenFile

    /// Indicates whether the file holds an animation; false for what cannot be read.
    package static func isAnimation(_ bytes: [UInt8]) -> Bool { (try? PNG.outline(of: bytes).frameCount) != nil }

    /// - Throws: `PNGError`.
    package init(expected: [UInt8], actual: [UInt8], terms: ComparisonSettings) throws {
        golden = try GoldenFile(bytes: expected)
        let animation = try AnimatedSnapshot(file: actual)
        do {
            var comparison = try FramesComparison(animation, golden: golden, terms: terms, path: "")
            try comparison.run()
            finding = comparison.finding
            output = FramesOutput(animation, comparison, terms: terms)
        } catch SnapshotError.unreadableGolden(_, let error) {
            throw error
        }
    }

    /// The animation of what differs; nil where nothing does, or the sizes are too far apart.
    package func difference(mode: DifferenceImage.Mode) throws -> [UInt8]? {
        if finding.frames.allSatisfy({ $0.outcome == .equal }) { return nil }
        return try output.pictures(golden, mode: mode).first { $0.0 == .difference }?.1
    }

    /// The findings as results have them.
    package var frames: CaseFrames {
        CaseFrames(
            expected: finding.expectedCount, actual: finding.actualCount, list: finding.frames.map(CaseInstant.init))
    }
}

extension AnimatedSnapshot {
    /// The animation that a file holds, of which nothing is known but pixels.
    fileprivate init(file: [UInt8]) throws {
        let reader = try APNGReader(file)
        let times: FrameTimes
        do {
            times = try FrameTimes(reader.instants)
        } catch {
            throw PNGError.brokenAnimation(frame: nil, problem: "has frames that no time tells apart: \(error.message)")
        }
        self.init(scale: reader.metadata.scale ?? 1, sceneName: "", times: times) {
            var reader = try APNGReader(file)
            return { _ in
                guard let frame = try reader.nextFrame() else { preconditionFailure("each instant has its frame") }
                let none = Fingerprint(cairo: "", pixman: "", pango: "", harfbuzz: "", freetype: "", fonts: [:])
                return DrawnFrame(
                    bitmap: frame.bitmap, layout: SettledTree(root: SettledTree.View(kind: "", frame: .zero)),
                    fingerprint: none)
            }
        }
    }
}
