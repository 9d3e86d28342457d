import ArgumentParser
import Foundation
import Tintype

/// The options of drawing scenes.
struct DrawOptions: ParsableArguments, FontOptions, LimitOptions {
    @Option(help: "Pixels a point, instead of what the scene says.")
    var scale: Double?

    @Option(help: .font)
    var font: [String] = []

    @Option(
        name: [.customShort("j"), .customLong("jobs"), .customLong("workers")],
        help: ArgumentHelp("How many scenes are drawn at a time. (default: one a processor)", valueName: "jobs"))
    private var wantedJobs: Int?

    /// The number of scenes that are drawn at a time. Without the option the system's files are asked, which one picture has no need of.
    var jobs: Int { wantedJobs ?? ProcessInfo.processInfo.activeProcessorCount }

    @Option(help: .limit)
    var limit: [String] = []

    func validate() throws {
        if let scale, !(scale > 0 && scale <= 16) { throw ValidationError("--scale must be above 0 and at most 16") }
        if let wantedJobs, wantedJobs < 1 { throw ValidationError("--jobs must be at least 1") }
        _ = try limits
    }

    /// - Throws: ``Outcome/undrawable`` where a font is not there.
    func pipeline() throws -> ScenePipeline {
        ScenePipeline(resources: try self.resources(), scale: scale, limits: try limits)
    }
}
