import ArgumentParser
import Tintype
import TintypeGraphics

/// `tintype fonts`: the declared fonts.
struct Fonts: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "fonts",
        abstract: "List the fonts that texts can be set in; no other font of the machine is used.",
        discussion: "Example: tintype fonts --font Brand.otf")

    @OptionGroup var drawing: DrawOptions

    func run() throws {
        let resources = try drawing.pipeline().resources
        for line in resources.fontLines { Output.print("\(line)") }
        for line in resources.absentFontLines { Output.note("not installed: \(line)") }
    }
}
