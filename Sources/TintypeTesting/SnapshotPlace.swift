import Foundation
import TintypeGraphics
import TintypeImage
import TintypeSnapshots

/// The files of an assertion.
struct SnapshotPlace {
    let store: SnapshotStore
    /// Its scale is 1: a golden's name is the test's and the assertion's, whatever it is drawn at.
    let name: SnapshotName
    /// The folder for pictures of failures.
    let artifacts: String
    /// The test and the name, for people.
    let displayName: String
    /// The test's name, as the command line selects it.
    let testTitle: String
    /// The folder of results, which review reads.
    let output: String
    /// The picture's path below its package: what its case is known by.
    let id: String
    /// The place of the assertion, its file as seen from the package.
    let source: SourceLocation
    /// The folder of the package that the assertion stands in.
    let package: String

    init(_ call: SnapshotCall, pathExtension: String, _ environment: SnapshotEnvironment) {
        let source = URL(fileURLWithPath: "\(call.filePath)")
        let testFile = source.deletingPathExtension().lastPathComponent
        let beside = source.deletingLastPathComponent().appendingPathComponent("__Snapshots__").path
        let root = call.directory ?? FilePaths.join(environment.goldens ?? beside, testFile)
        store = SnapshotStore(root: root)
        name = SnapshotName([call.testTitle], variant: call.name, scale: 1, pathExtension: pathExtension)
        let module = "\(call.fileID)".prefix { $0 != "/" }
        let package = SnapshotPlace.packageFolder(of: source).path
        self.package = package
        output = environment.artifacts ?? FilePaths.join(package, ".build/tintype")
        func belowPackage(_ path: String) -> String {
            path.hasPrefix(package + "/") ? String(path.dropFirst(package.count + 1)) : path
        }
        id = belowPackage(FilePaths.join(root, name.relativePath))
        self.source = SourceLocation(
            file: belowPackage(source.path), line: Int(call.line), column: Int(call.column))
        artifacts = FilePaths.join(FilePaths.join(output, String(module)), testFile)
        displayName = call.displayName
        testTitle = call.testTitle
    }

    /// The path of the golden.
    var goldenPath: String { store.path(for: name) }

    /// Adds where the causes stand in the package's sources, as far as these tell.
    ///
    /// - Parameter isFull: True for absolute paths, false for paths as seen from the package.
    func locate(_ causes: inout [CaseCause], isFull: Bool) {
        for index in causes.indices where causes[index].source == nil {
            guard var found = SourceFinder.shared.place(of: causes[index], inPackage: package) else { continue }
            if isFull { found.file = FilePaths.join(package, found.file) }
            causes[index].source = found
        }
    }

    /// The folder of the package that `source` belongs to, or its own where there is none.
    private static func packageFolder(of source: URL) -> URL {
        let own = source.deletingLastPathComponent()
        var folder = own
        while folder.pathComponents.count > 1 {
            if FileManager.default.fileExists(atPath: folder.appendingPathComponent("Package.swift").path) {
                return folder
            }
            folder.deleteLastPathComponent()
        }
        return own
    }
}
