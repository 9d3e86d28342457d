import ArgumentParser
import Foundation
import Tintype
import TintypeImage

/// Options of which one names the fonts that pictures may use. No group of its own: in debug builds the argument parser checks a
/// group four times for each group around it.
protocol FontOptions {
    var font: [String] { get }
}

extension ArgumentHelp {
    static let font = ArgumentHelp(
        "A font file, or a folder of them, to declare besides the default ones.", valueName: "file")
}

extension FontOptions {
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
