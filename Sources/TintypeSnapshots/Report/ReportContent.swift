package import Foundation
import TintypeGraphics
import TintypeImage

/// The contents of a report: the cases, and each picture and layout once, by a hash of its contents.
package struct ReportContent: Sendable {
    /// The way in which the page finds pictures and layouts.
    package enum Form: String, Encodable, Hashable, Sendable {
        /// Pictures are files beside the page.
        case folder
        /// All is in the page.
        case file
        /// A server is asked.
        case live
    }

    /// The most bytes of a picture that is shown.
    static let maximumPictureLength = 1 << 28

    private let results: RunResults
    private let folder: RootFolder
    private let form: Form
    private let commands: ReaderCommands
    private var cases: [ReportCase]
    /// The path of each picture, by its key; of a frame that of its animation.
    private var places: [String: JailedPath] = [:]
    private let frames = FrameCache()
    private(set) var layouts: [String: String] = [:]

    /// Looks at the pictures of all cases but those that passed. One that is missing or broken is named in the page.
    ///
    /// - Parameter folder: The folder that holds `results.json`. The files that `results` names are not trusted:
    ///   nothing outside of the folder is read, and nothing that is no PNG file.
    package init(_ results: RunResults, folder: String, form: Form, commands: ReaderCommands = ReaderCommands()) {
        self.init(results, folder: folder, form: form, commands: commands) { _, _ in }
    }

    /// - Parameter keep: Is given each picture and its key once, while it is read.
    init<Failure: Error>(
        _ results: RunResults, folder: String, form: Form, commands: ReaderCommands,
        keep: (String, [UInt8]) throws(Failure) -> Void
    ) throws(Failure) {
        self.results = results
        self.commands = commands
        self.folder = RootFolder(folder, links: .refused)
        self.form = form
        cases = results.cases.map { ReportCase(result: $0) }
        for index in cases.indices { try gather(index, keep) }
    }

    /// The results as the page reads them.
    package func json() -> Data {
        ReportContent.encoded(ReportData(results, form: form, commands: commands, cases: cases))
    }

    /// The same, where of some cases the pictures are not there.
    func json(leavingOut leftOut: Set<Int>, limit: Int) -> Data {
        var cases = cases
        for index in leftOut {
            cases[index].absent = cases[index].pictures.mapValues { _ in "did not fit into this file" }
            cases[index].pictures = [:]
            cases[index].film = nil
        }
        let names = leftOut.sorted().map { cases[$0].result.id }
        return ReportContent.encoded(
            ReportData(results, form: form, commands: commands, cases: cases, leftOut: names, limit: limit))
    }

    /// The picture of that key; nil where there is none, or its file is another by now.
    package func picture(_ key: String) -> [UInt8]? {
        guard let place = places[key],
            let bytes = frames[key] ?? (try? folder.read(place.text, limit: ReportContent.maximumPictureLength))
        else { return nil }
        if SHA256(bytes).shortText == key { return bytes }
        return frames.read(bytes, key)
    }

    /// Takes over what reviewers decided by now; pictures that were put away meanwhile stay named.
    package mutating func takeDecisions(of results: RunResults) {
        let decisions = Dictionary(results.cases.map { ($0.id, $0.decision) }) { first, _ in first }
        for index in cases.indices { cases[index].result.decision = decisions[cases[index].result.id] ?? nil }
    }

    /// The keys of the pictures of the case of that id.
    package func pictureKeys(of id: String) -> [String] {
        cases.first { $0.result.id == id }?.pictureKeys ?? []
    }

    /// The layout of that key, as ``LayoutText`` writes it.
    package func layout(_ key: String) -> String? { layouts[key] }

    /// The indices of cases that have pictures, what fails first and of each group one before the others.
    var byImportance: [Int] {
        let order: [CaseStatus] = [.failed, .notComparable, .missing, .errored, .quarantined, .recorded]
        var groups: Set<String> = []
        let ranked = cases.indices.filter { !cases[$0].pictures.isEmpty }.map { index -> (Int, Int, Int) in
            let result = cases[index].result
            let isFirst = result.group.map { groups.insert($0).inserted } ?? true
            return (isFirst ? 0 : 1, order.firstIndex(of: result.status) ?? order.count, index)
        }
        return ranked.sorted { $0 < $1 }.map(\.2)
    }

    /// The keys of the pictures of the case at an index.
    func pictureKeys(at index: Int) -> [String] { cases[index].pictureKeys }

    private mutating func gather<Failure: Error>(
        _ index: Int, _ keep: (String, [UInt8]) throws(Failure) -> Void
    ) throws(Failure) {
        let files = cases[index].result.files
        guard cases[index].result.status != .passed else {
            cases[index].result.files = CaseFiles()
            cases[index].result.causes = []
            cases[index].result.frames = nil
            return
        }
        cases[index].film = cases[index].result.frames.map(ReportFilm.init)
        for (side, path) in [("expected", files.expected), ("actual", files.actual), ("difference", files.difference)] {
            guard let path else { continue }
            let read = read(path)
            switch read {
            case .failure(let reason): cases[index].absent[side] = reason.text
            case .success(let found) where found.outline.frameCount != nil && cases[index].film != nil:
                try gatherFrames(found, of: side, at: index, keep)
                note(found.outline, of: side, at: index)
            case .success(let found):
                if places.updateValue(found.place, forKey: found.key) == nil { try keep(found.key, found.bytes) }
                cases[index].pictures[side] = found.key
                note(found.outline, of: side, at: index)
            }
        }
    }

    /// Takes each frame of an animation as a picture of its own.
    private mutating func gatherFrames<Failure: Error>(
        _ found: Found, of side: String, at index: Int, _ keep: (String, [UInt8]) throws(Failure) -> Void
    ) throws(Failure) {
        var failure: Failure?
        do {
            let frames = try ReportFrame.read(found.bytes) { key, bytes in
                guard places.updateValue(found.place, forKey: key) == nil else { return }
                do throws(Failure) {
                    try keep(key, bytes)
                } catch {
                    failure = error
                    throw Absence(text: "")
                }
            }
            cases[index].film?.take(frames, as: side)
            if side != "difference" { takeLayouts(found.outline.metadata, frames.map(\.at), of: side, at: index) }
            if let film = cases[index].film, let key = film.pictures[side]?[film.start] {
                cases[index].pictures[side] = key
            }
        } catch {
            if let failure { throw failure }
            let reason = (error as? PNGError)?.message ?? "\(error)"
            cases[index].absent[side] = "cannot be read: \(reason)"
        }
    }

    /// The most bytes of the layouts of one animation's frames in a page.
    private static let maximumLayoutLength = 1 << 19

    /// The layout of each frame, and the ways of the views through them.
    private mutating func takeLayouts(_ metadata: PNGMetadata, _ instants: [Double], of side: String, at index: Int) {
        let texts = FrameLayouts(metadata).texts.prefix(instants.count)
        guard Set(texts).reduce(0, { $0 + $1.utf8.count }) <= ReportContent.maximumLayoutLength else { return }
        var known: [String: (tree: SettledTree, key: String)] = [:]
        var trees: [SettledTree?] = []
        var keys: [ReportFrame] = []
        for (at, text) in zip(instants, texts) {
            if known[text] == nil, let tree = LayoutText.decode(text) {
                // Written anew: what a file says goes into the page as nothing but a layout.
                let own = LayoutText.encode(tree)
                let key = SHA256(Array(own.utf8)).shortText
                layouts[key] = own
                known[text] = (tree, key)
            }
            trees.append(known[text]?.tree)
            if let key = known[text]?.key { keys.append(ReportFrame(at: at, key: key)) }
        }
        cases[index].film?.take(layouts: keys, as: side)
        cases[index].film?.take(trees, at: instants, as: side)
    }

    /// Sizes as the pictures have them, and their layouts.
    private mutating func note(_ outline: PNGOutline, of side: String, at index: Int) {
        let size = CaseSize(width: outline.size.width, height: outline.size.height)
        switch side {
        case "expected": cases[index].result.expectedSize = size
        case "actual": cases[index].result.actualSize = size
        default: return
        }
        guard let tree = outline.metadata.layout.flatMap(LayoutText.decode) else { return }
        let text = LayoutText.encode(tree)
        let key = SHA256(Array(text.utf8)).shortText
        layouts[key] = text
        cases[index].layouts[side] = key
    }

    private struct Found {
        var key: String
        var place: JailedPath
        var bytes: [UInt8]
        var outline: PNGOutline
    }

    private struct Absence: Error {
        var text: String
    }

    private func read(_ path: String) -> Result<Found, Absence> {
        guard let place = JailedPath(path) else {
            return .failure(Absence(text: "is named by a path that leaves the folder of results"))
        }
        do {
            guard let bytes = try folder.read(place.text, limit: ReportContent.maximumPictureLength) else {
                return .failure(Absence(text: "is not there"))
            }
            let outline = try PNG.outline(of: bytes)
            return .success(Found(key: SHA256(bytes).shortText, place: place, bytes: bytes, outline: outline))
        } catch let error as PNGError {
            return .failure(Absence(text: "cannot be read: \(error.message)"))
        } catch let error as FileError {
            let problem =
                switch error.problem {
                case .link, .notAFile, .isFolder: "\(place.text) is no ordinary file, or is reached through a link"
                case .tooLarge(let limit): "\(place.text) has more than \(limit) bytes"
                default: error.message
                }
            return .failure(Absence(text: "cannot be read: \(problem)"))
        } catch {
            preconditionFailure("reading a picture throws nothing else: \(error)")
        }
    }

    private static func encoded(_ data: ReportData) -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        encoder.nonConformingFloatEncodingStrategy = .convertToString(
            positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
        guard let json = try? encoder.encode(data) else {
            preconditionFailure("results hold numbers and texts only, which can always be written")
        }
        return json
    }
}
