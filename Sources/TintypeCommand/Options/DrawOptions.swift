import ArgumentParser
import Foundation
import Tintype

/// The options of drawing scenes.
struct DrawOptions: ParsableArguments {
    @Option(help: "Pixels a point, instead of what the scene says.")
    var scale: Double?

    @OptionGroup var fonts: FontOptions

    @Option(name: [.short, .long, .customLong("workers")], help: "How many scenes are drawn at a time.")
    var jobs: Int = ProcessInfo.processInfo.activeProcessorCount

    @OptionGroup var limiting: LimitOptions

    func validate() throws {
        if let scale, !(scale > 0 && scale <= 16) { throw ValidationError("--scale must be above 0 and at most 16") }
        if jobs < 1 { throw ValidationError("--jobs must be at least 1") }
    }

    /// - Throws: ``Outcome/undrawable`` where a font is not there.
    func pipeline() throws -> ScenePipeline {
        ScenePipeline(resources: try fonts.resources(), scale: scale, limits: try limiting.limits)
    }
}
