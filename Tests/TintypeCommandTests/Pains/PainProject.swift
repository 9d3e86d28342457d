import Foundation

/// A package of labels, each a scene of its own, to be run as its users would.
final class PainProject {
    let folder: TemporaryFolder

    /// - Parameter padding: Of every label, in points.
    init(_ names: [String], padding: Int = 8) throws {
        folder = try TemporaryFolder()
        for name in names { try write(name, padding: padding) }
    }

    func write(_ name: String, padding: Int, text: String? = nil) throws {
        try write(
            name,
            """
            canvas: {scale: 2, background: white}
            body:
              Text: \(text ?? name)
              modifiers:
                - padding: \(padding)

            """)
    }

    func write(_ name: String, _ yaml: String) throws {
        let file = folder.url.appendingPathComponent("Fixtures/scenes/\(name).yaml")
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(yaml.utf8).write(to: file)
    }

    @discardableResult
    func run(_ arguments: String..., environment: [String: String] = [:]) throws -> CommandRun {
        try CommandRun(arguments, in: folder.url, environment: environment)
    }

    /// Every file below `Snapshots`, by its path.
    func goldens() throws -> [String: Data] { try folder.contents().filter { $0.key.hasPrefix("Snapshots/") } }
}
