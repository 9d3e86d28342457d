import Foundation
import Synchronization
import TintypeGraphics
import TintypeImage
import TintypeSnapshots

/// Finds in a package's sources what a cause speaks of: SwiftUI's views do not know where they are written.
///
/// The declaration of the view's type is looked for by its name, in the files of its module, and within it the text that changed,
/// where it stands there once. It is only asked of failures.
final class SourceFinder: Sendable {
    static let shared = SourceFinder()

    /// The packages' Swift files, by folder; read once, as sources do not change while tests run.
    private let files = Mutex<[String: [String]]>([:])

    /// The files of a package that are looked at, at most.
    private static let mostFiles = 5000
    /// The bytes of a file that is looked at, at most.
    private static let largestFile = 1 << 20

    /// Where the view stands that `cause` speaks of, its file as seen from the package; nil where that is not known, or may be in
    /// several places.
    func place(of cause: CaseCause, inPackage package: String) -> SourceLocation? {
        guard let owner = cause.owner else { return nil }
        let parts = owner.split(separator: ".").map(String.init)
        guard parts.count > 1, let name = parts.last else { return nil }
        let all = swiftFiles(ofPackage: package)
        let own = all.filter { $0.split(separator: "/").dropLast().contains { $0 == parts[0] } }
        let found = (own.isEmpty ? all : own).flatMap { declarations(of: name, in: $0, package: package) }
        if let text = cause.shownText {
            let texts = found.flatMap { $0.places(ofText: text) }
            if texts.count == 1 { return texts[0] }
        }
        return found.count == 1 ? found[0].place : nil
    }

    /// The paths of the package's Swift files, sorted; what is hidden, e.g. its build, is left out.
    private func swiftFiles(ofPackage package: String) -> [String] {
        files.withLock { files in
            if let known = files[package] { return known }
            var found: [String] = []
            let walk = FileManager.default.enumerator(
                at: URL(fileURLWithPath: package), includingPropertiesForKeys: nil, options: [.skipsHiddenFiles])
            while found.count < SourceFinder.mostFiles, let url = walk?.nextObject() as? URL {
                if url.pathExtension == "swift", url.path.hasPrefix(package + "/") {
                    found.append(String(url.path.dropFirst(package.count + 1)))
                }
            }
            files[package] = found.sorted()
            return found.sorted()
        }
    }

    private func declarations(of name: String, in file: String, package: String) -> [TypeDeclaration] {
        guard let bytes = try? WholeFile.read(FilePaths.join(package, file)), bytes.count <= SourceFinder.largestFile,
            bytes.contains(name.utf8)
        else { return [] }
        return TypeDeclaration.all(of: name, in: bytes, file: file)
    }
}

/// Where a type is declared.
private struct TypeDeclaration {
    let source: [UInt8]
    let file: String
    /// From the name to the end of the body.
    let range: Range<Int>

    /// All declarations of `name` in a file; none where the file cannot be read as Swift.
    static func all(of name: String, in source: [UInt8], file: String) -> [TypeDeclaration] {
        var scanner = SwiftScanner(source)
        var found: [TypeDeclaration] = []
        var isAfterKeyword = false
        while let piece = try? scanner.next() {
            guard case .word(let word) = piece else {
                isAfterKeyword = false
                continue
            }
            if isAfterKeyword, source[word].elementsEqual(name.utf8), let end = endOfBody(scanner) {
                found.append(TypeDeclaration(source: source, file: file, range: word.lowerBound..<end))
            }
            isAfterKeyword = ["struct", "class", "enum", "actor"].contains { source[word].elementsEqual($0.utf8) }
        }
        return found
    }

    /// Past the brace that ends the body that follows.
    private static func endOfBody(_ start: SwiftScanner) -> Int? {
        var scanner = start
        var depth = 0
        while let piece = try? scanner.next() {
            guard case .mark(let mark, _) = piece else { continue }
            if mark == UInt8(ascii: "{") { depth += 1 }
            if mark == UInt8(ascii: "}") {
                depth -= 1
                if depth == 0 { return scanner.index }
            }
        }
        return nil
    }

    var place: SourceLocation { location(of: range.lowerBound) }

    /// Where literals of `text` stand in the body.
    func places(ofText text: String) -> [SourceLocation] {
        var scanner = SwiftScanner(source, at: range.lowerBound)
        var found: [SourceLocation] = []
        while let piece = try? scanner.next(), scanner.index <= range.upperBound {
            if case .literal(let literal) = piece, literal.value == text {
                found.append(location(of: literal.range.lowerBound))
            }
        }
        return found
    }

    private func location(of index: Int) -> SourceLocation {
        let before = source[..<index]
        let newline = UInt8(ascii: "\n")
        let lineStart = before.lastIndex(of: newline).map { $0 + 1 } ?? 0
        return SourceLocation(
            file: file, line: before.count { $0 == newline } + 1, column: index - lineStart + 1)
    }
}
