import Foundation
import Testing
import TintypeGraphics
import TintypeImage
import TintypeScene
import TintypeSnapshots

@testable import Tintype

/// Each file of the tables in `Fixtures/hostile` comes to exactly what the table says; `TINTYPE_RECORD=all`
/// writes what they come to into the tables.
@Suite("Hostile files")
struct HostileFileTests {
    @Test("come word for word to what the table says", arguments: HostileFiles.names)
    func table(name: String) throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "tintype-hostile-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        for row in try HostileFiles.rows(of: name) {
            let found = try outcome(of: row, in: name, folder)
            if ProcessInfo.processInfo.environment["TINTYPE_RECORD"] == "all" {
                try HostileFiles.record(found, for: row, in: name)
                continue
            }
            #expect(found == row.expected, "\(name).txt:\(row.line): \(row.written.prefix(200))")
        }
    }

    @Test("are five hundred that are refused, and more")
    func count() throws {
        let tables = try HostileFiles.names.map(HostileFiles.rows)
        #expect(tables.joined().count { $0.expected.contains("error: ") } >= 800)
        for rows in tables { #expect(Set(rows.map(\.written)).count == rows.count, "a file stands in a table twice") }
    }

    private func outcome(of row: HostileFiles.Row, in table: String, _ folder: URL) throws -> String {
        switch table {
        case "settings": settings(row.bytes)
        case "results": results(row.bytes)
        case "pictures": try picture(row)
        case "json": try scene(row.bytes, "a.json", folder)
        default: try scene(row.bytes, "a.yaml", folder)
        }
    }

    /// From the file to the pixels, as the command does it.
    private func scene(_ bytes: [UInt8], _ name: String, _ folder: URL) throws -> String {
        let path = folder.appending(path: name).path
        try Data(bytes).write(to: URL(filePath: path))
        do {
            let file = try ScenePipeline.load(path: path, name: name)
            do {
                let pipeline = ScenePipeline(resources: try RenderResources.standard.get())
                let drawn = try pipeline.draw(file)
                _ = try pipeline.rasterize(drawn)
                return drawn.warnings.isEmpty ? "drawn" : words(drawn.warnings)
            } catch let error as RenderError {
                return "error: \(error.message)\(error.hint.map { "\nhint: \($0)" } ?? "")"
            }
        } catch let errors as SceneErrors {
            return words(errors.diagnostics)
        }
    }

    private func words(_ diagnostics: [Diagnostic]) -> String {
        let told = diagnostics.prefix(3).map { item -> String in
            let text: ShownText = "\(item.line):\(item.column) \(item.severity.rawValue): \(item.message)"
            let hint: ShownText? = item.hint.map { "hint: \($0)" }
            return [text.text, hint?.text].compactMap(\.self).joined(separator: "\n")
        }
        return (told + (diagnostics.count > 3 ? ["and \(diagnostics.count - 3) more"] : [])).joined(separator: "\n")
    }

    private func settings(_ bytes: [UInt8]) -> String {
        do {
            let file = try ConfigFile(bytes, path: "tintype.json")
            return "read: "
                + file.values.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }.joined(separator: ", ")
        } catch {
            return "error: " + error.shownText.text
        }
    }

    private func results(_ bytes: [UInt8]) -> String {
        do {
            return "read: \(try RunResults(json: Data(bytes)).cases.count) cases"
        } catch {
            return "error: \(error.message)\nhint: \(error.hint)"
        }
    }

    /// `@png/rgba.png cut 8` is the first 8 bytes of that file among the corpora, `@png/rgba.png set 16 FF` the file with the byte
    /// at 16 set.
    private func picture(_ row: HostileFiles.Row) throws -> String {
        var bytes = row.bytes
        let words = row.written.split(separator: " ")
        if row.written.hasPrefix("@"), words.count > 2, let place = Int(words[2]) {
            let corpora = URL(filePath: #filePath).deletingLastPathComponent()
                .appending(path: "../../FuzzTests/Corpora/\(words[0].dropFirst())").standardizedFileURL
            bytes = Array(try Data(contentsOf: corpora))
            if words[1] == "cut" { bytes = Array(bytes.prefix(place)) }
            if words.count > 3 { bytes[place] = try #require(UInt8(words[3], radix: 16)) }
        }
        do {
            let bitmap = try PictureFile.decode(bytes)
            return "read: \(bitmap.width)×\(bitmap.height)"
        } catch {
            return "error: \((error as? PNGError)?.message ?? "\(error)")"
        }
    }
}
