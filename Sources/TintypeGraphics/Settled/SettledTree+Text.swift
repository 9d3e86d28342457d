import Foundation

extension SettledTree {
    /// The tree as indented lines: what each view is, its name, what it was made with, and its frame in points.
    ///
    /// Two front ends that say the same give the same text when names are left out.
    package func text(names: Bool = true) -> String {
        var lines: [String] = []
        root.write(into: &lines, depth: 0, names: names)
        return lines.joined(separator: "\n") + "\n"
    }

    /// The views and what they were made with as indented lines, without their places, each within the composed views that its
    /// author wrote.
    package var outline: String {
        var lines: [String] = []
        root.outline(into: &lines, depth: 0)
        return lines.joined(separator: "\n") + "\n"
    }
}

extension SettledTree.View {
    fileprivate func write(into lines: inout [String], depth: Int, names: Bool) {
        var line = String(repeating: "  ", count: depth) + words(names: names)
        line += "  (\(Self.length(frame.minX)), \(Self.length(frame.minY)))"
        line += " \(Self.length(frame.width)) × \(Self.length(frame.height))"
        lines.append(line)
        for child in children { child.write(into: &lines, depth: depth + 1, names: names) }
    }

    fileprivate func outline(into lines: inout [String], depth: Int) {
        var depth = depth
        for maker in makers where maker.isUsers {
            lines.append(String(repeating: "  ", count: depth) + maker.plainName)
            depth += 1
        }
        lines.append(String(repeating: "  ", count: depth) + words(names: true))
        for child in children { child.outline(into: &lines, depth: depth + 1) }
    }

    private func words(names: Bool) -> String {
        var words = kind
        if names, let id { words += " #\(id)" }
        for attribute in attributes { words += " \(attribute.name)=\(SettledTree.View.quoted(attribute.value))" }
        return words
    }

    /// Values with spaces or quotes are quoted, so that a line can be read back in parts.
    private static func quoted(_ value: String) -> String {
        guard value.isEmpty || value.contains(where: { $0 == " " || $0 == "\"" || $0.isNewline }) else { return value }
        let escaped = value.map { character -> String in
            switch character {
            case "\"": "\\\""
            case "\\": "\\\\"
            case _ where character.isNewline: "\\n"
            default: String(character)
            }
        }
        return "\"" + escaped.joined() + "\""
    }

    /// A length to three decimals.
    private static func length(_ value: CGFloat) -> String {
        guard value.isFinite else { return "\(value)" }
        let rounded = (value * 1000).rounded() / 1000
        return rounded == rounded.rounded() && abs(rounded) < 1e15 ? "\(Int(rounded))" : "\(rounded)"
    }
}
