import ArgumentParser
import Foundation
import Tintype
import TintypeGraphics
import TintypeImage

extension Output {
    /// The style of explanations: as wide as the terminal, in colours where it has them and `NO_COLOR` does not say no.
    static var style: ExplanationStyle {
        guard isatty(STDOUT_FILENO) == 1 else { return ExplanationStyle() }
        let variables = ProcessInfo.processInfo.environment
        let isPlain = !(variables["NO_COLOR"] ?? "").isEmpty || variables["TERM"] == "dumb"
        var window = winsize()
        let isKnown = ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &window) == 0 && window.ws_col > 0
        // Lines longer than these are hard to read, however wide the terminal is.
        return ExplanationStyle(width: isKnown ? min(Int(window.ws_col), 140) : 100, isColored: !isPlain)
    }
}

extension Inspect {
    /// Writes the picture with frames to a file, at once or not at all; `-` is standard output.
    func draw(
        _ inspected: InspectedScene, stressing focus: SettledTree.FoundView?, _ pipeline: ScenePipeline,
        to path: String, _ file: SceneCase
    ) throws {
        do {
            let bitmap = try pipeline.framesPicture(inspected, stressing: focus?.indices)
            var metadata = PNGMetadata(scale: max(Double(inspected.drawn.list.scale), 2))
            metadata.sceneName = file.name
            let bytes = try PNG.encode(bitmap, metadata: metadata, level: .fast)
            if path == "-" {
                Output.bytes(bytes)
            } else {
                try AtomicFile.write(bytes, to: path)
            }
        } catch let error as FileError {
            Output.note("error: \(error)")
            throw Outcome.usage
        } catch {
            Output.note(SceneFailure(error, scene: file).text)
            throw Outcome.undrawable
        }
    }
}
