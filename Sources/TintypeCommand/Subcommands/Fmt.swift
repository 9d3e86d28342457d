import ArgumentParser
import Foundation
import TintypeGraphics
import TintypeImage
import TintypeScene

/// `tintype fmt`: scene files in the usual form.
struct Fmt: ParsableCommand, LimitOptions {
    static let configuration = CommandConfiguration(
        commandName: "fmt",
        abstract: "Write scene files in the usual form, without losing a comment.",
        discussion: """
            Two blanks a level, a blank after a colon or a comma, at most one empty line between two items; what stands in \
            { } or [ ] stays so where it fits on a line of 100 columns. What a file says does not change, nor do its quotes and \
            the order of its keys. A file that cannot be read is left as it is.

            Examples:
              tintype fmt
              tintype fmt --check Fixtures/scenes
              tintype fmt - < bar.yaml
            """)

    @OptionGroup var selection: SceneOptions
    @Option(name: .shortAndLong, help: .config)
    var config: String?

    @Option(help: .limit)
    var limit: [String] = []

    @Flag(help: "Write nothing; list what would change, and exit with 1 if anything would.")
    var check = false

    func run() throws {
        let limits = try self.limits
        if selection.scenes.contains("-") { return try formatInput(limits) }
        var isDifferent = false
        var isUnreadable = false
        for scene in try selection.discover() {
            do {
                guard let text = try formatted(scene, limits) else { continue }
                isDifferent = true
                if !check { try scene.write(Array(text.utf8)) }
                Output.print("\(scene.path)")
            } catch {
                Output.note(SceneFailure(error, scene: scene).text)
                isUnreadable = true
            }
        }
        if isUnreadable { throw Outcome.undrawable }
        if check, isDifferent { throw Outcome.differences }
    }

    /// The file in the usual form; nil where it has that already.
    private func formatted(_ scene: SceneCase, _ limits: Limits) throws -> String? {
        let bytes = try scene.read()
        let text = try SceneFormatter.format(bytes, file: scene.path, limits: limits)
        return bytes.elementsEqual(text.utf8) ? nil : text
    }

    private func formatInput(_ limits: Limits) throws {
        guard selection.scenes == ["-"] else {
            throw UsageError(
                message: "- stands for standard input, and for nothing beside it",
                hint: "format the files by themselves")
        }
        let bytes = try WholeFile.read("/dev/stdin") ?? []
        do {
            let text = try SceneFormatter.format(bytes, file: "standard input", limits: limits)
            if !check { return Output.bytes(Array(text.utf8)) }
            if !bytes.elementsEqual(text.utf8) { throw Outcome.differences }
        } catch let errors as SceneErrors {
            Output.note("\(errors)")
            throw Outcome.undrawable
        }
    }
}
