import ArgumentParser
import Tintype
import TintypeGraphics
import TintypeImage
import TintypeScene
import TintypeSnapshots

/// `tintype gallery`: every word of the scene language on one page, with its picture.
struct Gallery: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Write a page of every word of the scene language: its picture, its example, the same in Swift.",
        discussion: """
            The page is one file that needs no server and no network.

            Examples:
              tintype gallery -o words.html
              tintype gallery -o buttons.html --filter button
            """)

    @Option(name: [.short, .long], help: "The file to write.")
    var output: String

    @Option(help: "Only words that contain this.")
    var filter: String = ""

    @OptionGroup var drawing: DrawOptions

    func run() throws {
        var pipeline = try drawing.pipeline()
        pipeline.scale = pipeline.scale ?? 2
        var failures: [ShownText] = []
        let wanted = Vocabulary.groups.map { group in
            (group, group.words.filter { filter.isEmpty || $0.name.lowercased().contains(filter.lowercased()) })
        }
        let progress = Progress(total: wanted.reduce(0) { $0 + $1.1.count }, of: "words", isQuiet: false)
        let sections = wanted.map { group, words in
            GalleryPage.Section(
                title: group.title,
                entries: words.compactMap { word in
                    defer { progress.advance(failures: 0) }
                    do {
                        return try entry(word, of: group, pipeline)
                    } catch {
                        failures.append(ShownText(lines: "error: \(word.name): \(error)"))
                        return nil
                    }
                })
        }
        progress.clear()
        for failure in failures { Output.note(failure) }
        if !failures.isEmpty { throw Outcome.undrawable }
        guard sections.contains(where: { !$0.entries.isEmpty }) else {
            Output.note("error: no word's name contains \"\(filter)\"\nhint: tintype schema --markdown lists them all")
            throw Outcome.nothingMatched
        }
        do {
            try AtomicFile.write(Array(GalleryPage(sections).html.utf8), to: output)
        } catch {
            Output.note("error: \(error)")
            throw Outcome.usage
        }
        Output.print("\(output)")
    }

    /// The word with its picture; nil for one without an example.
    private func entry(
        _ word: VocabularyWord, of group: VocabularyGroup, _ pipeline: ScenePipeline
    ) throws -> GalleryPage.Entry? {
        guard let example = word.example else { return nil }
        let size = group.size(of: example)
        let canvas =
            "canvas: {width: \(Int(size.width)), height: \(Int(size.height)), background: {light: white, dark: black}}\n"
        let scene = try SceneFile.parse(text: canvas + example.file, file: "\(word.name).yaml")
        let picture = try pipeline.rasterize(try pipeline.draw(scene))
        return GalleryPage.Entry(
            name: word.name, doc: word.doc,
            arguments: word.arguments.map { ($0.name, $0.written, $0.doc) }, scene: example.scene, swift: example.swift,
            picture: try PNG.encode(picture), width: Int(size.width), height: Int(size.height))
    }
}
