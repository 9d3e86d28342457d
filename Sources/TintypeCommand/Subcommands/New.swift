import ArgumentParser
import Foundation
import TintypeGraphics
import TintypeImage

/// `tintype new`: a scene to start from.
struct New: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "new",
        abstract: "Write a scene that is worth starting from; without a kind, list the kinds.",
        discussion: """
            Kinds:
            \(SceneTemplate.allCases.map { "  \($0.rawValue): \($0.summary)" }.joined(separator: "\n"))

            Examples:
              tintype new
              tintype new card
              tintype new list -o Fixtures/scenes/settings.yaml
              tintype new badges -o - | less
            """)

    @Argument(help: "The kind of scene.")
    var kind: String?

    @Option(
        name: [.short, .long],
        help: ArgumentHelp(
            "The file to write (- for standard output); the kind's name without one.", valueName: "file"))
    var output: String?

    @Flag(help: "Write over a file that is there.")
    var force = false

    func validate() throws {
        guard kind == nil, output != nil || force else { return }
        throw ValidationError("say which kind of scene is to be written")
    }

    func run() throws {
        guard let kind else {
            for template in SceneTemplate.allCases { Output.print("\(template.rawValue): \(template.summary)") }
            return
        }
        guard let template = SceneTemplate(rawValue: kind) else { throw unknown(kind) }
        let path = output ?? template.fileName
        if path == "-" { return Output.bytes(template.bytes) }
        if !force, FileManager.default.fileExists(atPath: path) {
            throw UsageError(
                message: "\(path) is there already", hint: "name another file with --output, or use --force")
        }
        try AtomicFile.write(template.bytes, to: path, makingFolders: true)
        let picture = path.split(separator: "/").last.map { $0.prefix { $0 != "." } } ?? ""
        Output.print("wrote \(path)\nnext: \(InvokedTool.name) render \(path) --contact-sheet \(picture).png")
    }

    private func unknown(_ kind: String) -> UsageError {
        let names = SceneTemplate.allCases.map(\.rawValue)
        let near = nearestNames(to: kind, among: names, limit: 1).first
        return UsageError(
            message: "there is no kind of scene \"\(kind)\"",
            hint: near.map { "did you mean \"\($0)\"?" } ?? "the kinds are \(names.joined(separator: ", "))")
    }
}
