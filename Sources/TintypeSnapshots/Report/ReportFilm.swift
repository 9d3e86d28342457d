import Foundation
import TintypeGraphics
import TintypeImage

/// The frames of a case as the page has them: for each instant the keys of its pictures.
struct ReportFilm: Encodable {
    /// The way of a view over the picture.
    struct Motion: Encodable {
        var view: String
        /// The view's centre at each instant, in points; empty where it is not there.
        var points: [[Double]]
    }

    /// By `expected`, `actual` and `difference`: a key for each instant, null where there is no picture.
    var pictures: [String: [String?]] = [:]
    /// The index of the instant that is shown first: of the worst frame, or the first that one of both lacks.
    var start: Int
    /// By `expected` and `actual`: the ways of the views that moved.
    var motions: [String: [Motion]] = [:]
    /// By `expected` and `actual`: the key of each instant's layout; empty where they are too long for a page.
    var layouts: [String: [String?]] = [:]
    private let instants: [Double]

    private enum CodingKeys: String, CodingKey {
        case pictures, start, motions, layouts
    }

    init(_ frames: CaseFrames) {
        instants = frames.list.map(\.at)
        let weights = frames.list.map { $0.difference.map { max($0.pixels, 1) } ?? 0 }
        let worst = weights.indices.max { (weights[$0], $1) < (weights[$1], $0) }
        let alone = frames.list.firstIndex { $0.status == .added || $0.status == .removed }
        start = worst.flatMap { weights[$0] > 0 ? $0 : nil } ?? (frames.expected > 0 ? alone : nil) ?? 0
    }

    /// Takes the frames of a file.
    mutating func take(_ frames: [ReportFrame], as side: String) { pictures[side] = aligned(frames) }

    /// Takes the layouts of a file's frames.
    mutating func take(layouts frames: [ReportFrame], as side: String) { layouts[side] = aligned(frames) }

    /// The key at each instant; nil where there is no frame.
    private func aligned(_ frames: [ReportFrame]) -> [String?] {
        var keys: [String?] = instants.map { _ in nil }
        var next = frames[...]
        for (index, instant) in instants.enumerated() {
            while let frame = next.first, frame.at < instant - 1e-6 { next.removeFirst() }
            if let frame = next.first, abs(frame.at - instant) <= 1e-6 { keys[index] = frame.key }
        }
        return keys
    }

    /// Takes the trees of a file's frames.
    mutating func take(_ trees: [SettledTree?], at drawn: [Double], as side: String) {
        motions[side] = FrameMotion.paths(trees).map { path in
            var points: [[Double]] = instants.map { _ in [] }
            for (at, point) in zip(drawn, path.points) {
                guard let point, let index = instants.firstIndex(where: { abs($0 - at) <= 1e-6 }) else { continue }
                points[index] = [point.x, point.y].map { (Double($0) * 100).rounded() / 100 }
            }
            return Motion(view: path.view, points: points)
        }
    }
}

/// A frame of a file: its instant in seconds, and the key of its picture.
struct ReportFrame {
    var at: Double
    var key: String

    /// The most frames of a file that a report shows.
    static let limit = 2000

    /// The frames of an animation, each as a picture of its own.
    ///
    /// - Parameter keep: Is given each picture and its key, equal ones that follow each other once.
    /// - Throws: `PNGError`, and what `keep` throws.
    static func read(_ bytes: [UInt8], keep: (String, [UInt8]) throws -> Void) throws -> [ReportFrame] {
        var limits = APNGReader.Limits()
        limits.frames = limit
        var reader = try APNGReader(bytes, limits: limits)
        var frames: [ReportFrame] = []
        while let frame = try reader.nextFrame() {
            if frame.isRepeated, let last = frames.last {
                frames.append(ReportFrame(at: frame.instant.seconds, key: last.key))
                continue
            }
            let picture = try PNG.encode(frame.bitmap, metadata: PNGMetadata(scale: reader.metadata.scale))
            let key = SHA256(picture).shortText
            try keep(key, picture)
            frames.append(ReportFrame(at: frame.instant.seconds, key: key))
        }
        return frames
    }
}
