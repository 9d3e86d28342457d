import Foundation
import Tintype
import TintypeGraphics
import TintypeImage
import TintypeUI

/// The cost of a stage's pictures beside that of still ones, on one thread.
@MainActor
enum MotionBenchmark {
    private static let rate = 60
    private static let seconds = 10
    private static var frameCount: Int { rate * seconds }

    /// A bar of five badges, one of which moves for as long as it is looked at.
    private struct BadgeBar: View {
        @State private var isRaised = false

        var body: some View {
            HStack(spacing: 24) {
                ForEach(0..<5) { index in
                    Image(systemName: "bell.fill").font(.title).overlay(alignment: .topTrailing) {
                        Text("\(index)").font(.caption2).padding(4).background(.red, in: Circle())
                            .offset(x: 8, y: index == 2 && isRaised ? -14 : -8)
                    }
                }
            }
            .padding(24)
            .onAppear {
                withAnimation(.easeInOut(duration: 1).repeatForever()) { isRaised = true }
            }
        }
    }

    /// A line for each comparison.
    static func lines() throws -> [String] {
        let folder = FileManager.default.temporaryDirectory.appending(path: "tintype-motion-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        // Memory is cold before the first pictures.
        try writeStills(to: folder, count: rate)
        let stills = try measured { try writeStills(to: folder, count: frameCount) }
        let animation = try measured { try writeAnimation(to: folder.appending(path: "bar.png").path) }
        let ratio = String(format: "%.2f", animation.time / stills.time)
        return [
            "\(frameCount) still frames to PNG files: \(stills.text)",
            "\(seconds) s at \(rate) frames a second to one animation: \(animation.text), \(ratio) of the stills",
            try restLine(),
        ]
    }

    private static func writeStills(to folder: URL, count: Int) throws {
        let stage = ViewStage(BadgeBar(), scale: 2)
        for index in 0..<count {
            stage.advance(to: .seconds(Double(index) / Double(rate)))
            try stage.pngData().write(to: folder.appending(path: "\(index % rate).png"))
        }
    }

    private static func writeAnimation(to path: String) throws {
        let stage = ViewStage(BadgeBar(), scale: 2)
        let first = try stage.bitmap()
        let times = try FrameTimes(
            rate: FrameTime(rate), duration: FrameTime(frameCount - 1, over: rate))
        let plan = APNG.Plan(size: PixelSize(width: first.width, height: first.height), scale: 2, times: times)
        try APNG.write(plan, to: .path(path)) { writer in
            for instant in times.instants {
                stage.advance(to: .seconds(instant.seconds))
                try writer.append(try stage.bitmap())
            }
            return []
        }
    }

    /// The times of a picture of a stage at rest and of `ImageRenderer`, each with its making, the best of several in turns.
    private static func restLine(repetitions: Int = 60) throws -> String {
        let view = VStack { ForEach(0..<20) { row in Label("Row \(row)", systemImage: "star").padding(4) } }
        var (stage, still) = (Double.infinity, Double.infinity)
        for _ in 0..<repetitions {
            stage = min(stage, try measured { _ = try ViewStage(view, scale: 2).bitmap() }.time)
            still = min(
                still,
                try measured {
                    let renderer = ImageRenderer(content: view)
                    renderer.scale = 2
                    _ = try renderer.bitmap()
                }.time)
        }
        let (ofStage, ofStill) = (String(format: "%.2f", stage * 1e3), String(format: "%.2f", still * 1e3))
        return "a stage at rest \(ofStage) ms, ImageRenderer \(ofStill) ms: \(String(format: "%.3f", stage / still))"
    }

    private struct Cost {
        /// In seconds.
        var time: Double
        /// The most memory that was held, in mebibytes; nil where the system does not tell.
        var peak: Double?

        var text: String {
            String(format: "%.2f s", time) + (peak.map { String(format: ", at most %.0f MiB held", $0) } ?? "")
        }
    }

    private static func measured(_ body: () throws -> Void) throws -> Cost {
        // From here on the system counts the most that is held anew.
        try? "5".write(toFile: "/proc/self/clear_refs", atomically: false, encoding: .utf8)
        let (seconds, attoseconds) = try ContinuousClock().measure(body).components
        let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
        let line = status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
        let peak = line.flatMap { Double($0.filter(\.isNumber)) }
        return Cost(time: Double(seconds) + Double(attoseconds) * 1e-18, peak: peak.map { $0 / 1024 })
    }
}
