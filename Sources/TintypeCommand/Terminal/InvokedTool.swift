import Foundation
import TintypeGraphics
import TintypeSnapshots

/// The command by which the tool was started.
enum InvokedTool {
    /// For people to type: `tintype`, or what a plugin that runs it says of itself, e.g. `swift package tintype`.
    static let name: String = {
        let name = ProcessInfo.processInfo.environment["TINTYPE_COMMAND"] ?? ""
        return name.isEmpty ? "tintype" : name
    }()

    /// `text` with the commands in it, such as `tintype verify` between grave accents, as they can be typed here.
    static func naming(_ text: ShownText) -> ShownText { text.replacing("`tintype ", with: "`\(name) ") }
}

extension ReaderCommands {
    /// The commands for results in a folder of this machine.
    init(tool: String = InvokedTool.name, output: String) {
        self.init(tool: tool, place: output == GoldenOptions.standardOutput ? [] : ["--output", output])
    }
}
