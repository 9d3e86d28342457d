import Foundation

/// The text of a source, as far as it says what belongs to which target. Comments and strings count, which is seldom wrong.
struct SourceText {
    /// Indicates whether a program begins in it.
    let declaresMain: Bool
    /// Indicates whether an app does.
    let declaresApp: Bool
    /// Indicates whether it is of a test, or of a tool's description of a project.
    let isForeign: Bool
    /// The modules that it imports.
    let imports: Set<String>

    init(path: String) {
        // Comments may be in another encoding, which the compiler passes over.
        let text = String(decoding: FileManager.default.contents(atPath: path) ?? Data(), as: UTF8.self)
        self.init(text, isMainFile: path.hasSuffix("/main.swift"))
    }

    init(_ text: String, isMainFile: Bool = false) {
        let lines = text.split(whereSeparator: \.isNewline).map { $0.drop { $0 == " " || $0 == "\t" } }
        let marked = lines.contains { line in
            ["@main", "@UIApplicationMain", "@NSApplicationMain"].contains { mark in
                line.hasPrefix(mark) && line.dropFirst(mark.count).first.map { !$0.isLetter } ?? true
            }
        }
        declaresMain = marked || isMainFile
        let isWidget = text.contains("WidgetBundle") || text.contains(": Widget ") || text.contains(": Widget{")
        let isApp = (text.contains("App") && text.contains("Scene")) || text.contains("UIApplicationDelegate")
        declaresApp = !isWidget && (marked ? isApp : isMainFile && text.contains("UIApplicationMain"))
        imports = Set(lines.compactMap(Self.module))
        isForeign = !imports.isDisjoint(with: Self.foreignModules)
    }

    /// The modules of tests, and of programs that describe a project: a manifest of SwiftPM, of Tuist, a file of Danger's.
    private static let foreignModules: Set<String> = [
        "XCTest", "Testing", "PackageDescription", "PackagePlugin", "ProjectDescription", "ProjectAutomation",
        "ProjectDescriptionHelpers", "TemplateDescription", "Danger",
    ]

    /// The words that may stand between `import` and the module.
    private static let kinds: Set<Substring> = [
        "struct", "class", "enum", "protocol", "func", "var", "let", "typealias", "actor",
    ]

    /// The module that a line imports, such as `@testable import struct Pond.Fish`; nil for another line.
    private static func module(of line: Substring) -> String? {
        guard line.contains("import ") else { return nil }
        let words = line.split(whereSeparator: { $0 == " " || $0 == "\t" })
        guard let place = words.firstIndex(of: "import"), words.count > place + 1,
            words[..<place].allSatisfy({
                $0.hasPrefix("@") || ["public", "package", "internal", "fileprivate", "private"].contains($0)
            })
        else { return nil }
        let rest = words[(place + 1)...]
        let name = kinds.contains(rest[place + 1]) ? rest.dropFirst().first : rest.first
        return name.map { String($0.prefix { $0 != "." && $0 != ";" && $0 != "/" }) }
    }

    /// The modules that files import.
    static func imports(of paths: [String]) -> Set<String> {
        paths.reduce(into: []) { $0.formUnion(SourceText(path: $1).imports) }
    }
}
