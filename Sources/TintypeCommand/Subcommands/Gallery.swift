import ArgumentParser
import Tintype
import TintypeGraphics
import TintypeImage
import TintypeScene
import TintypeSnapshots

/// `tintype gallery`: every word of the scene language, or every golden below folders, on one page with its picture.
struct Gallery: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "gallery",
        abstract:
            "Write a page of every word of the scene language, or of every golden below folders, with its source.",
        discussion: """
            The page is one file that needs no server and no network. Goldens are shown with the scene that lies in folders of \
            the same names, or the Swift file with the view they are called by, where these are below the folders too.

            Exit codes: 0 written; 2 wrong usage, or the page could not be written; 3 a word could not be drawn, or a file not \
            read; 5 nothing has that name.

            Examples:
              tintype gallery -o words.html
              tintype gallery -o buttons.html --filter button
              tintype gallery Fixtures Snapshots Tests -o goldens.html
            """)

    @Argument(help: "Folders of goldens and of the files that they are drawn from. Without any, the words are shown.")
    var folders: [String] = []

    @Option(name: [.short, .long], help: "The file to write.")
    var output: String

    @Option(help: "Only words that contain this, or goldens whose path does.")
    var filter: String = ""

    @OptionGroup var drawing: DrawOptions

    func run() throws {
        let page = try folders.isEmpty ? words() : goldens()
        do {
            try AtomicFile.write(Array(page.html.utf8), to: output)
        } catch {
            Output.note("error: \(error)")
            throw Outcome.usage
        }
        Output.print("\(output)")
    }

    private func goldens() throws -> GalleryPage {
        let sections: [GalleryPage.Section]
        do {
            sections = try PicturedSources(folders).sections(filter: filter)
        } catch {
            Output.note("error: \(error)")
            throw Outcome.undrawable
        }
        guard !sections.isEmpty else {
            Output.note(
                "error: below \(folders.joined(separator: ", ")) is no golden"
                    + (filter.isEmpty ? "" : " whose path contains \"\(filter)\""))
            throw Outcome.nothingMatched
        }
        return GalleryPage("Goldens", sections)
    }

    private func words() throws -> GalleryPage {
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
        return GalleryPage("The words of scene files", sections)
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
            arguments: word.arguments.map { ($0.name, $0.written, $0.doc) },
            sources: [("Scene", example.scene)] + (example.swift.map { [("Swift", $0)] } ?? []),
            picture: try PNG.encode(picture), width: Int(size.width), height: Int(size.height))
    }
}
