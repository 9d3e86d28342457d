import Foundation

/// The measured cases and the tests of the package, in which evidence is looked up.
///
/// Evidence is written as `frames.json: metalui-F-A1`, the id of a case in `Fixtures/conformance`, or as
/// `TintypeUITests/BadgeTests.swift: inlineBadge`, the function of a test in `Tests`.
struct EvidenceFiles {
    /// The folder of the package.
    let root: URL
    private var texts: [String: String] = [:]

    init(root: URL) {
        self.root = root
    }

    /// Those of some pieces of evidence that name no case and no test. A case that no rule explains proves nothing.
    mutating func unresolved(_ evidence: [String]) -> [String] {
        evidence.filter { !resolves($0) }
    }

    private mutating func resolves(_ evidence: String) -> Bool {
        let parts = evidence.components(separatedBy: ": ")
        guard parts.count == 2 else { return false }
        let isCase = parts[0].hasSuffix(".json")
        let text = text(of: (isCase ? "Fixtures/conformance/" : "Tests/") + parts[0])
        return isCase ? Self.hasCase(parts[1], in: text) : Self.hasTest(parts[1], in: text)
    }

    /// The text of a file; empty where there is none.
    private mutating func text(of path: String) -> String {
        if let text = texts[path] { return text }
        let text = (try? String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)) ?? ""
        texts[path] = text
        return text
    }

    /// Each case has a line.
    private static func hasCase(_ id: String, in text: String) -> Bool {
        text.split(separator: "\n").contains {
            $0.hasPrefix("{\"id\": \"\(id)\",") && !$0.contains("\"unexplained\": true")
        }
    }

    /// The attribute of a test stands before its function, with no other function between.
    private static func hasTest(_ function: String, in text: String) -> Bool {
        guard let declaration = text.range(of: "func \(function)(") else { return false }
        let before = text[..<declaration.lowerBound]
        guard let attribute = before.range(of: "@Test", options: .backwards) else { return false }
        return !before[attribute.upperBound...].contains("func ")
    }
}
