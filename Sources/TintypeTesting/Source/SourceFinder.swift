import Foundation
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
    private let files = Lock<[String: [String]]>([:])

    /// The files of a package that are looked at, at most.
    private static let mostFiles = 5000
    /// The bytes of a file that is looked at, at most.
    private static let largestFile = 1 << 20

    /// The place of the view in `cause`, its file as seen from the package; nil where that is not known, or may be in
    /// several places.
    ///
    /// The package itself is searched first, then those that it depends on by their paths.
    func place(of cause: CaseCause, inPackage package: String) -> SourceLocation? {
        guard let (module, name) = cause.ownerName else { return nil }
        var found = declarations(of: name, module: module, inPackage: package, shownFrom: "")
        if found.isEmpty {
            found = neighbours(ofPackage: package).flatMap { path in
                declarations(
                    of: name, module: module, inPackage: FilePaths.join(package, path), shownFrom: path + "/")
            }
        }
        return cause.place(among: found)
    }

    /// The paths of the packages that a manifest names by them, as written.
    private func neighbours(ofPackage package: String) -> [String] {
        guard let manifest = try? WholeFile.read(FilePaths.join(package, "Package.swift")) else { return [] }
        var scanner = SwiftScanner(manifest)
        var words: [String] = []
        var found: [String] = []
        while let piece = try? scanner.next() {
            switch piece {
            case .word(let range): words.append(String(decoding: manifest[range], as: UTF8.self))
            case .mark: break
            case .literal(let literal):
                // `.package(path: "…")`, `.package(name: "…", path: "…")`
                let isPath = words == ["package", "path"] || words == ["package", "name", "path"]
                if isPath, let path = literal.value, !path.hasPrefix("/") { found.append(path) }
            }
            if case .mark(UInt8(ascii: "."), _) = piece { words = [] }
        }
        return found
    }

    /// The declarations of a type in the files of its module, or, where no folder is called so, in all.
    private func declarations(
        of name: String, module: String, inPackage package: String, shownFrom prefix: String
    ) -> [TypeDeclaration] {
        let all = swiftFiles(ofPackage: package)
        let own = all.filter { $0.split(separator: "/").dropLast().contains { $0 == module } }
        return (own.isEmpty ? all : own).flatMap { file -> [TypeDeclaration] in
            guard let bytes = try? WholeFile.read(FilePaths.join(package, file)),
                bytes.count <= SourceFinder.largestFile, bytes.contains(name.utf8)
            else { return [] }
            return TypeDeclaration.all(of: name, in: bytes, file: prefix + file)
        }
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
}
