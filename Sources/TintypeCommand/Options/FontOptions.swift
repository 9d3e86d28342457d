import ArgumentParser
import Foundation
import Tintype

/// The fonts that pictures may use.
struct FontOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp("A font file, or a folder of them, to declare besides the default ones.", valueName: "file"))
    var font: [String] = []

    /// - Throws: ``Outcome/undrawable`` where a font is not there.
    func resources() throws -> RenderResources {
        do {
            return try RenderResources(declaring: try FontFiles.expanding(font))
        } catch {
            Output.note("error: \(error)")
            throw Outcome.undrawable
        }
    }
}
