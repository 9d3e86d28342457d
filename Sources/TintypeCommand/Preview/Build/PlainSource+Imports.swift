import Foundation

/// The modules that a source asks for.
extension PlainSource {
    /// The modules that stand in for some that only Apple's systems have; their names are no longer.
    static let standIns = [
        "Darwin": "Glibc", "ObjectiveC": "Foundation", "CoreFoundation": "Foundation", "CoreAudioTypes": "AVFAudio",
        "DeveloperToolsSupport": "SwiftUI", "SwiftUICore": "SwiftUI", "_LocationEssentials": "CoreLocation",
    ]

    /// Those for modules with names that an app's types may have, too, so that only imports name them.
    private static let importStandIns = ["CoreAudio": "AVFAudio"]

    /// Returns the module that stands in for one: for the parts that two have together on Apple's systems, as `_MapKit_SwiftUI`, which
    /// Xcode asks for of its own accord, the first of the two, which has them here.
    private static func standIn(_ name: String) -> String? {
        if let standIn = standIns[name] ?? importStandIns[name] { return standIn }
        let pair = name.split(separator: "_", omittingEmptySubsequences: false)
        return pair.count == 3 && pair[0].isEmpty && pair[1] != "Testing" ? String(pair[1]) : nil
    }

    /// Classes that Linux's Foundation has and does not let be used; ours are called so with a line before it.
    static let unusable: Set<String> = ["NSExpression", "NSComparisonPredicate"]

    /// The parts of modules that are modules here.
    private static let parts: Set<String> = ["os.log", "CoreImage.CIFilterBuiltins"]

    /// Returns whether a source may name modules that are called otherwise here, or parts of modules.
    static func hasImports(_ source: Data) -> Bool {
        let words = standIns.keys.sorted() + importStandIns.keys.sorted() + unusable.sorted() + ["import _"]
        if holds(source, words) || lacksPreviews(source) { return true }
        return source.split(separator: UInt8(ascii: "\n")).contains { line in
            let rest = line.drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "@") || isLetter($0) }
            return rest.first == UInt8(ascii: ".") && holds(line, ["import "])
        }
    }

    /// Returns whether a source has previews and asks for UIKit alone, which brings their macro along on Apple's systems.
    static func lacksPreviews(_ source: Data) -> Bool {
        holds(source, ["#Preview"]) && holds(source, ["import UIKit"]) && !holds(source, ["import SwiftUI"])
    }

    /// The kinds of declarations of which one may be asked for by its name.
    private static let kinds: Set<String> = [
        "class", "struct", "enum", "protocol", "func", "var", "let", "typealias",
    ]

    /// Asks for the module that stands in for one, and for the whole of it in the place of a part or of a declaration.
    mutating func readImport() {
        var start = index + "import".utf8.count
        index = start
        guard start < bytes.count, bytes[start] == UInt8(ascii: " "), let first = behindSpaces(start) else { return }
        start = first
        var name = word(at: start)
        let isScoped = Self.kinds.contains(name)
        if isScoped, let next = behindSpaces(start + name.utf8.count) {
            start = next
            name = word(at: start)
        }
        let end = start + name.utf8.count
        var last = end
        while last < bytes.count, bytes[last] == UInt8(ascii: ".") { last += 1 + word(at: last + 1).utf8.count }
        let path = String(decoding: bytes[start..<last], as: UTF8.self)
        if let standIn = Self.standIn(name) {
            replace(first..<last, with: standIn)
        } else if !isScoped, last > end, !Self.parts.contains(path) {
            replace(end..<last, with: "")
        }
        if name == "UIKit", isPreviewed {
            insertions.append((last, "; import SwiftUI"))
            isPreviewed = false
            isChanged = true
        }
        index = last
    }
}
