import Testing

/// A doc comment begins with the name of the thing: with a noun or a verb, as Swift's API design guidelines ask, and not with a
/// relative clause.
@Suite("Doc comments")
struct DocCommentTests {
    /// Folders whose comments have not been rewritten yet. The list only ever gets shorter.
    private static let unfinished = [
        "Sources/TintypeTree/Controls", "Sources/TintypeTree/Lists", "Sources/TintypeTree/Navigation",
        "Sources/TintypeTree/Presentation", "Sources/TintypeUI", "Sources/Apple", "Sources/AVFoundation",
        "Sources/AVKit", "Sources/CoreHaptics", "Sources/CoreLocation", "Sources/LocalAuthentication", "Sources/MapKit",
        "Sources/MessageUI", "Sources/PhotosUI", "Sources/SafariServices", "Sources/StoreKit", "Sources/SwiftData",
        "Sources/UserNotifications", "Sources/WebKit",
    ]

    @Test("doc comments name the thing first")
    func firstWords() throws {
        var count = 0
        for file in try SourceTree(["Sources"]).files
        where !Self.unfinished.contains(where: { file.path.hasPrefix($0 + "/") }) {
            var isInside = false
            for (index, line) in file.lines.enumerated() {
                let text = line.drop { $0 == " " }
                defer { isInside = text.hasPrefix("///") }
                guard text.hasPrefix("///"), !isInside else { continue }
                count += 1
                let isClause = text.starts(with: /\/\/\/ (?:What|How|Whether|Where|Who|Whom|Whose|When|Which|Why)\b/)
                #expect(!isClause, "\(file.path):\(index + 1) \(text.dropFirst(4))")
            }
        }
        #expect(count > 3000)
    }
}
