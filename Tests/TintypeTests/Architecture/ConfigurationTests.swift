import Testing

/// A debug build and one for release are made of the same sources, so that what CI builds for debugging is built for release too.
@Suite("Configurations")
struct ConfigurationTests {
    /// The crash that tests ask for, which released commands must not know.
    private static let exempt = ["Sources/TintypeCommand/Supervision/SceneWorker.swift"]

    @Test("no source differs between debug and release but the crash that tests ask for")
    func conditions() throws {
        let tree = try SourceTree(["Sources"])
        #expect(tree.files.count > 1000)
        let conditional = tree.files.filter { $0.has("DEBUG") || $0.has("_isDebugAssertConfiguration") }
            .filter { $0.lines.contains { Self.asks($0) } }
        #expect(conditional.map(\.path) == Self.exempt)
    }

    private static func asks(_ line: Substring) -> Bool {
        let line = line.drop { $0 == " " }
        return line.contains("_isDebugAssertConfiguration")
            || (line.hasPrefix("#if") || line.hasPrefix("#elseif")) && line.contains("DEBUG")
    }
}
