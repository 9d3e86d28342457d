import Foundation
package import TintypeImage

/// The pictures of a run as reg-suit looks for them: a folder each of what was expected, what was drawn and the differences, with
/// equal names in all three.
package struct RegPictures: Hashable, Sendable {
    /// The ids of the cases that have such a picture.
    package private(set) var expected: Set<String> = []
    package private(set) var actual: Set<String> = []
    package private(set) var difference: Set<String> = []

    /// The folder of the three, in the output folder.
    package static let folder = "reg"

    /// No pictures.
    package init() {}

    /// Copies the pictures of `results` into the output folder. Files of an earlier run are taken away.
    ///
    /// Of a case that passed the golden is both pictures. One that is not there is left out.
    ///
    /// - Parameters:
    ///   - output: The folder that the results' paths of pictures are relative to.
    ///   - folder: The folder that the run started in.
    package init(_ results: RunResults, output: String, folder: String = ".") throws(FileError) {
        let root = FilePaths.join(output, Self.folder)
        try? FileManager.default.removeItem(atPath: root)
        let places = GoldenPlaces(folder: folder, snapshots: results.run.snapshots)
        func picture(_ path: String?) -> Source? { path.map { Source(root: output, path: $0) } }
        for item in results.cases {
            let golden = (try? places.place(of: item)).map { Source(root: $0.store.root, path: $0.relative.text) }
            let isEqual = item.status == .passed || item.status == .recorded
            let old = picture(item.files.expected) ?? (item.status == .missing ? nil : golden)
            let new = picture(item.files.actual) ?? (isEqual ? golden : nil)
            if try Self.copy(old, to: root, "expected", item.id) { expected.insert(item.id) }
            if try Self.copy(new, to: root, "actual", item.id) { actual.insert(item.id) }
            if try Self.copy(picture(item.files.difference), to: root, "diff", item.id) { difference.insert(item.id) }
        }
        for path in results.obsolete {
            let golden = places.store.map { Source(root: $0.root, path: path) }
            if try Self.copy(golden, to: root, "expected", path) { expected.insert(path) }
        }
    }

    private struct Source {
        var root: String
        var path: String
    }

    private static func copy(
        _ source: Source?, to root: String, _ kind: String, _ id: String
    ) throws(FileError) -> Bool {
        guard let source, let place = JailedPath(id), let bytes = try RootFolder(source.root).read(source.path) else {
            return false
        }
        try RootFolder(FilePaths.join(root, kind)).write(bytes, to: place.text)
        return true
    }
}
