import Foundation
import TintypeImage

/// Writes results as a page for people: a folder, or one file.
package struct ReportWriter: Sendable {
    /// The limit of a single file unless another is asked for, in bytes: what browsers open and mail carries.
    package static let defaultLimit = 64 << 20

    private let results: RunResults
    private let source: String
    private let commands: ReaderCommands

    /// - Parameters:
    ///   - folder: The folder that holds `results.json`, which the paths of pictures are relative to.
    ///   - commands: The commands that the reader can type.
    package init(_ results: RunResults, folder: String, commands: ReaderCommands = ReaderCommands()) {
        self.results = results
        source = folder
        self.commands = commands
    }

    /// The page that was written, and the numbers of its pictures.
    package struct Written: Hashable, Sendable {
        /// The page, to be opened.
        package var page: String
        /// The number of different pictures.
        package var pictures: Int
        /// The number of cases without pictures because of the limit.
        package var leftOut: Int
    }

    /// Writes `index.html` and, each once, `pictures/<hash>.png` into `folder`.
    ///
    /// Pictures go first, then the page takes its place at once, then pictures that it does not name are taken away: a
    /// reader, or whoever comes after a crash, finds a whole report. Other files in the folder stay.
    package func writeFolder(_ folder: String) throws(ReportError) -> Written {
        let pictures = FilePaths.join(folder, "pictures")
        var keys: Set<String> = []
        let root = RootFolder(folder)
        try makeFolder(pictures)
        let content = try ReportContent(results, folder: source, form: .folder, commands: commands) {
            (key, bytes) throws(ReportError) in
            keys.insert(key)
            let path = "pictures/\(key).png"
            do throws(FileError) {
                // A file of that name has these contents, unless somebody else wrote it.
                if try root.read(path) != bytes { try root.write(bytes, to: path) }
            } catch {
                throw .file(error)
            }
        }
        let page = FilePaths.join(folder, "index.html")
        try write(Array(ReportPage.page(data: Self.elements(content.json(), content))), to: page)
        removePictures(in: root, but: keys)
        return Written(page: page, pictures: keys.count, leftOut: 0)
    }

    /// Writes a page that holds everything to `path`.
    ///
    /// - Parameter limit: The most bytes of the file. Pictures that would go beyond are left out, those of cases that
    ///   fail last, and the page says of which cases.
    package func writeFile(_ path: String, limit: Int = ReportWriter.defaultLimit) throws(ReportError) -> Written {
        let content = ReportContent(results, folder: source, form: .file, commands: commands)
        // Naming what is left out takes some bytes of its own.
        let everything = Set(content.byImportance)
        let least = ReportPage.page(data: Self.elements(content.json(leavingOut: everything, limit: limit), content))
            .count
        let most = max(least, ReportPage.page(data: Self.elements(content.json(), content)).count)
        guard least <= limit else { throw .limitTooSmall(limit: limit, needed: least) }
        var room = limit - most
        var stored: [String: [UInt8]] = [:]
        var order: [String] = []
        var leftOut = everything
        for index in content.byImportance {
            var added: [String: [UInt8]] = [:]
            for key in content.pictureKeys(at: index) where stored[key] == nil {
                added[key] = content.picture(key).map { ReportPage.pictureElement(key: key, bytes: $0) } ?? []
            }
            let length = added.values.reduce(0) { $0 + $1.count }
            guard length <= room else { continue }
            room -= length
            stored.merge(added) { old, _ in old }
            order += added.keys.sorted()
            leftOut.remove(index)
        }
        let json = content.json(leavingOut: leftOut, limit: limit)
        let page = ReportPage.page(data: Self.elements(json, content) + order.map { stored[$0] ?? [] })
        try write(Array(page), to: path)
        return Written(page: path, pictures: order.count, leftOut: leftOut.count)
    }

    private static func elements(_ json: Data, _ content: ReportContent) -> [[UInt8]] {
        let layouts = content.layouts.sorted { $0.key < $1.key }.map { key, text in
            ReportPage.dataElement(id: "layout-\(key)", json: Data(text.utf8))
        }
        return [ReportPage.dataElement(id: "report-data", json: json)] + layouts
    }

    /// Removes files that have the name of a picture's hash, and no others; one that cannot be removed does no harm.
    private func removePictures(in folder: RootFolder, but keys: Set<String>) {
        let pictures = FilePaths.join(folder.path, "pictures")
        let names = (try? FileManager.default.contentsOfDirectory(atPath: pictures)) ?? []
        for name in names where name.hasSuffix(".png") {
            let key = name.dropLast(4)
            guard key.utf8.count == 32, key.allSatisfy(\.isHexDigit), !keys.contains(String(key)) else { continue }
            try? folder.remove("pictures/" + name)
        }
    }

    private func makeFolder(_ path: String) throws(ReportError) {
        do {
            try AtomicFile.makeFolder(path)
        } catch {
            if error.problem == .notAFolder { throw .notAFolder(error.path) }
            throw .file(error)
        }
    }

    private func write(_ bytes: [UInt8], to path: String) throws(ReportError) {
        do {
            try AtomicFile.write(bytes, to: path, makingFolders: true)
        } catch {
            throw .file(error)
        }
    }
}
