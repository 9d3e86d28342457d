/// Keeps a CI's runner from taking a line of text for a command.
///
/// GitHub's runner obeys a line that begins with `::`, spaces before it aside, and `##[` wherever it stands; Azure's obeys `##vso[`,
/// TeamCity's `##teamcity[`. A backslash before the colons, or between the number signs, ends that and can be read over.
package enum CommandGuard {
    /// `text`, of any number of lines, without a command.
    package static func guarded(_ text: String) -> String {
        guard text.utf8.contains(UInt8(ascii: ":")) || text.utf8.contains(UInt8(ascii: "#")) else { return text }
        var result = String.UnicodeScalarView()
        var rest = text.unicodeScalars[...]
        while let end = rest.firstIndex(where: { $0 == "\n" || $0 == "\r" }) {
            append(rest[..<end], to: &result)
            result.append(rest[end])
            rest = rest[rest.index(after: end)...]
        }
        append(rest, to: &result)
        return String(result)
    }

    private static func append(_ line: Substring.UnicodeScalarView, to result: inout String.UnicodeScalarView) {
        // The runner compares by a culture's rules, which pass over what has no width.
        let start = line.firstIndex { !isPassedOver($0) } ?? line.endIndex
        result.append(contentsOf: line[..<start])
        if line[start...].starts(with: "::".unicodeScalars) { result.append("\\") }
        appendWithoutMarks(line[start...], to: &result)
    }

    /// `text` without the commands that may stand anywhere in a line.
    package static func withoutMarks(_ text: String) -> String {
        guard text.utf8.contains(UInt8(ascii: "#")) else { return text }
        var result = String.UnicodeScalarView()
        appendWithoutMarks(text.unicodeScalars[...], to: &result)
        return String(result)
    }

    private static func appendWithoutMarks(
        _ text: Substring.UnicodeScalarView, to result: inout String.UnicodeScalarView
    ) {
        var rest = text
        while let sign = rest.firstIndex(of: "#") {
            let next = rest.index(after: sign)
            result.append(contentsOf: rest[..<next])
            rest = rest[next...]
            if opensCommand(rest) { result.append("\\") }
        }
        result.append(contentsOf: rest)
    }

    private static func isPassedOver(_ scalar: Unicode.Scalar) -> Bool {
        scalar.value < 33
            || scalar.value > 126
                && (scalar.properties.isWhitespace || scalar.properties.isDefaultIgnorableCodePoint)
    }

    /// True where a number sign, letters and a bracket follow, as in `#vso[`.
    private static func opensCommand(_ rest: Substring.UnicodeScalarView) -> Bool {
        guard rest.first == "#" else { return false }
        return rest.dropFirst().first { !$0.properties.isAlphabetic } == "["
    }
}
