import ArgumentParser
import Foundation
import Tintype
import TintypeImage

/// The fonts that pictures may use.
struct FontOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp("A font file, or a folder of them, to declare besides the default ones.", valueName: "file"))
    var font: [String] = []

    /// - Throws: ``Outcome/undrawable`` where a font is not there.
    func resources() throws -> RenderResources {
        do {
            let files = try FontFiles.expanding(font)
            for file in files { try WholeFile.check(file) }
            return try RenderResources(declaring: files)
        } catch {
            Output.note("error: \(error)")
            throw Outcome.undrawable
        }
    }
}
