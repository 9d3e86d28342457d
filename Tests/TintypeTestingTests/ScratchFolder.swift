import Foundation

@testable import TintypeTesting

/// A folder that is there for one test.
final class ScratchFolder {
    let path: String
    private let isOwner: Bool

    init() {
        isOwner = true
        path = NSTemporaryDirectory() + "tintype-testing-\(UUID().uuidString)"
    }

    /// The same folder by another path, as another run of the test process would come to it.
    init(again other: ScratchFolder) {
        isOwner = false
        path = other.path + "/../" + (other.path as NSString).lastPathComponent
    }

    deinit { if isOwner { try? FileManager.default.removeItem(atPath: path) } }

    /// The names of the files, sorted.
    var files: [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted()
    }

    func bytes(_ name: String) throws -> Data {
        try Data(contentsOf: URL(fileURLWithPath: path + "/" + name))
    }

    func text(_ name: String) throws -> String {
        String(decoding: try bytes(name), as: UTF8.self)
    }
}

/// Runs `body` as on a developer's machine, also where CI runs it: on CI nothing is recorded. Files that failures leave
/// go to a folder that is gone afterwards, as the package's may be read-only.
func offCI<Result>(_ body: () throws -> Result) rethrows -> Result {
    let artifacts = ScratchFolder()
    let environment = SnapshotEnvironment(["TINTYPE_ARTIFACTS": artifacts.path])
    return try withExtendedLifetime(artifacts) {
        try SnapshotEnvironment.$substitute.withValue(environment, operation: body)
    }
}
