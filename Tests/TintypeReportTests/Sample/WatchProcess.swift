import Foundation

@testable import TintypeCommand

/// A running `tintype preview --watch` of a folder of sources, ended with the value.
final class WatchProcess {
    /// The address that it printed.
    let address: String
    /// The folder of the app.
    let app: URL
    private let process = Process()
    private let notes: URL

    /// An app of these sources, by their names.
    convenience init(_ files: [String: String]) async throws {
        try await self.init("Pond") { app in
            try FileManager.default.createDirectory(at: app, withIntermediateDirectories: true)
            for (name, text) in files {
                try text.write(to: app.appendingPathComponent(name), atomically: true, encoding: .utf8)
            }
        }
    }

    /// A copy of one of the sample apps.
    convenience init(sample name: String) async throws {
        try await self.init(name) { app in
            let apps = URL(fileURLWithPath: Self.package).appendingPathComponent("Tests/SourceCompatibilityTests/Apps")
            try FileManager.default.copyItem(at: apps.appendingPathComponent(name), to: app)
        }
    }

    private init(_ name: String, make: (URL) throws -> Void) async throws {
        let folder = Chromium.scratch.appendingPathComponent("watch-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        app = folder.appendingPathComponent(name)
        try make(app)
        let output = folder.appendingPathComponent("out.txt")
        notes = folder.appendingPathComponent("notes.txt")
        for file in [output, notes] { try Data().write(to: file) }
        process.executableURL = ReviewProcess.executable
        process.arguments = ["preview", name, "--watch"]
        process.environment = ReviewProcess.variables.merging(
            ["TINTYPE_TOOLKIT": try Self.toolkit.get(), "XDG_CACHE_HOME": Self.cache]) { _, new in new }
        process.currentDirectoryURL = folder
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = try FileHandle(forWritingTo: output)
        process.standardError = try FileHandle(forWritingTo: notes)
        try process.run()
        var text = ""
        for _ in 0..<4800 where !text.hasSuffix("\n") {
            try await Task.sleep(for: .milliseconds(25))
            text = String(decoding: try Data(contentsOf: output), as: UTF8.self)
        }
        address = text.trimmingCharacters(in: .whitespacesAndNewlines)
        guard address.hasPrefix("http://127.0.0.1:") else { throw Chromium.Failure("watch printed \"\(text)\"") }
    }

    deinit { if process.isRunning { process.terminate() } }

    /// The text of a source.
    func source(_ name: String) throws -> String {
        try String(contentsOf: app.appendingPathComponent(name), encoding: .utf8)
    }

    /// Saves a source.
    func save(_ name: String, _ text: String) throws {
        try text.write(to: app.appendingPathComponent(name), atomically: true, encoding: .utf8)
    }

    /// The text on standard error, once it holds `part`.
    func notes(with part: String) async throws -> String {
        var text = ""
        for _ in 0..<2400 {
            text = String(decoding: try Data(contentsOf: notes), as: UTF8.self)
            if text.contains(part) { return text }
            try await Task.sleep(for: .milliseconds(25))
        }
        throw Chromium.Failure("\"\(part)\" is not in \"\(text)\"")
    }

    /// Indicates whether a sanitizer watches the tests and the command.
    static let isSanitized = ReviewProcess.variables.keys.contains { $0.hasSuffix("SAN_OPTIONS") }

    private static let products = ReviewProcess.executable.deletingLastPathComponent().path
    private static let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().path
    private static let cache = package + "/.build/tintype/watch-cache"

    /// The toolkit's folder, of what the build of the tests has made.
    private static let toolkit: Result<String, any Error> = Result {
        let folder = cache + "/toolkit"
        try ToolkitAssembly(
            checkout: package, products: products, toolchain: try SwiftToolchain.find(),
            stamp: PreviewCache.stamp(of: [products + "/libTintypeToolkit.so"]),
            moduleCache: cache + "/tintype/modules", isLinking: true
        ).run(into: folder)
        return folder
    }
}
