import Foundation
import TintypeGraphics
import TintypeImage
import TintypeSnapshots

/// The source files that a test process writes texts into.
///
/// Lines and columns are those of the file as it was compiled. So the first version is kept with all that was put into it since,
/// and a file that somebody else touched meanwhile is left alone.
final class InlineSources: Sendable {
    static let shared = InlineSources()

    fileprivate struct File {
        /// The file as it was compiled.
        var original: [UInt8]
        /// The file as this process left it.
        var written: [UInt8]
        var edits: [Edit] = []
    }

    fileprivate struct Edit {
        /// In the original.
        var range: Range<Int>
        var replacement: [UInt8]
        var text: String
    }

    private let files = Lock<[String: File]>([:])

    /// Makes the call at a place hold `text`.
    ///
    /// - Parameters:
    ///   - expected: The text of the call when it was compiled; nil for none.
    ///   - built: The time at which the program was built; nil where that is not known.
    /// - Returns: false where an earlier pass wrote another text to the same place, which stays.
    /// - Throws: ``InlineSourceError`` or ``FileError``; the file is as it was.
    func write(
        _ text: String, inPlaceOf expected: String?, atLine line: Int, column: Int, of path: String, built: Date?
    ) throws -> Bool {
        try files.withLock { files in
            guard let bytes = try WholeFile.read(path) else { throw InlineSourceError.changed }
            var file = files[path] ?? File(original: bytes, written: bytes)
            let isOurs = files[path] != nil
            guard bytes == file.written, isOurs || !Self.isNewer(path, than: built) else {
                throw InlineSourceError.changed
            }
            let site = try InlineSite(of: "assertInlineSnapshot", in: file.original, line: line, column: column)
            guard site.text == expected else { throw InlineSourceError.changed }
            if let known = file.edits.first(where: { $0.range == site.range }) { return known.text == text }
            let replacement = Array(site.replacement(with: text).utf8)
            file.edits.append(Edit(range: site.range, replacement: replacement, text: text))
            file.edits.sort { $0.range.lowerBound < $1.range.lowerBound }
            file.written = file.edited
            guard try Self.holds(text, replacement) else { throw InlineSourceError.unreadable }
            try AtomicFile.write(file.written, to: path, durability: .synchronized)
            files[path] = file
            return true
        }
    }

    /// Returns whether the replacement will be read as `text`: one that cannot is never written.
    private static func holds(_ text: String, _ replacement: [UInt8]) throws -> Bool {
        var scanner = SwiftScanner(replacement)
        while let piece = try scanner.next() {
            if case .literal(let literal) = piece { return literal.value == text }
        }
        return false
    }

    private static func isNewer(_ path: String, than built: Date?) -> Bool {
        guard let built, let attributes = try? FileManager.default.attributesOfItem(atPath: path),
            let modified = attributes[.modificationDate] as? Date
        else { return false }
        return modified > built
    }

    /// The time at which the running program was built; nil where its file is not known.
    static let buildDate: Date? = {
        let attributes = try? FileManager.default.attributesOfItem(
            atPath: URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().path)
        return attributes?[.modificationDate] as? Date
    }()
}

extension InlineSources.File {
    fileprivate var edited: [UInt8] {
        var bytes: [UInt8] = []
        var place = 0
        for edit in edits {
            bytes += original[place..<edit.range.lowerBound] + edit.replacement
            place = edit.range.upperBound
        }
        return bytes + original[place...]
    }
}
