import Foundation

@testable import TintypeImage

/// A folder of its own, gone with the value, and what tests put into it.
final class FileSpace {
    let path: String

    init() throws {
        path = FileManager.default.temporaryDirectory.appendingPathComponent("tintype-\(UUID().uuidString)").path
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    func callAsFunction(_ name: String) -> String { path + "/" + name }

    func folder(_ name: String) throws {
        try FileManager.default.createDirectory(atPath: self(name), withIntermediateDirectories: true)
    }

    func file(_ name: String, _ bytes: [UInt8] = [1]) throws {
        try AtomicFile.write(bytes, to: self(name), makingFolders: true)
    }

    func link(_ name: String, to target: String) throws {
        try FileManager.default.createSymbolicLink(atPath: self(name), withDestinationPath: target)
    }

    func names(in folder: String = "") throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: self(folder)).sorted()
    }
}
