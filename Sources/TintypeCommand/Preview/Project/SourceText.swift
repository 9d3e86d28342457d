import Foundation

/// The text of a source, as far as it says what belongs to which target. Comments and strings count, which is seldom wrong.
struct SourceText {
    /// Indicates whether a program begins in it.
    let declaresMain: Bool
    /// Indicates whether an app does.
    let declaresApp: Bool
    /// Indicates whether it is of a test.
    let isTest: Bool

    init(path: String) {
        let text = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
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
        declaresApp = marked && text.contains("App") && text.contains("Scene") && !isWidget
        isTest = lines.contains { line in
            guard line.hasPrefix("import ") || line.hasPrefix("@testable import ") else { return false }
            return ["XCTest", "Testing"].contains { line.hasSuffix("import \($0)") }
        }
    }
}
